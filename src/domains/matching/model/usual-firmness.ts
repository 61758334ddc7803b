import type { Firmness } from '../contract.ts';

/** How firm a wish is until its buyer says otherwise. */
export const USUAL_FIRMNESS: Firmness = { isMust: false, weight: 3 };
