import { beforeEach, describe, expect, it } from 'vitest';
import { keepIn } from './keep';
import { Keys, takeToken } from './keys';
import { Pulse } from './pulse';
import { freshBytes, freshSecret } from './secrets';
import { usable } from './storage';

beforeEach(() => localStorage.clear());

describe('secrets', () => {
  it('are 22 characters of base64url and never the same', () => {
    const many = new Set(Array.from({ length: 50 }, freshSecret));
    expect(many.size).toBe(50);
    for (const one of many) expect(one).toMatch(/^[A-Za-z0-9_-]{22}$/);
  });

  it('bytes are 32 hexadecimal digits', () => {
    expect(freshBytes()).toMatch(/^[0-9a-f]{32}$/);
  });
});

describe('seat keys', () => {
  it('are kept by table', () => {
    const keys = new Keys(localStorage);
    keys.hold('t1', { key: 'a', kind: 'seat' });
    expect(new Keys(localStorage).ticket('t1')).toEqual({ key: 'a', kind: 'seat' });
    expect(keys.ticket('t2')).toBeNull();
  });

  it('a spoilt entry counts as none', () => {
    localStorage.setItem('fourthseat:ticket:t1', '{');
    localStorage.setItem('fourthseat:recent', '7');
    const keys = new Keys(localStorage);
    expect(keys.ticket('t1')).toBeNull();
    expect(keys.recent()).toEqual([]);
  });

  it('recent tables: newest first, each once, gone when dropped', () => {
    const keys = new Keys(localStorage);
    const visit = (table: string, at: number) => keys.visit({ table, game: 'rikiki', name: 'Anna', at });
    visit('t1', 1);
    visit('t2', 2);
    visit('t1', 3);
    expect(keys.recent().map(({ table }) => table)).toEqual(['t1', 't2']);
    keys.drop('t1');
    expect(keys.recent().map(({ table }) => table)).toEqual(['t2']);
  });
});

describe('the token of a link', () => {
  const at = (href: string) => {
    const { hash, pathname, search } = new URL(href);
    return { href, hash, pathname, search } as Location;
  };

  it('leaves the address bar at once', () => {
    const shown: unknown[] = [];
    const history = { state: null, replaceState: (...now: unknown[]) => shown.push(now[2]) };
    const token = takeToken(at('https://cards.example/t/k3x9?x=1#abc'), history as unknown as History);
    expect(token).toBe('abc');
    expect(shown).toEqual(['/t/k3x9?x=1']);
  });

  it('is null where there is none', () => {
    expect(takeToken(at('https://cards.example/t/k3x9'), history)).toBeNull();
  });
});

describe('unanswered commands', () => {
  it('live in the storage under their table', () => {
    const wish = { t: 'do', id: 'i', v: 1, c: { c: 'start' } } as const;
    keepIn(sessionStorage, 't1').save([wish]);
    expect(keepIn(sessionStorage, 't1').load()).toEqual([wish]);
    expect(keepIn(sessionStorage, 't2').load()).toEqual([]);
    keepIn(sessionStorage, 't1').save([]);
    expect(sessionStorage.length).toBe(0);
  });
});

describe('storage', () => {
  it('lasts for the page where the browser refuses', () => {
    const storage = usable(() => {
      throw new DOMException('no', 'SecurityError');
    });
    storage.setItem('a', '1');
    expect(storage.getItem('a')).toBe('1');
    expect(storage.key(0)).toBe('a');
    storage.removeItem('a');
    expect(storage.length).toBe(0);
  });
});

describe('the pulse of a line', () => {
  it('a quiet line is asked once, and is dead when it does not answer', () => {
    const pulse = new Pulse();
    pulse.heard(0);
    expect(pulse.tick(19_000)).toBe('wait');
    expect(pulse.tick(20_000)).toBe('ask');
    expect(pulse.tick(22_000)).toBe('wait');
    expect(pulse.tick(26_000)).toBe('dead');
  });

  it('anything heard makes it well again', () => {
    const pulse = new Pulse();
    pulse.heard(0);
    pulse.ask(1_000);
    pulse.heard(2_000);
    expect(pulse.tick(8_000)).toBe('wait');
  });
});
