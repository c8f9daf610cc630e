/** Moving a card along the hand with a finger or a mouse. A short press stays a tap. */

import type { Attachment } from 'svelte/attachments';

/** A drag begins after this many pixels, so that a trembling finger still taps. */
const SLACK = 14;

/** Calls `move` with +1 or -1 each time the pointer has passed a neighbour's place. */
export function dragged(move: (step: 1 | -1) => void): Attachment<HTMLElement> {
  return (element) => {
    let from: number | null = null;
    let dragging = false;

    const down = (event: PointerEvent) => {
      from = event.clientX;
      dragging = false;
    };
    const moved = (event: PointerEvent) => {
      if (from === null || event.buttons === 0) return;
      const distance = event.clientX - from;
      if (!dragging && Math.abs(distance) < SLACK) return;
      if (!dragging) element.setPointerCapture(event.pointerId);
      dragging = true;
      const stride = Math.max(24, element.clientWidth * 0.5);
      if (Math.abs(distance) < stride) return;
      move(distance > 0 ? 1 : -1);
      from = event.clientX;
    };
    const up = () => (from = null);
    // A drag ends with a click that must not play the card.
    const click = (event: MouseEvent) => {
      if (!dragging) return;
      dragging = false;
      event.stopImmediatePropagation();
      event.preventDefault();
    };

    element.addEventListener('pointerdown', down);
    element.addEventListener('pointermove', moved);
    element.addEventListener('pointerup', up);
    element.addEventListener('pointercancel', up);
    element.addEventListener('click', click, { capture: true });
    return () => {
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('pointermove', moved);
      element.removeEventListener('pointerup', up);
      element.removeEventListener('pointercancel', up);
      element.removeEventListener('click', click, { capture: true });
    };
  };
}
