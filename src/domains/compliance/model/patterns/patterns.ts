import type { Pattern } from './found.ts';
import { ABOUT_PEOPLE } from './patterns-about-people.ts';
import { UNCHANGED } from './patterns-of-change.ts';
import { COMPANY } from './patterns-of-company.ts';
import { DEMANDS } from './patterns-of-demands.ts';
import { LIMITS } from './patterns-of-limits.ts';
import { PEOPLE_LEFT, PEOPLE_NAMED } from './patterns-of-people.ts';
import { PLACES } from './patterns-of-places.ts';
import { REFUSED_SOMEHOW } from './patterns-of-refusals.ts';
import { WISHES } from './patterns-of-wishes.ts';

/** If two are equally serious about the same words, the earlier one counts. */
export const PATTERNS: Pattern[] = [
  ...LIMITS,
  ...DEMANDS,
  ...WISHES,
  ...PEOPLE_NAMED,
  ...PLACES,
  ...UNCHANGED,
  ...PEOPLE_LEFT,
  ...REFUSED_SOMEHOW,
  ...COMPANY,
  ...ABOUT_PEOPLE,
];
