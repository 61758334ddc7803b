import type { Identity } from '#platform/identity/identity.ts';
import { type Answers, answersSchema, type Part, partSchema } from '../contract.ts';

interface Keys {
  identity: Pick<Identity, 'seal' | 'unseal'>;
}

export function sealAnswers({ identity }: Keys, answers: Answers | Part): Buffer {
  return identity.seal(Buffer.from(JSON.stringify(answers)));
}

/** Throws where they were sealed under another secret. */
export function openAnswers({ identity }: Keys, sealed: Uint8Array): Answers {
  return answersSchema.parse(JSON.parse(identity.unseal(sealed).toString()));
}

/** The same for a co-applicant's part. */
export function openPart({ identity }: Keys, sealed: Uint8Array): Part {
  return partSchema.parse(JSON.parse(identity.unseal(sealed).toString()));
}
