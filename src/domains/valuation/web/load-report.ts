import { getSurroundings } from '#domains/neighborhoods/contract.ts';
import type { ApiClient } from '#platform/web/api-client.ts';
import { getModelCard, type HomeValuation } from '../contract.ts';
import { loadIndex } from './load-index.ts';

/** What a report says besides the valuation itself. */
export async function loadReport(api: ApiClient, valuation: HomeValuation) {
  const { latitude, longitude } = valuation;
  const [{ card }, index, surroundings] = await Promise.all([
    api.call(getModelCard),
    loadIndex(api),
    latitude === null || longitude === null ? null : api.call(getSurroundings, { query: { latitude, longitude } }),
  ]);
  return { valuation, card, index, hazards: surroundings?.hazards ?? [] };
}
