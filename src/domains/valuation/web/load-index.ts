import { ApiError, type ApiClient } from '#platform/web/api-client.ts';
import { getMarketIndex, type MarketIndex } from '../contract.ts';

/** The index of the whole market; null where no model serves yet. */
export async function loadIndex(api: ApiClient): Promise<MarketIndex | null> {
  try {
    return await api.call(getMarketIndex);
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}
