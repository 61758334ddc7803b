import type { OwnPhoto } from '#domains/selling/contract.ts';

/** What stands in the corner of an altered picture, by RESO MediaAlteration (California Business and Professions Code §10140.8). */
export const ALTERATION_WORDS: Readonly<Record<OwnPhoto['alterations'][number], string>> = {
  'Virtual Staging - Item Addition': 'Altered: virtually staged',
  'Decluttered - Item Removed': 'Altered: things removed',
  'Twilight Conversion': 'Altered: made to look like dusk',
  'Virtual Renovation': 'Altered: virtually renovated',
  'Virtual Enhancements': 'Altered: digitally enhanced',
  'Other Media Modification': 'Digitally altered',
};
