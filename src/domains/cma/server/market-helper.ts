import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { createHelper } from '#platform/jobs/helper.ts';
import type { Hedonic } from '../model/effects.ts';

export interface MarketQuestion {
  /** As `fetchRateSales` gives them. */
  sales: string;
  /** Of another kind of home, which may help. */
  helper: Hedonic | null;
  effectiveDate: string;
}

export interface MarketAnswer {
  /** Null where too little is known. */
  found: HedonicAnswer | null;
}

interface HedonicAnswer {
  hedonic: Hedonic;
  /** The cities with sales of the home's kind, most sales first. */
  cities: string[];
}

const askHelper = createHelper<MarketQuestion, MarketAnswer>(new URL('./market-worker.ts', import.meta.url), {
  name: 'rates of a market',
  heapMb: 384,
  idleMs: 20_000,
});

const KEPT_ANSWERS = 8;
/** Analyses of one market rest on the same sales until another home sells, and kinds of home on the same helper. */
const known = new LRUCache<string, Promise<HedonicAnswer | null>>({ max: KEPT_ANSWERS });

/**
 * Reads sales, as `fetchRateSales` gives them, and fits the regression in a process of its own: twenty thousand take most of a
 * second, for the first who asks. Null under 40 sales.
 */
export async function fitApart(question: {
  sales: string;
  /** Of another kind of home, which may help. */
  others: string | null;
  effectiveDate: string;
}): Promise<HedonicAnswer | null> {
  const { sales, others, effectiveDate } = question;
  const key = hashOf([effectiveDate, sales, others ?? '']);
  const kept = known.get(key);
  if (kept !== undefined) return kept;
  const learning = learn(question);
  known.set(key, learning);
  learning.catch(() => known.delete(key));
  return learning;
}

async function learn({ sales, others, effectiveDate }: Parameters<typeof fitApart>[0]): Promise<HedonicAnswer | null> {
  const helper = others === null ? null : await fitApart({ sales: others, others: null, effectiveDate });
  return (await askHelper({ sales, helper: helper?.hedonic ?? null, effectiveDate })).found;
}

// Joined first, the texts would take tens of megabytes once more.
function hashOf(texts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(text).update('\n');
  return hash.digest('base64');
}
