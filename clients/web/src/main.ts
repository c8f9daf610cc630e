import { mount } from 'svelte';
import './app.css';
import App from './App.svelte';
import { pickLocale } from './words/catalogue';
import { speak } from './words/words.svelte';

await speak(pickLocale(navigator.languages));
mount(App, { target: document.getElementById('app')! });
