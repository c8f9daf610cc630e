import { render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { SCENES } from '../../../gallery/scenes';
import { speak } from '../../../words/words.svelte';
import Table from '../../Table.svelte';
import { fetchGame } from '../index';
import type { GameUi } from '../game';

let game: GameUi;

beforeAll(async () => {
  await speak('en');
  game = await fetchGame('rikken-sixteen');
});
beforeEach(() => sessionStorage.clear());

function show(scene: string) {
  const stage = SCENES[scene]!.make();
  const act = vi.spyOn(stage, 'act');
  return { stage, act, ...render(Table, { store: stage, game, open: () => {}, change: () => {} }) };
}

const status = () => document.querySelector('.status')!.textContent;
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const press = (key: string, target: EventTarget = document.body) => {
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  flushSync();
};
const choose = (name: string) => {
  const rung = screen.getByRole<HTMLInputElement>('radio', { name: new RegExp(`^${name}`) });
  rung.click();
  flushSync();
  return rung;
};
const plate = (name: RegExp) => screen.getByRole('region', { name }).getAttribute('aria-label');

describe('the ladder', () => {
  test('shows every rung with what it asks and what it pays, and who bid it', () => {
    show('nine-bid-over');
    expect(screen.getAllByRole('radio')).toHaveLength(9);
    expect(choose('Nine Alone').closest('label')!.textContent).toMatch(/9 tricks alone, your trump/);
    expect(screen.getByText('bid by Aino')).toBeTruthy();
    expect(screen.getByText('Passed: Bence, Joris')).toBeTruthy();
  });

  test('bids what was chosen, and only then', () => {
    const { act } = show('nine-bid-over');
    button('Choose a contract').click();
    expect(act).not.toHaveBeenCalled();
    choose('Piek');
    button('Bid Piek').click();
    expect(act).toHaveBeenCalledWith({ c: 'move', move: 'bid piek' });
  });

  test('says why a rung cannot be bid, and bids nothing', () => {
    const { act } = show('nine-bid-over');
    choose('Rik in Hearts');
    expect(screen.getByText('Too low: Aino bids Rik in Hearts.')).toBeTruthy();
    button('Choose a contract').click();
    expect(act).not.toHaveBeenCalled();
  });

  test('offers to join an equal bid', () => {
    const { act } = show('sixteen-join');
    expect(status()).toBe('Join Misère, bid higher, or pass.');
    choose('Piek');
    button('Bid Piek').click();
    expect(act).toHaveBeenCalledWith({ c: 'move', move: 'bid piek' });
  });

  test('explains that three aces oblige, and does not let one pass', () => {
    const { act } = show('sixteen-troela');
    button('Pass').click();
    flushSync();
    expect(screen.getByText('With three aces you must bid Triple Ace now.')).toBeTruthy();
    expect(act).not.toHaveBeenCalled();
    button('Bid Triple Ace').click();
    expect(act).toHaveBeenCalledWith({ c: 'move', move: 'bid troela' });
  });

  test('P passes', () => {
    const { act } = show('nine-bid-over');
    press('p');
    expect(act).toHaveBeenCalledWith({ c: 'move', move: 'pass' });
  });

  test('the arrow leads into it, and Enter bids', () => {
    const { act } = show('nine-bid-over');
    press('ArrowDown');
    const first = document.activeElement as HTMLInputElement;
    expect(first.value).toBe('nine');
    first.click();
    flushSync();
    press('Enter', first);
    expect(act).toHaveBeenCalledWith({ c: 'move', move: 'bid nine' });
  });
});

describe('trump and the call', () => {
  test('one press names trump', () => {
    const { act } = show('nine-trump');
    button(/^Spades/).click();
    expect(act).toHaveBeenCalledWith({ c: 'move', move: 'trump s' });
  });

  test('the holder of the fourth ace names it for the declarer', () => {
    show('sixteen-trump');
    expect(screen.getByText('Your partner is Aino')).toBeTruthy();
  });

  test('only the cards that may be called are shown, with the reason', () => {
    const { act } = show('nine-call');
    expect(screen.getByText(/^Aces you lack, in suits you hold/)).toBeTruthy();
    button('ace of clubs').click();
    expect(act).toHaveBeenCalledWith({ c: 'move', move: 'call Ac' });
  });

  test('a blind call says that it is one', () => {
    show('sixteen-call');
    expect(screen.getByText(/the call is blind/)).toBeTruthy();
  });
});

describe('leading face down', () => {
  test('is a second choice: first the button, then the card', () => {
    const { act } = show('sixteen-blind');
    button(/^Lead face down and ask for the ace of diamonds/).click();
    flushSync();
    expect(status()).toBe('Tap the card to lay face down.');
    button('three of clubs').click();
    expect(act).toHaveBeenCalledWith({ c: 'move', move: 'blind 3c' });
  });

  test('can be taken back', () => {
    const { act } = show('sixteen-blind');
    press('b');
    button('Lead openly').click();
    flushSync();
    button('three of clubs').click();
    expect(act).toHaveBeenCalledWith({ c: 'move', move: '3c' });
  });

  test('the card is a back for everyone until the trick is full', () => {
    show('sixteen-face-down');
    const trick = screen.getByRole('list', { name: 'The trick' });
    expect(trick.querySelectorAll('.back')).toHaveLength(1);
    expect(trick.textContent).toContain('You lay a card face down');
    expect(trick.textContent).not.toContain('three of clubs');
    expect(status()).toBe('Joris to play. You ask for diamonds.');
  });
});

describe('the secret partner', () => {
  test('is told to the holder of the called card alone', () => {
    show('nine-secret');
    expect(screen.getByText(/^You hold the ace of diamonds: you are Aino’s partner/)).toBeTruthy();
    expect(plate(/^You,/)).toContain('secret partner');
    expect(plate(/^Aino/)).not.toContain('partner');
  });

  test('is nowhere on the declarer’s table before the card is out', () => {
    const { stage } = show('nine-declarer');
    const view = { ...stage.match!, partner: null, partner_known: false };
    document.body.textContent = '';
    stage.match = view as typeof stage.match;
    render(Table, { store: stage, game, open: () => {}, change: () => {} });
    expect(document.body.textContent).not.toContain('partner');
  });

  test('may lead the called suit only with the called card, and is told why', () => {
    show('nine-secret');
    expect(status()).toBe('You lead. Diamonds: only the ace.');
    button('nine of diamonds').click();
    flushSync();
    expect(status()).toBe('You hold the called card: lead that suit with the ace of diamonds itself, or another suit.');
  });

  test('must play it when its suit is led', () => {
    show('nine-duty');
    expect(status()).toBe('You must play the ace of diamonds.');
    button('four of diamonds').click();
    flushSync();
    expect(status()).toContain('you must play the ace of diamonds');
  });

  test('is known to all when the card has been played', () => {
    show('nine-revealed');
    expect(plate(/^You,/)).toContain('Aino’s partner');
  });
});

describe('the table', () => {
  test('always shows contract, trump and called card', () => {
    show('nine-declarer');
    expect(screen.getByText('Rik, Trump: spades, called: ace of clubs')).toBeTruthy();
  });

  test('lays open hands at their seats', () => {
    show('sixteen-all-open');
    const open = screen.getAllByRole('img').map((each) => each.getAttribute('aria-label') ?? '');
    const lying = open.filter((label) => label.includes('cards lie open'));
    expect(lying.map((label) => label.split('’')[0]).toSorted()).toEqual(['Aino', 'Bence', 'Joris']);
    expect(screen.getByText('You, Aino and Joris may talk about the play, aloud.')).toBeTruthy();
    expect(plate(/^You,/)).toContain('hand open');
  });

  test('a thrown-in deal has no score and says who deals next', () => {
    show('nine-thrown-in');
    expect(screen.getByText('Everyone passed')).toBeTruthy();
    expect(screen.getByText(/Bence deals next\.$/)).toBeTruthy();
  });

  test('says what each deal was worth, and to whom', () => {
    show('nine-scored');
    expect(document.body.textContent).toMatch(/10 tricks of 8: made\./);
    expect(document.body.textContent).toMatch(/6 \+ 2 = 8 for each partner, from the opponents/);
  });

  test('settles in money when that was agreed', () => {
    show('cash-scored');
    expect(document.body.textContent).toMatch(/1 × €0\.25 = €0\.25 from each of the three others/);
    expect(screen.getByRole('button', { name: 'My score: −€0.25. Show all scores' })).toBeTruthy();
  });

  test('a reload between deals finds a thrown-in deal again, even the first', () => {
    const { stage } = show('nine-thrown-in');
    expect(stage.match!.results.length).toBe(1);
    document.body.textContent = '';
    stage.match = { ...stage.match!, results: [], totals: [0, 0, 0, 0] } as typeof stage.match;
    render(Table, { store: stage, game, open: () => {}, change: () => {} });
    expect(screen.getByText('Everyone passed')).toBeTruthy();
  });
});
