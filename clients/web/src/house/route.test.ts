import { afterEach, describe, expect, it } from 'vitest';
import { Route } from './route.svelte';

function at(path: string): Route {
  history.replaceState(null, '', path);
  return new Route();
}

afterEach(() => history.replaceState(null, '', '/'));

describe('the address', () => {
  it.each(['/', '/index.html'])('%s is home', (path) => {
    expect(at(path)).toMatchObject({ table: null, lost: false });
  });

  it.each(['/t/k3x9q2m7ab', '/t/k3x9q2m7ab/'])('%s is a table', (path) => {
    expect(at(path)).toMatchObject({ table: 'k3x9q2m7ab', lost: false });
  });

  it.each(['/t/', '/t/a/b', '/t/%E0%A4%A', '/nothing', '/assets/gone.js'])('%s leads nowhere', (path) => {
    expect(at(path)).toMatchObject({ table: null, lost: true });
  });

  it('leads home from nowhere', () => {
    const route = at('/nothing');
    route.home();
    expect(route).toMatchObject({ table: null, lost: false });
    expect(location.pathname).toBe('/');
  });
});
