/** Rikiki's own part of the fold: bids, the card turned up, and how a view of it begins. */
import { blank, see } from './see';
import type { Options, RikikiEvent, RikikiView, Seat } from '../types';

/** Hands grow by one card to the longest and shrink again. */
export function dealsUpAndDown(longest: number): number {
  return 2 * longest - 1;
}

export function rikikiOpening(options: Options, observer: Seat | null): RikikiView {
  return {
    ...blank(observer),
    game: 'rikiki',
    deals: dealsUpAndDown(Number(options['longest'] ?? 13)),
    hook: String(options['hook'] ?? 'always'),
    size: 0,
    trump: null,
    turn_up: null,
    bids: [null, null, null, null],
  };
}

export function seeRikiki(view: RikikiView, event: RikikiEvent): RikikiView {
  switch (event.e) {
    case 'deal': {
      const fresh = { size: event.size, trump: null, turn_up: null, bids: view.bids.map(() => null) };
      return see({ ...view, ...fresh }, event);
    }
    case 'turn_up':
      return { ...view, turn_up: event.card, trump: event.trump };
    case 'bid':
      return { ...view, bids: view.bids.with(event.seat, event.bid) };
    default:
      return see(view, event);
  }
}
