/** What a text may say that a home has, and what supports it. */
export interface FeatureWords {
  /** As texts say it. */
  words: string;
  /** As a value of a field says it. */
  value?: string;
  /** Only values of these fields support it. Without them, values of any field do. */
  fields?: readonly string[];
  /** A yes, or a number above 0, supports it too. */
  flags?: readonly string[];
  /** Photos with this tag support it too. */
  rooms?: string;
}

/** A wording, the values that support it, and what else does. */
export const row = (words: string, value?: string, more: Omit<FeatureWords, 'words' | 'value'> = {}): FeatureWords => ({
  words,
  ...(value === undefined ? {} : { value }),
  ...more,
});
