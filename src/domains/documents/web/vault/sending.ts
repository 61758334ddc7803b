import { createContext } from 'react';
import type { VaultDocument } from '../../contract/vault.ts';
import type { SigningState } from '../../model/checklist.ts';

export interface SigningOfVault {
  /** Sends a document to be signed. */
  onSend: (document: VaultDocument) => void;
  stateOf: (document: VaultDocument) => SigningState | undefined;
}

/** What is signed, and what sends something to be signed; undefined where nobody can. */
export const Sending = createContext<SigningOfVault | undefined>(undefined);

/** Whether a virus scanner looks at files here. */
export const HasScanner = createContext(false);
