/**
 * Motion that explains: a card flies from its player, a trick goes to its winner. Every flight is a
 * Web Animation that ends on its own place, so that breaking it off leaves things where they belong.
 */

import type { Attachment } from 'svelte/attachments';
import type { Card, Seat } from '../session/types';

const EASE = 'cubic-bezier(0.2, 0.7, 0.2, 1)';

/** From where, and how: times in milliseconds. */
export interface Flight {
  readonly card: Card;
  readonly seat: Seat;
  readonly duration: number;
  readonly delay: number;
}

/** Where things of this table are on the screen. */
export class Flights {
  readonly #seats = new Map<Seat, Element>();
  readonly #left = new Map<Card, DOMRect>();

  /** Marks the element from which a seat's cards come and to which its tricks go. */
  seat(seat: Seat): Attachment {
    return (element) => {
      this.#seats.set(seat, element);
      return () => {
        if (this.#seats.get(seat) === element) this.#seats.delete(seat);
      };
    };
  }

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
    const from = this.#left.get(flight.card) ?? this.#seats.get(flight.seat)?.getBoundingClientRect();
    this.#left.delete(flight.card);
    if (from !== undefined) fly(element, from, 'from', flight.duration, flight.delay);
  };

  /** Sends what is on this element to a seat; it stays gone until the element goes. */
  depart(element: HTMLElement, seat: Seat, duration: number): void {
    const to = this.#seats.get(seat)?.getBoundingClientRect();
    if (to !== undefined) fly(element, to, 'to', duration);
  }
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
  const x = other.x + other.width / 2 - (here.x + here.width / 2);
  const y = other.y + other.height / 2 - (here.y + here.height / 2);
  const scale = Math.max(0.25, Math.min(1.4, other.width / here.width));
  const there = {
    transform: `translate(${x}px, ${y}px) scale(${scale})`,
    opacity: direction === 'to' ? 0.2 : 1,
  };
  const home = { transform: 'none', opacity: 1 };
  const frames = direction === 'from' ? [there, home] : [home, there];
  const fill = direction === 'from' ? 'backwards' : 'forwards';
  element.animate(frames, { duration, delay, easing: EASE, fill });
}
