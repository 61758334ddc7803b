import { createContext, type ComponentType } from 'react';
import type { Filters } from '../search-state.ts';

export interface SearchExtrasProps {
  filters: Filters;
  /** The search in words. */
  name: string;
}

/** Homes that this reader does not want to see, as a store; null on the server and at first. */
export interface HiddenHomes {
  subscribe: (listener: () => void) => () => void;
  read: () => ReadonlySet<string>;
}
export const HiddenHomesContext = createContext<HiddenHomes | null>(null);

/** What stands beside the head of the results for their reader: save, export. Null on the server and at first. */
export const SearchExtrasContext = createContext<ComponentType<SearchExtrasProps> | null>(null);
