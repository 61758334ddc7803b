import { findChoices } from './find-choices.ts';
import { usDay } from '#lib/calendar.ts';
import { completeReading, readQuery, type SpannedReading, warmUpFor } from '#domains/reading/server/index.ts';
import { type LanguageModel, LanguageModelError } from '#platform/ai/language-model.ts';
import type { Context } from '#platform/verb/context.ts';
import { takeTurns } from '#platform/jobs/take-turns.ts';
import type { ParsedSentence } from '../../contract.ts';
import { applySurroundings } from './apply-surroundings.ts';
import { toFilters } from './filters-of-reading.ts';
import { getKnownPlaces } from './known-places.ts';

type ReadingContext = Context & { languageModel: LanguageModel };

/** Reads a plain sentence by rules, then by the model if there is one, and returns the search it asks for. */
export async function parseSentence(ctx: ReadingContext, text: string): Promise<ParsedSentence> {
  const { gazetteer, slugsByName, isFrequentWord } = await getKnownPlaces(ctx);
  const today = usDay(ctx.now);
  const options = { gazetteer, isFrequentWord, today, withOwnTags: true };
  for await (const _ of takeTurns(warmUpFor(text, options), { isAwaited: true })) continue;
  const read = readQuery(text, options);
  const { reading, spans } = await completeOrKeep(ctx, read);
  const choices = findChoices(text, spans);
  const wanted = toFilters(reading, { findPlaces: (name) => slugsByName.get(name) ?? [], today, choices });
  const search = await applySurroundings(ctx, reading, wanted);
  const others = new Set(spans.flatMap(({ engine }) => engine ?? []));
  return { ...reading, spans, search, engine: ['Rules', ...others].join(' and ') };
}

/** If the model is late, silent or confused, only its additions are missing. */
async function completeOrKeep({ log, languageModel }: ReadingContext, read: SpannedReading): Promise<SpannedReading> {
  try {
    return await completeReading(read, languageModel);
  } catch (error) {
    if (!(error instanceof LanguageModelError)) throw error;
    log.warn({ err: error }, 'The language model did not read');
    return read;
  }
}
