import { readdir, readFile, writeFile } from 'node:fs/promises';
import { joinPages } from '../model/text/contract-text.ts';
import { writeScorers } from '../model/learned/coded-scorers.ts';
import { type Example, learnScorers } from '../model/learned/learn-scorers.ts';
import { KINDRED_FLAGS } from '../model/learned/near-flags.ts';
import { countWords, traitsOf } from '../model/learned/sense-traits.ts';
import { readClauseFlags } from '../model/purchase/flags/flags.ts';
import { plainSentences } from '../model/purchase/flags/plain-sentences.ts';

const MODEL = new URL('../model/', import.meta.url);
const CLAUSES = new URL('labelled-clauses/', MODEL);
const PAPERS = new URL('labelled/', MODEL);
const FEWEST_WORDS = 5;

/** Learns what flags sound like from labeled clauses and papers, and writes the weights. Returns how many sentences there are. */
export async function learnClauses(): Promise<number> {
  const clauses = (await readAll(CLAUSES)).flatMap(readLabelledFlags);
  const examples = [...clauses, ...(await readAll(PAPERS)).flatMap(readPaper)];
  const codes = [...new Set(clauses.flatMap((example) => example.codes))].toSorted();
  await writeFile(new URL('learned/flag-weights.gen.ts', MODEL), writeScorers('FLAG_WEIGHTS', learnScorers(examples, codes)));
  return examples.length;
}

async function readAll(folder: URL): Promise<string[]> {
  const names = (await readdir(folder)).toSorted();
  return Promise.all(names.map((name) => readFile(new URL(name, folder), 'utf8')));
}

/** Lines such as "flag:as_is | Nothing will be fixed." and "flag:none as_is | Seller fixes the roof.", which only resembles it. */
function readLabelledFlags(lines: string): Example[] {
  return lines.split('\n').flatMap((line): Example[] => {
    const { none, code = '', words = '' } = /^flag:(?<none>none )?(?<code>\w+) \| (?<words>.+)$/.exec(line)?.groups ?? {};
    if (words === '') return [];
    const traits = traitsOf(words.replaceAll('’', "'").toLowerCase());
    const kindred = KINDRED_FLAGS.filter((codes) => codes.includes(code)).flat();
    return none === undefined
      ? [{ traits, codes: [code], open: new Set(kindred), resembles: [] }]
      : [{ traits, codes: [], open: new Set(), resembles: [code] }];
  });
}

/** The sentences of a labeled paper: they say nothing but what its label or a rule finds in the paper. */
function readPaper(file: string): Example[] {
  const [head = '', ...body] = file.split('\n---\n');
  const paper = joinPages(body.join('\n---\n').split('\f'));
  const labels =
    /^flags:(.*)$/m
      .exec(head)?.[1]
      ?.split(';')
      .map((code) => code.trim()) ?? [];
  const sentences = plainSentences(paper);
  const open = new Set([
    ...labels.map((code) => code.replace(/_without_inspection$|_over_60_days$/, '')),
    ...readClauseFlags(paper, sentences).flags.map(({ code }) => code),
  ]);
  return sentences
    .filter(({ plain }) => countWords(plain) >= FEWEST_WORDS)
    .map(({ plain }) => ({ traits: traitsOf(plain), codes: [], open, resembles: [] }));
}
