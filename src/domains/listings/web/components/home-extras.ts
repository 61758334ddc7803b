import { createContext, type ComponentType } from 'react';
import type { ListingSummary } from '#domains/listings/contract.ts';

/** What stands on a card for its reader, not for everyone: a heart, hide, compare. Null on the server and at first. */
export const HomeExtrasContext = createContext<ComponentType<{ listing: ListingSummary }> | null>(null);
