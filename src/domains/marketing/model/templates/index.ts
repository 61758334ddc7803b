import { BROCHURES } from './brochure.ts';
import { FLYERS } from './flyers.ts';
import { POSTCARDS } from './postcards.ts';
import { SIGNS } from './signs.ts';
import { SOCIAL } from './social.ts';
import type { Template } from './template.ts';
import { WEB } from './web.ts';

export type { Template } from './template.ts';

/** Every template, in the order of the library. */
export const TEMPLATES: readonly Template[] = [...FLYERS, ...POSTCARDS, ...SIGNS, ...BROCHURES, ...SOCIAL, ...WEB];

export const findTemplate = (key: string): Template | undefined => TEMPLATES.find((template) => template.key === key);
