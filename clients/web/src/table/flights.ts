/**
 * Motion that explains: a card flies from its player, a trick goes to its winner. Every flight is a
 * Web Animation that ends on its own place, so that breaking it off leaves things where they belong.
 */

import { createContext } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import type { TransitionConfig } from 'svelte/transition';
import type { Card, Seat } from '../session/types';

const EASE = 'cubic-bezier(0.2, 0.7, 0.2, 1)';
const LEAVE = 'cubic-bezier(0.5, 0, 0.35, 1)';

/** Where a card comes from: a seat's hand, or the stock in the middle. */
export type Origin = 'seat' | 'stock';

/** From where, and how: times in milliseconds. */
export interface Flight {
  readonly card: Card;
  readonly seat: Seat;
  readonly from: Origin;
  readonly duration: number;
  readonly delay: number;
}

/** Where things of this table are on the screen. */
export class Flights {
  readonly #seats = new Map<Seat, Element>();
  readonly #left = new Map<Card, DOMRect>();
  #stock: Element | null = null;

  /** Marks the element from which a seat's cards come and to which its tricks go. */
  seat(seat: Seat): Attachment {
    return (element) => {
      this.#seats.set(seat, element);
      return () => {
        if (this.#seats.get(seat) === element) this.#seats.delete(seat);
      };
    };
  }

  /** Marks the element from which cards are drawn. */
  stock: Attachment = (element) => {
    this.#stock = element;
    return () => {
      if (this.#stock === element) this.#stock = null;
    };
  };

  /** Remembers where in the hand a card was when it was tapped. */
  leaves(card: Card, element: Element): void {
    this.#left.set(card, element.getBoundingClientRect());
  }

  /**
   * An action, so that it runs once, when the element appears: the card on it flies in from where it
   * was tapped, else from its player's seat. Null when nothing is to fly.
   */
  arrive = (element: HTMLElement, flight: Flight | null): void => {
    if (flight === null) return;
    const from = this.#originOf(flight);
    this.#left.delete(flight.card);
    if (from !== undefined) fly(element, from, 'from', flight.duration, flight.delay);
  };

  #originOf({ card, seat, from }: Flight): DOMRect | undefined {
    if (from === 'stock' && this.#stock !== null) return this.#stock.getBoundingClientRect();
    return this.#left.get(card) ?? this.#seats.get(seat)?.getBoundingClientRect();
  }

  /** A transition: what goes from here goes to a seat; to nobody, it is gone at once. */
  away = (element: Element, { to, duration }: { to: Seat | null; duration: number }): TransitionConfig => {
    const there = to === null ? undefined : this.#seats.get(to)?.getBoundingClientRect();
    const here = element.getBoundingClientRect();
    if (there === undefined || here.width === 0) return { duration: 0 };
    const x = middle(there).x - middle(here).x;
    const y = middle(there).y - middle(here).y;
    return {
      duration,
      css: (_, gone) => `transform: translate(${x * gone}px, ${y * gone}px); opacity: ${1 - gone * 0.7}`,
    };
  };

  /** Sends what is on this element to a seat; it stays gone until the element goes. */
  depart(element: HTMLElement, seat: Seat, duration: number): void {
    const to = this.#seats.get(seat)?.getBoundingClientRect();
    if (to !== undefined) fly(element, to, 'to', duration);
  }
}

/** The flights of the table on show, for what a game lays on the cloth. */
export const [getFlights, setFlights] = createContext<Flights>();

function middle(box: DOMRect): { x: number; y: number } {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

function fly(
  element: HTMLElement,
  other: DOMRect,
  direction: 'from' | 'to',
  duration: number,
  delay = 0,
): void {
  if (duration <= 0 || typeof element.animate !== 'function') return;
  const here = element.getBoundingClientRect();
  if (here.width === 0 || other.width === 0) return;
  const x = middle(other).x - middle(here).x;
  const y = middle(other).y - middle(here).y;
  const scale = Math.max(0.25, Math.min(1.4, other.width / here.width));
  const there = `translate(${x}px, ${y}px) scale(${scale})`;
  if (direction === 'from') {
    // A card whose turn to be dealt has not come is still in the pack.
    const start = { transform: there, opacity: delay > 0 ? 0 : 1 };
    const frames = [start, { opacity: 1, offset: 0.25 }, { transform: 'none', opacity: 1 }];
    element.animate(frames, { duration, delay, easing: EASE, fill: 'backwards' });
    return;
  }
  // It sets off gently and is gone when it is there: nothing lies on the seat that took it.
  const leaving = [{ transform: 'none', opacity: 1 }, { opacity: 1, offset: 0.6 }, { transform: there, opacity: 0 }];
  element.animate(leaving, { duration, easing: LEAVE, fill: 'forwards' });
}
