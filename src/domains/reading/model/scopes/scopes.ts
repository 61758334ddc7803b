import { findListEnd } from './list-spans.ts';
import { REFUSING_HEADINGS, UNNEEDED_HEADINGS, WISHING_HEADINGS } from './scope-headings.ts';
import { endsAt, paint, type Scope } from './scope-words.ts';
import { paintComparisons, paintConditions } from './scopes-of-comparisons.ts';
import { paintDismissals } from './scopes-of-dismissals.ts';
import { paintEchoes } from './scopes-of-echoes.ts';
import { paintIndifference } from './scopes-of-indifference.ts';
import { findNegationEnd, paintRefusals } from './scopes-of-refusals.ts';
import { paintVerdicts } from './scopes-of-verdicts.ts';
import { findSoftStart, paintWishes } from './scopes-of-wishes.ts';

/** For each word of a sentence, what is said around it, and which words are but a turn of speech. Later rules win. */
export function findScopes(words: readonly string[]): { scopes: Scope[]; turns: ReadonlySet<number> } {
  const scopes: Scope[] = words.map(() => 'must');
  paintWishes(words, scopes);
  paintRefusals(words, scopes);
  paintComparisons(words, scopes);
  paintConditions(words, scopes);
  const turns = new Set<number>();
  paintIndifference(words, scopes, turns);
  paintDismissals(words, scopes, turns);
  paintEchoes(words, scopes);
  paintLists(words, scopes);
  paintVerdicts(words, scopes);
  paintLikewise(words, scopes, turns);
  return { scopes, turns };
}

/** Lists under a heading such as "deal breakers:", and what is refused afterwards. */
function paintLists(words: readonly string[], scopes: Scope[]): void {
  for (let index = 0; index < words.length; index++) {
    // "HOAs are fine, stucco isn't"
    if (/^(?:isnt|arent)$/.test(words[index] ?? '') && /^[.,;]?$/.test(words[index + 1] ?? '')) {
      const clause = findSoftStart(words, index);
      if (/(?:^| )(?:ok|okay|fine|acceptable|allowed)(?: [,;.]| but| and)*$/.test(words.slice(0, clause).join(' ')))
        paint(scopes, clause, index + 1, 'must_not');
    }
    const isHeading =
      words[index] === ':' ||
      (/^(?:are|is|include|includes|being)$/.test(words[index] ?? '') && OPENS_LIST.test(words[index - 1] ?? ''));
    if (!isHeading) continue;
    // "Can't live without: an elevator, AC".
    const lived = LIVED_WITHOUT.exec(words.slice(Math.max(0, index - 4), index).join(' '));
    if (lived !== null) {
      paint(scopes, index, findListEnd(words, index), lived[1] === undefined ? 'either' : 'must');
      continue;
    }
    const isNever = words[index] === ':' && NEVER.test(words.slice(findSoftStart(words, index), index).join(' '));
    if (isNever || REFUSING_HEADINGS.some((one) => endsAt(words, index, one)))
      paint(scopes, index, findListEnd(words, index), 'must_not');
    if (UNNEEDED_HEADINGS.some((one) => endsAt(words, index, one))) paint(scopes, index, findListEnd(words, index), 'either');
    if (WISHING_HEADINGS.some((one) => endsAt(words, index, one))) paint(scopes, index, findListEnd(words, index), 'soft');
  }
}

/** "Not if you paid me:", "never ever:". */
const NEVER = /^(?:not|never|no) (?:if|for|in|on|even|ever|again|way|chance|thanks)(?: |$)/;
const LIVED_WITHOUT = /(?:^| )(?:(cant|cannot|couldnt|wont|not)|can|could|will) (?:live|do|go) without$/;
const OPENS_LIST = /^(?:deal ?breakers?|breakers?|haves)$/;

/** "Oakdale is out, so is Eastlake". */
function paintLikewise(words: readonly string[], scopes: Scope[], turns: Set<number>): void {
  words.forEach((word, index) => {
    const isAlike = word === 'so' && /^(?:is|are)$/.test(words[index + 1] ?? '');
    const scope = scopes[index - (words[index - 1] === ',' ? 2 : 1)];
    const same = SAME_FOR.exec(words.slice(index, index + MOST_OF_SAME).join(' '));
    if (same !== null) paintSame(words, scopes, turns, { from: index, to: index + same[0].split(' ').length });
    const likewise = findLikewise(words, scopes, index);
    if (likewise !== undefined) paint(scopes, likewise.from, words[index] === 'well' ? index - 1 : index, likewise.scope);
    if (isAlike && scope !== undefined) paint(scopes, index, findNegationEnd(words, index + 2), scope);
  });
}

/** "The same goes for septic", "ditto carpet": what follows is judged like what was judged before. */
const SAME_FOR =
  /^(?:(?:the )?same (?:goes|is true|holds|applies|thing) (?:for|of|with|to)|ditto(?: (?:for|on|with))?|likewise(?: (?:for|with))?|(?:and |or )?(?:none|nor|neither) (?:in|for|with|of|about))(?= )/;
const MOST_OF_SAME = 4;

function paintSame(
  words: readonly string[],
  scopes: Scope[],
  turns: Set<number>,
  { from, to }: { from: number; to: number },
): void {
  const before = scopes.slice(Math.max(0, from - MOST_BACK_TO_VERDICT), from);
  const judged = before.findLast((scope) => scope === 'must_not' || scope === 'either');
  if (judged === undefined) return;
  paint(scopes, from, findNegationEnd(words, to), judged);
  for (let index = from; index < to; index++) turns.add(index);
}

const MOST_OF_LIKEWISE = 4;
const MOST_BACK_TO_VERDICT = 8;

/** "Garages are out, carports too": what the words before "too" name is judged like what stands before them. */
function findLikewise(
  words: readonly string[],
  scopes: readonly Scope[],
  index: number,
): { from: number; scope: Scope } | undefined {
  const isToo = words[index] === 'too' || (words[index] === 'well' && words[index - 1] === 'as');
  if (!isToo || !/^(?:[,.;!?]|but)?$/.test(words[index + 1] ?? '')) return undefined;
  const comma = words.lastIndexOf(',', index - 1);
  const verdict = words.slice(Math.max(0, comma - MOST_BACK_TO_VERDICT), Math.max(0, comma));
  const scope = scopes[comma - 1];
  if (comma < 1 || index - comma > MOST_OF_LIKEWISE + 1 || (scope !== 'must_not' && scope !== 'either')) return undefined;
  const isRefusal = /^(?:no|not|without)$/;
  // "No pool, hot tub too" may ask for the hot tub; "had it with HOAs, septic as well" does not.
  const isJudged =
    verdict.some((word) => /^(?:is|are)$/.test(word)) || (scope === 'must_not' && !verdict.some((word) => isRefusal.test(word)));
  return isJudged && !isRefusal.test(words[comma + 1] ?? '') ? { from: comma, scope } : undefined;
}
