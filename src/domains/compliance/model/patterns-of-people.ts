import {
  type Found,
  type Pattern,
  pattern,
  audience,
  soft,
  hard,
  peopleOf,
  wanted,
  unless,
  named,
  says,
  NEIGHBORLY,
} from './found.ts';

/** People described, whatever is said of them. */
export const PEOPLE_NAMED: Pattern[] = [
  // Asian families live here. White neighborhood. Singles building.
  pattern('people', `(?<x>Q)(?!b{0,2}[iP])`, hard, (found) =>
    peopleOf(found)[0]?.isDescribed === true ? named?.(found) : undefined,
  ),
  pattern('people', `p[bz]{1,2}[dqzG]{0,2}(?<x>[aQ])(?=[.,ctz]|$)`, audience, (found) =>
    /^(?:neighbou?rs?|residents?|people|tenants?|everyone)$/.test(found.items[found.matchFrom]?.words ?? '')
      ? wanted(found)
      : undefined,
  ),
  pattern('people', `l[bzx]{1,2}[dqzG]{0,2}(?<x>[aQ])(?=[.,ctz]|$)`, hard, named),
  pattern('people', `(?:M|q)[dz]{0,2}(?<x>Q)`, audience, (found) =>
    found.items[found.matchFrom]?.letter === 'M' || says(found, /^(?:plenty|lots|loads) of$/) ? wanted(found) : named?.(found),
  ),
  pattern('people', `(?<x>Q)(?!b{0,2}[iP])`, soft, (found) => (isNamedPlural(found) ? named?.(found) : undefined)),
  pattern('people', `[qM][dzG#]{0,2}(?<x>Q|a(?![xIX]))`, hard, named),
  pattern('people', `[plLQ][bzx]{1,3}[qd][dzG]{0,2}(?<x>[awQ])(?=[.,ctz]|$)`, hard, (found) =>
    isOfNeighbors(found) ? named?.(found) : undefined,
  ),
  pattern('people', `(?<x>Q)z`, audience, (found) =>
    /^live$/.test(found.items[found.to]?.words ?? '') && !isSomebodys(found) ? wanted(found) : undefined,
  ),
  pattern('people', `ltd{0,2}(?<x>Q)`, audience, wanted),
];

/** Pictures show people: their texts do not name them by class. */
export const IN_PICTURES: Pattern = pattern('people', 'Q', audience, unless('source_of_income', 'military_status'));

/** "Mexicans", and not the colors: in a text about a home they are hardly there by chance, unless they built it. */
function isNamedPlural({ items, from }: Found): boolean {
  const group = items[from];
  return (
    group !== undefined &&
    /^(?!indians$)[a-z]+s$/.test(group.words) &&
    !/^(?:black|white)s$/.test(group.words) &&
    !/(?:ese|ish|us|ss)$/.test(group.words) &&
    !/^(?:by|all|cleveland)$/.test(items[from - 1]?.words ?? '')
  );
}

/** "The sellers' adult children", "my kids". */
function isSomebodys({ items, from }: Found): boolean {
  const before = items[from - 1];
  return before !== undefined && (before.isPossessive || /^(?:my|our|his|her|their)$/.test(before.words));
}

function isOfNeighbors({ items, matchFrom }: Found): boolean {
  const first = items[matchFrom];
  return first !== undefined && (!'lL'.includes(first.letter) || NEIGHBORLY.test(first.words));
}
