/// <reference lib="webworker" />
/**
 * The service worker. The page comes from the server whenever it answers, so that an upgrade shows at the
 * next load, and from the kept copy when it does not. What belongs to the hub is never touched.
 */
import { sourceOf } from './source';

declare const self: ServiceWorkerGlobalScope & {
  /** Filled in by the build: every file of the client and its revision. */
  __WB_MANIFEST: { url: string; revision: string | null }[];
};

const FILES = self.__WB_MANIFEST;
/** Named after its content, so that each build has a cache of its own. */
const CACHE = `fourthseat-${hash(JSON.stringify(FILES))}`;
const PAGE = '/index.html';
/** Milliseconds after which a silent server counts as away. */
const PATIENCE = 4_000;

self.addEventListener('install', (event) => {
  event.waitUntil(keepAll().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOthers().then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const source = sourceOf(event.request, self.location.origin);
  if (source === 'page') event.respondWith(page(event.request));
  else if (source === 'kept') event.respondWith(kept(event.request));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(showTable());
});

async function keepAll(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.addAll(FILES.map(({ url }) => new Request(`/${url}`, { cache: 'no-cache' })));
}

async function forgetOthers(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith('fourthseat-') && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
}

async function page(request: Request): Promise<Response> {
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(PATIENCE) });
    if (answer.status < 500) return answer;
  } catch {
    // The server is away: the kept page shows that better than the browser would.
  }
  return (await caches.match(PAGE)) ?? fetch(request);
}

async function kept(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request);
}

async function showTable(): Promise<void> {
  const [open] = await self.clients.matchAll({ type: 'window' });
  if (open) await open.focus();
  else await self.clients.openWindow('/');
}

/** FNV-1a, enough to tell one build from another. */
function hash(text: string): string {
  let value = 0x811c9dc5;
  for (const letter of text) value = Math.imul(value ^ letter.charCodeAt(0), 0x01000193);
  return (value >>> 0).toString(36);
}
