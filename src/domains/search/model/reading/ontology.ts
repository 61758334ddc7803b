import { PATTERNS_A_TO_H } from './ontology-a-to-h.ts';
import { PATTERNS_H_TO_Z } from './ontology-h-to-z.ts';
import type { Tag } from './vocabulary.ts';

/**
 * How people say each tag: patterns over the words of a sentence in small letters, separated by one space, hyphens
 * taken out. `(x )?` is optional, `a|b` a choice. Longer matches win over shorter ones, whatever their order here.
 */
export const TAG_PATTERNS: Record<Tag, string[]> = { ...PATTERNS_A_TO_H, ...PATTERNS_H_TO_Z };
