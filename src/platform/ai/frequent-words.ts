import { readFile } from 'node:fs/promises';

const FILE = new URL('./frequent-words.txt', import.meta.url);
/** Beyond this rank, words are as often names, slips and rarities. */
const FREQUENT = 30_000;

let reading: Promise<readonly string[]> | undefined;

/** Words whose meaning is known (`meaning.bin` of search), the most frequent first. */
export function readMeasuredWords(): Promise<readonly string[]> {
  reading ??= readFile(FILE, 'utf8').then((text) => text.trim().split('\n'));
  return reading;
}

/** Frequent English words, the most frequent first. */
export async function readFrequentWords(): Promise<readonly string[]> {
  return (await readMeasuredWords()).slice(0, FREQUENT);
}
