import { createContext, type ComponentType } from 'react';
import type { Filters } from '../search-state.ts';

export interface SearchExtrasProps {
  filters: Filters;
  /** The search in words. */
  name: string;
}

/** What stands beside the head of the results for their reader: save, export. Null on the server and at first. */
export const SearchExtrasContext = createContext<ComponentType<SearchExtrasProps> | null>(null);
