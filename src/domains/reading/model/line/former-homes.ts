import { overWords } from '../scopes/over-words.ts';

const HOME = '(?:places?|houses?|homes?|apartments?|apts?|condos?|townhouses?|townhomes?|flats?|rentals?|ones?)';
const HAD = '(?:had|has|was|is|came with|comes with|sat|sits)(?: (?:on|by|near|next to|right on|with))?';
/** "Our last house had", "we had", "the old place was on". */
const FRAME = `(?:(?:(?:the|our|my|that) )?(?:last|old|previous|former|other|first|current|present) ${HOME}(?: (?:we|i) (?:had|owned|rented))?(?: also)? ${HAD}|(?:we|i)(?: (?:once|used to|already|both))? (?:had|have had|have lived with|lived with|grew up with|dealt with|owned|ve had))`;
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
  '(?:(?:it|that) )?(?:is|was|has been|became|turned into) (?:(?:such|just|nothing but|always) )*an? (?:total |real |huge |constant |big |awful )?(?:nightmare|pain|mistake|disaster|hassle|headache|money pit|problem)',
  '(?:(?:it|that) )?(?:(?:is|was) )?(?:just |way |simply )?too much (?:work|trouble|upkeep|maintenance|hassle|money|cleaning|for (?:us|me))',
].join('|');
const MISSED = [
  '(?:(?:we|i)(?: all| both)? )?(?:really |absolutely |so )?(?:loved|miss|adored) (?:it|that|them|having (?:it|one))(?: (?:so much|every day|a lot))?',
  '(?:(?:we|i) )?(?:want|need|would like|would love|wish for) (?:that|it|one|the same|another|another one|the same thing|them)(?: (?:again|too|here))+',
  '(?:(?:we|i) )?(?:want|would love|need) (?:another|the same)(?: one)?',
  '(?:(?:we|i) )?(?:cant|couldnt|dont want to) (?:live|be|go|do) without (?:it|one|that)(?: (?:now|again|anymore))?',
].join('|');
const THING = '(?:(?!(?:[.;,!]|but|and|so|which|that|want|need|looking)(?: |$))[^ ]+ ){0,7}(?!(?:[.;,!]|but|and|so)(?: |$))[^ ]+';
const JUDGED = overWords(`(?<frame>${FRAME}) (?<thing>${THING}?)(?<verdict>${JOINT} (?:(?<refused>${REFUSED})|${MISSED}))`);
/** "We looked at Otter Creek and it's too far". */
const SEEN =
  '(?:(?:we|i)(?: have|ve)? )?(?:(?:already|just|also) )?(?:saw|seen|looked at|visited|toured|tried|checked out|viewed|drove through)(?: (?:one|a (?:place|house|home|condo)|some|ones)(?: (?:with|in|on))?)?';
const TOO =
  '(?:(?:it|that|they|there|its|thats|is|was|were|are|felt|feels|just|way|all|simply|far|much) )*too (?!(?:good|nice|bad)(?: |$))[a-z]+(?: (?:work|noise|traffic|money|(?:for|from|to) (?:us|me|work|town|here|downtown|my taste)))*';
const SEEN_AND_JUDGED = overWords(`(?<frame>${SEEN}) (?<thing>${THING}?)(?<verdict>${JOINT} (?<refused>${REFUSED}|${TOO}))`);
const BEGINS = /^(?:saw|visited|toured|tried|viewed|the|our|my|that|we|i|last|old|previous|former|other|first|current|present)$/;
/** What says when they had it, and no more. */
const TIME = /^(?:before|once|already|there|everywhere|too|for|\d+|years?|months?)$/;

/**
 * What people had and say they never want again, or miss, is said as they mean it, in place: "our last house had a pool,
 * never again" refuses a pool. What they had and do not judge is no wish (`background.ts`).
 */
export function turnFormerHomes(words: string[]): void {
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
    words[thingAt - 1] = refused === undefined ? 'want' : 'no';
    for (let at = thingAt; at < verdictAt; at++) if (TIME.test(words[at] ?? '')) words[at] = 'with';
    words.fill('with', verdictAt, verdictAt + verdicts);
    words[verdictAt + verdicts - 1] = ',';
    from = verdictAt + verdicts - 1;
  }
}
