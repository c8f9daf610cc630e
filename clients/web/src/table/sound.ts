/** The table's four sounds, made on the spot: no files, no library. Silent until a first touch. */

export type Sound = 'card' | 'trick' | 'turn' | 'deal' | 'over';

export class Sounds {
  #context: AudioContext | null = null;
  #noise: AudioBuffer | null = null;

  /** Browsers allow sound only after a gesture; call this in one. */
  wake(): void {
    if (typeof AudioContext === 'undefined') return;
    this.#context ??= new AudioContext();
    if (this.#context.state === 'suspended') void this.#context.resume();
  }

  play(sound: Sound): void {
    const context = this.#context;
    if (context === null || context.state !== 'running') return;
    switch (sound) {
      case 'card':
        return this.#brush(context, 0, 0.07, 1500, 0.16);
      case 'deal':
        for (let i = 0; i < 4; i++) this.#brush(context, i * 0.07, 0.05, 1900, 0.09);
        return;
      case 'trick':
        this.#brush(context, 0, 0.18, 700, 0.14);
        return this.#note(context, 0.04, 196, 0.16, 0.05);
      case 'turn':
        this.#note(context, 0, 523.25, 0.34, 0.09);
        return this.#note(context, 0.14, 783.99, 0.5, 0.08);
      case 'over':
        [392, 523.25, 659.25, 783.99].forEach((pitch, i) => this.#note(context, i * 0.13, pitch, 0.6, 0.07));
    }
  }

  stop(): void {
    void this.#context?.close();
    this.#context = null;
  }

  /** A soft tone with a quiet octave above it: a struck glass rather than a beep. */
  #note(context: AudioContext, after: number, pitch: number, length: number, loud: number): void {
    const start = context.currentTime + after;
    for (const [times, share] of [[1, 1], [2, 0.22]] as const) {
      const tone = context.createOscillator();
      const gain = context.createGain();
      tone.frequency.value = pitch * times;
      gain.gain.setValueAtTime(0, start);
      gain.gain.linearRampToValueAtTime(loud * share, start + 0.015);
      gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
      tone.connect(gain).connect(context.destination);
      tone.start(start);
      tone.stop(start + length);
    }
  }

  /** Paper on cloth: a breath of filtered noise. */
  #brush(context: AudioContext, after: number, length: number, pitch: number, loud: number): void {
    const start = context.currentTime + after;
    const source = context.createBufferSource();
    const filter = context.createBiquadFilter();
    const gain = context.createGain();
    source.buffer = this.#noise ??= noise(context);
    filter.type = 'bandpass';
    filter.frequency.setValueAtTime(pitch, start);
    filter.frequency.exponentialRampToValueAtTime(pitch * 0.4, start + length);
    filter.Q.value = 0.8;
    gain.gain.setValueAtTime(loud, start);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
    source.connect(filter).connect(gain).connect(context.destination);
    source.start(start);
    source.stop(start + length);
  }
}

function noise(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}
