import { createContext, type ComponentType } from 'react';
import type { ListingSummary } from '#domains/listings/contract.ts';

export interface CardPhotosProps {
  listing: ListingSummary;
  imageSizes: string;
}

/** What a card gets once the page has loaded. */
export interface HomeExtras {
  /** For its reader, not for everyone: a heart, hide, compare. */
  Actions: ComponentType<{ listing: ListingSummary }>;
  /** How well the home fits its reader, in a few letters. */
  Score: ComponentType<{ listing: ListingSummary }>;
  /** More photos, to leaf through in place. */
  Photos: ComponentType<CardPhotosProps>;
}

/** Null on the server and at first. */
export const HomeExtrasContext = createContext<HomeExtras | null>(null);
