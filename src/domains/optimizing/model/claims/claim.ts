export const CLAIM_KINDS = [
  'number',
  'feature',
  'condition',
  'opinion',
  'extent',
  'absence',
  'place',
  'name',
  'sentence',
] as const;
export type ClaimKind = (typeof CLAIM_KINDS)[number];

/** Something that a text says of a home. */
export interface Claim {
  kind: ClaimKind;
  /** UTF-16 units of the text; `end` is one past the last. */
  start: number;
  end: number;
  text: string;
  /** RESO fields, photos and places nearby that support it. Empty: nothing does. */
  fields: readonly string[];
}

/** Why a claim without a field is one, in a sentence. */
export const CLAIM_REASONS: Readonly<Record<ClaimKind, string>> = {
  number: 'No field has this number.',
  feature: 'No field says that the home has it.',
  condition: 'No field says what was done, or when.',
  opinion: 'A judgment, which no field can show. Give the fact behind it.',
  extent: 'No field says how far it goes.',
  absence: 'An empty field does not say that something is missing.',
  place: 'No measured place nearby supports it.',
  name: 'No field has this name.',
  sentence: 'No part of this sentence rests on a field.',
};
