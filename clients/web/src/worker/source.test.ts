import { describe, expect, it } from 'vitest';
import { sourceOf } from './source';

const HOME = 'https://cards.example';
const of = (path: string, mode = 'cors', method = 'GET') =>
  sourceOf({ method, mode, url: new URL(path, HOME).href }, HOME);

describe('the service worker', () => {
  it.each(['/', '/t/k3x9q2m7ab', '/t/k3x9q2m7ab/'])('opens the page %s by way of the server', (path) => {
    expect(of(path, 'navigate')).toBe('page');
  });

  it.each(['/api/games', '/api/tables/k3x9q2m7ab', '/ws', '/healthz', '/sw.js'])('never touches %s', (path) => {
    expect(of(path)).toBe('server');
    expect(of(path, 'navigate')).toBe('server');
  });

  it('keeps files whose name holds a hash', () => {
    expect(of('/assets/index-TfBaPkYo.css')).toBe('kept');
  });

  it('leaves other servers and other methods alone', () => {
    expect(of('https://elsewhere.example/assets/a.js')).toBe('server');
    expect(of('/', 'navigate', 'POST')).toBe('server');
  });
});
