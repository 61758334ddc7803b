import { paint, type Scope } from './scope-words.ts';

const BAD = '(?:deal ?breakers?|problems?|issues?|no go|nogo|nonstarter|turn ?offs?|deal ?killers?|no nos?|big deal)';
const NEED =
  '(?:musts?|must haves?|required|needed|necessary|essential|important|requirements?|necessit(?:y|ies)|priorit(?:y|ies)|crucial|critical)';
const IS_NOT = '(?:(?:is|are|s) not|isnt|arent)';
const SMALL = '(?:an?|any|my|our|really|such|absolute|big|huge|real|hard|total|complete|actually|that)';

const FINE = '(?:ok|okay|fine|acceptable|welcome|allowed|alright)';

/** What is said of a subject in the last words of a clause, and what that means for whatever it is true of. */
const SAID: readonly (readonly [verdict: RegExp, meaning: Scope])[] = [
  [new RegExp(`(?:^| )(?:is|are|s|(?<not>${IS_NOT}))(?: ${SMALL})* ${BAD}$`), 'must_not'],
  [new RegExp(`(?:^| )(?:is|are|s|(?<not>${IS_NOT}))(?: ${SMALL})* ${NEED}$`), 'must'],
  [new RegExp(`(?:^| )(?<not>${IS_NOT})(?: ${SMALL})* ${FINE}$`), 'either'],
];
/** "Septic is", "busy streets are", "a yard isn't", up to the end of what is said. */
const ECHO = new RegExp(
  `^(?<thing>(?:(?:an?|the|any|our) )?[a-z]+(?: [a-z]+){0,2}?) (?:(?<other>${IS_NOT})|(?:is|are|s)(?: though)?)(?= [.,;!?]|$)`,
);
const JOINT = /^(?:,|;|[.]|but|and|while|though)$/;
const MOST_OF_VERDICT = 9;
const MOST_OF_ECHO = 7;

/** "Carpet isn't a deal breaker but septic is": what is said of one thing holds for another, or does not, in one word. */
export function paintEchoes(words: readonly string[], scopes: Scope[]): void {
  words.forEach((word, joint) => {
    if (!JOINT.test(word)) return;
    let from = joint + 1;
    while (JOINT.test(words[from] ?? '')) from += 1;
    const echo = ECHO.exec(words.slice(from, from + MOST_OF_ECHO).join(' '));
    if (echo?.groups === undefined) return;
    const before = words.slice(Math.max(0, joint - MOST_OF_VERDICT), joint).join(' ');
    const [match, meaning] =
      SAID.map(([verdict, means]) => [verdict.exec(before), means] as const).find(([one]) => one !== null) ?? [];
    if (match == null || meaning === undefined) return;
    const isTrue = (isDenied: boolean): Scope => (isDenied ? 'either' : meaning);
    const isFine = meaning === 'either';
    paint(scopes, from, from + echo[0].split(' ').length, isTrue(echo.groups['other'] !== undefined));
    paint(scopes, findClause(words, joint), joint, isFine ? 'must_not' : isTrue(match.groups?.['not'] !== undefined));
  });
}

function findClause(words: readonly string[], joint: number): number {
  const start = words.findLastIndex((word, index) => index < joint && JOINT.test(word));
  return Math.max(start + 1, joint - MOST_OF_VERDICT);
}
