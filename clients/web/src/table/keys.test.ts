import { describe, expect, test } from 'vitest';
import { arrowTarget, keyAction } from './keys';

function press(key: string, more: KeyboardEventInit = {}, target: HTMLElement = document.body) {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, ...more });
  target.dispatchEvent(event);
  return event;
}

describe('keys of the table', () => {
  test('stand for its actions, large or small', () => {
    expect(keyAction(press('l'))).toBe('last-trick');
    expect(keyAction(press('L'))).toBe('last-trick');
    expect(keyAction(press('s'))).toBe('scores');
    expect(keyAction(press('?'))).toBe('help');
    expect(keyAction(press('x'))).toBeNull();
  });

  test('leave the browser its own', () => {
    expect(keyAction(press('s', { ctrlKey: true }))).toBeNull();
    expect(keyAction(press('l', { metaKey: true }))).toBeNull();
  });

  test('are letters while somebody types', () => {
    const input = document.body.appendChild(document.createElement('input'));
    expect(keyAction(press('s', {}, input))).toBeNull();
    input.remove();
  });
});

describe('arrows in the hand', () => {
  test('go along and around', () => {
    expect(arrowTarget('ArrowRight', 2, [5])).toBe(3);
    expect(arrowTarget('ArrowRight', 4, [5])).toBe(0);
    expect(arrowTarget('ArrowLeft', 0, [5])).toBe(4);
    expect(arrowTarget('Home', 3, [5])).toBe(0);
    expect(arrowTarget('End', 3, [5])).toBe(4);
  });

  test('go between two rows and stay where there is no other', () => {
    expect(arrowTarget('ArrowDown', 1, [7, 6])).toBe(8);
    expect(arrowTarget('ArrowDown', 6, [7, 6])).toBe(12);
    expect(arrowTarget('ArrowUp', 8, [7, 6])).toBe(1);
    expect(arrowTarget('ArrowUp', 1, [7, 6])).toBe(1);
    expect(arrowTarget('ArrowDown', 1, [5])).toBe(1);
  });

  test('other keys and an empty hand lead nowhere', () => {
    expect(arrowTarget('a', 0, [5])).toBeNull();
    expect(arrowTarget('ArrowRight', 0, [0])).toBeNull();
  });
});
