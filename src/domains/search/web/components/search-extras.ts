import { createContext, type ComponentType } from 'react';
import type { Filters } from '../search-state.ts';

export interface SearchExtrasProps {
  filters: Filters;
  /** The search in words. */
  name: string;
  /** The saved search that it began as; empty if none. */
  saved: string;
}

/** Keys of homes, as a store. */
export interface HomeKeys {
  subscribe: (listener: () => void) => () => void;
  read: () => ReadonlySet<string>;
}

/** The homes that this reader hid and saved. */
export interface OwnHomes {
  hidden: HomeKeys;
  saved: HomeKeys;
}

/** Null on the server and at first. */
export const OwnHomesContext = createContext<OwnHomes | null>(null);

/** Actions beside the heading of the results: save, export. Null on the server and at first. */
export const SearchExtrasContext = createContext<ComponentType<SearchExtrasProps> | null>(null);
