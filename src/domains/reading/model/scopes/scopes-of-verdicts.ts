import { HARD_STOPS } from './scope-phrases.ts';
import { KIND, paint, PLACE, type Scope } from './scope-words.ts';
import { findNegationEnd } from './scopes-of-refusals.ts';
import { TAGS } from '../tags/vocabulary.ts';

/** Words that judge the thing before or after them where nobody writes a whole sentence: "barn ok septic no". */
const VERDICTS: readonly (readonly [RegExp, Scope])[] = [
  [
    /^(?:dont|do not|doesnt) (?:need|want|care)(?= |$)|^(?:(?:ok|okay|fine|nice) (?:but )?)?not (?:needed|necessary|required|important)(?= |$)|^optional(?= |$)/,
    'either',
  ],
  [/^(?:not ok|not okay|nope|nah|no)(?= |$)/, 'must_not'],
  [/^(?:ok|okay|fine|whatever)(?! (?:with|to|if|for|by|without)(?: |$))(?= |$)/, 'either'],
  [/^(?:yes|yep|yeah|must)(?= |$)/, 'must'],
];
const MOST_OF_VERDICT = 4;
/** Of what whole sentences are made: no thing ends in it. */
const NO_THING =
  /^(?:an?|the|i|we|id|wed|im|it|its|he|she|they|is|are|was|be|am|s|would|will|can|could|do|does|did|dont|have|has|had|want|wants|need|needs|that|this|these|those|which|what|who|with|for|of|on|in|at|to|by|near|under|over|or|and|nor|but|if|not|say|says|said|all|both|really|very|so|just|also|too|please|else|more|less|me|us|my|our|looking|there|theres|than|as|any|some|maybe|max|min|no|yes|plus|tops|only|k|still|prefer|even|totally|perfectly)$/;
const COUNT = /^\d+(?:\.\d+)? (?:bed|bd|br|bdrm|bedroom|bath|ba|bathroom)(?: |$)/;
const NAMES = new Set<string>(TAGS.filter((tag) => tag.includes('_')));

interface Verdict {
  from: number;
  to: number;
  scope: Scope;
}

/** Typed on a phone, a line judges one thing after the other: "pool no hot tub yes 4 bed", "gym dont need downtown". */
export function paintVerdicts(words: readonly string[], scopes: Scope[]): void {
  let from = 0;
  for (let index = 0; index <= words.length; index++) {
    if (index < words.length && words[index] !== ',' && !HARD_STOPS.has(words[index] ?? '')) continue;
    paintBreath(words, scopes, from, index);
    from = index + 1;
  }
}

function paintBreath(words: readonly string[], scopes: Scope[], from: number, to: number): void {
  const verdicts = findVerdicts(words, from, to);
  const things = findThings(words, verdicts, from, to);
  const after = verdicts.map(() => false);
  // What a verdict speaks of shows in what comes after it.
  for (let at = verdicts.length - 1; at >= 0; at--) after[at] = isAfterThing(words, verdicts, things, after, { at, from, to });
  verdicts.forEach((verdict, at) => {
    const thing = things[at];
    if (thing !== undefined && after[at] === true) {
      // "House downtown pool not needed": other rules took all of it for what is not needed.
      const place = words.findLastIndex((word, index) => index < thing && (PLACE.test(word) || KIND.test(word)));
      if (place >= (verdicts[at - 1]?.to ?? from)) paint(scopes, verdicts[at - 1]?.to ?? from, place + 1, 'must');
      paint(scopes, thing, verdict.to, verdict.scope);
      // What other rules took for refused behind a "no" is not.
      const next = verdicts[at + 1]?.from ?? to;
      if (verdict.scope !== 'must') paint(scopes, verdict.to, Math.min(next, findNegationEnd(words, verdict.to)), 'must');
    } else if (words[verdict.from]?.startsWith('ye') === true)
      paint(scopes, verdict.from, Math.min(verdict.to + lengthOfThing(words, verdict.to), to), 'must');
  });
}

/** For each verdict, where the thing begins that stands right before it and that no verdict before has. */
function findThings(words: readonly string[], verdicts: readonly Verdict[], from: number, to: number): (number | undefined)[] {
  let free = from;
  return verdicts.map((verdict, at) => {
    const thing = findThing(words, free, verdict.from);
    const isNamedNext =
      verdicts[at + 1] !== undefined && findThing(words, verdict.to, verdicts[at + 1]?.from ?? to) === verdict.to;
    // "No neighbors barn ok": what comes first after it is what it judges.
    free = thing === undefined && !isNamedNext ? Math.min(verdict.to + lengthOfThing(words, verdict.to), to) : verdict.to;
    return thing;
  });
}

function findVerdicts(words: readonly string[], from: number, to: number): Verdict[] {
  const found: Verdict[] = [];
  for (let index = from; index < to; index++) {
    const line = words.slice(index, Math.min(to, index + MOST_OF_VERDICT)).join(' ');
    for (const [pattern, scope] of VERDICTS) {
      const said = pattern.exec(line)?.[0];
      if (said === undefined) continue;
      found.push({ from: index, to: index + said.split(' ').length, scope });
      index += said.split(' ').length - 1;
      break;
    }
  }
  return found;
}

/** Where the thing begins that ends right before a word; none where that is no name of one. */
function findThing(words: readonly string[], from: number, before: number): number | undefined {
  for (const length of [3, 2]) {
    const start = before - length;
    if (start >= from && NAMES.has(words.slice(start, before).join('_'))) return start;
  }
  const word = words[before - 1] ?? '';
  return before > from && /^[a-z]{3,}$/.test(word) && !NO_THING.test(word) && !KIND.test(word) ? before - 1 : undefined;
}

function lengthOfThing(words: readonly string[], from: number): number {
  return [3, 2].find((length) => NAMES.has(words.slice(from, from + length).join('_'))) ?? 1;
}

/** Whether a verdict speaks of what stands before it, and not of what comes next. */
function isAfterThing(
  words: readonly string[],
  verdicts: readonly Verdict[],
  things: readonly (number | undefined)[],
  after: readonly boolean[],
  { at, from, to }: { at: number; from: number; to: number },
): boolean {
  const [verdict, thing] = [verdicts[at], things[at]];
  if (verdict === undefined || thing === undefined) return false;
  // "Pool no hot tub yes": each has its own.
  if (after[at + 1] === true && things[at + 1] === verdict.to) return true;
  // "Service dog ok apartment" asks for one that allows it.
  if (verdict.scope === 'either' && /^(?:dogs?|cats?|pets?|animals?)$/.test(words[verdict.from - 1] ?? '')) return false;
  const [next = '', further = ''] = words.slice(verdict.to, Math.min(to, verdict.to + 2));
  const last = verdicts[at - 1];
  if (verdict.scope === 'must_not') {
    const isInRun = last !== undefined && last.to === thing && things[at - 1] !== undefined;
    const isFirst = thing === from || /^(?:\d.*|@\d+|beds?|baths?|br|bd|ba|k)$/.test(words[thing - 1] ?? '');
    return isInRun
      ? next === '' || /^\d/.test(next) || PLACE.test(next)
      : isFirst && (next === '' || COUNT.test(`${next} ${further}`));
  }
  const isEnd = next === '' || /^\d/.test(next) || PLACE.test(next) || KIND.test(next);
  if (/^(?:dont|do|doesnt)$/.test(words[verdict.from] ?? '')) return isEnd && next !== '';
  if (verdict.scope === 'must') return isEnd && last !== undefined && last.to === thing;
  // "Pool ok not needed 4 bed", but not "a hot tub or a sauna not needed".
  return isEnd && next !== '' && !/^(?:an?|the|or|and|any)$/.test(words[thing - 1] ?? '');
}
