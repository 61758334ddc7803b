import { readdir, readFile, writeFile } from 'node:fs/promises';
import { writeWeights } from '../model/learned/coded-weights.ts';
import { learnWeights } from '../model/learned/learn-weights.ts';
import { readLabelled } from '../model/learned/read-labelled.ts';

const MODEL = new URL('../model/', import.meta.url);
const LABELLED = new URL('labelled/', MODEL);
/** What says how good the check is must not be learned from. */
const NOT_LEARNED = new Set(['not-learned.txt', 'roundabout-pairs.txt']);

/** Learns the weights of words from the labeled texts, and writes them to the model. Returns how many texts there are. */
export async function learnCopy(): Promise<number> {
  const names = (await readdir(LABELLED)).filter((name) => name.endsWith('.txt') && !NOT_LEARNED.has(name)).toSorted();
  const texts = await Promise.all(names.map((name) => readFile(new URL(name, LABELLED), 'utf8')));
  // In an order of their own, so that names of files change no weight.
  const labelled = texts
    .flatMap(readLabelled)
    .toSorted((one, other) => Number(one.text > other.text) - Number(one.text < other.text));
  const { bias, weights } = learnWeights(labelled);
  await writeFile(new URL('learned/weights.gen.ts', MODEL), writeWeights(bias, weights));
  return labelled.length;
}
