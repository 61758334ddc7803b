import { addSpan, addUnresolved, claim, type Draft, type Found, type Rule, rule } from '../draft.ts';
import { MINUTES, type Mode, MODE, OF, placeNamed, readObject, toMode } from './near-object.ts';

export const commuteRules: Rule[] = [
  rule(
    `(?:{lt} |within |{about} )?(?:an? )?(?<n>\\d+) ?${MINUTES}(?: {less})?(?:(?: (?:by|on|of))? ?${MODE})? (?:to|from|of) (?:both|either|each)(?: (?:of (?:them|those)|places|jobs|offices|one|1))?(?= (?:[.,;!]|by|and)(?: |$)|$)`,
    readBoth,
  ),
  rule(
    `(?:{lt} |{about} )?(?:an? )?(?<n>\\d+)(?: (?:to|-) (?<n2>\\d+))? ?(?:${MINUTES})? ?(?:(?:or less|max|maximum|tops|at most) )?(?:(?:by|via|on|of) (?:a |the )?)?${MODE}(?: (?:commute|ride|time))?(?: door to door)?(?: (?:or less|max|maximum|tops))? (?:to|into|from|of){det}`,
    readCommute,
  ),
  rule(
    `(?:commut(?:e|ing)|drive|get|travel)(?: time)?(?: (?:to|into|from){det} (?<before>{place}|work|office|job|school|airport|university|campus|hospital))?(?: by ${MODE.replace('mode', 'by')})?(?: (?:by|before|at) \\d{1,2}(?: : \\d\\d)?(?: ?(?:am|pm))?)?(?: (?:is|of|must|should|has to|have to|needs to|can|cant|cannot|wont|be|stay|stays|take|run|last|in|:|=|-))* (?:{lt} )?(?<n>\\d+) ?${MINUTES}(?: {less})?(?: (?:by|via|on) ${MODE})?(?:(?: ,)? (?:to|from|into){det})?`,
    readCommute,
  ),
  // "Half an hour from downtown by bus": how one gets there makes it a commute.
  rule(
    `(?:{lt} |within |{about} )?(?:an? )?(?<n>\\d+) ?${MINUTES} ${OF}{det} (?:{place}|work|office|airport|campus)(?= (?:by|via|on) (?:the )?(?:bike|bicycle|car|bus|train|transit|subway|metro|public|rail|ferry))`,
    (found, draft) => readCommute({ ...found, to: found.to - 1 }, draft),
  ),
  rule(
    `(?:arrive|be|get|reach)(?: (?:in|at|to|into))?(?: the)? (?<before>{place}|work|the office|school|campus)(?: (?:by|before|at) (?<hour>\\d{1,2})(?: ?: ?(?<minute>\\d\\d))? ?(?<half>am|pm)?)(?: (?:every|each|on) (?:morning|day|weekday|workday|work day|mornings|weekdays|workdays|monday)| daily| weekdays)?(?: ,)?(?: (?:with|in|taking|and|an?))*(?: (?:{lt}|{about}))? (?<n>\\d+) ?${MINUTES}(?: ${MODE.replace('mode', 'by')})?(?: (?:{less}|(?:is|would be) (?:my|our|the) (?:limit|max|maximum|most)))?(?: (?:by|via|on|of)(?: (?:a|the))? ${MODE})?`,
    readTimedCommute,
  ),
  rule(`(?:{lt} )?(?<n>\\d+) ?${MINUTES} door to door (?:to|from){det}`, readCommute),
  // Who says when to be there tells of a commute.
  rule(
    `(?:{lt} |within |{about} )?(?:an? )?(?:\\d+ ?(?:-|to|or) ?(?=\\d))?(?<n>\\d+) ?${MINUTES}(?: {less})? (?:to|from){det} (?:{place}|work|office|airport|campus)(?= (?:, )?(?:(?:leaving|if (?:i|we) leave|when (?:i|we) leave|arriving)(?: (?:at|around|by|about|before|after))? \\d|(?:by|before|at|for|during|in|via|on) (?:the )?(?:rush|peak|morning|traffic|car|bike|bus|train|subway|metro|rail|ferry|transit|public)|(?:by|before|at|for) \\d{1,2}(?: ?: ?\\d\\d)? ?(?:am|pm|a m|p m)))`,
    (found, draft) => readCommute({ ...found, to: found.to - 1 }, draft),
  ),
  rule(
    `(?:by )?${MODE}(?: (?:ride|commute))? (?:to|into)(?: the)? (?<before>{place}|work|the office|campus|airport)(?: (?:in|is|of|time|:))* (?:{lt} )?(?<n>\\d+) ?${MINUTES}(?: {less})?`,
    readCommute,
  ),
  // "My office is at Harbor Point, max 20 min by car".
  rule(
    `(?:(?:(?:my|our|his|her|the) )?(?:(?:new|night|day|hospital|school|nursing|teaching|factory|retail) )?(?:office|work|job|workplace|shifts?)(?: (?:is|are))?(?: (?:at|in|on))|(?:my|our|his|her|the) (?:office|work|job|workplace)(?: is)?|(?:i|we|he|she|husband|wife|partner)(?: both)? works?(?: (?:at|in|near))?)(?: the)? (?<before>{place})(?: ,)?(?: (?:and|but|so|i|we|want|wants|need|needs|would|like|to|be|it|must|should|commute|get|there|within|in|is|of|drive|live|a))*(?: {lt})? (?:an? )?(?<n>\\d+) ?${MINUTES}(?:(?: s)?(?: (?:by|on|of))? ?${MODE})?(?: {less})?(?:(?: (?:by|on|of))? ?${MODE.replace('mode', 'by')})?(?: away| from there)?`,
    readCommute,
  ),
  rule(
    `(?:my|our|his|her) (?:commute|drive) (?:is|goes) (?:to|into)(?: the)? (?<before>{place})(?: (?!or |max )[a-z\\d]+){0,5}?(?: ,)? (?:{lt} )?(?<n>\\d+) ?${MINUTES}(?: {less})?`,
    readCommute,
  ),
  // "Office is downtown, I go in twice a week, so up to an hour by train is okay".
  rule(
    `(?:(?<=^|(?:^| )(?:[.,;:(!]|and|but|so|my|our|his|her|the|husbands|wifes|partners) )(?:office|work|job|workplace|new job) (?:is|are|will be)(?: (?:in|at|near|over in|right in))?|(?:back (?:to|in)|go(?:ing)? in ?to|commut(?:e|ing) to|report(?:ing)? to|due in) (?:the|my|our|her|his) (?:office|headquarters)(?: (?:in|at|near))?)(?: the)? (?<before>{place})(?: (?:(?!near |sqft |bed |beds |{lt} )[a-z,;]+|\\d (?:days?|times))){0,10}? (?:{lt} )?(?<n>\\d+) ?${MINUTES}(?: {less})?(?:(?: (?:by|on|of))?(?: the| a)? ?${MODE})?(?: (?:is|are|would be|works)(?: (?:still|totally|perfectly))? ?(?:ok|okay|fine|good|alright|doable|the (?:limit|max))?)?`,
    readCommute,
  ),
  // "I bike to work downtown, 20 min each way".
  rule(
    `(?:i|we|he|she|my wife|my husband|my partner)?(?: (?:will|would|want to|plan to))? ?(?:bike|cycle|drive|walk|commute|bus|ride)s? to (?:work|school|class|the office)(?: (?:in|at|near))?(?: the)? (?<before>{place})(?:(?: ,)?(?: (?:in|within|about|under|so|max|want|it))* (?:{lt} )?(?<n>\\d+) ?${MINUTES}(?: (?:each|one|1) way)?(?: {less})?)?`,
    readCommute,
  ),
  // "We both work in Oakdale": the way there is what counts, however long.
  rule(
    `(?:i|we|he|she|they|us|both|husband|wife|partner|spouse|girlfriend|boyfriend|fiance|fiancee)(?: (?:both|all|each|will|still|also|mostly|usually|now))? works? (?:(?:at|in|near|out of)(?: the)? )?(?<before>{place})(?:(?: ,)?(?: (?!and |or |also |plus |with |near |under |sqft |{bed} |{bath} )[a-z,]+){0,7}? (?:{lt} )?(?<n>\\d+) ?${MINUTES}(?: {less})?(?: (?:by|on|of)? ?${MODE})?)?`,
    readCommute,
  ),
  rule(
    '(?<!(?:near|to|by|from|of|around|sell|selling|sold|closing|closed) )(?:(?:my|our|his|her|their)(?: (?:husband|wife|partner|spouse)s?)?|(?:husband|wife|partner|spouse)s) (?:office|work|job|workplace|company|employer|headquarters|shop|store|restaurant|clinic|practice|salon|firm|lab)(?: (?:is|was|has|will|be|just|s))* (?:at|in|near|(?:moves|moving|moved|relocates|relocating|relocated|transfers|transferring|transferred|goes|going)(?: (?:me|us|him|her))? to)(?: the)? (?<before>{place})',
    readCommute,
  ),
  // "My job is at the Oakdale office".
  rule(
    `(?:(?:my|our|his|her|the) )?(?<before>{place}) (?:office|headquarters|hq|plant|branch)(?! (?:space|room|park))(?:(?: ,)?(?: (?!and |or |also |plus |with |near |under |sqft |{bed} |{bath} )[a-z,]+){0,5}? (?:{lt} )?(?<n>\\d+) ?${MINUTES}(?: {less})?(?: (?:by|on|of)? ?${MODE})?)?`,
    readCommute,
  ),
  rule(`{lt} (?<n>\\d+) ?${MINUTES} commute(?: (?:by|via) ${MODE})?(?: (?:to|from){det}|(?= @))`, readCommute),
  rule(
    `(?:(?:easy|short|quick|reasonable|good|decent|manageable|doable|sane) (?:commute|drive|ride|trip)|(?:shorter|quicker|faster) (?:commute|drive|ride))(?: (?:by|via) ${MODE})? (?:to|into){det}`,
    readCommute,
  ),
  rule(
    `commut(?:e|es|ing|able)(?: (?:is|goes))?(?: from (?:the )?@\\d+)?(?: (?:by|via) ${MODE})? (?:to|into|distance (?:to|of|from)){det}`,
    readCommute,
  ),
  // "I commute downtown".
  rule(
    '(?:i|we|he|she|they|wife|husband|partner|spouse)(?: (?:both|will|also|still|now))? commutes?(?: daily)? (?<before>{place})',
    readCommute,
  ),
  // "My wife commutes to Oakdale, me to Eastlake".
  rule(
    '(?:(?:and|while|but) )?(?:me|i|mine|her|hers|she|him|his|he|theirs|(?:my )?(?:wife|husband|partner|spouse)s?)(?: (?:goes?|drives?|commutes?|is))? (?:to|in|at|into)(?: the)? (?<before>{place})',
    (found, draft) => draft.filters.commute !== undefined && readCommute(found, draft),
  ),
  // "She has to be at Union Station by 8".
  rule(
    '(?:i|we|she|he|they|wife|husband|partner|spouse)(?: (?:both|usually|always))? (?:has|have|needs?|must)(?: to)? be (?:at|in)(?: the)? (?<before>{place})(?= (?:by|before|at) (?:\\d|nine|eight|seven))',
    readCommute,
  ),
  // "My job's remote, hers is in Oakdale".
  rule('(?:(?:his|hers|mine|theirs) is|mines) (?:over )?(?:in|at|near|out in)(?: the)? (?<before>{place})', (found, draft) => {
    const told = draft.line.slice(Math.max(0, found.from - MOST_BACK_TO_WORK), found.from);
    return (
      told.some(({ word }) => /^(?:shops?|stores?|jobs?|offices?|work|works|commute|workplace)$/.test(word)) &&
      readCommute(found, draft)
    );
  }),
  rule('(?:short|easy|quick) commutes?', (found, draft) =>
    addUnresolved(draft, found, 'Commute to where, and how many minutes?'),
  ),
];

const MOST_BACK_TO_WORK = 8;
const PLACE_OF_WORK = /^(?:hospital|airport|university|college|campus|office|school|plant|base)$/;
const MOST_BACK_TO_BOTH = 24;

/** "She works at the hospital and I at the airport, 30 minutes to both". */
function readBoth(found: Found, draft: Draft): boolean {
  const { line } = draft;
  const told: number[] = [];
  for (let at = found.from - 1; at >= Math.max(1, found.from - MOST_BACK_TO_BOTH) && told.length < 2; at--) {
    const before = /^(?:the|an?|my|our|her|his)$/.test(line[at - 1]?.word ?? '') ? at - 2 : at - 1;
    const isPlace = line[at]?.place !== undefined || PLACE_OF_WORK.test(line[at]?.word ?? '');
    if (isPlace && /^(?:at|in|near|to|from|by|is|and)$/.test(line[before]?.word ?? '') && line[at]?.scope === 'must')
      told.unshift(at);
  }
  if (told.length < 2) return false;
  const mode = toMode(found.groups['mode']);
  for (const at of told) {
    const to = line[at]?.place ?? line[at]?.word ?? '';
    const said = { to, minutes: Number(found.groups['n']), ...(mode === undefined ? {} : { mode }) };
    // Told once already, as where one of the two works.
    draft.filters.commute = [...(draft.filters.commute ?? []).filter((one) => one.to !== to), said];
    addSpan(draft, { from: at, to: at + 1 }, `filters.commute.${to}`);
    claim(draft, at, at + 1);
  }
  return true;
}

/** "To work (that's in Oakdale)". */
function readSeatOfWork(draft: Draft, from: number): { to: number; place: string } | undefined {
  const words = draft.line.slice(from, from + 6).map((token) => (token.isClaimed ? '·' : token.word));
  const match = /^(?:[(,-] )?(?:that is|thats|which is|its|it is|in|at) (?:in |at |near )?(?:the )?(?<place>@\d+)(?= |$)/.exec(
    words.join(' '),
  );
  const place = placeNamed(draft, match?.groups?.['place']);
  return match === null || place === undefined ? undefined : { to: from + match[0].split(' ').length, place };
}

function readCommute(found: Found, draft: Draft): boolean {
  const { n, n2, before, by } = found.groups;
  const mode = found.groups['mode'] ?? by;
  const minutes = n === undefined ? undefined : Number(n2 ?? n);
  const modeOf = toMode(mode);
  const object =
    before === undefined
      ? readObject(draft, found.to)
      : { to: found.to, place: before.startsWith('@') ? (placeNamed(draft, before) ?? before) : before.replace(/^the /, '') };
  if (object === undefined) return false;
  if (WORK.test(object.place)) Object.assign(object, readSeatOfWork(draft, object.to));
  const suffix = readModeSuffix(draft, object.to);
  const way = modeOf ?? suffix?.mode;
  const said = { ...(minutes === undefined ? {} : { minutes }), ...(way === undefined ? {} : { mode: way }) };
  const arrival = readArrival(draft, suffix?.to ?? object.to);
  const whole = { ...found, to: arrival?.to ?? suffix?.to ?? object.to };
  // A walk is a wish to live near, which is read after; a drive to a place is a commute.
  if (way === 'walk' && !found.words.includes('commut') && !WORK.test(object.place)) return false;
  draft.filters.commute = [
    ...(draft.filters.commute ?? []),
    { to: object.place, ...said, ...(arrival?.time === undefined ? {} : { arrive_by: arrival.time }) },
  ];
  addSpan(draft, whole, `filters.commute.${object.place}`);
  if (/(?:^| )both(?: the)?$/.test(found.words)) addOtherOfBoth(draft, whole, said);
  addFurtherCommute(draft, whole);
  claim(draft, found.from, whole.to);
  return true;
}

/** "To both Oakdale and Eastlake". */
function addOtherOfBoth(draft: Draft, whole: Found, said: { minutes?: number; mode?: Mode }): void {
  const [and, other] = draft.line.slice(whole.to, whole.to + 2);
  if (and?.word !== 'and' || other?.place === undefined || other.isClaimed) return;
  draft.filters.commute = [...(draft.filters.commute ?? []), { to: other.place, ...said }];
  addSpan(draft, { from: whole.to, to: whole.to + 2 }, `filters.commute.${other.place}`);
  claim(draft, whole.to, whole.to + 2);
}

/** "… and to Oakdale no more than 45": the second of two commutes. */
function addFurtherCommute(draft: Draft, whole: Found): void {
  const words = draft.line.slice(whole.to, whole.to + 10).map(({ word, isClaimed }) => (isClaimed ? '·' : word));
  const match = FURTHER_COMMUTE.exec(words.join(' '));
  const to = placeNamed(draft, match?.groups?.['place']);
  if (match === null || to === undefined || !/^(?:[,;] )?(?:and|or|\d)/.test(match[0])) return;
  const minutes = match.groups?.['before'] ?? match.groups?.['n'];
  const mode = toMode(match.groups?.['mode'] ?? match.groups?.['by']);
  draft.filters.commute = [
    ...(draft.filters.commute ?? []),
    { to, ...(minutes === undefined ? {} : { minutes: Number(minutes) }), ...(mode === undefined ? {} : { mode }) },
  ];
  const end = whole.to + match[0].split(' ').length;
  addSpan(draft, { from: whole.to, to: end }, `filters.commute.${to}`);
  claim(draft, whole.to, end);
}

const FURTHER_COMMUTE = new RegExp(
  `^(?:, |; )?(?:(?:and|or) )?(?:(?:(?:in|within|under|at most|max) )?(?<before>\\d+)(?: ?${MINUTES})?(?: by ${MODE.replace('mode', 'by')})? )?(?:to|into|from) (?:the )?(?<place>@\\d+)(?: (?:in|within|under|at most|no more than|less than|max|is|about)* ?(?<n>\\d+)(?: ?${MINUTES})?)?(?: by ${MODE})?(?= |$)`,
);

/** "Arrive downtown by 8:30, at most 40 minutes on the bus." */
function readTimedCommute(found: Found, draft: Draft): boolean {
  const { before = '', hour, minute, half, n, by, mode } = found.groups;
  const place = placeNamed(draft, before) ?? before.replace(/^the /, '');
  const way = toMode(mode ?? by);
  const commute = {
    to: place,
    minutes: Number(n),
    ...(way === undefined ? {} : { mode: way }),
    ...(hour === undefined ? {} : { arrive_by: toClock(hour, minute, half) }),
  };
  draft.filters.commute = [...(draft.filters.commute ?? []), commute];
  addSpan(draft, found, `filters.commute.${place}`);
  return true;
}

function toClock(hour: string, minute = '00', half = ''): string {
  const hours = (Number(hour) % 12) + (half.startsWith('p') ? 12 : 0);
  return `${String(hours).padStart(2, '0')}:${minute}`;
}

export const WORK = /^(?:work|(?:the |my )?(?:office|job|workplace))$/i;
export const DESTINATION = /^(?:work|office|downtown|airport|campus|the city|city cent(?:er|re))$/i;

/** "By train", "on foot", after a place. */
export function readModeSuffix(draft: Draft, from: number): { to: number; mode: Mode } | undefined {
  const words = draft.line
    .slice(from, from + 4)
    .map((token) => (token.isClaimed ? '·' : token.word))
    .join(' ');
  const match = new RegExp(`^(?:, )?(?:by|via|on|using) (?:the )?${MODE}(?= |$)`).exec(words);
  const mode = toMode(match?.groups?.['mode']);
  return match === null || mode === undefined ? undefined : { to: from + match[0].split(' ').length, mode };
}

/** "At rush hour", "by 9am", "for 8:30". */
function readArrival(draft: Draft, from: number): { to: number; time: string | undefined } | undefined {
  const words = draft.line
    .slice(from, from + 6)
    .map((token) => (token.isClaimed ? '·' : token.word))
    .join(' ');
  const rush = /^(?:at|in|during|with) (?:the )?(?:rush hour|peak(?: hours?)?|traffic|morning rush)(?= |$)/.exec(words);
  if (rush !== null) return { to: from + rush[0].split(' ').length, time: undefined };
  const at =
    /^(?:, )?(?:by|before|arrive by|arriving (?:by|at)|for|at) (?<hour>\d{1,2})(?: ?: ?(?<minute>\d\d))? ?(?<half>am|pm|a m|p m)?(?= |$)/.exec(
      words,
    );
  if (at?.groups === undefined) return undefined;
  // A bare number is an hour only where it is said to be one.
  const isClock = at.groups['half'] !== undefined || at.groups['minute'] !== undefined || /arriv/.test(at[0]);
  if (!isClock) return undefined;
  return {
    to: from + at[0].trim().split(' ').length,
    time: toClock(at.groups['hour'] ?? '', at.groups['minute'], at.groups['half']),
  };
}
