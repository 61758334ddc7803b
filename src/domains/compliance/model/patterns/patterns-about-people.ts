import type { Category } from '../finding.ts';
import { type Found, type Pattern, firstCategory, pattern, soft } from './found.ts';
import { type Item, sentenceAround } from '../text/item.ts';
import { isServed } from './patterns-of-company.ts';
import { speaksOfHomes } from '../words/topics.ts';

/**
 * Sentences about people and not about the home: who is hoped for, who would do, what the neighbors are like. Advertisements
 * describe homes, so this is a warning, unless the words speak of the home, the sale or the lease.
 */
export const ABOUT_PEOPLE: Pattern[] = [
  pattern('limit', `(?<x>z[^.]{3,16})`, soft, (found) => (isCondition(found) ? aboutPeople(found) : undefined)),
  // Nobody here …, and we would like to keep it that way.
  pattern('judgment', `(?:^|[.])(?<x>[^.]{4,26})`, soft, (found) =>
    isKeptSo(found) ? (firstCategory(found) ?? 'steering') : undefined,
  ),
  // The last three were Indian, and I would like a change from that.
  pattern('judgment', `(?<x>[Qa]|(?<=b)w)`, soft, ({ items, from }) =>
    items[from]?.category !== 'familial_status' && isOfLastOnes(items, from) ? (items[from]?.category ?? undefined) : undefined,
  ),
  // Read ahead, because one clause may hold several of them.
  pattern('people', `(?=(?<x>[pQNzx][^.,]{2,16}))`, soft, (found) => (isAboutPeople(found) ? aboutPeople(found) : undefined)),
];

const isOfLastOnes = (items: readonly Item[], at: number): boolean =>
  LAST_ONES.test(
    sentenceAround(items, at, 24)
      .map(({ words }) => words)
      .join(' '),
  );
const LAST_ONES =
  /\b(?:last|previous|former|prior|past) (?:\w+ ){0,2}(?:were|was|had been)\b.*\b(?:change from|never again|not again|(?:something|somebody|someone|anything|anybody) (?:else|different|new)|switch|lesson|mistake|enough of|had enough)\b/;

const SOMEBODY =
  /^(?:anyone|anybody|those|people|folks?|persons?|somebody|someone|tenants?|buyers?|applicants?|residents?|renters?|roommates?|housemates?|lodgers?|boarders?|neighbou?rs?|everyone|everybody|nobody|no one|none|others|newcomers|whoever|individuals?|occupants?|couples?|famil(?:y|ies)|households?|clientele|crowd|types?)$/;
const HOSTS =
  /^(?:sellers?|owners?|landlord|landlady|board|association|co op|neighbou?rs|we|management|residents|tenants|everyone|everybody|hoa|family|couple)$/;
const HOPES =
  /\b(?:hop(?:e|es|ed|ing)|want|wants|wanted|would like|like|likes|prefers?|preferring|rather|expects?|expected|insists?|trusts?|wish|wishes|looking for|looks? for|looking|choose|chooses|chosen?|favors?|minds?|worry|worries|finds?|believes?|thinks?|feels|picture|pictures|imagines?|sought|seeks?|cares? for|sold on|screens?|holds? with|tolerates?|puts? up with|welcomes?|had (?:enough|it|our|more|better)|tired of|take in|never (?:had|approved|rented|sold))\b/;
const RELATES =
  /^(?:who|whose|whom|that|with|without|of|from|in|on|at|like|under|over|using|having|living|who .*|around|here|there|down|across|along|against|for|coming)$/;
const IS =
  /^(?:is|are|was|were|be|been|being|will|would|should|must|may|might|can|could|has|have|had|all|do|does|tend|seem|look|keep|always|never|still|needs?|ought to|must be|should be|has to|have to|need to|expected to|asked to|not|dont|doesnt|cannot|cant|wont)$/;
const NEXT = /^(?:next|new|ideal|right|perfect|best|our|other|typical|future|last|current)$/;

/** "If you answer to a commanding officer, we cannot count on you": a condition, and what comes of it. */
function isCondition({ items, from, to }: Found): boolean {
  if (items[from]?.words !== 'if' || !/^(?:you|your|youre|youve)$/.test(items[from + 1]?.words ?? '')) return false;
  const said = items.slice(from + 2, to);
  return (
    !said.some(({ words }) => LOOKED_FOR.test(words)) &&
    said.some(({ letter, words }) => 'nNJV'.includes(letter) || TURNS_AWAY.test(words))
  );
}
const LOOKED_FOR =
  /^(?:want|want a|need|like|love|enjoy|prefer|prefers|seek|looking|looking for|after|interested|appreciate|value|ready|plan|crave|dream|see|come|visit|tour)$/;
const TURNS_AWAY =
  /^(?:should|try|sorry|trouble|problem|elsewhere|another|different|nervous|wrong|hard|complain|object|save|spare)$/;

const KEPT_SO =
  /\b(?:keep|keeps|keeping|stay|stays|remain|have|leave) (?:it|them|things|this) (?:that way|so|thus|as it is)\b|\b(?:plan|plans|mean|means|intend|intends|hopes?|want|wants|like) (?:\w+ ){0,3}to stay that way\b|\band so should (?:you|they|the next|yours)\b|\b(?:look for|ask|asks|want|wants|expect|expects) the same (?:of|in|from)\b|\b(?:do|does) likewise\b|\bwant(?:s)? that again\b|\bthat is (?:how|the way) we like it\b|\bshould (?:be|have) too\b/;
/** People, of whom a sentence says that it should stay so. */
const isKeptSo = ({ items, from, to }: Found): boolean =>
  KEPT_SO.test(
    items
      .slice(from, to)
      .filter(({ letter }) => letter !== ',')
      .map(({ words }) => words)
      .join(' '),
  ) &&
  items
    .slice(from, to)
    .some(
      ({ letter, words }) =>
        'pQNTA'.includes(letter) || /^(?:we|landlord|landlady|seller|sellers|board|association)$/.test(words),
    );

function isAboutPeople({ items, from, to }: Found): boolean {
  const [first, second] = [items[from] as Item, items[from + 1]?.words ?? ''];
  const isSomebody =
    SOMEBODY.test(first.words) || first.letter === 'N' || (first.letter === 'Q' && 'pgh'.includes(first.head ?? 'a'));
  if (!isSomebody && !HOSTS.test(first.words)) return false;
  // Anyone will love the rooftop.
  if (
    /^(?:any|every)(?:one|body)$/.test(first.words) &&
    items[from + 1]?.letter === 'b' &&
    items[from + 2]?.letter === 'B' &&
    items.slice(from, to).every(({ category }) => category === null)
  )
    return false;
  if (/^(?:famil(?:y|ies)|crowd)$/.test(first.words) && second === 'of') return false;
  // Our kids grew up here; we accept children of any age.
  if (
    first.letter === 'Q' &&
    (/^(?:my|our|his|her|their)$/.test(items[from - 1]?.words ?? '') || items[from - 1]?.letter === 'v')
  )
    return false;
  // How many people will live there? Two others on Tuesday
  if (/^(?:many|more)$/.test(items[from - 1]?.words ?? '') && items[from - 2]?.words === 'how') return false;
  if (
    first.words === 'others' &&
    (items[from - 1]?.letter === '#' || /^(?:the|these|some|any|few)$/.test(items[from - 1]?.words ?? ''))
  )
    return false;
  // Room for a crowd
  if (first.words === 'crowd' && items[from - 1]?.words === 'a' && !/^(?:who|that|of)/.test(second)) return false;
  // Neighbors on one side only
  if (second === 'on' && /^(?:one|both|either|each|three|two)$/.test(items[from + 2]?.words ?? '')) return false;
  // No neighbors behind
  if (items[from - 1]?.letter === 'n' && /^(?:on|in|at|above|below|behind|across)$/.test(second)) return false;
  if (/^(?:previous|former|prior|original|same)$/.test(items[from - 1]?.words ?? '')) return false;
  // The last tenants left in May.
  if (
    /^(?:left|moved|paid|stayed|vacated|took|renewed|signed|gave)$/.test(second) &&
    /^(?:last|current)$/.test(items[from - 1]?.words ?? '')
  )
    return false;
  if (isSomebody && (RELATES.test(second) || IS.test(second))) return true;
  if (isSomebody && items.slice(Math.max(0, from - 2), from).some(({ words }) => NEXT.test(words))) return true;
  return HOSTS.test(first.words) && items.slice(from + 1, Math.min(to, from + 7)).some(({ words }) => HOPES.test(words));
}

const MOST_SAID = 8;

function aboutPeople(found: Found): Category | undefined {
  const { items, from, to } = found;
  // What they are or do comes first; the home may follow: "those who … will find the stairs steep".
  const isTold = /^(?:who|whose|that|who .*)$/.test(items[from + 1]?.words ?? '');
  if (
    items
      .slice(Math.max(0, from - 6), from)
      .some(({ words }) =>
        /^(?:lenders?|credit|loans?|codes?|schools?|districts?|photos?|raised|built|by|dogs?|cats?|horses?|boats?)$/.test(words),
      )
  )
    return undefined;
  const said = items.slice(from, isTold ? Math.min(to, from + MOST_SAID) : to);
  const isOfFew = items[from]?.letter === 'Q' && /^(?:military|marital)_status$/.test(items[from]?.category ?? '');
  if (
    isOfFew
      ? said.some(({ words }) => OF_LOANS.test(words))
      : said.some(({ letter, words }) => letter === 'Y' || speaksOfHomes(words))
  )
    return undefined;
  const category = firstCategory(found) ?? 'steering';
  if (category === 'steering' && isOfAllWhoApply(found)) return undefined;
  if (category === 'disability' && isServed(found)) return undefined;
  // A light for anyone who cannot hear the buzzer
  if (items[from - 1]?.letter === 'f' && sentenceAround(items, from, 24).some(({ words }) => HELPS.test(words))) return undefined;
  if (sentenceAround(items, from, 30).some(({ letter, words }) => 'iP!'.includes(letter) || OPEN.test(words))) return undefined;
  return category;
}

/** "For everyone who applies", "the same terms for all who ask": what holds for all of them. */
function isOfAllWhoApply({ items, from }: Found): boolean {
  if (!/^(?:everyone|everybody|anyone|anybody|all|those|whoever|people|applicants?|every \w+)$/.test(items[from]?.words ?? ''))
    return false;
  const next = items
    .slice(from + 1, from + 4)
    .map(({ words }) => words)
    .join(' ');
  return APPLIES.test(next);
}
const APPLIES =
  /^(?:who |that )?(?:wants? to |would like to |wishes to |cares? to )?(?:apply|applies|applied|applying|inquires?|asks?|tours?|visits?|views?|rents?|signs?|calls?|comes? by|fills?|submits?|requests?|meets?|qualif(?:y|ies)|passes|completes?|satisf(?:y|ies))\b/;

const HELPS =
  /^(?:lights?|signals?|strobes?|bells?|relay|captions?|braille|texts?|videos?|large print|interpreters?|tours?|copies|forms?)$/;
/** What veterans and couples are told of sales. */
const OF_LOANS =
  /^(?:loans?|va|va loan|financ\w*|assum\w*|discounts?|credits?|tax|taxes|exempt\w*|programs?|qualif\w*|memorial|park|parade|can|may)$/;
const OPEN = /^(?:encouraged to apply|except|except for|regardless|law|laws|accommodat\w+|equal|equally)$/;
