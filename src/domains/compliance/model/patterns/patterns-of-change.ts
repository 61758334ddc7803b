import type { Category } from '../finding.ts';
import { type Found, type Pattern, pattern, soft } from './found.ts';

/** Places that are praised for what has not come there. */
export const UNCHANGED: Pattern[] = [
  // Read ahead, because a place may stand in the words about another: "the last corner of the county".
  pattern('judgment', `(?=(?<x>[lLXIxG][^.,]{2,9}))`, soft, unchanged),
  // Everything east of the tracks; this one is on the right side.
  pattern('judgment', `(?<x>sx)(?=[.,ct]|$)`, soft, (found) =>
    /^(?:right|good|better|best|nice)$/.test(found.items[found.from]?.words ?? '') &&
    found.items[found.from + 1]?.words === 'side' &&
    found.items.slice(Math.max(0, found.from - 20), found.to + 12).some(({ words }) => DIVIDES.test(words))
      ? 'steering'
      : undefined,
  ),
];

const DIVIDES =
  /^(?:tracks|railroad|rails|highway|interstate|freeway|expressway|river|boulevard|avenue|broadway|divide|county line|town|city limits)$/;
const PLACE =
  /^(?:neighbou?rhoods?|suburbs?|enclaves?|streets?|blocks?|communit(?:y|ies)|towns?|villages?|corners?|pockets?|lanes?|hills?|subdivisions?|districts?|parts? of town|side of town|parts? of .*|section of .*|areas?|cul de sac|zip codes?|county|counties|holdouts?|buildings?|stretch|precinct|parish)$/;
const HELD =
  /^(?:(?:here|itself|still|yet|that|which|of the \w+|in the \w+|on the \w+|around here) )*(?:(?:has|have|had|is|are|will|would|wont|does|do|did|hasnt|havent|didnt|doesnt|not|never|hardly|barely|scarcely|yet|always|still|refused|refuses|to|been|be|managed|somehow|stubbornly|proudly|happily|largely|mostly) )*(?:chang(?:e|ed|ing)(?: color.*| hands.*)?(?:$| (?:since|in|and|or|much|at|for|a bit|one bit|while|when|like|over|with|the way)\b)|(?:stay|stays|stayed|staying|remain|remains|remained|kept|keeps|keeping|held|holds|holding)(?: just| exactly| very much| pretty much)? (?:as (?:it|they|pale|white|we)|the way|the same|how it|what it|true to|to itself|to its own|together|its own (?:kind|people|way|ways|character|color)|on|out|steady|pure|pale|intact|unchanged|untouched|unspoiled|like it|put)\b|resist(?:s|ed)? (?:change|the changes|the tide)|turned (?:over|color)|gone the way|let (?:itself|in) )/;

/** "The last corner of the county that has not changed". New zoning and old fronts are no people. */
function unchanged({ items, from, to }: Found): Category | undefined {
  if (!PLACE.test(items[from]?.words ?? '')) return undefined;
  const said = items
    .slice(from + 1, to)
    .map(({ words }) => words)
    .join(' ');
  if (/\b(?:kept|keeps|held|holds) (?:on to )?its (?:\w+ )?(?:character|flavor|identity|heritage|stock)\b/.test(said))
    return items.slice(from + 1, to).find(({ category }) => category !== null)?.category ?? undefined;
  return HELD.test(said) && isNegatedOrHeld(said) ? 'steering' : undefined;
}

/** "The area is changing" is judged elsewhere; here a place is one that did not. */
const isNegatedOrHeld = (said: string): boolean =>
  !/\bchang/.test(said) || /\b(?:not|never|hasnt|havent|didnt|doesnt|wont|hardly|barely|scarcely|refuse[sd]|yet)\b/.test(said);
