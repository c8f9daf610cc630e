import { decode, encode } from '@msgpack/msgpack';
import { describe, expect, it } from 'vitest';
import { pack, Unreadable, unpack } from './wire';

const frame = (value: unknown): ArrayBuffer => encode(value).slice().buffer;

describe('the MessagePack codec', () => {
  it('packs a message as the map that the protocol describes', () => {
    const hello = { t: 'hello', table: 'k3x9q2m7ab', key: 'k', tab: 'x', have: null } as const;
    expect(decode(pack(hello))).toEqual(hello);
  });

  it('reads times, which need more than 32 bits, as numbers', () => {
    const ev = { t: 'ev', v: 3, h: 'aa', at: 1_790_000_000_123, events: [] };
    expect(unpack(frame(ev))).toEqual(ev);
  });

  it.each([
    ['a cut frame', encode({ t: 'skip', v: 1, h: 'long enough' }).slice(0, 6).buffer],
    ['a list', frame([1, 2])],
    ['nothing', frame(null)],
    ['a map without a tag', frame({ v: 1 })],
    ['a tag of nobody', frame({ t: 'hello' })],
  ])('refuses %s', (_, bytes) => {
    expect(() => unpack(bytes)).toThrow(Unreadable);
  });
});
