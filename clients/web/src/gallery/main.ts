/** The gallery: the table from recorded data, for looking at it. `?scene=…&lang=…&theme=…&deck=…&speed=…`. */

import { mount } from 'svelte';
import '../app.css';
import type { Speed } from '../settings';
import { pickLocale } from '../words/catalogue';
import { speak } from '../words/words.svelte';
import Gallery from './Gallery.svelte';
import type { Stage } from './stage.svelte';

const wish = new URLSearchParams(location.search);
const root = document.documentElement;
root.dataset['theme'] = wish.get('theme') ?? 'dark';
root.dataset['deck'] = wish.get('deck') ?? 'two';

await speak(pickLocale([wish.get('lang') ?? 'en']));
mount(Gallery, {
  target: document.getElementById('app')!,
  props: {
    scene: wish.get('scene'),
    dress: (stage: Stage) => {
      const speed = (wish.get('speed') ?? 'normal') as Speed;
      stage.settings = { ...stage.settings, speed, trumpFirst: wish.has('trumpFirst'), motion: !wish.has('still') };
    },
  },
});
