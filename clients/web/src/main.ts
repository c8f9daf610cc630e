/** All wiring of the web client. */
import { mount } from 'svelte';
import './app.css';
import App from './App.svelte';
import { Route } from './house/route.svelte';
import { Preferences } from './preferences.svelte';
import { Api } from './session/api';
import { Keys } from './session/keys';
import { usable } from './session/storage';
import { pickLocale } from './words/catalogue';
import { speak } from './words/words.svelte';

const RELOADED = 'fourthseat:reloaded';

const browser = usable(() => localStorage);
const preferences = new Preferences(browser);
const { language } = preferences.settings;

const house = {
  api: new Api(fetch),
  keys: new Keys(browser),
  preferences,
  route: new Route(),
  tab: usable(() => sessionStorage),
};
const app = document.getElementById('app')!;

// A chunk of an older build that is gone from the server: the new page knows the new names, and nothing
// is lost. Once a minute at most, so that a server that is away does not make the page reload for ever.
window.addEventListener('vite:preloadError', () => {
  const last = Number(house.tab.getItem(RELOADED) ?? 0);
  if (Date.now() - last < 60_000) return;
  house.tab.setItem(RELOADED, String(Date.now()));
  location.reload();
});

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  void navigator.serviceWorker.register('/worker.js').catch(() => undefined);
}

try {
  await speak(pickLocale(language === null ? navigator.languages : [language]));
  mount(App, { target: app, props: { house } });
} catch (error) {
  app.textContent = 'Fourthseat could not be loaded. Check your connection and reload the page.';
  throw error;
}
