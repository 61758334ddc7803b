import { readdir, readFile, writeFile } from 'node:fs/promises';
import { writeWeights } from '../model/coded-weights.ts';
import { readVectors, writeNet } from '../model/coded-net.ts';
import { learnHearing } from '../model/learn-hearing.ts';
import { learnWeights } from '../model/learn-weights.ts';
import { readLabelled } from '../model/read-labelled.ts';

const MODEL = new URL('../model/', import.meta.url);
const LABELLED = new URL('labelled/', MODEL);
/** What says how good the check is must not be learned from. */
const NOT_LEARNED = 'not-learned.txt';

/** Its words stand in its lawful texts as well: the weights take them for wrong ones, and only the network learns from it. */
const FOR_NETWORK = 'roundabout-pairs.txt';

/** Learns the weights of words and the network from the labeled texts, and writes them to the model. Returns how many texts there are. */
export async function learnCopy(): Promise<number> {
  const names = (await readdir(LABELLED)).filter((name) => name.endsWith('.txt') && name !== NOT_LEARNED).toSorted();
  const labelled = await Promise.all(
    names.map(async (name) => ({ name, texts: readLabelled(await readFile(new URL(name, LABELLED), 'utf8')) })),
  );
  const forWeights = labelled.flatMap(({ name, texts }) => (name === FOR_NETWORK ? [] : texts));
  const { bias, weights } = learnWeights(forWeights);
  await writeFile(new URL('weights.gen.ts', MODEL), writeWeights(bias, weights));
  const all = labelled.flatMap(({ texts }) => texts);
  const vectors = readVectors(await readFile(new URL('word-vectors.dat', LABELLED), 'utf8'));
  await writeFile(new URL('hearing.gen.ts', MODEL), writeNet(learnHearing(all, vectors)));
  return all.length;
}
