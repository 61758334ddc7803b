/** Where something can be mended that keeps a material from leaving. */
export const PROBLEM_PLACES = ['words', 'brand', 'listing', 'photos', 'template'] as const;
