import { createContext } from 'react';
import type { VaultDocument } from '../../contract/vault.ts';

/** Sends a document to be signed; undefined where nobody can. */
export const Sending = createContext<((document: VaultDocument) => void) | undefined>(undefined);
