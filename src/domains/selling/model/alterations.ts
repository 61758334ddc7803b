/** RESO MediaAlteration values that a seller can choose. */
export const ALTERATIONS = [
  'Virtual Staging - Item Addition',
  'Decluttered - Item Removed',
  'Twilight Conversion',
  'Virtual Renovation',
  'Virtual Enhancements',
  'Other Media Modification',
] as const;
