import { createHelper } from '#platform/jobs/helper.ts';
import type { MarketingSpell, SaleOdds } from '../model/time-to-sell.ts';

/** Learns the chances of a sale in a separate process: a market of ten thousand homes takes a quarter of a second. */
export const fitOddsApart = createHelper<MarketingSpell[], SaleOdds | null>(new URL('./odds-worker.ts', import.meta.url), {
  name: 'odds of a sale',
  heapMb: 256,
  idleMs: 20_000,
});
