import { useQuery } from '@tanstack/react-query';
import { envelopesOptions } from './api.ts';

/** Where a file stands that the reader sent to be signed: `signed` is the one with the signatures, `original` what was sent. */
export type SigningState = 'waiting' | 'signed' | 'original';

/** By the SHA-256 of files; one that all have signed stays so, whatever is sent again. */
export function useSigningStates(): ReadonlyMap<string, SigningState> {
  const { data } = useQuery(envelopesOptions());
  const states = new Map<string, SigningState>();
  for (const { status, documents, signedSha256 } of data?.envelopes ?? []) {
    if (signedSha256 !== null) states.set(signedSha256, 'signed');
    const state = status === 'completed' ? 'original' : status === 'pending' || status === 'sealing' ? 'waiting' : undefined;
    if (state === undefined) continue;
    for (const { sha256 } of documents) if (!['signed', 'original'].includes(states.get(sha256) ?? '')) states.set(sha256, state);
  }
  return states;
}
