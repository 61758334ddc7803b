import type { Identity } from '#platform/identity/identity.ts';
import type { FormFamily } from '../model/form-families.ts';
import type { OwnTime } from '../model/times/own-times.ts';
import type { ReadContract } from '../model/reading.ts';

/** What a person made of one term. */
export interface Settled {
  value: string;
  at: string;
}

/** A reading as it is kept: as it was read, and what its person settled since. */
export interface KeptReading extends ReadContract {
  family: FormFamily | null;
  /** By the path of the term. */
  settled: Record<string, Settled>;
  /** Times that their person added; absent where nobody has. */
  added?: OwnTime[];
}

interface Keys {
  identity: Pick<Identity, 'seal' | 'unseal'>;
}

export function sealReading({ identity }: Keys, kept: KeptReading): Buffer {
  return identity.seal(Buffer.from(JSON.stringify(kept)));
}

/** Throws where it was sealed under another secret. */
export function openReading({ identity }: Keys, sealed: Uint8Array): KeptReading {
  // What we sealed ourselves is what it was.
  return JSON.parse(identity.unseal(sealed).toString()) as KeptReading;
}
