/** What a test makes the console complain about is a failure of that test. */
import { afterEach, beforeEach, expect } from 'vitest';

const complaints: unknown[][] = [];

console.warn = (...words: unknown[]) => void complaints.push(words);
console.error = (...words: unknown[]) => void complaints.push(words);

beforeEach(() => void (complaints.length = 0));
afterEach(() => expect(complaints, 'complaints on the console').toEqual([]));
