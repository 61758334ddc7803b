import {
  type Clause,
  isIn,
  isIndoors,
  isOfHome,
  isOutdoors,
  isRelated,
  mergeClauses,
  sentenceOf,
  type Telling,
  type WrittenSentence,
} from './clause.ts';

/** What leads or asks the reader to do something stands alone. */
const IMPERATIVE =
  /^(?:cook|step|go|look|start|come|continue|head|notice|then|next|before|also|the (?:tour|next stop|kitchen follows))\b|\b(?:look for|notice)\b/;
/** "Is on the waterfront and has a shake roof" */
const HAS_TWO_VERBS = / and (?:is|has|rises|makes|dates|sits|comes) /;
const HAS_ONE_THING = /^(?!.* and )(?:[^,]+, )?[^,]+ (?:has|offers|comes with) [^,]+$/;
/** So short that they go together, whatever they are about. */
export const LITTLE = 100;

/** Clauses as sentences: those that belong together, and little ones, share one. */
export function joinClauses(clauses: readonly Clause[], telling: Telling): WrittenSentence[] {
  const sentences: WrittenSentence[] = [];
  let at = 0;
  while (at < clauses.length) {
    const [one, next] = [clauses[at], clauses[at + 1]];
    if (one === undefined) break;
    const joined = next === undefined ? undefined : join(one, next, telling);
    if (joined !== undefined) {
      sentences.push(sentenceOf(joined));
      at += 2;
    } else {
      sentences.push(sentenceOf(one));
      at += 1;
    }
  }
  return sentences;
}

/** Two clauses as one sentence, if they make one. */
function join(one: Clause, next: Clause, telling: Telling): Clause | undefined {
  if (isJoinable(one, next, telling)) return joinTwo(one, next, telling);
  if (isWalkedOn(one, next, telling))
    return mergeClauses([one, { ...next, text: next.text.replace(/^(?:then|next,|also) /, '') }], ', then ');
  if (isLookedAt(one, next, telling))
    return mergeClauses([one, { ...next, text: next.text.replace(/^(\w+), /, '$1 ') }], ', and ');
  // What a community has, and what it costs.
  const isPaidFor =
    isIn(one, 'shared') && isIn(next, 'costs') && /\bassociation\b/.test(next.text) && !next.text.includes(', and ');
  if (isPaidFor && one.text.length + next.text.length < telling.most && !IMPERATIVE.test(one.text))
    return mergeClauses([one, next], ', and ');
  // What lies around, and the one thing that neighbors share.
  const areAround = (isIn(one, 'nearby') && isIn(next, 'shared')) || (isIn(one, 'shared') && isIn(next, 'nearby'));
  if (areAround && [one, next].some((clause) => isIn(clause, 'shared') && clause.text.length < MOST_SHARED))
    return mergeClauses([one, next], ', and ');
  return isLittle(one, next) ? joinAcross(one, next, telling) : undefined;
}

const MOVES =
  /^(?:then |next, |before you go in, |(?:in|out)(?:side|doors), |downstairs, )?(?:start|step|go|come|head|notice|look|continue)\b/;

/** "Inside, look for a fireplace, then continue to the kitchen" */
const isWalkedOn = (one: Clause, next: Clause, { most }: Telling): boolean =>
  (one.isShort || next.isShort) &&
  MOVES.test(one.text) &&
  /^(?:then |next, |also )?(?:step|go|come|head|continue|look)\b/.test(next.text) &&
  one.text.length + next.text.length < most;

/** "Indoors, notice carpet, and outdoors look for a deck" */
const isLookedAt = (one: Clause, next: Clause, { most }: Telling): boolean =>
  one.isShort &&
  MOVES.test(one.text) &&
  /^(?:in|out)(?:side|doors), (?:notice|look)\b/.test(next.text) &&
  one.text.length + next.text.length < most;

const MOST_SHARED = 50;
const MOST_ACROSS = 140;
/** What says by itself where something is. */
const PLACED =
  /^(?:(?:out|in)(?:side|doors)|downstairs|for (?:the |your )?cars?|in (?:the|your) kitchen|the (?:kitchen|interior|outdoor space)|your kitchen)\b/;

/** So little is said of each that they go together, and where each of them is stays clear. */
const isLittle = (one: Clause, next: Clause): boolean =>
  one.text.length + next.text.length < MOST_ACROSS &&
  one.isAlone !== true &&
  next.isAlone !== true &&
  !IMPERATIVE.test(one.text) &&
  !IMPERATIVE.test(next.text) &&
  !/, (?:and|along|plus|with)\b/.test(one.text) &&
  (PLACED.test(next.text) || isIn(next, 'nearby')) &&
  !(isIn(one, 'building') && next.topics.includes('kitchen'));

/** "Inside, the house has a fireplace, while outside it has a deck" */
function joinAcross(one: Clause, next: Clause, { home }: Telling): Clause {
  const isAgainst =
    [one, next].every((clause) => /^(?:in|out)(?:side|doors)\b/.test(clause.text)) && isOutdoors(one) !== isOutdoors(next);
  const told = next.text.replace(/^([a-z]+|for (?:the |your )?cars?|in (?:the|your) \w+), /, '$1 ');
  const text = one.text.includes(home) ? told.replace(` ${home} `, ' it ') : told;
  return mergeClauses([one, { ...next, text }], isAgainst ? ', while ' : ', and ');
}

/** Whether two clauses make one sentence: neither at length, and both are of the home, or of what the reader gets. */
const isJoinable = (one: Clause, next: Clause, { home, most }: Telling): boolean =>
  (one.isShort || next.isShort) &&
  one.isAlone !== true &&
  next.isAlone !== true &&
  !IMPERATIVE.test(one.text) &&
  !(HAS_TWO_VERBS.test(one.text) && HAS_TWO_VERBS.test(next.text)) &&
  (isRelated(one, next) || (!isIn(one, 'below') && one.text.length + next.text.length < LITTLE)) &&
  ((next.text.startsWith(`${home} `) && (isOfHome(one.text, home) || (isOutdoors(one) && isOutdoors(next)))) ||
    (next.text.startsWith('you ') && one.text.startsWith('you ')) ||
    (isIndoors(one) && /^(?:the|your) (?:kitchen|interior) /.test(next.text))) &&
  one.text.length + next.text.length < most;

/** "The house rises two stories" and "the house has a porch" become one sentence, in which the home is named at most once. */
function joinTwo(one: Clause, next: Clause, { random, home }: Telling): Clause {
  // "You have a loft" and "you also get a den" say one thing.
  const given = /^you (?:also )?(?:have|get) (.+)$/.exec(next.text)?.[1];
  if (given !== undefined && one.text.startsWith('you '))
    return mergeClauses([one, { ...next, text: `along with ${given}` }], ', ');
  // "The kitchen offers an island, and it also has a pantry."
  const [same, part = ''] = /^(?:the|your) (kitchen|interior|community) (?=also )/.exec(next.text) ?? [];
  if (same !== undefined && new RegExp(`^(?:in )?(?:the|your|a) ${part}\\b`).test(one.text))
    return mergeClauses([one, { ...next, text: `it ${next.text.slice(same.length)}` }], ', and ');
  if (!next.text.startsWith(`${home} `)) return mergeClauses([one, next], ', and ');
  const told = next.text.slice(home.length + 1);
  const had = /^(?:also )?(?:has|offers|comes with|gives you) ((?:(?! and (?:is|rises|makes|dates|sits)\b).)+)$/.exec(told)?.[1];
  if (!isOfHome(one.text, home))
    return had === undefined
      ? mergeClauses([one, next], ', and ')
      : mergeClauses([one, { ...next, text: random.pick([`along with ${had}`, `plus ${had}`]) }], ', ');
  const [verb = ''] = /^(?:also )?(?:offers|comes with|gives you) /.exec(told) ?? [];
  if (had !== undefined && verb !== '' && one.text.includes(` ${verb.replace(/^also /, '')}`))
    return mergeClauses([one, { ...next, text: `along with ${had}` }], ', ');
  // "Has a garage" and "has a carport" become "has a garage and a carport".
  if (had !== undefined && isRelated(one, next) && HAS_ONE_THING.test(one.text) && !had.includes(' and '))
    return mergeClauses([one, { ...next, text: had }], ' and ');
  return had !== undefined && isRelated(one, next) && random.chance(0.5)
    ? mergeClauses([one, { ...next, text: `with ${had}` }], ', ')
    : mergeClauses([one, { ...next, text: `it ${told}` }], ', and ');
}
