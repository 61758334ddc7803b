import type { LanguageModel } from '#platform/ai/language-model.ts';
import type { Log } from '#platform/log/log.ts';
import type { CopyAnswer } from '../contract.ts';
import type { HomeFacts } from '../model/home-facts.ts';
import { settleFacts } from '../model/settle-facts.ts';
import { scoreText } from '../model/score/score-text.ts';
import type { FieldedSentence } from '../model/writing/pair-sentences.ts';
import { writeCopy } from '../model/writing/write-copy.ts';
import { labelOf } from './check-text.ts';
import { writeByModel } from './write-by-model.ts';

interface CopyInput {
  facts: HomeFacts;
  seed: string;
  round: number;
  year: number;
  state: string | null;
}

interface Writers {
  languageModel: LanguageModel;
  log: Log;
}

/** Texts from the facts: our own, and those of a language model if there is one. */
export async function presentCopy(
  { languageModel, log }: Writers,
  { facts, seed, round, year, state }: CopyInput,
): Promise<CopyAnswer> {
  const copy = writeCopy(facts, { seed, round, year, state });
  const settled = settleFacts(facts, { year }).facts;
  const model = await writeByModel({ languageModel, log }, { facts: settled, state });
  const plain = ({ text, fields, alone }: FieldedSentence) => ({
    text,
    fields: [...fields],
    ...(alone === undefined ? {} : { alone }),
  });
  const [title] = copy.titles;
  return {
    variants: copy.variants.map(({ tone, limit, text, sentences }) => ({
      tone,
      limit,
      text,
      sentences: sentences.map(plain),
      score: scoreText({ title: title?.text ?? '', description: text, facts, year }) ?? 0,
    })),
    titles: copy.titles.map(plain),
    highlights: copy.highlights.map(plain),
    snippet: copy.snippet === null ? null : plain(copy.snippet),
    social: copy.social === null ? null : plain(copy.social),
    translatable: copy.translatable.map(plain),
    factsUsed: copy.factsUsed.map((field) => ({ field, label: labelOf(field), value: sayValue(facts, field) })),
    contradictions: copy.contradictions.map(({ fields, message }) => ({ fields: fields.map(labelOf), message })),
    model,
    engine: model === null ? 'Rules' : `Rules and ${model.name}`,
  };
}

function sayValue(facts: HomeFacts, field: string): string {
  const value = facts.fields[field];
  const place = facts.nearby.find(({ name }) => field === `Nearby: ${name}`);
  if (place !== undefined) return `${place.walkMinutes} minutes on foot`;
  if (Array.isArray(value)) return value.join(', ');
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return value.toLocaleString('en-US', { useGrouping: !/Year/.test(field) });
  return value ?? 'Tagged photo';
}
