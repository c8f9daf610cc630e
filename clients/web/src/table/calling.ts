/** Calling a player who looks elsewhere: icon, vibration and notification, each by setting. */

import type { Settings } from '../settings';
import { t } from '../words/words.svelte';
import turnIcon from './turn-icon.svg?url';

const BUZZ = [60, 50, 60];

/** Shows in the tab's icon that it is the viewer's turn, until the returned function takes it back. */
export function markIcon(): () => void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const plain = icon?.href;
  if (icon) icon.href = turnIcon;
  return () => {
    if (icon && plain !== undefined) icon.href = plain;
  };
}

/** Vibrates, and notifies when the page is not in sight. */
export function call(settings: Settings, words: string): void {
  // A page that nobody has touched may not vibrate, and browsers complain when it tries.
  if (settings.vibration && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(BUZZ);
  if (settings.alerts && document.hidden) void notify(words);
}

async function notify(words: string): Promise<void> {
  if (typeof Notification === 'undefined' || Notification.permission !== 'granted') return;
  const options: NotificationOptions = { body: words, tag: 'fourthseat-turn', icon: turnIcon };
  // Phones allow notifications only through the service worker.
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) await worker.showNotification(t('table-title-turn'), options);
  else new Notification(t('table-title-turn'), options);
}

/** Keeps the screen awake until the returned function lets it sleep. Does nothing where that cannot be had. */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let done = false;
  const ask = async () => {
    if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
    try {
      lock = await navigator.wakeLock.request('screen');
      if (done) void lock.release();
    } catch {
      lock = null; // the device is saving power
    }
  };
  void ask();
  document.addEventListener('visibilitychange', ask);
  return () => {
    done = true;
    document.removeEventListener('visibilitychange', ask);
    void lock?.release();
  };
}
