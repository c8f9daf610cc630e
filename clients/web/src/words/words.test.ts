import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadBundle, LOCALES, PARTS, pickLocale } from './catalogue';
import { ago, signed } from './numbers';
import { mayPass, troubleWords } from './trouble';
import { knows, learn, speak, spoken, t } from './words.svelte';

const text = (locale: string): string =>
  readdirSync(`locales/${locale}`)
    .map((file) => readFileSync(`locales/${locale}/${file}`, 'utf8'))
    .join('\n');

/** The files under a folder whose names end so; none when there is no such folder. */
const filesIn = (folder: string, ending: RegExp): string[] =>
  (existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [])
    .filter((file) => ending.test(file))
    .map((file) => join(folder, file));

/** Message ids with the arguments that their texts use. */
function messages(locale: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [, id, body] of text(locale).matchAll(/^([a-z][\w-]*) = ((?:.*\n?)(?:^(?:[ }].*)?\n)*)/gm)) {
    const used = [...body!.matchAll(/\$([a-z]+)/g)].map((match) => match[1]!);
    found.set(id!, [...new Set(used)].sort());
  }
  return found;
}

describe.each(LOCALES)('the catalogue of %s', (locale) => {
  it('says each thing once', () => {
    const ids = [...text(locale).matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1]);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  });

  it('has the ids of English, with the same arguments', () => {
    expect(Object.fromEntries(messages(locale))).toEqual(Object.fromEntries(messages('en')));
  });

  it('reads without errors, and every message can be said', async () => {
    const bundle = await loadBundle(locale, PARTS);
    const some = { count: 3, seat: 'x', name: 'x', suit: 'h', who: 'me', game: 'rikiki' };
    for (const [id, used] of messages(locale)) {
      const errors: Error[] = [];
      const given = Object.fromEntries(used.map((name) => [name, 2]));
      bundle.formatPattern(bundle.getMessage(id)!.value!, { ...given, ...some }, errors);
      expect(errors, id).toEqual([]);
    }
  });
});

describe('words that the source asks for', () => {
  const known = messages('en');
  const source = filesIn('src', /(?<!\.test)\.(ts|svelte)$/)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');

  it('exist', () => {
    const asked = [...source.matchAll(/\bt\(\s*'([^']+)'/g)].map((match) => match[1]!);
    const built = [...source.matchAll(/\bt\(\s*`([^`$]+)\$\{/g)].map((match) => match[1]!);
    expect(asked.filter((id) => !known.has(id))).toEqual([]);
    const begun = (start: string) => [...known.keys()].some((id) => id.startsWith(start));
    expect(built.filter((start) => !begun(start))).toEqual([]);
  });

  it('are there for every code with which the hub and the engine refuse', () => {
    const files = [
      ...filesIn('../../server/fourthseat_server', /^refusals\.py$/),
      ...filesIn('../../engine/fourthseat_engine', /^(cards|game|moves|options|pack)\.py$/),
      ...filesIn('../../engine/fourthseat_engine/games', /\.py$/),
    ];
    const codes = files.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/"([a-z]+\/[a-z-]+)"/g)].map((match) => match[1]!),
    );
    const missing = codes.filter((code) => !known.has(`error-${code.replaceAll('/', '-')}`));
    expect(codes).toContain('illegal/follow-suit');
    expect(missing).toEqual([]);
  });
});

describe('the language', () => {
  it('is the first wish that we speak, English when we speak none', () => {
    expect(pickLocale(['de-DE', 'hu-HU', 'en'])).toBe('hu');
    expect(pickLocale(['de'])).toBe('en');
    expect(pickLocale([])).toBe('en');
  });

  it('changes at once, and with it the document', async () => {
    await speak('hu');
    expect(t('close')).toBe('Bezárás');
    expect(document.documentElement.lang).toBe('hu');
    await speak('en');
    expect(t('close')).toBe('Close');
    expect(spoken()).toBe('en');
  });

  it('is the one asked for last, in whatever order they arrive', async () => {
    await Promise.all([speak('hu'), speak('en')]);
    expect(spoken()).toBe('en');
  });

  it('brings along the words of the games that are wanted, whatever comes first', async () => {
    const said = () => t('table-rikiki-bid', { bid: 3 });
    await speak('en');
    expect(said()).toBe('table-rikiki-bid');
    await Promise.all([learn('rikiki'), speak('hu')]);
    expect(said()).toBe('vállalt 3');
    await speak('en');
    await learn('rikiki');
    expect(said()).toBe('bid 3');
  });

  it('shows the id of words that are missing', () => {
    expect(t('no-such-words')).toBe('no-such-words');
    expect(knows('no-such-words')).toBe(false);
  });
});

describe('trouble', () => {
  beforeAll(() => speak('en'));

  it('has our words for a code we know', () => {
    expect(troubleWords('name/empty', 'server text')).toBe('Please type your name first.');
  });

  it('has the server’s words for one we do not', () => {
    expect(troubleWords('new/code', 'A sentence.')).toBe('A sentence.');
    expect(troubleWords('new/code', '')).toContain('new/code');
  });
});

describe('trying again', () => {
  it('is offered for troubles of the moment only', () => {
    expect(['net/offline', 'server/draining', 'store/away', 'table/full'].map(mayPass)).not.toContain(false);
    expect(['table/unknown', 'link/unknown', 'key/unknown'].map(mayPass)).not.toContain(true);
  });
});

describe('numbers', () => {
  it('scores carry their sign', () => {
    expect([13, -2, 0].map(signed)).toEqual(['+13', '−2', '0']);
  });

  it('times are told from now', () => {
    const hour = 3_600_000;
    expect(ago(0, 2 * hour, 'en')).toBe('2 hours ago');
    expect(ago(0, 24 * hour, 'en')).toBe('yesterday');
    expect(ago(0, 10_000, 'en')).toBe('now');
    expect(ago(20_000, 10_000, 'en')).toBe('now');
  });
});

describe('Fluent', () => {
  it('a file with a broken message is noticed', () => {
    const bundle = new FluentBundle('en');
    expect(bundle.addResource(new FluentResource('a = { $')).length).toBe(0);
    expect(bundle.hasMessage('a')).toBe(false);
  });
});
