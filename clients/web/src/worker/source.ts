/** Where the service worker takes an answer from; pure, so that the rule can be tested. */

export type Source =
  /** The server, or the kept page when it does not answer in time. */
  | 'page'
  /** What is kept; a name with a hash never changes its content. */
  | 'kept'
  /** Not ours: the browser asks as if there were no worker. */
  | 'server';

const PAGES = /^\/(t\/[^/]+\/?)?$/;

export function sourceOf(request: { method: string; mode: string; url: string }, origin: string): Source {
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== origin) return 'server';
  if (request.mode === 'navigate') return PAGES.test(url.pathname) ? 'page' : 'server';
  return url.pathname.startsWith('/assets/') ? 'kept' : 'server';
}
