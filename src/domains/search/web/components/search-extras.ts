import { createContext, type ComponentType } from 'react';
import type { Filters } from '../search-state.ts';

export interface SearchExtrasProps {
  filters: Filters;
  /** The search in words. */
  name: string;
}

/** Keys of homes, as a store. */
export interface HomeKeys {
  subscribe: (listener: () => void) => () => void;
  read: () => ReadonlySet<string>;
}

/** What this reader does not want to see, and what they saved. */
export interface OwnHomes {
  hidden: HomeKeys;
  saved: HomeKeys;
}

/** Null on the server and at first. */
export const OwnHomesContext = createContext<OwnHomes | null>(null);

/** What stands beside the head of the results for their reader: save, export. Null on the server and at first. */
export const SearchExtrasContext = createContext<ComponentType<SearchExtrasProps> | null>(null);
