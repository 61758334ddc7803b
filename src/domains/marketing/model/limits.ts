/** How long texts of materials and brand kits may be, in characters. */
export const MOST_MATERIAL_LETTERS = {
  title: 120,
  headline: 90,
  callToAction: 60,
  ownText: 1200,
  name: 100,
  brokerage: 120,
  line: 160,
  license: 40,
  website: 120,
  phone: 40,
  email: 254,
  returnAddress: 240,
} as const;

export const MOST_MATERIAL_PHOTOS = 12;
/** Materials made in one go, and materials in one file. */
export const MOST_AT_ONCE = 40;
/** Materials of a listing, the archive included. */
export const MOST_MATERIALS = 200;

export const MOST_LOGO_BYTES = 5 * 1024 * 1024;
export const MOST_LOGO_PIXELS = 24_000_000;
