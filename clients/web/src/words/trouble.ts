/** Words for refusal codes: `illegal/follow-suit` is the message `error-illegal-follow-suit`. */
import { knows, t } from './words.svelte';

/** What happened and what to do about it; the server's sentence, or a general one, for an unknown code. */
export function troubleWords(code: string, message: string): string {
  const id = `error-${code.replaceAll('/', '-')}`;
  if (knows(id)) return t(id);
  return message === '' ? t('error-unknown', { code }) : message;
}

/** Troubles of the moment, for which trying again is the next thing to do. */
export function mayPass(code: string): boolean {
  return /^(net|server|store|address|message)\/|^key\/spectators-off$|^table\/full$/.test(code);
}
