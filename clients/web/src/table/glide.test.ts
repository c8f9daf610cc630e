import { afterEach, describe, expect, it, vi } from 'vitest';
import { gliding } from './glide';

let resized: () => void;
let watched: Element | null;

class Watch {
  constructor(callback: () => void) {
    resized = callback;
  }
  observe(element: Element) {
    watched = element;
  }
  disconnect() {
    watched = null;
  }
}

function table(duration: number) {
  vi.stubGlobal('ResizeObserver', Watch);
  document.body.innerHTML = '<main><div class="line"></div><div class="hand"></div><div class="foot"></div></main>';
  const [line, hand, foot] = [...document.querySelectorAll('div')];
  let height = 48;
  Object.defineProperty(foot, 'offsetHeight', { get: () => height });
  const moved = [line!, hand!].map((part) => vi.spyOn(part, 'animate'));
  const stop = gliding(() => duration)(foot!) as () => void;
  const grow = (to: number) => {
    height = to;
    resized();
  };
  return { moved, stop, grow };
}

afterEach(() => vi.unstubAllGlobals());

describe('a sheet that comes over the thumb bar', () => {
  it('lets what stands over it glide from where it was', () => {
    const { moved, grow } = table(180);
    grow(168);
    for (const animate of moved) {
      expect(animate.mock.calls[0]![0]).toEqual([{ transform: 'translateY(120px)' }, { transform: 'none' }]);
    }
    grow(48);
    expect(moved[0]!.mock.calls[1]![0]).toContainEqual({ transform: 'translateY(-120px)' });
  });

  it('moves nothing without motion, or when the height is as before', () => {
    const still = table(0);
    still.grow(168);
    expect(still.moved[0]).not.toHaveBeenCalled();
    const same = table(180);
    same.grow(48);
    expect(same.moved[0]).not.toHaveBeenCalled();
  });

  it('is watched only as long as the table is there', () => {
    const { stop } = table(180);
    expect(watched).not.toBeNull();
    stop();
    expect(watched).toBeNull();
  });
});
