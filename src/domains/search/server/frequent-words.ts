import { readFile } from 'node:fs/promises';

const FILE = new URL('../model/frequent-words.txt', import.meta.url);

let reading: Promise<readonly string[]> | undefined;

/** Frequent English words, the most frequent first. */
export function readFrequentWords(): Promise<readonly string[]> {
  reading ??= readFile(FILE, 'utf8').then((text) => text.trim().split('\n'));
  return reading;
}
