import { completeReading, readQuery, type SpannedReading, warmUpFor } from '#domains/reading/server/index.ts';
import { type LanguageModel, LanguageModelError } from '#platform/ai/language-model.ts';
import type { Context } from '#platform/verb/context.ts';
import { takeTurns } from '#platform/jobs/take-turns.ts';
import type { ParsedSentence } from '../contract.ts';
import { applySurroundings } from './apply-surroundings.ts';
import { toFilters } from './filters-of-reading.ts';
import { getKnownPlaces } from './known-places.ts';

/** Reads a plain sentence, by rules and then by the model if there is one, and says which search it comes to. */
export async function parseSentence(ctx: Context, text: string, model?: LanguageModel): Promise<ParsedSentence> {
  const { gazetteer, slugsByName, isFrequentWord } = await getKnownPlaces(ctx);
  const today = ctx.now.toISOString().slice(0, 10);
  const options = { gazetteer, isFrequentWord, today, withOwnTags: true };
  for await (const _ of takeTurns(warmUpFor(text, options), { isAwaited: true })) continue;
  const read = readQuery(text, options);
  const { reading, spans } = model === undefined ? read : await completeOrKeep(ctx, read, model);
  const wanted = toFilters(reading, { findPlaces: (name) => slugsByName.get(name) ?? [], today });
  const search = await applySurroundings(ctx, reading, wanted);
  const others = new Set(spans.flatMap(({ engine }) => engine ?? []));
  return { ...reading, spans, search, engine: ['Rules', ...others].join(' and ') };
}

/** A model that is late, silent or confused costs nothing but what it would have added. */
async function completeOrKeep({ log }: Context, read: SpannedReading, model: LanguageModel): Promise<SpannedReading> {
  try {
    return await completeReading(read, model);
  } catch (error) {
    if (!(error instanceof LanguageModelError)) throw error;
    log.warn({ err: error }, 'The language model did not read');
    return read;
  }
}
