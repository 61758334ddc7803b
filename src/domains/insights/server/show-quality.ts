import { type Span, sumActs, sumFiltersInBatches } from '#domains/analytics/server/index.ts';
import { getModelCard } from '#domains/valuation/server/index.ts';
import type { EndpointResponse } from '#lib/endpoint.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import type { Context } from '#platform/verb/context.ts';
import { type ComparedWith, type getQuality, type getSearchQuality, otherSpan } from '../contract.ts';
import { readInventedUntil } from './counted.ts';
import { type ActSum, SEARCHES, SENTENCES, tally } from './tally.ts';

const MOST_SHOWN = 100;

/** How searches end, and how sentences are read. */
export async function showSearchQuality(
  { db }: Context,
  { compare, ...span }: Span & { compare: ComparedWith },
): Promise<EndpointResponse<typeof getSearchQuality>> {
  const [acts, earlier, words, filters, inventedUntil] = await Promise.all([
    sumActs(db, span, 'act'),
    sumActs(db, otherSpan({ ...span, compare }), 'act'),
    sumActs(db, span, 'word'),
    sumFiltersInBatches(db, span),
    readInventedUntil(db),
  ]);
  return {
    now: searchesIn(acts),
    before: searchesIn(earlier),
    words: words.slice(0, MOST_SHOWN).map(({ name, times, visitors }) => ({ name, times, visitors })),
    filters: filters.toSorted((one, other) => other.visitors - one.visitors).slice(0, MOST_SHOWN),
    inventedUntil,
  };
}

function searchesIn(acts: readonly ActSum[]) {
  const { times, shareOf } = tally(acts);
  return {
    searches: times(SEARCHES),
    emptyRate: shareOf(['search_empty'], SEARCHES),
    sentences: times(SENTENCES),
    partlyReadRate: shareOf(['sentence_partly_read'], SENTENCES),
    refusedRate: shareOf(['sentence_refused'], SENTENCES),
  };
}

/** How good estimates, texts and matches are. */
export async function showQuality(
  ctx: ServerContext,
  { compare, ...span }: Span & { compare: ComparedWith },
): Promise<EndpointResponse<typeof getQuality>> {
  const [{ card }, acts, earlier, inventedUntil] = await Promise.all([
    getModelCard(ctx),
    sumActs(ctx.db, span, 'act'),
    sumActs(ctx.db, otherSpan({ ...span, compare }), 'act'),
    readInventedUntil(ctx.db),
  ]);
  const heldOut = card?.heldOut ?? null;
  return {
    valuation:
      card === null
        ? null
        : {
            version: card.version,
            trainedAt: card.trainedAt,
            sales: card.sales,
            figures:
              heldOut === null
                ? null
                : { n: heldOut.n, hitRate: heldOut.hitRate, mdape: heldOut.mdape, ppe10: heldOut.ppe10, ppe20: heldOut.ppe20 },
            areas: Object.entries(heldOut?.byArea ?? {}).map(([area, { n, mdape, ppe10, hitRate }]) => ({
              area,
              n,
              mdape,
              ppe10,
              hitRate,
            })),
          },
    now: answersIn(acts),
    before: answersIn(earlier),
    inventedUntil,
  };
}

function answersIn(acts: readonly ActSum[]) {
  const { times, shareOf } = tally(acts);
  return {
    copyMade: times(['copy_made']),
    copyTaken: times(['copy_taken']),
    copyTakenRate: shareOf(['copy_taken'], ['copy_made']),
    matchesSeen: times(['match_seen']),
    matchesOpened: times(['match_opened']),
    matchesOpenedRate: shareOf(['match_opened'], ['match_seen']),
    refused: times(['sentence_refused']),
  };
}
