/** What stands over the foot of the table glides to its new place when a sheet comes or goes there. */

import type { Attachment } from 'svelte/attachments';

const OVER_THE_FOOT = ['.line', '.me', 'div.hand'];

/** `duration` in milliseconds is asked for each time; 0: nothing moves. */
export function gliding(duration: () => number): Attachment<HTMLElement> {
  return (foot) => {
    let height = foot.offsetHeight;
    const watch = new ResizeObserver(() => {
      const grown = foot.offsetHeight - height;
      height = foot.offsetHeight;
      if (grown !== 0 && duration() > 0) glide(foot.parentElement!, grown, duration());
    });
    watch.observe(foot);
    return () => watch.disconnect();
  };
}

function glide(table: Element, by: number, duration: number): void {
  for (const part of OVER_THE_FOOT) {
    const element = table.querySelector(`:scope > ${part}`);
    element?.animate([{ transform: `translateY(${by}px)` }, { transform: 'none' }], {
      duration,
      easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
    });
  }
}
