import { z } from 'zod';
import { checkCopy, lintRemarks } from '#domains/compliance/contract.ts';
import { askForJson, type LanguageModel, LanguageModelError, SILENT_MODEL } from '#platform/ai/language-model.ts';
import type { Log } from '#platform/log/log.ts';
import type { CopyAnswer } from '../contract.ts';
import { CLAIM_REASONS } from '../model/claims/claim.ts';
import { readClaims } from '../model/claims/read-claims.ts';
import { splitSentences } from '../model/claims/split-sentences.ts';
import { factTexts, type HomeFacts } from '../model/home-facts.ts';

const INSTRUCTIONS = `You write the description of a home for sale in plain American English, 80 to 150 words.
Use only the facts given. Add nothing: no adjectives of praise, no people, no neighborhood, no guesses. An empty field means unknown.
Answer as JSON: {"text": "..."}`;
const MOST_FACTS = 12_000;
const answerSchema = z.object({ text: z.string().max(4000) });

/**
 * What a language model writes from the facts, without every sentence that claims something no field says or that fair housing
 * or boards forbid. Null if there is no model, it is silent, or nothing of its text is left.
 */
export async function writeByModel(
  { languageModel, log }: { languageModel: LanguageModel; log: Log },
  { facts, state }: { facts: HomeFacts; state: string | null },
): Promise<CopyAnswer['model']> {
  if (languageModel.name === SILENT_MODEL.name || factTexts(facts).length === 0) return null;
  const text = await ask(languageModel, log, facts);
  if (text === undefined) return null;
  const sentences: { text: string; fields: string[] }[] = [];
  const removed: { text: string; why: string }[] = [];
  for (const { text: sentence } of splitSentences(text)) {
    const claims = readClaims(sentence, facts);
    const unsupported = claims.find(({ fields }) => fields.length === 0);
    const [finding] = checkCopy(sentence, { states: state === null ? [] : [state] });
    const [lint] = lintRemarks(sentence, { limit: sentence.length });
    if (unsupported !== undefined)
      removed.push({ text: sentence, why: `“${unsupported.text}”: ${CLAIM_REASONS[unsupported.kind]}` });
    else if (finding !== undefined) removed.push({ text: sentence, why: finding.suggestion });
    else if (lint !== undefined) removed.push({ text: sentence, why: lint.suggestion });
    else if (claims.length > 0) sentences.push({ text: sentence, fields: [...new Set(claims.flatMap(({ fields }) => fields))] });
  }
  return sentences.length === 0
    ? null
    : { name: languageModel.name, text: sentences.map((one) => one.text).join(' '), sentences, removed };
}

async function ask(languageModel: LanguageModel, log: Log, { fields, rooms, nearby }: HomeFacts): Promise<string | undefined> {
  const known = Object.fromEntries(
    Object.entries(fields).filter(
      ([field]) => !/Remarks|Headline|Display|Showing|Latitude|Longitude|Street|Parcel|URL/.test(field),
    ),
  );
  try {
    const answer = await askForJson(
      languageModel,
      INSTRUCTIONS,
      JSON.stringify({ fields: known, rooms, nearby }).slice(0, MOST_FACTS),
    );
    return answerSchema.safeParse(answer).data?.text;
  } catch (error) {
    if (!(error instanceof LanguageModelError)) throw error;
    log.warn({ err: error }, 'The language model did not write');
    return undefined;
  }
}
