/** What a test makes the console complain about is a failure of that test. */
import { configure } from '@testing-library/svelte';
import { afterEach, beforeEach, expect } from 'vitest';

// A part that is fetched when it is wanted takes a busy machine a while to make ready.
configure({ asyncUtilTimeout: 10_000 });

const complaints: unknown[][] = [];

console.warn = (...words: unknown[]) => void complaints.push(words);
console.error = (...words: unknown[]) => void complaints.push(words);

beforeEach(() => void (complaints.length = 0));
afterEach(() => expect(complaints, 'complaints on the console').toEqual([]));
