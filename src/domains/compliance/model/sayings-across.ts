import type { Category } from './finding.ts';
import type { Item } from './item.ts';

/*
 * Answers: a person has said something that the law protects, and what comes next turns them away. "You wrote that you use a
 * wheelchair. I don't think this place would work for you." Or a short question says it: "A toddler? The balcony makes it impossible."
 */

/** What turns somebody away. What is said of the home, that it is let or sold, does not. */
const ANSWERS: readonly RegExp[] = [
  /\b(?:dont|do not|doubt|not sure|unsure|afraid|worried|cannot see|cant see|dont see|do not see|wonder|isnt|is not|wont|will not|wouldnt|would not|not)\b(?: \w+){0,8} (?:work|suit|suits|suited|suitable|fit|fits|right|good|best|ideal|safe|comfortable|practical|wise|manage|managing|cope|happy|appropriate)(?: \w+){0,3} (?:for )?(?:you|your \w+|him|her|them|here|it|this|that)\b/,
  /\b(?:that|this|which|it|so)(?: \w+){0,2} (?:means?|rules?|takes?|puts?|leaves?|disqualif\w+|knocks?|makes?)(?: \w+){0,6} (?:off the table|out|impossible|unavailable|off limits|no longer|not|cannot|cant|elsewhere|hard|difficult|trouble)\b/,
  /\b(?:off the table|out of the question|a deal ?breaker|would be a problem|will be a problem|is a problem|wont do|will not do|would not do|not something we)\b/,
  /\b(?:dont|do not|cannot|cant|never|no|wont|will not) (?:\w+ )?(?:make |give |grant |allow |do )(?:any |an |such )?exceptions?\b/,
  /\b(?:deposit|rent|fee|insurance|price) (?:\w+ ){0,3}(?:doubled?|doubles|tripled?|higher|goes up|go up|went up|raised|increas\w+|extra|more)\b/,
  /\b(?:additional|extra|second|larger|bigger|double) (?:\w+ ){0,2}(?:deposit|rent|months?)\b/,
  /\b(?:pay|owe|charge|add) (?:\w+ ){0,4}(?:fee|deposit|rent|extra|more|surcharge)(?: \w+){0,3} (?:for|with|because of|per) (?:it|them|him|her|that|the (?:dog|cat|animal|kids?|child(?:ren)?|baby))\b/,
  /\b(?:id|i would|wed|we would|would rather|prefer to|let me|i can|maybe|perhaps|better|rather) (?:\w+ ){0,4}(?:point|suggest|recommend|show|send|steer|direct|refer|look at|try|consider)(?: \w+){0,5} (?:other|another|different|elsewhere|somewhere|ground|first floor|next door)\b/,
  /\b(?:neighbou?rs?|tenants?|others|board|landlord|owner|building|roommates?)\b(?: \w+){0,4} (?:not|wouldnt|wont|dont|doesnt|never)(?: \w+){0,3} (?:happy|comfortable|like|want|accept|approve|go for|agree|tolerate|understand|appreciate)\b/,
  /\b(?<!\b(?:wont|not|never|nobody|hardly) (?:\w+ )?)(?:disturb|bother|upset|annoy|unsettle|alarm|scare|frighten|offend)s? (?:\w+ ){0,3}(?:neighbou?rs?|people|others|residents|tenants|roommates?|building|everyone|everybody|household|floor|downstairs|upstairs|owners?|landlord|landlady|board|sellers?|us)\b/,
  /\b(?:rather|prefers?|asks?|better if|best if)(?: that)? (?:you|your \w+) (?:\w+ )?(?:took|take|used?|stay|stayed|went|go|lived?|kept|keep|chose|choose|moved?|looked?|waited?|came|had|did|would)\b/,
  /^(?:sorry|unfortunately|im afraid|i am afraid|afraid|alas)\b(?: \w+){0,3} (?:it|its|this|that|is)(?: \w+){0,2} (?:a|an|only|just|too|one|two)(?: \w+){1,5} (?:and|but|since|because|while) (?:you|your)\b/,
  /\b(?:decided|going|chose|choosing|went|prefer|rather) (?:\w+ ){0,3}(?:with|for|to go with) (?:someone|somebody|a couple|a single|another (?:couple|single)|people) (?:without|with no|who)\b/,
];
/** What turns away whoever was named in a short question before it. Alone, these words say nothing of people. */
const REBUFFS: readonly RegExp[] = [
  ...ANSWERS,
  /\b(?:rules?|ruled|takes?|puts?|leaves?|knocks?|keeps?) (?:that|this|it|them|you|him|her|those) (?:out|off)\b/,
  /\b(?:makes?|making|renders?) (?:that|this|it|them|things)(?: \w+){0,2} (?:impossible|difficult|hard|tough|tricky|unsafe|unwise|dangerous|awkward|complicated|unworkable|impractical|(?:problem|challenge|headache|no|no go|non ?starter))\b/,
  /\btoo \w+ for (?:that|this|it|them|one|him|her|those|you|an? \w+)\b/,
  /\b(?:wont|will not|wouldnt|would not|doesnt|does not|dont|do not|cannot|cant|never|isnt|is not|arent|wasnt|werent)(?: \w+){0,2} (?:let|allow\w*|permit\w*|tolerate|handle|approve|accept|work|possible|for you|an option|doable|feasible|realistic|go for|agree|stand for|set up for|built for|made for|meant for|designed for)\b/,
  /\b(?:board|neighbou?rs?|landlord|landlady|owners?|association|tenants?|residents|insur\w+|super|manager)(?: \w+){0,2} (?:will|would|might|may|is going to|are going to)(?: \w+)? (?:questions?|concerns?|opinions?|something to say|object|complain|mind|balk|protest|talk|refuse|decline|say no)\b/,
  // "You would be happier with a yard", "call me after the wedding", "the owner only counts wages"
  /\b(?:you|they|he|she)(?:d|ll| would| will| might)?(?: all)? (?:be|feel|do|find yourself)(?: \w+)? (?:happier|better|safer|(?:more )?(?:comfortable|at home|at ease))\b/,
  /\b(?:owners?|landlord|landlady|board|neighbou?rs|others|tenants|we|manager)(?: \w+)? (?:are|is|were|re)(?: \w+){0,2} (?:old fashioned|old school|traditional|conservative|particular|picky|religious|believers|set in)\b/,
  /\b(?:owners?|landlord|landlady|board|we|manager|association)(?: \w+)? (?:(?:will|would|ll|d|have to|might) (?:pass|decline|rather|prefer|balk|hate)|only (?:counts?|takes?|considers?|looks? at|accepts?|rents?)|(?:wants?|needs?|asks? for|requires?|charges?) (?:a |an )?(?:bigger|larger|second|extra|double|higher))\b/,
  /\b(?:doesnt|does not|dont|do not|wont|will not) count\b/,
  /\b(?:not|never|hardly|nowhere near) (?:\w+ ){0,7}(?:ready|set up|equipped|prepared|cut out|up) (?:for|to) (?:that|this|it|them|one|those)\b/,
  /^(?:please )?(?:call|write|text|email|come back|try again|apply|ask|get in touch)(?: \w+){0,2} (?:after|when|once) (?:the (?:wedding|birth|baby|surgery|discharge)|you(?:re| are| have|ve)?|he|she|they|it|that)\b/,
  /\b(?:prove it|proof (?:that|of)|show me|is it (?:real|really)|for real)\b/,
  /\b(?:isnt it|is it not|its|it is|maybe it is|perhaps it is|high) time (?:for|you|to)\b/,
  /\b(?:we|i|owners?|landlord|board)(?: \w+)? (?:need|needs|want|wants|wanted|prefer|prefers|hoped for|were hoping for|was hoping for|are looking for|is looking for) (?:someone|somebody|people|tenants?|a tenant|folks) (?:who|that|with|without)\b/,
  /^(?:please )?(?:dont|do not|need not|no need to|dont even) (?:apply|bother|call|inquire|come|write)\b/,
  /^(?:sorry|nope|pass|hard pass|afraid not|no thanks|no thank you|no way|no chance|no can do|unfortunately not|unfortunately no|out of luck|look elsewhere|keep looking|keep scrolling)\b/,
  /\b(?:may|might|will|would|could|can)(?: \w+)? (?:wear|tire|drive|keep|run) (?:you|them|him|her) (?:out|crazy|mad|nuts|up|ragged|down|awake)\b/,
  // "The board said no", "the tile is new, so no", "we had one once, never again".
  /\b(?:says|said|told (?:us|me)|answered|voted|ruled) (?:no|never|otherwise|against|it(?:s| is) a no)\b|\bso (?:no|never|not|thats a no|it(?:s| is) a no|nothing doing)$|\bnever again\b/,
  /\b(?:spoils?|ruins?|damages?|scratch(?:es)?|wrecks?|stains?|scuffs?|mars?|dents?|cheapens?|smells? up|stinks? up|gets? in(?:to)? (?:the |our )?(?:walls?|carpets?|curtains|vents?|halls?))\b(?! (?:nothing|easily|proof))/,
  /\bhate (?:for|to see|to have|it if) (?:you|him|her|them|it|that|anyone|somebody)\b/,
  /\b(?:defeats?|beats?|exhausts?|overwhelms?|scares?|worries|bothers?|frightens?) (?:us|me|him|her|them|the (?:owners?|landlord|landlady|board|sellers?|manager|others))\b/,
  /^(?:sorry )?(?:i|we|the owners?|the landlord|the landlady|they|he|she)(?: only| just| always)? (?:rents?|leases?|lets?|sells?) (?:only |just )?to (?:people|those|folks|tenants?|someone|somebody|persons?|couples|singles|families) (?:who|that|with|without)\b/,
  /\b(?:has|have|had|is|are|with) (?:\w+ ){0,2}(?:allerg\w+|asthma)\b/,
  /\b(?:makes?|made) (?:it|that|things|this|matters) (?:worse|hard|harder|tough|difficult)\b/,
  /^(?:well |then |but |unfortunately |sorry )?not (?:here|in (?:this|our|my)|at (?:this|our)|with (?:this|our|these|those|the)|on (?:this|our|these|those)|under (?:this|our)|while)\b/,
];
/** "A newborn? The tenants below work nights": what others are like is no answer, unless it serves who asked. */
const OF_OTHERS =
  /^(?:well |but |sorry |unfortunately |hmm |oh )*(?:the |our |my )?(?:owners?|landlord|landlady|board|neighbou?rs?|tenants?|residents|others|association|sellers?|manager|we)\b/;
const SERVES =
  /\b(?:accept\w*|welcom\w*|has|have|had|built|add(?:ed|s)?|put|install\w*|loves?|help\w*|send|sent|provide\w*|offer\w*|fill\w*|complete\w*|takes?|took|sign\w*|glad|happy|fine|also|too|can|will|use[sd]?|keep (?:theirs|one|a)|kept|know how|understand\w*|follow|work with|rent to|asks?|asked|moved|left|bought|sold|replaced|painted|just|speaks?|raised)\b/;
/** "Any kids? The stairs are steep": what the home lacks or is bad at is an answer too, unless something is done about it. */
const FAULTS: readonly RegExp[] = [
  /\b(?:is|are|get|gets)(?: \w+){0,2} (?:steep|narrow|tight|cramped|thin|paper thin|like paper|slippery|slick|icy|uneven|rickety|fragile|delicate|unreliable|drafty|loud|noisy|dangerous|hazardous|treacherous|sharp|brutal|precarious)$/,
  /\b(?:railings?|rails?|banisters?|balcon(?:y|ies)|sills?|windows?) (?:is|are)(?: \w+){0,2} (?:low|loose|open)$/,
  /\b(?:pools?|ponds?|tubs?) (?:is|are)(?: \w+){0,2} (?:deep|unfenced|open)$/,
  /\b(?:carpets?|rugs?|(?:hard ?wood )?floors?|hard ?woods|parquet|sofas?|couch(?:es)?|upholstery|walls|paint) (?:is|are|was|were)(?: \w+){0,2} (?:new|white|spotless|refinished|redone|polished|silk|antique)$/,
  /\b(?:is|are) (?:all|nothing but|mostly) (?:gravel|stairs|steps|wood|glass|marble|brick|cobbles?|cobblestones?|sand|white)$/,
  /\b(?:has|have|is|are|with) (?:no|not an?|never an?) (?:\w+ )?(?:elevators?|lifts?|ramps?|rails?|railings?|handrails?|fences?|gates?|yards?|bath ?tubs?|insulation|guards?)$/,
  /\b(?:laundry|bedrooms?|bath(?:room)?s?|units?|apartment|mailboxes|parking|entrance|it)\b(?: \w+){0,2} (?:is|are)(?: \w+)? (?:two|three|four|five|six|several|\d+) (?:flights|stories|floors)(?: (?:up|down))?$/,
  /\b(?:lobby|entry|entrance|hall|building|porch|front|stoop|unit|house|way in|bath|bathroom|door)\b(?: \w+){0,2} (?:has|have|is up) (?!no\b|zero\b)(?:\w+ ){0,2}(?:steps?|stairs|flights)$/,
  /\b(?:carry|carries|echo|echoes|amplify|amplifies) (?:every|each|all) \w+$|\bsounds? (?:carries|carry|travels?)$/,
  /\b(?:only|just|barely) (?:fits?|sleeps?|holds?|seats?|takes?) (?:one|two|a single|\d+)(?: \w+){0,2}$/,
  /\b(?:paperwork|inspections?|process|program|forms|payments?) (?:\w+ ){0,2}(?:(?:takes?|took|runs?|drags? on)(?: \w+){0,2} (?:weeks|months|years|ages|forever)|never ends?|is (?:endless|slow|a (?:headache|nightmare|hassle)))$/,
  /\b(?:leases?|forms|paperwork|meetings|notices|house rules)\b(?: \w+){0,3} (?:pages of english|(?:all|only) in english|english only)$/,
  /\bleases? (?:is|are|runs?)(?: \w+){1,4} (?:firm|fixed|no matter what)$/,
];
const IS_MENDED = /\b(?:but|though|although|however|instead|wide|wider|we|besides|other)\b/;
/** Questions whether something is asked of them: a "no" to these turns nobody away. */
const ASKS_FOR_LIMITS =
  /\b(?:charge\w*|fees?|costs?|deposits?|problem|matters?|limits?|restrict\w*|requir\w*|need|must|refuse\w*|deny|denied|extra|turn away|turned away|reject\w*)\b/;
const NO_TROUBLE = /\b(?:no|not an?|isnt an?|never an?|hardly an?) (?:problem|issue|trouble|concern|bother)\b/;
/** What is asked for by who needs it, in words that say nothing of people elsewhere: "A ramp?", "Grab bars?" */
const ASKED: readonly (readonly [RegExp, Category])[] = [
  [
    /^(?:(?:an?|any|some|the|need|needs|want|wants|add|adding|put in|putting in|install|installing) )*(?:ramps?|grab (?:bars?|rails?)|handrails?|(?:stair|chair|porch) ?lifts?|roll in showers?|wider (?:doors?|doorways?)|shower (?:seats?|chairs?)|(?:accessible|handicap\w*) (?:spots?|spaces?|parking))(?: for \w+(?: \w+)?)?$/,
    'disability',
  ],
  [/^(?:(?:are )?you )?transitioning$/, 'sexual_orientation_gender_identity'],
];
const MOST_ASKED = 10;
const MOST_BETWEEN = 3;
/** What the home lacks is a fact, if something is offered for it. */
const OFFERED =
  /\b(?:accommodat\w+|ramps?|elevators?|install\w*|modif\w+|grab bars?|welcome|happy to|glad to|no charge|no fee|free of charge|if you (?:like|wish|want|need)|would you like|let us know|tell us|opens|available)\b/;
const YOU =
  /^(?:you|your|youre|youve|youd|youll|hi|hello|thanks|thank you|congrats|congratulations|he|she|his|her|son|daughter)$/;
const OF_ONE: ReadonlySet<Category | null> = new Set<Category>([
  'disability',
  'familial_status',
  'religion',
  'national_origin',
  'race_color',
  'sexual_orientation_gender_identity',
  'source_of_income',
  'military_status',
]);
/** Letters of people, what they have and what they do. */
const NAMES = 'QTyjHhk^';
/** Letters of styles, houses of worship and ages, which things have too. */
const OF_THINGS_TOO = 'wWYI';
const MOST_ITEMS = 40;

interface Sentence {
  from: number;
  to: number;
}

export interface Answer {
  category: Category;
  rule: 'limit';
  from: number;
  to: number;
}

export function findAnswers(items: readonly Item[], text: string): Answer[] {
  const sentences = split(items);
  const found: Answer[] = [];
  let said: Category | undefined;
  let isNear = false;
  let asked: Answer | undefined;
  for (const { from, to } of sentences) {
    const own = items.slice(from, to);
    const [words, starts] = textOf(own);
    const isToYou = own.some(({ words: word }) => YOU.test(word));
    const named = own.find(
      ({ letter, category }) => (NAMES.includes(letter) || (isToYou && letter === 'A')) && OF_ONE.has(category),
    );
    const category = named !== undefined && (isToYou || isNear) ? (named.category as Category) : isNear ? said : undefined;
    const question = NO_TROUBLE.test(words) ? undefined : asked;
    const about = question?.category ?? category;
    if (
      question !== undefined &&
      !OFFERED.test(words) &&
      ((OF_OTHERS.test(words) && !SERVES.test(words)) || (isOfFaults(words) && !IS_MENDED.test(words)))
    )
      found.push(question, { category: question.category, rule: 'limit', from, to });
    else if (about !== undefined && !OFFERED.test(words)) {
      for (const answer of question === undefined ? ANSWERS : REBUFFS) {
        const match = answer.exec(words);
        if (match === null) continue;
        const first = starts.findLastIndex((one) => one <= match.index);
        const last = starts.findLastIndex((one) => one < match.index + match[0].length);
        // Both halves say it together.
        if (question !== undefined) found.push(question);
        found.push({ category: about, rule: 'limit', from: from + first, to: from + last + 1 });
        break;
      }
    }
    // "A toddler? Oh, sorry. The balcony makes it impossible."
    asked = askedOf(items, text, { from, to }) ?? (to - from <= MOST_BETWEEN ? asked : undefined);
    // What one sentence says holds for the next.
    isNear = named !== undefined && isToYou;
    if (isNear) said = named?.category ?? undefined;
  }
  return found;
}

/** What an answer gives: room, papers, somebody who helps. */
const GIVES =
  /^(?:yes|of course|sure|certainly|absolutely|no problem|all the better)\b|\b(?:we|i|the \w+|they)(?:ve|ll)?(?: \w+){0,2} (?:have|has|keep|keeps|bring|send|book|call|help|answers?|speaks?|fits?|sleeps?|holds?|arrange|provide)\b|\b(?:elevators?|lifts?|ramps?|laundry|parks?|playgrounds?|pharmacy|clinic|bus|train|school|rails?|side door|loading dock)\b(?: \w+){0,2} (?:is|are) (?:right )?(?:by|at|on|next to|near|across|around|in|down)\b|\b(?:will do|counts? too|same (?:lease|terms|rent|form|deposit|answer)|welcome|at (?:the|every|our) desk|ask (?:at|for)|is included|are included|on request)\b|^[a-z]+ (?:answers|speaks|helps|can help|will help)\b/;
const HOLDS_BACK =
  /\b(?:not|no|never|none|nobody|dont|doesnt|wont|cannot|cant|isnt|arent|wouldnt|but|only|though|however|unless|sorry|unfortunately|afraid|elsewhere|instead|rather|prefers?|extra|more|must|then|worr\w*|hard|trouble|problem|other|others|neighbou?rs|quiet|board)\b/;

/** "What faith are you?" asks about people whatever the answer is. */
const ASKS_OF_YOU =
  /\b(?:you|your|youre|whats?|which|where|who|whose|how|when|why|are|is|do|does|did|have|has|any(?:one|body)|he|she|they)\b/;

/** Whether a place stands in a short question that is answered by what helps: "Need a translator? We'll bring one." */
export function isAnsweredWell(items: readonly Item[], at: number, text: string): boolean {
  let [from, to] = [at, at];
  while (from > 0 && at - from < MOST_ASKED && items[from - 1]?.letter !== '.') from -= 1;
  while (to < items.length && to - from <= MOST_ASKED && items[to]?.letter !== '.') to += 1;
  if (to - from > MOST_ASKED || text[items[to]?.start ?? text.length] !== '?') return false;
  if (ASKS_OF_YOU.test(textOf(items.slice(from, to))[0])) return false;
  let end = to + 1;
  while (end < items.length && end - to <= MOST_ITEMS && items[end]?.letter !== '.') end += 1;
  // "Two moms? Two dads? One lease": the answer to the last is the answer to all.
  if (text[items[end]?.start ?? text.length] === '?' && end - to <= MOST_BETWEEN + 1) return isAnsweredWell(items, end - 1, text);
  const [answer] = textOf(items.slice(to + 1, end));
  return GIVES.test(answer) && !HOLDS_BACK.test(answer) && !REBUFFS.some((rebuff) => rebuff.test(answer)) && !isOfFaults(answer);
}

const isOfFaults = (words: string): boolean => FAULTS.some((fault) => fault.test(words));

/** Whom or what a short question names: "A wheelchair?", "You and your husband?" */
function askedOf(items: readonly Item[], text: string, { from, to }: Sentence): Answer | undefined {
  if (to - from > MOST_ASKED || text[items[to]?.start ?? text.length] !== '?') return undefined;
  const own = items.slice(from, to);
  const words = own.map((item) => item.words).join(' ');
  if (ASKS_FOR_LIMITS.test(words)) return undefined;
  const need = ASKED.find(([said]) => said.test(words));
  if (need !== undefined) return { category: need[1], rule: 'limit', from, to };
  const isNamed = ({ letter, category }: Item): boolean =>
    category !== null && category !== 'steering' && (!OF_THINGS_TOO.includes(letter) || (category === 'age' && own.length === 1));
  const first = own.findIndex(isNamed);
  const category = own[first]?.category;
  if (category === undefined || category === null) return undefined;
  return { category, rule: 'limit', from: from + first, to: from + own.findLastIndex(isNamed) + 1 };
}

function split(items: readonly Item[]): Sentence[] {
  const sentences: Sentence[] = [];
  for (let from = 0; from < items.length;) {
    let to = from;
    while (to < items.length && items[to]?.letter !== '.' && to - from < MOST_ITEMS) to += 1;
    if (to > from) sentences.push({ from, to });
    from = items[to]?.letter === '.' ? to + 1 : Math.max(to, from + 1);
  }
  return sentences;
}

function textOf(items: readonly Item[]): [string, number[]] {
  let text = '';
  const starts: number[] = [];
  for (const { letter, words } of items) {
    starts.push(text.length);
    if (letter !== ',') text += `${words} `;
  }
  return [text.trimEnd(), starts];
}
