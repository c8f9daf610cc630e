/** The page's title while a component is on show. */
import { t } from '../words/words.svelte';

export function titled(words: () => string): void {
  $effect(() => {
    document.title = `${words()} · ${t('app-name')}`;
  });
}
