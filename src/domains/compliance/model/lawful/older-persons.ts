import type { Category } from '../finding.ts';
import type { Item } from '../text/item.ts';

/** Laws and programs that let housing be for older persons. */
const PROGRAMS =
  /\b(?:older persons|fair housing (?:act )?(?:exempt\w*|permits|allows)|hopa|federal law|(?:federal|hud|the) exemption|section 202|hud 202|202 (?:housing|program|prac)|3607|lihtc|tax credit|(?:state|federally|county|city) designated|age (?:restricted|qualified|verified)|80 percent|(?:under|by) (?:the |a )?(?:state|federal|county|city)(?: ?s)? (?:\w+ )?program|eighty percent|age (?:rules?|requirements?)|adult persons)\b/;
const NOT_THEM = /^(?:no|not|non|without)$/;
/** "We have never filed the HOPA papers." */
const NEVER_WAS =
  /\b(?:no|not|non|without|never|havent|hasnt|isnt|arent|wasnt|didnt|dont|doesnt|nor)(?: \w+){0,4} (?:hopa|older persons|qualified|registered)\b/;

/** Housing for older persons may say so (42 USC 3607(b)). */
export function saysOlderPersons(items: readonly Item[]): boolean {
  const said = items.map(({ words }) => words).join(' ');
  if (NEVER_WAS.test(said)) return false;
  return (
    items.some(
      ({ words }, at) =>
        (words === 'hopa' && !NOT_THEM.test(items[at - 1]?.words ?? '')) ||
        (words === 'usc' && items[at - 1]?.words.endsWith('42') === true) ||
        (words === 'qualified' && items[at + 1]?.letter === 'Y'),
    ) || PROGRAMS.test(said.replaceAll(/\b(?:no|not|non|without) hopa\b/g, ''))
  );
}

/** Ages that the law allows to ask for: 55, 62, and 40 or more for those who share the home. */
const AGES = /\b(?:4\d|5\d|6[02]|fifty five|sixty two)\b/;
const UNDER_AGE = /\bunder (?:the age of )?(?:1[689]|2\d|[345]\d|62)\b/;

/** Whether words say of people only what housing for older persons may say. */
export function isOfOlderPersons(
  { category, from, to }: { category: Category; from: number; to: number },
  items: readonly Item[],
): boolean {
  const words = items
    .slice(from, to)
    .map((item) => item.words)
    .join(' ');
  switch (category) {
    case 'age':
      return /\b(?:senior|retire|active adult|older|adult|elderly)/.test(words) || AGES.test(words) || UNDER_AGE.test(words);
    case 'familial_status':
      return /\badults?\b/.test(words) || UNDER_AGE.test(words);
    case 'steering':
      return AGES.test(words);
    default:
      return false;
  }
}
