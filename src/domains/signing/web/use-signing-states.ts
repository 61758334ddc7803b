import { useQuery } from '@tanstack/react-query';
import { envelopesOptions } from './api.ts';

/** Where a file stands that the reader sent to be signed. */
export type SigningState = 'waiting' | 'signed';

/** By the SHA-256 of the file as it was sent; a file that all have signed stays signed. */
export function useSigningStates(): ReadonlyMap<string, SigningState> {
  const { data } = useQuery({ ...envelopesOptions(), meta: { follows: ['documents'] } });
  const states = new Map<string, SigningState>();
  for (const { status, documents } of data?.envelopes ?? []) {
    const state = status === 'completed' ? 'signed' : status === 'pending' || status === 'sealing' ? 'waiting' : undefined;
    if (state === undefined) continue;
    for (const { sha256 } of documents) if (states.get(sha256) !== 'signed') states.set(sha256, state);
  }
  return states;
}
