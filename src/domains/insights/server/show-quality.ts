import { hideFew, orHidden } from '#domains/analytics/contract.ts';
import { listActs, type Span, sumFilters } from '#domains/analytics/server/index.ts';
import { getModelCard } from '#domains/valuation/server/index.ts';
import type { EndpointResponse } from '#lib/endpoint.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import type { Context } from '#platform/verb/context.ts';
import type { getQuality, getSearchQuality } from '../contract.ts';

const MOST_SHOWN = 100;

/** How searches end, and how sentences are read. */
export async function showSearchQuality({ db }: Context, span: Span): Promise<EndpointResponse<typeof getSearchQuality>> {
  const [acts, words, filters] = await Promise.all([listActs(db, span, 'act'), listActs(db, span, 'word'), sumFilters(db, span)]);
  const { times, shareOf } = tally(acts);
  const { shown, hidden } = hideFew(words, ({ visitors }) => visitors);
  return {
    searches: times(['search_found', 'search_empty']),
    emptyRate: shareOf(['search_empty'], ['search_found', 'search_empty']),
    sentences: times(['sentence_read', 'sentence_partly_read', 'sentence_refused']),
    partlyReadRate: shareOf(['sentence_partly_read'], ['sentence_read', 'sentence_partly_read', 'sentence_refused']),
    refusedRate: shareOf(['sentence_refused'], ['sentence_read', 'sentence_partly_read', 'sentence_refused']),
    words: shown.slice(0, MOST_SHOWN),
    hiddenWords: hidden,
    filters: hideFew(
      [...filters].map(([name, visitors]) => ({ name, visitors })),
      ({ visitors }) => visitors,
    )
      .shown.toSorted((one, other) => other.visitors - one.visitors)
      .slice(0, MOST_SHOWN),
  };
}

/** How good estimates and texts are. */
export async function showQuality(ctx: ServerContext, span: Span): Promise<EndpointResponse<typeof getQuality>> {
  const [{ card }, acts] = await Promise.all([getModelCard(ctx), listActs(ctx.db, span, 'act')]);
  const { times } = tally(acts);
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
    copyMade: times(['copy_made']),
    copyTaken: times(['copy_taken']),
    matchesSeen: times(['match_seen']),
    refused: times(['sentence_refused']),
  };
}

/** Sums of what pages did, each hidden where fewer than five did it. */
function tally(acts: readonly { name: string; times: number; visitors: number }[]) {
  const of = (names: readonly string[]) => {
    const own = acts.filter(({ name }) => names.includes(name));
    const total = (field: 'times' | 'visitors') => own.reduce((sum, act) => sum + act[field], 0);
    return { times: total('times'), visitors: total('visitors') };
  };
  const times = (names: readonly string[]) => {
    const { times: n, visitors } = of(names);
    return orHidden(visitors) === null ? null : n;
  };
  const shareOf = (part: readonly string[], whole: readonly string[]) => {
    const [some, all] = [of(part), of(whole)];
    return orHidden(some.visitors) === null || all.times === 0 ? null : some.times / all.times;
  };
  return { times, shareOf };
}
