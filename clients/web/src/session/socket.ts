/**
 * The thin shell between a `Session` and a WebSocket: opens, reopens with jitter, waits as long as a
 * `bye` asks, notices dead lines. It queues nothing; what must not be lost is the session's affair.
 */
import ReconnectingWebSocket from 'partysocket/ws';
import { Pulse } from './pulse';
import type { Effect, Session } from './session';
import { pack, SUBPROTOCOL, unpack } from './wire';

const TICK = 2_000;

/** Hears of every change of the session, with the effects that concern people. */
export type Told = (effects: Effect[]) => void;

export class Socket {
  /** A line was lost, or could not be had at all. */
  failed = false;

  #line: ReconnectingWebSocket | null = null;
  #stopped = false;
  #return: ReturnType<typeof setTimeout> | undefined;
  readonly #ticker: ReturnType<typeof setInterval>;
  readonly #pulse = new Pulse();

  constructor(
    private readonly url: string,
    private readonly session: Session,
    private readonly told: Told,
  ) {
    this.#ticker = setInterval(this.#tick, TICK);
    window.addEventListener('online', this.#wake);
    document.addEventListener('visibilitychange', this.#wake);
    this.#dial();
  }

  /** Carries out the session's effects that concern the line and tells the rest. */
  run(effects: Effect[]): void {
    for (const effect of effects) {
      if (effect.do === 'send') this.#line?.send(pack(effect.message));
      else if (effect.do === 'resync') this.#dialIn(jitter(250));
      else if (effect.do === 'return') this.#dialIn(effect.after + jitter(500));
      else if (effect.do === 'leave') this.stop();
    }
    this.told(effects);
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#return);
    clearInterval(this.#ticker);
    window.removeEventListener('online', this.#wake);
    document.removeEventListener('visibilitychange', this.#wake);
    this.#hangUp();
  }

  #dial(): void {
    clearTimeout(this.#return);
    this.#return = undefined;
    this.#hangUp();
    const line = new ReconnectingWebSocket(this.url, [SUBPROTOCOL], {
      minReconnectionDelay: 300 + jitter(700),
      maxReconnectionDelay: 6_000 + jitter(4_000),
      reconnectionDelayGrowFactor: 1.7,
      connectionTimeout: 8_000,
      maxEnqueuedMessages: 0,
    });
    line.binaryType = 'arraybuffer';
    line.addEventListener('open', () => this.#on(line, () => this.session.opened()));
    line.addEventListener('message', ({ data }) =>
      this.#on(line, () => this.session.receive(unpack(data), Date.now())),
    );
    line.addEventListener('close', () => {
      if (line === this.#line) this.#closed();
    });
    this.#line = line;
    this.#pulse.heard(Date.now());
  }

  #dialIn(after: number): void {
    this.#hangUp();
    this.#return = setTimeout(() => this.#dial(), after);
  }

  /** A line that was given up must neither speak nor be heard any more. */
  #hangUp(): void {
    const line = this.#line;
    this.#line = null;
    line?.close();
    this.session.closed();
  }

  #on(line: ReconnectingWebSocket, effects: () => Effect[]): void {
    if (line !== this.#line) return;
    this.#pulse.heard(Date.now());
    this.run(this.#understood(effects));
  }

  /** What we cannot read may have been a version, so the whole state is asked for again. */
  #understood(effects: () => Effect[]): Effect[] {
    try {
      return effects();
    } catch {
      this.session.distrust();
      return [{ do: 'resync' }];
    }
  }

  #closed(): void {
    this.failed = true;
    this.session.closed();
    this.told([]);
  }

  #tick = (): void => {
    const open = this.#line?.readyState === ReconnectingWebSocket.OPEN;
    if (!open || document.visibilityState === 'hidden') return;
    this.#feel(this.#pulse.tick(Date.now()));
  };

  #wake = (): void => {
    if (this.#stopped || document.visibilityState === 'hidden') return;
    if (this.session.live) this.#feel(this.#pulse.ask(Date.now()));
    else if (this.#return === undefined) this.#dial();
  };

  #feel(finding: 'wait' | 'ask' | 'dead'): void {
    if (finding === 'ask') this.run([{ do: 'send', message: { t: 'ping', n: Date.now() } }]);
    if (finding === 'dead') {
      this.#dial();
      this.told([]);
    }
  }
}

function jitter(most: number): number {
  return Math.random() * most;
}
