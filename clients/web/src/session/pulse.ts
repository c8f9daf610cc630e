/** Notices a connection that is dead without saying so: a quiet line is asked, a line without an answer is dead. */

const QUIET = 20_000;
const PATIENCE = 6_000;

export class Pulse {
  #heard = 0;
  #asked: number | null = null;

  /** The line is new, or something came over it. */
  heard(now: number): void {
    this.#heard = now;
    this.#asked = null;
  }

  /** Called every few seconds: what to do with the line. */
  tick(now: number): 'wait' | 'ask' | 'dead' {
    if (this.#asked !== null) return now - this.#asked >= PATIENCE ? 'dead' : 'wait';
    return now - this.#heard >= QUIET ? this.ask(now) : 'wait';
  }

  /** Asks now, because the page woke up and the line may have died meanwhile. */
  ask(now: number): 'ask' {
    this.#asked ??= now;
    return 'ask';
  }
}
