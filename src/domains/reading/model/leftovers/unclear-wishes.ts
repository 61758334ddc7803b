import { addUnresolved, claim, type Draft, type LineToken, matchAt } from '../draft.ts';
import { DISLIKE_PHRASES, DISLIKE_TURNED, DISLIKE_WORDS } from './dislike-words.ts';
import { UNCLEAR } from './leftovers.ts';
import { tagFinder } from '../rules/tags.ts';
import { HARD_STOPS, NEGATORS } from '../scopes/scope-phrases.ts';
import { isKnownOfHomes } from '../line/spelling.ts';

/** Where another statement begins, besides the ends of sentences. */
const PARTS = new Set([',', 'so', 'because', 'since', 'yet', 'unless', 'if', 'when', 'while', '-']);
const WHO = /^(?:i|we|im|id|ive|were|wed|weve|want|wants|need|needs|would|must|looking|show|give|find|please|with|\d.*)$/;
const MOST_OF_STATEMENT = 24;

/**
 * What stands in a statement that speaks ill of something is no wish, though no rule knows how it is refused: "a hot tub
 * sounds like a lawsuit". Rather than rank up what is refused, the reading says that it did not understand.
 */
export function readUnclearWishes(draft: Draft): void {
  const statements = findStatements(draft.line).map(({ from, to }) => ({ from, to, words: wordsOf(draft.line.slice(from, to)) }));
  const judged = statements.filter(({ words }) => speaksIll(words) || mayDeny(words));
  if (judged.length === 0) return;
  const things = findThings(draft);
  for (const { from, to, words } of judged) {
    const isThing = (index: number) => {
      const token = draft.line[from + index];
      return token !== undefined && things.has(token);
    };
    if (!speaksIll(words) && !isPast(words) && !isDeniedThing(words, isThing) && !isSubjectOnly(words, isThing)) continue;
    const said = draft.line.slice(from, to).filter((token) => things.has(token));
    if (!said.some(({ scope, isClaimed }) => (scope === 'must' || scope === 'soft') && !isClaimed)) continue;
    if (said.some(({ scope }) => scope === 'must_not' || scope === 'either')) continue;
    addUnresolved(draft, { from, to }, UNCLEAR);
    claim(draft, from, to);
  }
}

/** Whether a statement may be one about a thing: most are none, and need no look at what they name. */
function mayDeny(words: readonly string[]): boolean {
  const behindSubject = words.slice(1, MOST_OF_SUBJECT + 2);
  return behindSubject.some((word) => VERB.test(word) || DENIAL.test(word)) || isPast(words);
}

const wordsOf = (line: readonly LineToken[]): string[] => line.map(({ word }) => word);

/** What is denied of a thing in somebody's own view: "a wine cellar won't tempt me". */
const IS_DENIED =
  /^(?:[a-z]+ ){1,6}(?:(?:isnt|arent|wasnt|wont|wouldnt|doesnt|dont|didnt|never|hardly|(?:is|are|will|would|does|do)(?: really| just)? (?:not|never|hardly)) |(?:cant|couldnt|(?:can|could)(?: really| just)? (?:not|never|hardly))(?: [a-z]+)* (?:me|us|my|our|i|we|mine|ours)(?: |$))/;
const DENIAL =
  /^(?:isnt|arent|wasnt|wont|wouldnt|doesnt|dont|didnt|cant|couldnt|never|hardly|is|are|will|would|does|do|can|could)$/;
/** "A pool wouldn't bother me", "a garage doesn't have to be ours". */
const IS_NO_VERDICT =
  /(?:^| )(?:doesnt|dont)(?: really)? matter which(?: |$)|(?:^| )(?:wouldnt|wont|doesnt|dont|not|never) (?:hurts?|bother|scare|worry|disappoint|be (?:bad|amiss|wasted|wrong)|go amiss|have to|need to|be wasted)(?: |$)|(?:^| )(?:isnt|arent|not) (?:an? )?(?:luxur(?:y|ies)|required|necessary|needed|essential|mandatory|optional|negotiable|extras?|waste|nice to have|problem|issue|joke)(?: |$)|(?:^| )(?:than|(?:over|under|above|below|after|before) [$]?\d.*|far|farther)(?: |$)|(?:^| )cant be (?:skipped|missing|left out|omitted|beaten|beat)(?: |$)/;
const MOST_OF_SUBJECT = 6;

/** Whether what is denied is denied of a thing: the subject that stands right before the denial. */
function isDeniedThing(words: readonly string[], isThing: (index: number) => boolean): boolean {
  const line = words.join(' ');
  if (!IS_DENIED.test(line) || IS_NO_VERDICT.test(line)) return false;
  const verb = words.findIndex((word) => DENIAL.test(word));
  return verb > 0 && verb <= MOST_OF_SUBJECT && isThing(verb - 1) && !/^(?:i|we|id|wed|im)$/.test(words[0] ?? '');
}

const OPENS_SUBJECT = /^(?:and|also|plus|well|honestly|an?|the|any|some|our|my|your|every|that|those|these)$/;
/** A finite verb behind its subject. */
const VERB =
  /^(?:is|are|was|were|has|had|feels?|looks?|seems?|sounds?|gives?|gave|makes?|made|costs?|takes?|took|brings?|brought|spells?|screams?|says?|lost|loses?|comes?|came|goes|went|gets?|got|leaves?|left|ended|ends?|belongs?|remains?|smells?|reminds?|strikes?|bores?|became|becomes?|ruined|ruins?)$/;
/** What is said of things that are wished for, or taken. */
const APPROVES =
  /^(?:(?:is|are|was|were|has|had|seems?|sounds?|looks?|feels?|goes|comes?|gets?) )?(?:(?:not|also|just|really|so|very|pretty|absolutely|definitely|still|all|both|always|quite|too|even|perfectly|totally|at least|an?|the|my|our|his|her|number|top|huge|big|real|major|total|absolute) )*(?:musts?|required|essential|needed|necessary|important|critical|crucial|key|non|nonnegotiable|mandatory|vital|wanted|desired|priorit(?:y|ies)|requirements?|necessit(?:y|ies)|plus|bonus|great|nice|good|lovely|ideal|perfect|preferred|welcome|enough|plenty|okay|ok|fine|alright|acceptable|considered|included|approved|allowed|permitted|possible|best|better|cool|awesome|amazing|wonderful|fantastic|beautiful|useful|handy|appreciated|dream|favorites?|thing|deal|point|reason|first|one|what|where|why|how|to|in|on|at|near|by|within|next|close|for|from|with|under|over|up|out|upstairs|downstairs|there|here|hard|difficult|impossible|optional|negotiable|non|owned|[\d@$].*)(?: |$)/;
/** Words of praise, wherever they stand in what is said. */
const PRAISES =
  /(?:^| )(?:worth|joy|joys|delights?|heaven(?:ly)?|lifesavers?|godsends?|blessings?|treats?|winners?|charm(?:s|ing)?|everything|gold|smiles?|smiling|happy|happier|easier|life|peace|(?:a|at|like) home|(?:i|we) (?:am|are|want|love|like|need|crave|adore)|(?:im|were) (?:after|into))(?: |$)/;
const FOR_SHOW = /(?:^| )(?:for (?:show|others|other people|the birds)|out|off|over|overrated)(?: |$)/;

/** "Carpet had its day", "a gated community feels like a cage": something is said of a thing, and that it is wished for is not. */
function isSubjectOnly(words: readonly string[], isThing: (index: number) => boolean): boolean {
  let from = 0;
  while (OPENS_SUBJECT.test(words[from] ?? '')) from += 1;
  let verb = from;
  while (isThing(verb)) verb += 1;
  // "Our septic days ended well".
  if (verb > from && /^(?:days?|years|phase)$/.test(words[verb] ?? '')) verb += 1;
  if (verb === from || !VERB.test(words[verb] ?? '')) return false;
  const rest = words.slice(verb);
  const line = rest.join(' ');
  if (line === words[verb] || ((APPROVES.test(line) || PRAISES.test(line)) && !FOR_SHOW.test(line))) return false;
  // "The yard is fenced", "the fireplace is gas" tell what it should be like.
  const isState = (word: string) => STATE.test(word) || GAS.test(word) || (isKnownOfHomes(word) && word !== 'well');
  return !rest.slice(1, MOST_TO_STATE).some(isState);
}

const MOST_TO_STATE = 4;
const GAS = /^(?:gas|electric|propane|wood)$/;
const STATE = /^(?:[a-z]+ed|[a-z]+able|[a-z]+proof|[a-z]+free)$/;

/** "We bought a house with septic once": what people had is no wish. */
function isPast(words: readonly string[]): boolean {
  return PAST.test(words.join(' '));
}

const PAST =
  /^(?:i|we)(?: (?:once|also|just|already))? (?:bought|had|owned|built|rented|lived|grew up|inherited)(?= )(?! (?:hoped|in mind|thought|wanted|planned|to have|our (?:eyes?|hearts?)|my (?:eyes?|heart)))/;

/** The words that name features or kinds of homes. */
function findThings(draft: Draft): Set<LineToken> {
  const things = new Set(draft.line.filter(({ word }) => NAMES_THING.test(word)));
  for (const [{ pattern }, starts] of tagFinder.find(draft.line.map(({ word }) => word))) {
    for (const from of starts) {
      const match = matchAt(draft, pattern, from);
      const to = match === null ? from : from + match[0].split(' ').length;
      for (const token of draft.line.slice(from, to)) things.add(token);
    }
  }
  return things;
}

const NAMES_THING =
  /^(?:condos?|townhouses?|townhomes?|apartments?|duplex(?:es)?|triplex(?:es)?|garages?|yards?|hoas?|porch(?:es)?|bungalows?|cabins?|farmhouses?|kitchens?|ranch(?:es)?)$/;

function speaksIll(words: readonly string[]): boolean {
  const line = words.join(' ');
  if (DISLIKE_TURNED.test(line)) return false;
  if (DISLIKE_PHRASES.test(line)) return true;
  // "An ugly house is fine" is no verdict about houses.
  const isVerdict = (word: string, index: number) =>
    DISLIKE_WORDS.has(word) && !(DISLIKE_QUALITY.test(word) && words.slice(index + 1, index + 3).some(isKnownOfHomes));
  return words.some(isVerdict) && !words.some((word) => NEGATORS.has(word));
}

const DISLIKE_QUALITY =
  /^(?:stupid|silly|dumb|ugly|dull|boring|tacky|gaudy|hideous|awful|terrible|horrible|ridiculous|miserable|depressing|outdated|dated|overpriced|useless|annoying|creepy|burnt|soulless)$/;

/** The statements of a line; longer ones are no idioms. */
function findStatements(line: readonly LineToken[]): { from: number; to: number }[] {
  const found: { from: number; to: number }[] = [];
  let from = 0;
  for (let index = 0; index <= line.length; index++) {
    const word = line[index]?.word ?? '.';
    // "Nothing but trouble".
    if (word === 'but' && line[index - 1]?.word === 'nothing') continue;
    const isJoint = word === 'and' && WHO.test(line[index + 1]?.word ?? '') && !isBlamed(line, index + 1);
    if (!isJoint && !HARD_STOPS.has(word) && !PARTS.has(word)) continue;
    if (index > from && index - from <= MOST_OF_STATEMENT) found.push({ from, to: index });
    from = index + 1;
  }
  return found;
}

/** "Stucco and I don't get along". */
function isBlamed(line: readonly LineToken[], index: number): boolean {
  return /^(?:i|we) (?:dont|do not|never)(?: really)? (?:get along|mix|agree)/.test(
    line
      .slice(index, index + 5)
      .map(({ word }) => word)
      .join(' '),
  );
}
