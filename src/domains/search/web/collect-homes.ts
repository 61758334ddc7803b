import type { FoundListing } from '../contract.ts';
import { fetchPage } from './api.ts';
import type { SearchState } from './search-state.ts';

export const MOST_EXPORTED = 500;
const PAGE = 100;

/** The first homes of a search, page after page, up to the most that a file holds. */
export async function collectHomes({ filters, sort }: SearchState): Promise<{ homes: FoundListing[]; isComplete: boolean }> {
  const homes: FoundListing[] = [];
  const { signal } = new AbortController();
  let cursor: string | null = '';
  while (cursor !== null && homes.length < MOST_EXPORTED) {
    const page = await fetchPage({ filters, sort, cursor, limit: PAGE }, signal);
    homes.push(...page.items);
    cursor = page.nextCursor;
  }
  return { homes, isComplete: cursor === null };
}
