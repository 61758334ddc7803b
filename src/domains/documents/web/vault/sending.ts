import { createContext } from 'react';
import type { VaultDocument } from '../../contract/vault.ts';
import type { SigningState } from '../../model/checklist.ts';

export interface SigningOfFiles {
  /** Sends one of the reader's own documents to be signed. */
  onSend: (document: Pick<VaultDocument, 'id' | 'name'>) => void;
  stateOf: (document: Pick<VaultDocument, 'sha256'>) => SigningState | undefined;
}

/** What is signed, and what sends something to be signed; undefined where nobody can. */
export const Sending = createContext<SigningOfFiles | undefined>(undefined);

/** Whether a virus scanner looks at files here. */
export const HasScanner = createContext(false);
