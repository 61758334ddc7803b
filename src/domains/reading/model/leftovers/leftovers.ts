import { addSoft, addUnneeded, addUnresolved, type Draft, type Rule, rule, wishFor } from '../draft.ts';
import { isFine } from '../scopes/is-fine.ts';
import { NEGATORS } from '../scopes/scope-phrases.ts';
import { FILLER_WORDS, SOFT_WORDS, VAGUE_NUMBERS } from '../line/words.ts';

function soft(word: string): Rule['read'] {
  return (found, draft) => {
    if (found.scope === 'either' || (found.scope === 'must' && isFine(draft, found.to))) addUnneeded(draft, found);
    else addSoft(draft, found, found.scope === 'must_not' ? `no_${word}` : wishFor(draft, found, word));
  };
}

/** Wishes without a measure, by their meaning. */
export const softRules: Rule[] = [
  rule(
    '(?:(?<!(?:bank|lender|family|individually|privately|previously|pre|locally) )owned|paid off|paid for|(?:(?:that )?(?:isnt|is not|arent|are not|not)|thats not) leased)(?: (?:solar|panels))?(?: (?:outright|free and clear))?',
    soft('solar_owned'),
  ),
  rule(
    '(?:low|zero|minimal|little|no) ?(?:maintenance|upkeep)(?: (?:(?:back ?)?yards?|landscaping|lot|garden))?|easy (?:care|maintenance)',
    soft('low_maintenance'),
  ),
  rule('(?:tiny|small|little|smaller|minimal|manageable|easy) (?:back)?yards?|small lots?', soft('small_yard')),
  rule('(?:back ?|front |private |flat |usable |grassy |nice |good )*yards?(?: space)?|lawns?', soft('yard')),
  rule('(?:some |private |good |nice |usable )*(?:outdoor|outside) space', soft('outdoor_space')),
  rule(
    '(?:lots of |good |great |plenty of |tons of )?(?:natural |day)?(?:light(?! (?:cosmetic|updates?|updating|work|repairs?|maintenance|rehab|fixtures?|rail|industrial|switch))|sunlight|daylight|sun(?:shine)?(?! (?:deck|porch|room|shade|belt)))|bright(?:er)?(?: and airy)?|luminos[oa]|lumineu(?:x|se)|helle[rs]?|sunn(?:y|ier)|light filled|airy',
    soft('natural_light'),
  ),
  rule(
    '(?:a |very |on a |really )*(?:quiet(?:er)?|calmer|(?:more )?peaceful|tranquil[oaei]?|tranquille|calm[eo]?|ruhig(?:e[rsn]?)?|silencios[oa]|rustige?)(?: (?:street|neighbou?rhood|area|location|road|block|setting|building))?',
    soft('quiet'),
  ),
  rule(
    '(?:with |lots of |some |full of |old |historic )*(?:charm|character|charming|personality|history|historic charm)',
    soft('character'),
  ),
  rule(
    '(?<!(?:dog|cat|mom|mum|dad|mother|father|grandma|grandpa|he|she|we|im|i|parents|kids) (?:is|are|am|was|were|getting|too|so|very) )(?<!getting )(?<!(?:months?|weeks?|days?) )(?:an? )?(?:older|old|historic|vintage|antique|classic|period)(?! (?:plumbing|wiring|pipes?|electric|electrical|electrics|hvac|furnace|boiler|roof|windows|appliances|carpet|carpeting|cabinets|fixtures|systems?|water heater)(?: |$))(?: (?:homes?|houses?|building))?',
    soft('older_home'),
  ),
  rule('(?:newer|newish)(?: (?:homes?|houses?|place))?', soft('newer_home')),
  rule(
    '(?:not|nothing|isnt|arent)(?: (?:too|so|very|that|right))* close to (?:the |any |my |our )?neighbou?rs|neighbou?rs (?:that are |who are )?(?:not|arent)(?: (?:too|so|very|that))? close(?: by)?',
    (found, draft) => addSoft(draft, found, 'private'),
  ),
  rule(
    '(?:lots of |some |more )?(?:privacy|private|secluded|seclusion)(?: (?:lot|yard|setting|location|backyard))?',
    soft('private'),
  ),
  rule(
    '(?:(?:a )?(?:(?:little|tiny) )?bit (?:of )?|(?:a )?(?:little )?|some |plenty of |lots of |a lot of |enough )?more (?:elbow )?(?:space|room)(?! for)|(?:a )?(?:(?:little )?bit of |lots? of |plenty of |some )(?:elbow )?(?:space|room)(?! for)',
    soft('spacious'),
  ),
  rule('(?:some |more |a little |a bit of |wants? |needs? )?acreage', soft('acreage')),
  rule(
    '(?:spacious|roomy|large|big|huge|generous|bigger|larger|grande|geraumige?s?|ampli[oa]|spazios[oa])(?: (?:rooms?|bedrooms?|homes?|houses?|kitchens?|living rooms?|floor plan|condos?|apartment|lot|lots|garage|place|property))?',
    soft('spacious'),
  ),
  rule('(?:co[sz]y|co[sz]ier)(?: (?:homes?|houses?|place|condos?|apartment|property))?', soft('cozy')),
  rule(
    '(?:small|tiny|compact|smaller|little|pequen[oa]|kleine?s?|petite?|piccol[oa])(?! (?:than|dogs?|cats?|pets?|kids?|children|famil(?:y|ies)|business|breeds?|fees?|deposit|payments?|budget|income|truck|car|boat|trailer)(?: |$))(?: (?:homes?|houses?|place|condos?|apartment|property))?',
    soft('small'),
  ),
  rule(
    '(?:luxur(?:y|ious)|high end|upscale|upmarket|designer|executive)(?: (?:homes?|houses?|finishes|condos?|apartment|building|property|amenities))?',
    soft('luxury'),
  ),
  rule(
    '(?:investment|house hack(?:ing)?|cash flow(?:ing)?|rental income|roi|flip)(?: (?:propert(?:y|ies)|homes?))?',
    soft('investment'),
  ),
  rule('natural gas(?: (?:heat|heating|hookup|line|service))?', (found, draft) => addUnresolved(draft, found, NOT_UNDERSTOOD)),
  rule('(?:right )?in town(?! ?\\d| of)', soft('close_to_town')),
  rule('(?:vacation|second|holiday|weekend) (?:homes?|houses?|place)', soft('second_home')),
  rule('(?:starter|first)(?: time)? (?:homes?|houses?|buyers?)|first time (?:home ?)?buyers?', soft('starter_home')),
  rule('(?:walkable|walkability|walk score)(?: (?:area|neighbou?rhood|location))?', soft('walkable')),
  rule('(?:(?:room|space|good|great|perfect|place)? ?(?:to|for) )?entertain(?:ing)?(?: (?:a lot|often))?', soft('entertaining')),
  rule(
    '(?:energy|fuel) efficient|green (?:home|building)|eco friendly|leed(?: certified)?|energy star',
    soft('energy_efficient'),
  ),
  rule(
    '(?:mature |lots of |big |shade |fruit )?trees|woods|woodsy|forest(?:ed)?|treed|wooded(?: lot)?|shaded?|leafy',
    soft('trees'),
  ),
  rule('(?:big |large |nice |front |back |covered )*(?:porch(?:es)?|verandas?|stoops?)(?: swing)?', soft('porch')),
  rule('(?:good|solid) bones|well (?:built|maintained|kept|cared for)|immaculate', soft('well_kept')),
];

export const NOT_UNDERSTOOD = 'Not understood';
/** Something is said of a thing, and not that it is wished for: unlike other leftovers it must not order homes. */
export const UNCLEAR = 'Not clear whether you want this, so no home comes first or is left out for it';
export const REFUSED = 'Listings do not say this, so no home is left out for it';
const REASONS = { unknown: NOT_UNDERSTOOD, refused: REFUSED, vague: 'How much, or how many? Say a number' } as const;

/** Words that no rule has read: wishes without a measure are soft, the rest is reported as not understood, never dropped. */
export function readLeftovers(draft: Draft): void {
  let from = 0;
  while (from < draft.line.length) {
    const kind = kindOf(draft, from);
    if (kind === undefined) {
      from += 1;
      continue;
    }
    let to = from + 1;
    while (to < draft.line.length && (kindOf(draft, to) === kind || (isJoint(draft, to) && kindOf(draft, to + 1) === kind)))
      to += 1;
    if (kind === 'either') addUnneeded(draft, { from, to });
    else if (kind === 'soft') addSoft(draft, { from, to }, wishFor(draft, { from }, wordsOf(draft, from, to)));
    else addUnresolved(draft, { from, to }, REASONS[kind]);
    from = to;
  }
}

function kindOf(draft: Draft, index: number): 'soft' | 'vague' | 'unknown' | 'refused' | 'either' | undefined {
  const token = draft.line[index];
  if (token === undefined || token.isClaimed || token.isTurn) return undefined;
  if (token.place !== undefined) return 'unknown';
  if (/^\d/.test(token.word)) return 'unknown';
  if (!/^\p{L}/u.test(token.word)) return undefined;
  if (token.scope === 'soft' && TELLS_OF_WISH.test(token.word)) return undefined;
  const isWish = SOFT_WORDS.has(token.word) || (!FILLER_WORDS.has(token.word) && token.word.length > 1);
  if (isWish && token.scope === 'must_not' && !NEGATORS.has(token.word)) return 'refused';
  if (isWish && token.scope === 'either') return 'either';
  if (SOFT_WORDS.has(token.word) || (isWish && token.scope === 'soft' && !NEGATORS.has(token.word) && token.word.length > 2))
    return 'soft';
  if (VAGUE_NUMBERS.has(token.word) && !FILLER_WORDS.has(token.word)) return 'vague';
  return FILLER_WORDS.has(token.word) || token.word.length < 2 ? undefined : 'unknown';
}

const TELLS_OF_WISH =
  /^(?:pay|turn|refuse|object|complain|tops|extra|premium|welcome|appreciated|preferred|desired|desirable|negotiable|lucky|bonus|plus|help|ideal|nice|great|lovely|amazing|awesome|cool|perfect)$/;

/** Small words between two unknown ones belong to them. */
function isJoint(draft: Draft, index: number): boolean {
  const token = draft.line[index];
  return token !== undefined && !token.isClaimed && FILLER_WORDS.has(token.word);
}

function wordsOf(draft: Draft, from: number, to: number): string {
  return draft.line
    .slice(from, to)
    .map((token) => token.word)
    .join('_');
}
