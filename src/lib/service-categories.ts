/** Kinds of experts, in the order in which pages show them. A domain that asks for experts names a kind without knowing who they are. */
export const CATEGORY_KEYS = [
  'real-estate-agent',
  'mortgage-lender',
  'home-inspector',
  'pest-inspector',
  'appraiser',
  'real-estate-attorney',
  'title-escrow',
  'home-insurance',
  'land-surveyor',
  'photographer',
  'home-stager',
  'mover',
  'cleaner',
  'handyman',
  'painter',
  'electrician',
  'plumber',
  'hvac',
  'roofer',
  'general-contractor',
  'landscaper',
] as const;
export type CategoryKey = (typeof CATEGORY_KEYS)[number];

export function isCategoryKey(text: string): text is CategoryKey {
  return CATEGORY_KEYS.some((key) => key === text);
}
