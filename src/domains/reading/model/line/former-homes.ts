import { overWords } from '../scopes/over-words.ts';

const HOME = '(?:places?|houses?|homes?|apartments?|apts?|condos?|townhouses?|townhomes?|flats?|rentals?|ones?)';
const HAD = '(?:had|has|was|is|came with|comes with|sat|sits)(?: (?:on|by|near|next to|right on|with))?';
/** "Our last house had", "we had", "the old place was on", "our apartment has". */
const FRAME = `(?:(?:our|my) ${HOME} (?:has|had|lacks)|(?:(?:the|our|my|that) )?(?:last|old|previous|former|other|first|current|present) ${HOME}(?: (?:we|i) (?:had|owned|rented))?(?: also)? ${HAD}|(?:we|i)(?: (?:once|used to|already|both))? (?:had|have had|have lived with|lived with|grew up with|grew up in an? ${HOME} with|dealt with|owned|ve had))`;
const JOINT = '(?: (?:[,.;:!-]|and|but|so|which|that))*';
const AGAIN = '(?: (?:again|twice|anymore|either|for us|to us|for me))*';
const REFUSED = [
  'never (?:again|another)',
  'not again',
  'no more',
  `(?:(?:we|i|were|im|ive|weve|are|am|have|will|would|do) )*(?:not|wont|never|dont)(?: (?:be|ever|want|going|to))* (?:do(?:ing)?|make|making|repeat(?:ing)?|go(?:ing)? through|have|having|buy(?:ing)?|deal(?:ing)? with) (?:that|it|this|one|those|them|another)(?: (?:mistake|one))?${AGAIN}`,
  '(?:(?:we|i)(?: have|ve)? )?learn(?:ed|t) (?:our|my|the|that) lesson',
  '(?:(?:we|i)(?: all| both)? )?(?:absolutely |really )?(?:hated|regretted|regret|despised|couldnt stand|cant stand) (?:it|that|them|every (?:minute|second|day) of it)',
  '(?:(?:it|that) )?was (?:more than )?enough',
  'once (?:was|is) enough',
  '(?:(?:we|i) )?(?:want|need) (?:neither|none of (?:it|that|them|those))',
  '(?:(?:we|i) )?(?:dont|do not) (?:want|need) (?:that|it|either|any of (?:it|that|them)|them|those)(?: (?:again|anymore|now|next time|this time))?',
  '(?:(?:it|that) )?(?:is|was|has been|became|turned into) (?:(?:such|just|nothing but|always) )*an? (?:total |real |huge |constant |big |awful )?(?:nightmare|pain|mistake|disaster|hassle|headache|money pit|problem)',
  '(?:(?:it|that) )?(?:(?:is|was) )?(?:just |way |simply )?too much (?:work|trouble|upkeep|maintenance|hassle|money|cleaning|for (?:us|me))',
].join('|');
const MISSED = [
  '(?:(?:we|i)(?: all| both)? )?(?:really |absolutely |so )?(?:loved|miss|adored) (?:it|that|them|having (?:it|one))(?: (?:so much|every day|a lot))?',
  '(?:(?:we|i) )?(?:want|need|would like|would love|wish for) (?:that|it|one|the same|another|another one|the same thing|them)(?: (?:again|too|here))+',
  '(?:(?:we|i) )?(?:want|would love|need) (?:another|the same)(?: one)?',
  '(?:(?:we|i|ive|weve)(?: have)? )?(?:(?:really|always|so|still|often) )+(?:wanted|want|missed|miss|wished for|dreamed of) (?:one|1|it|that|them|another)(?: (?:again|too|since|ever since|back))*',
  // "Our apartment has no elevator, we want one that does".
  '(?:(?:we|i)(?: would)? )?(?:want|need|like|looking for)(?: (?:one|1|a (?:place|home|house)|somewhere))? (?:that does|which does|that has (?:one|1|it|them)|with (?:one|1))',
  '(?:(?:we|i) )?(?:cant|couldnt|dont want to) (?:live|be|go|do) without (?:it|one|that)(?: (?:now|again|anymore))?',
].join('|');
const THING = '(?:(?!(?:[.;,!]|but|and|so|which|that|want|need|looking)(?: |$))[^ ]+ ){0,7}(?!(?:[.;,!]|but|and|so)(?: |$))[^ ]+';
/** "Stairs and a pool". */
const THINGS = `${THING}?(?: and (?:an? |the |no )?(?!(?:we|i|want|need)(?: |$))[a-z]+(?: [a-z]+)?)?`;
const JUDGED = overWords(`(?<frame>${FRAME}) (?<thing>${THINGS})(?<verdict>${JOINT} (?:(?<refused>${REFUSED})|${MISSED}))`);
/** "We looked at Otter Creek and it's too far". */
const SEEN =
  '(?:(?:we|i)(?: have|ve)? )?(?:(?:already|just|also) )?(?:saw|seen|looked at|visited|toured|tried|checked out|viewed|drove through)(?: (?:one|a (?:place|house|home|condo)|some|ones)(?: (?:with|in|on))?)?';
const TOO =
  '(?:(?:it|that|they|there|its|thats|is|was|were|are|felt|feels|just|way|all|simply|far|much) )*too (?!(?:good|nice|bad)(?: |$))[a-z]+(?: (?:work|noise|traffic|money|(?:for|from|to) (?:us|me|work|town|here|downtown|my taste)))*';
const SEEN_AND_JUDGED = overWords(`(?<frame>${SEEN}) (?<thing>${THING}?)(?<verdict>${JOINT} (?<refused>${REFUSED}|${TOO}))`);
const BEGINS = /^(?:saw|visited|toured|tried|viewed|the|our|my|that|we|i|last|old|previous|former|other|first|current|present)$/;
/** "Our condo has two bedrooms and no parking, need three": what is counted is said once. */
const OUTGROWN = overWords(
  `(?:(?:(?:our|my|the) (?:[a-z]+ )?${HOME}(?: (?:that )?(?:were|we are|im|i am|we|i)(?: (?:in|rent|have|own|live in))?(?: now)?)?|we|i)(?: (?:only|just|currently|now))? (?:has|have|had)(?: (?:only|just))? |(?:(?:we|i|weve|ive)(?: have)? )?outgrown (?:(?:our|the|my) )?)(?<had>\\d(?:\\.5)?) (?<unit>bed(?:room)?s?|bd|br|bath(?:room)?s?|ba)(?: (?!(?:but|want|need|[.;])(?: |$))[^ ]+){0,6}?(?: (?:,|and|but|so|now|we|i|really))*? (?<verb>(?:so )?(?:want|need|looking for)|so)(?<bound>(?: (?:at least|another))?) (?<wanted>\\d(?:\\.5)?)(?= (?:[.,;!?]|and|with|or|in|plus|at least|minimum|please)(?: |$)|$)`,
);

/** Counts what follows like what they have now, in place. */
function turnOutgrownCounts(words: string[]): void {
  for (let from = 0; from < words.length; from++) {
    if (!OPENS_COUNT.test(words[from] ?? '')) continue;
    OUTGROWN.lastIndex = 0;
    const match = OUTGROWN.exec(words.slice(from, from + 26).join(' '));
    if (match?.groups === undefined) continue;
    const { unit = '', wanted = '', bound = '' } = match.groups;
    const last = from + match[0].split(' ').length - 1;
    const said = bound.includes('least') ? ['at', 'least', wanted, unit] : [wanted, unit];
    words.fill('with', from, last + 1);
    words[from] = ',';
    said.forEach((word, at) => {
      words[last + 1 - said.length + at] = word;
    });
    from = last;
  }
}

const OPENS_COUNT = /^(?:outgrown|our|my|the|we|i|weve|ive)$/;

/** What says when they had it, and no more. */
const TIME = /^(?:before|once|already|there|everywhere|too|for|\d+|years?|months?)$/;

/**
 * What people had and say they never want again, or miss, is said as they mean it, in place: "our last house had a pool,
 * never again" refuses a pool. What they had and do not judge is no wish (`background.ts`).
 */
export function turnFormerHomes(words: string[]): void {
  turnOutgrownCounts(words);
  for (let from = 0; from < words.length; from++) {
    if (!BEGINS.test(words[from] ?? '')) continue;
    const rest = words.slice(from, from + 30).join(' ');
    JUDGED.lastIndex = 0;
    SEEN_AND_JUDGED.lastIndex = 0;
    const { frame, thing, verdict, refused } = (JUDGED.exec(rest) ?? SEEN_AND_JUDGED.exec(rest))?.groups ?? {};
    if (frame === undefined || thing === undefined || verdict === undefined) continue;
    const [frames, things, verdicts] = [frame, thing, verdict.trim()].map((text) => text.split(' ').length) as [
      number,
      number,
      number,
    ];
    const [thingAt, verdictAt] = [from + frames, from + frames + things];
    words.fill('with', from, thingAt);
    words[from] = ',';
    // What is missing now is wished for, and what there is too much of is refused: each thing alike.
    if (words[thingAt] === 'no') words[thingAt] = 'with';
    for (let at = thingAt; at < verdictAt; at++) if (words[at] === 'and' && refused !== undefined) words[at] = 'or';
    words[thingAt - 1] = refused === undefined ? 'want' : 'no';
    for (let at = thingAt; at < verdictAt; at++) if (TIME.test(words[at] ?? '')) words[at] = 'with';
    words.fill('with', verdictAt, verdictAt + verdicts);
    words[verdictAt + verdicts - 1] = ',';
    from = verdictAt + verdicts - 1;
  }
}
