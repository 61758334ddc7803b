import { ROOMS_PATTERNS } from './patterns-of-rooms.ts';
import { INSIDE_PATTERNS } from './patterns-of-inside.ts';
import { OUTSIDE_PATTERNS } from './patterns-of-outside.ts';
import { STYLE_PATTERNS } from './patterns-of-style.ts';
import { SETTING_PATTERNS } from './patterns-of-setting.ts';
import { RULES_PATTERNS } from './patterns-of-rules.ts';
import type { Tag } from './vocabulary.ts';

/**
 * How people say each tag: patterns over the words of a sentence in small letters, separated by one space, hyphens
 * taken out. `(x )?` is optional, `a|b` a choice. Longer matches win over shorter ones, whatever their order here.
 */
export const TAG_PATTERNS: Record<Tag, string[]> = {
  ...ROOMS_PATTERNS,
  ...INSIDE_PATTERNS,
  ...OUTSIDE_PATTERNS,
  ...STYLE_PATTERNS,
  ...SETTING_PATTERNS,
  ...RULES_PATTERNS,
};
