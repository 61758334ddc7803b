import { addToFilter, addUnresolved, claim, type Draft, type Found, type Rule, rule, setFilter, textOf } from '../draft.ts';
import { addNear, placeOf, readWithin } from './near-object.ts';

export const WHAT_IS_GOOD = 'What is good differs: ask for a rating, such as schools rated 8 or higher, or name a school';

export const schoolRules: Rule[] = [
  rule(
    '(?:in |within |inside |part of )?(?:the )?{place:place} (?:unified )?(?:school districts?|schools district|district (?:public )?schools?|sd|isd|usd)',
    (found, draft) => setFilter(draft, found, 'school_district', placeOf(draft, found)),
  ),
  rule('school district(?: (?:of|in|is|called|named|:))* (?:the )?{place:place}', (found, draft) =>
    setFilter(draft, found, 'school_district', placeOf(draft, found)),
  ),
  rule('(?:in |within )(?:the )?(?<name>[a-z]+(?: [a-z]+)?) (?:unified |independent )?school district', (found, draft) => {
    const name = found.groups['name'] ?? '';
    if (/\b(?:good|best|great|top|same|excellent|a|an|strong|decent|highly|rated|quality|nice)\b/.test(name)) return false;
    setFilter(draft, found, 'school_district', namedText(draft, found, name));
    return true;
  }),
  rule(
    '(?:zoned (?:for|to)|assigned to|feeds? (?:in)?to|attendance (?:area|zone|boundary) (?:of|for)|boundar(?:y|ies) (?:of|for)|district(?:ed)? (?:for|to)|(?:in|within) (?:the )?(?:attendance|boundar\\w+|catchment) (?:area|zone)? ?(?:of|for))(?: the)? {place:place}(?: (?<level>elementary|middle|high|primary))?(?: school)?',
    readSchool,
  ),
  rule(
    '(?:in |within )?(?:the )?{place:place}(?: (?<level>elementary|middle|high))?(?: school)? (?:attendance (?:area|zone)|zone|boundary|boundaries|catchment(?: area)?|feeder pattern)',
    readSchool,
  ),
  rule(
    '(?<level>elementary|primary|grade|middle|junior high|high)? ?schools?(?: (?:that (?:is|are)|with(?: a)?|is|are))*(?: (?:rated|rating(?: of)?|scored?|score of|ranked|{gt}))+(?: an?)? (?<a>\\d{1,2})(?: ?/ ?10)?(?: ?{more})?(?: (?:rating|out of 10))?',
    readRating,
  ),
  rule(
    '(?<level>elementary|middle|junior high|high) (?:is |are |with (?:an? )?)?(?:rated|rating(?: of)?|score of)(?: {gt})? (?<a>\\d{1,2})(?: ?/ ?10)?(?: ?{more})?',
    readRating,
  ),
  rule(
    '(?<level>elementary|primary|grade|middle|junior high|high)? ?schools? with (?:an? )?(?:{gt} )?(?<a>\\d{1,2})(?: ?/ ?10| out of 10| stars?)?(?: ?{more})? (?:ratings?|scores?)',
    readRating,
  ),
  rule(
    '(?:{gt} )?(?:an? )?(?<a>\\d)(?: ?/ ?10)? (?:school )?ratings?',
    (found, draft) => draft.line.some(({ word }) => /^schools?$/.test(word)) && readRating(found, draft),
  ),
  rule(
    '(?:(?:top|best|good|great|highest rated|top rated|best rated) )?schools?(?: nearby| close by)?(?: ,| \\()? (?<a>\\d) (?:or|to|-) 10(?: only)?(?: \\))?',
    readRating,
  ),
  rule(
    '(?:(?:top|highly|well|best|high) rated |good |great |best |top )(?<level>elementary|primary|middle|junior high|high)(?: schools?)?(?: ,| \\()? (?:{gt} )?(?<a>\\d)(?: ?/ ?10)? ?{more}(?: \\))?',
    readRating,
  ),
  rule(
    '(?:top rated |good |great )?(?<level>elementary|primary|grade|middle|junior high|high)? ?schools?(?: ,)?(?: {gt})? (?<a>\\d{1,2})(?: ?/ ?10| out of 10)(?: ?{more})?',
    readRating,
  ),
  // "Top rated elementary school, like an 8 or up".
  rule(
    '(?:(?:top|highly|well|best) rated |good |great )?(?<level>elementary|primary|grade|middle|junior high|high)? ?schools? (?:, )?(?:like|say|maybe|meaning|ideally) (?:an? )?(?<a>\\d)(?: ?/ ?10)? ?(?:{more}|or (?:up|higher|better|more|above))(?! ?(?:{bed}|{bath}|miles?|minutes?|blocks?|\\d))',
    readRating,
  ),
  rule(
    '(?<level>elementary|primary|grade|middle|junior high|high)? ?schools? (?:(?:with |that are |that is |thats |which is )?(?:an? )?(?<a>\\d) ?{more}|{gt} (?<b>\\d))(?! ?(?:{bed}|{bath}|miles?|minutes?|blocks?|\\d))',
    readRating,
  ),
  rule(
    '(?<a>\\d) ?{more} (?<level>elementary|middle|junior high|high)(?= (?:schools?|[,.;])(?: |$)|$)(?: schools?)?',
    readRating,
  ),
  // "Good high school, at least a 7".
  rule(
    '(?:(?:top|highly|well|best|high) rated |good |great |best |top |strong )?(?<level>elementary|primary|middle|junior high|high) schools?(?: ,)? {gt} (?:an? )?(?<a>\\d)(?: ?/ ?10)?(?! ?(?:{bed}|{bath}|{acre}|cars?|miles?|minutes?|blocks?|\\d))',
    readRating,
  ),
  // "At least a 7 for the high school".
  rule(
    '{gt} (?:an? )?(?<a>\\d)(?: ?/ ?10)?(?= (?:for|at|in) (?:the )?(?:elementary|primary|grade|middle|junior high|high) schools?(?: |$))',
    readRating,
  ),
  rule(
    '(?<a>\\d{1,2}) ?(?:{more})? ?(?:rated|star|rating|/ 10)(?: {more})? (?<level>elementary|primary|grade|middle|junior high|high)? ?schools?',
    readRating,
  ),
  rule(
    '(?<level>elementary|primary|grade|middle|junior high|high)? ?schools?(?: (?:has|have|needs?|must|should|to|be|is|are|at least|a))* (?<a>\\d{1,2})(?: ?/ ?10| out of 10)(?: ?{more})?',
    readRating,
  ),
  rule(
    '(?:school )?(?:rated|rating(?:s)?(?: of)?)(?: {gt})? (?<a>\\d{1,2})(?: ?/ ?10)?(?: ?(?:{more}|or up))?(?: (?:for|at|in) (?:the )?(?<level>elementary|primary|grade|middle|junior high|high)(?: schools?)?| schools?)?',
    readRating,
  ),
  rule(
    '(?:good|great|best|top|top rated|excellent|strong|decent|highly rated|highest rated|best rated|high rated|quality|blue ribbon|desirable|nice|well rated)(?: (?:public|elementary|middle|high|local|rated))*(?: (?:schools?|primaries|elementaries))(?: districts?)?(?! where| (?:with)?in (?:walking|biking) distance)',
    (found, draft) => {
      if (isNearIt(found, draft)) return false;
      addUnresolved(draft, found, WHAT_IS_GOOD);
      return true;
    },
  ),
];

/** "Near a good elementary school": to be near one is asked for. */
function isNearIt({ from, words }: Found, { line }: Draft): boolean {
  if (!/ schools?$/.test(words)) return false;
  const before = line.slice(Math.max(0, from - 4), from).map(({ word }) => word);
  return /(?:^| )(?:near|close to|next to|walk to|(?:distance|minutes?|miles?|blocks?) (?:to|from|of))(?: an?)?$/.test(
    before.join(' '),
  );
}

function readSchool(found: Found, draft: Draft): void {
  const level = found.groups['level'];
  const name = placeOf(draft, found);
  addToFilter(
    draft,
    found,
    'schools',
    level === undefined || /school$/i.test(name) ? name : `${name} ${level[0]?.toUpperCase()}${level.slice(1)} School`,
  );
}

function readRating(found: Found, draft: Draft): boolean {
  const rating = Number(found.groups['a'] ?? found.groups['b']);
  if (rating < 1 || rating > 10) return false;
  setFilter(draft, found, 'school_rating_min', rating);
  const level = found.groups['level'] ?? readLevelAfter(draft, found.to);
  if (level === undefined) return true;
  setFilter(draft, found, 'school_level', level === 'high' ? 'high' : /middle|junior/.test(level) ? 'middle' : 'elementary');
  // "… within a mile" that follows speaks of the school.
  const within = readWithin(draft, found.to);
  if (within !== undefined) {
    addNear(draft, { ...found, to: within.to }, { place: `${level} school`, ...within.distance });
    claim(draft, found.to, within.to);
  }
  return true;
}

const LEVEL_AFTER = /^(?:for|at|in) (?:the )?(?<level>elementary|primary|grade|middle|junior high|high) schools?(?= |$)/;

/** "A rating of 8 or up for middle school": the level comes last. */
function readLevelAfter(draft: Draft, from: number): string | undefined {
  const words = draft.line.slice(from, from + 5).map(({ word, isClaimed }) => (isClaimed ? '·' : word));
  const after = LEVEL_AFTER.exec(words.join(' '));
  if (after !== null) claim(draft, from, from + after[0].split(' ').length);
  return after?.groups?.['level'];
}

/** The original spelling of words that a rule saw in small letters. */
function namedText(draft: Draft, found: Found, words: string): string {
  const wanted = words.split(' ');
  for (let index = found.from; index < found.to; index++) {
    if (wanted.every((word, offset) => draft.line[index + offset]?.word === word))
      return textOf(draft, index, index + wanted.length);
  }
  return words;
}
