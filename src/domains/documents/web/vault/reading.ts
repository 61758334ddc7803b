import { createContext } from 'react';
import type { VaultDocument } from '../../contract/vault.ts';

export interface ReadingOfVault {
  /** Whether its terms can be read. */
  isReadable: (document: VaultDocument) => boolean;
  /** Has a document read as a contract. */
  onRead: (document: VaultDocument) => void;
  isBusy: boolean;
}

/** What reads the terms of contracts; undefined where nobody can. */
export const Reading = createContext<ReadingOfVault | undefined>(undefined);
