import { splitClauses, splitSentences } from '../clauses.ts';
import type { ContractText, Found, Span } from '../contract-text.ts';
import { chosenHalf, timeBeside } from '../counting-words.ts';
import { UNTICKED, withoutUnchosen } from '../marks.ts';
import { findDates, findShortDates, reachOfDates } from '../dates.ts';
import { THAT_PERIOD } from '../events.ts';
import type { Field } from '../fields.ts';
import { readNumberWords } from '../money.ts';
import { findDayRules, isKnownEvent, NOTICE, readStart, THAT_DATE, type DayRule } from '../spans-of-days.ts';
import { readChosenRows } from './chosen-rows.ts';
import { contingenciesTogether, type Deadline, type Named, kindByHeading, kindOf, isOfOffer } from './deadline-kinds.ts';
import { calledBehind, nameDeadline } from './deadline-names.ts';
import { readDateFirst } from './date-first-rows.ts';
import { hourOfNamed, readRows, startAbove, typeOfRow } from './deadline-rows.ts';
import { isOfMoreDeposit } from './deposit.ts';
import { withOwnStart } from './own-start.ts';
import { kindBefore, readSame } from './said-before.ts';
import { readOnStart } from './on-start.ts';
import { COUNTING, isDated, isDuty, isOfPast } from './duty-words.ts';
import { AT_START } from './places.ts';
import { hourOfPeriod } from './period-hours.ts';
import { readPossession } from './possession.ts';
import { readPossessionRows } from './possession-rows.ts';
import { isOfNeighbor, plainAround, plainBetween, plainOf, withinNeighbors } from './words-near.ts';

const OPEN_BOX = new RegExp(String.raw`${UNTICKED}\s{0,3}$`);
/** Times of one paper; more say nothing. */
const MOST_DEADLINES = 90;

/**
 * The times that the paper sets: counts from an event, or dates. Of a known kind the first that is stated keeps its name; what
 * the paper says otherwise of it, and every other time, is named in the words of its clause.
 */
export function findDeadlines(paper: ContractText, fields: readonly Field[] = []): Deadline[] {
  const text = withoutUnchosen(paper.text);
  const found = new Map<string, Named>();
  const ofRows = new Set<Named>();
  const add = (deadline: Named, isRow = false): string | undefined => {
    // What stands beside an empty box was not chosen, though nothing else was.
    if (found.size >= MOST_DEADLINES || OPEN_BOX.test(text.slice(Math.max(0, deadline.start - 8), deadline.start)))
      return undefined;
    const { type, names } = deadline;
    const all = [...found.values()];
    // What a box says of possession, a clause says with the hour.
    const bare = type === 'possession' && deadline.time !== undefined ? found.get(type) : undefined;
    if (bare !== undefined && bare.time === undefined && isSame(bare, deadline)) {
      found.set(type, { ...deadline, type });
      return type;
    }
    const isNamedAnew = deadline.isOwnName === true;
    if (
      all.some(
        (other) =>
          isSame(other, deadline) &&
          !(isRow && [...ofRows].some((row) => row.start === other.start && isAnotherRow(row, deadline))) &&
          (other.type === type ||
            // A row tells what its count is for better than the sentence around it.
            ((isNamedAnew || deadline.day !== undefined || found.has(type)) &&
              other.isOwnName !== true &&
              overlaps(other, deadline)) ||
            (isNamedAnew && overlaps(other, deadline))),
      )
    )
      return undefined;
    // What a row was called in its own words has a kind after all.
    const renamed = isNamedAnew
      ? undefined
      : all.find((other) => other.isOwnName === true && isSame(other, deadline) && overlaps(other, deadline));
    if (renamed !== undefined) found.delete(renamed.type);
    const free = [type, ...names, `${type}_2`].find((name) => name !== undefined && !found.has(name));
    // A kind that was read elsewhere, with another time that a sentence without an event gives it, says nothing new.
    if (free === undefined || (free !== type && names.length === 0)) return undefined;
    found.set(free, { ...deadline, type: free });
    if (isRow) ofRows.add(deadline);
    return free;
  };
  const rows = [
    ...readChosenRows(paper),
    ...readPossessionRows(paper.text),
    ...readRows(text, fields),
    ...readDateFirst(text, typeOfRow),
  ];
  for (const deadline of rows) add(deadline, true);
  const reach = reachOfDates(text);
  let period: string | undefined;
  let last: Named | undefined;
  let prior = '';
  for (const clause of splitClauses(text)) {
    let headings = [clause.heading, ...clause.above];
    // What the period of another part of the paper was is not meant.
    if (last !== undefined && clause.start - last.end > FARTHEST_PERIOD) period = undefined;
    let title: string | undefined;
    for (const sentence of splitSentences(text, clause)) {
      // A numbered paragraph without a heading is not under the one before it.
      if (
        text.slice(clause.start, sentence.start).trim() !== '' &&
        /^\s{0,8}\d{1,2}[.)]\s/.test(text.slice(sentence.start, sentence.start + 14))
      )
        headings = clause.above.slice(1);
      const label = rowLabel(text, sentence.start);
      const own = [label, title].filter((words) => words !== undefined);
      title = INLINE_TITLE.exec(text.slice(sentence.start, sentence.end))?.[1]?.toLowerCase();
      const same = last === undefined ? undefined : readSame(text, sentence, [...own, ...headings], last);
      const plain = plainOf(text.slice(sentence.start, sentence.end));
      const ofPrior = kindBefore(plain, prior);
      prior = plain;
      for (const deadline of same === undefined ? readSentence(text, sentence, [...own, ...headings], reach) : [same]) {
        const isOfPrior = ofPrior !== undefined && deadline.isOwnName === true;
        const name = add(afterPeriod(isOfPrior ? { ...deadline, type: ofPrior, isOwnName: false } : deadline, period));
        if (deadline.rule?.direction === 'after' || deadline.day !== undefined)
          [period, last] = [name ?? deadline.type, deadline];
      }
    }
  }
  return [...found.values()].map((deadline) => withHour(text, deadline)).toSorted((a, b) => a.start - b.start);
}

const FARTHEST_PERIOD = 1500;

/** "CLOSING.  July 15, 2027.  POSSESSION.  3 p.m. on the day of closing.": a heading in the midst of a line. */
const INLINE_TITLE = /^\s{0,9}([A-Z][A-Z '’&/-]{3,34})\.$/;

/** A count from the end of "that period": of the time before it. */
function afterPeriod(deadline: Named, period: string | undefined): Named {
  const { rule } = deadline;
  if (rule?.from !== THAT_PERIOD || period === undefined) return deadline;
  return { ...deadline, rule: { ...rule, from: `end_of_${period.replace(/_period$/, '')}_period` } };
}

/** "MORTGAGE  $381,600; application within seven days …": what a row of a sheet is called, also in the lines that it goes on in. */
function rowLabel(text: string, at: number): string | undefined {
  const line = (from: number) => text.slice(text.lastIndexOf('\n', from - 1) + 1, from);
  const own = line(at);
  const label = ROW_LABEL.exec(own)?.[1] ?? (/\S/.test(own) ? ROW_LABEL.exec(line(at - own.length - 1))?.[1] : undefined);
  return label?.trim().toLowerCase();
}

const ROW_LABEL = /^\s{0,8}([A-Z][A-Z '’/&-]{3,30})\t/;

/**
 * A time with the hour that a sentence elsewhere gives to the end of its period, and possession with the hour that a clause
 * elsewhere gives to its day: "at 9:00 p.m. on the Possession Date".
 */
function withHour(text: string, deadline: Deadline): Deadline {
  const ofPeriod = deadline.time === undefined ? hourOfPeriod(text, deadline) : undefined;
  if (ofPeriod !== undefined) return { ...deadline, time: ofPeriod };
  if (deadline.type !== 'possession' || deadline.time !== undefined || deadline.rule?.days !== 0) return deadline;
  return { ...deadline, time: hourOfNamed(text, 'possession date', deadline) };
}

function isSame(a: Deadline, b: Deadline): boolean {
  return (
    a.day === b.day &&
    a.rule?.days === b.rule?.days &&
    a.rule?.basis === b.rule?.basis &&
    a.rule?.from === b.rule?.from &&
    a.rule?.direction === b.rule?.direction
  );
}

/** Rows of one list that are called differently are each a time of its own, also where their kind and count are the same. */
const isAnotherRow = (a: Named, b: Named) =>
  a.type === b.type &&
  a.names[0] !== undefined &&
  b.names[0] !== undefined &&
  a.names[0] !== b.names[0] &&
  !overlaps(a, b) &&
  Math.abs(a.start - b.start) < LONGEST_LIST;
const LONGEST_LIST = 1200;

const overlaps = (a: Span, b: Span) => a.start < b.end && a.end > b.start;

// Numbers in the margin leave their places empty.
const GAP = String.raw`\s{1,20}`;
const CLOCK = String.raw`(?:(?:\d{1,2}(?::\d\d)?\s{0,20}(?:o[’']clock${GAP})?(?:\(?[ap]\s?\.?m\s?\.?\)?|in${GAP}the${GAP}(?:morning|afternoon|evening))|(?:12(?::00)?${GAP})?(?:o[’']clock${GAP})?(?:noon|midnight)|(?:the${GAP})?(?:close${GAP}of${GAP}business|end${GAP}of${GAP}(?:the${GAP})?(?:business${GAP})?day))[\s,]{0,3}(?:(?:\(?(?:\w+${GAP}){0,3}time\)?|\(?[ECMPA][SD]?T\b\)?)[\s,]{0,3})?(?:on${GAP})?(?:the${GAP})?(?:date${GAP}(?:of${GAP})?)?)`;
const DATE_LEAD = new RegExp(
  String.raw`\b(?:non-?refundable${GAP}(?:after|from|on)|(?:extended|changed|moved|postponed|amended)${GAP}(?:from${GAP}[^.;]{3,30}${GAP})?to(?:${GAP}read)?|on${GAP}or${GAP}before|before|by|no${GAP}(?:(?:case|event)${GAP})?later${GAP}than|not${GAP}later${GAP}than|until|till|prior${GAP}to|(?:expires?|lapses?|ends?|dies|terminates?|(?:is|stands|stays|remains|holds)(?:${GAP}(?:withdrawn|revoked|off|gone|over|void|dead|good|open|firm))?|withdrawn|(?:is|are|falls?)${GAP}due(?:${GAP}on)?|(?:good|open|firm)${GAP}(?:to|until|till|through)|days?,${GAP}(?:that${GAP}is,?${GAP})?(?:to|until|through|ending)|becomes?${GAP}(?:invalid|void|null|ineffective)(?:${GAP}and${GAP}void)?)(?:${GAP}on|${GAP}at)?|through|(?:commitment|contingency|approval|removal|release|objection|termination)${GAP}date(?:${GAP}(?:is|of|becomes|shall${GAP}be|will${GAP}be|is${GAP}now))?|deadline(?:${GAP}is|${GAP}of)?):?${GAP}(?:\(date\)${GAP})?(?:the${GAP})?${CLOCK}?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day,?${GAP})?$`,
  'i',
);

/** Dates that a sentence sets for something: "gives Seller until 8:00 p.m. on 10/03/2026 to accept". */
function readDates(
  text: string,
  sentence: Span,
  plain: string,
  headings: readonly string[],
  dates: readonly Found<string>[],
  counts: readonly Span[],
): Named[] {
  return dates.flatMap((date): Named[] => {
    const raw = text.slice(Math.max(sentence.start, date.start - 80), date.start);
    const before = chosenHalf(raw);
    const lead = DATE_LEAD.exec(before);
    const near = plainAround(text, sentence, date);
    // "to apply within 5 days and to be approved by June 1": of two times, each has the words right before it.
    const last = [...counts, ...dates].filter(({ end }) => end <= date.start).toSorted((one, two) => two.end - one.end)[0];
    const between = last === undefined ? '' : plainOf(text.slice(last.end, date.start));
    const isOther =
      NO_CLOSING.test(
        text.slice(
          IS_CHANGED_TO.test(before) ? sentence.start : Math.max(sentence.start, last?.end ?? 0, date.start - 90),
          date.start,
        ),
      ) && !OF_OWN_HOME.test(near);
    if (lead === null && FIRST_PAYMENT.test(before.replaceAll(/\s+/g, ' ')) && /\b(?:instal+ments?|payments?)\b/.test(plain))
      return [
        { type: 'first_payment', names: [], rule: undefined, day: date.value, time: undefined, start: date.start, end: date.end },
      ];
    if (lead === null || isOther || NOT_BEFORE.test(before)) return [];
    const called = calledBehind(plainOf(text.slice(date.end, Math.min(sentence.end, date.end + 90))));
    if (called === 'closing' || called === 'settlement') return [];
    if (
      /^(?:transfer of title|act of sale|closing|settlement)\b/.test(headings[0] ?? '') &&
      called === undefined &&
      kindOf(near) === undefined
    )
      return [];
    // "to apply within 5 days and get a commitment on or before June 1"
    const behindLast = last === undefined ? undefined : (kindOf(between) ?? kindByHeading(between, headings));
    const isItsEnd =
      IT_ENDS.test(near) && /\b(?:counter ?)?offer\b/i.test(text.slice(Math.max(0, sentence.start - 200), sentence.start));
    const kind =
      called ??
      (TO_BE_APPROVED.test(between) && /\b(?:loan|mortgage|financ)/.test(`${plain} ${headings[0] ?? ''}`)
        ? 'loan_approval'
        : undefined) ??
      (isItsEnd ? 'offer_expiration' : (behindLast ?? kindOf(near))) ??
      (isOfOffer(plain) ? 'offer_expiration' : kindByHeading(plain, headings));
    if (kind === 'offer_expiration' && OF_THING.test(before)) return [];
    // Where boxes of the hour were left out, the words that lead stand farther back.
    const back = raw === before ? before.length - lead.index : raw.length - raw.lastIndexOf(lead[0].split(/\s/)[0] ?? '');
    const at = Math.max(sentence.start, date.start - back);
    const own = nameOf(text, sentence, { start: at, end: date.end }, headings);
    if (kind === 'possession' || (kind === undefined && !isDated(plain, before, lead[0], date.value))) return [];
    const type =
      kind === undefined ? own : kind === 'earnest_money_delivery' && isOfMoreDeposit(text, date) ? 'additional_deposit' : kind;
    return [
      {
        type,
        names: [own],
        isOwnName: kind === undefined,
        rule: undefined,
        day: date.value,
        time: timeBeside(text, date),
        start: at,
        end: date.end,
      },
    ];
  });
}

/** "The Closing Date is changed from October 16 to October 30" */
const IS_CHANGED_TO = /\b(?:changed|extended|moved|postponed|amended)\s[^.;]{0,60}\bto\s[^.;]{0,24}$/i;

/** "to apply for the loan within 7 days, and to provide Seller with a commitment no later than 30 days …" */
const OF_COMMITMENT =
  /\b(?:provide|obtain|get|receive|secure|show|deliver|furnish)s?\b[^.;]{0,40}\bcommitment\b(?! (?:of|for) (?:an? |the )?(?:title|owner))/;

const TO_BE_APPROVED = /\b(?:be|is) (?:fully |finally )?(?:approved|committed)\b/;

/** "monthly installments of $780.00 beginning July 1, 2026", "the first due June 1, 2026" */
const FIRST_PAYMENT =
  /(?:\b(?:instal+ments?|payments?)\b(?:[^.;]|\.\d){0,60}\b(?:beginning|commencing|starting)|\bthe first(?: of (?:them|which|these)| (?:such )?(?:payment|instal+ment))?(?:,| is| being| to be| shall be| falling)?(?: made| paid)? (?:due|payable|on)(?: and payable)?)(?: on)?(?: or before)? (?:the )?$/i;

/** "but in no event before August 1, 2026" */
const NOT_BEFORE = /\b(?:no event|not|never|no)\s(?:earlier than|sooner than|before|prior to)\s[^.;,]{0,20}$/i;

/** "It expires May 4, 2027 at 6 PM." */
const IT_ENDS = /^\W{0,4}it (?:expires?|lapses?|ends|dies)\b/;

const NO_CLOSING =
  /\b(?:(?<!\bpermits? (?:is |are |(?:shall |will |must |to )?be )?)clos(?:e|ed|ing)(?! out| of business| (?:attorney|agent|company|lawyer|office|costs?)\b)|settlement|settle|act of sale|transfer of title|coe\b|close of escrow|deed (?:is|shall)|effective date|dated|possession|occupancy)\b/i;
const OF_OWN_HOME =
  /\b(?:settlement|closing|sale) of (?:the )?(?:buyer|purchaser)'?s?'? (?:current |present |existing )?(?:property|home|house|residence)/;
/** What is good until a day, and is no offer. */
const OF_THING = /\b(?:warrant(?:y|ies)|lease|tenan(?:t|cy)|license|insurance|policy|permit|rate lock)\b[^.;]{0,60}$/i;

function nameOf(text: string, sentence: Span, place: Span, headings: readonly string[]): string {
  const [before, after] = [text.slice(sentence.start, place.start), text.slice(place.end, sentence.end)].map(plainOf);
  return nameDeadline(before ?? '', after ?? '', headings);
}

/** "The Closing Date shall be extended for up to four days": the last day on which the sale may close. */
const EXTENDS_CLOSING =
  /\b(?:clos(?:e|ing)(?: date| of escrow)?|settlement(?: date)?|time for performance(?: hereof| of this agreement)?)\b[^.;]{0,60}\b(?:extended|postponed|delayed) (?:for )?(?:a (?:further )?period of )?(?:up to|not more than|no more than|at most|a maximum of)\b|\b(?:extend|postpone|delay|adjourn)s? (?:the )?(?:clos(?:e of escrow|ing)|settlement)(?: date)?\b[^.;]{0,40}\b(?:for \w+ \(\d{1,2}\) days|up to|not more than|no more than|not exceeding|at most|a maximum of)\b/;

/** "the time for performance shall be extended by thirty (30) days" */
const EXTENDED_BY =
  /\b(?:time for (?:the )?(?:performance|closing|settlement|act of sale)|closing(?: date)?|settlement(?: date)?|act of sale)\b[^.;]{0,60}\b(?:is|shall be|will be|be) (?:automatically )?(?:extended|postponed) (?:by|for)\b/;

/** Counts of days in one sentence; more say nothing. */
const MOST_COUNTS = 24;

const MONTHS =
  /\b(?:within|no(?:t)? later than|by|before)\s{1,4}(?:the\s)?(?:(?:[a-z]+(?:-[a-z]+)?\s{1,4}\()?(?<count>\d{1,2})\)?|(?<word>one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fourteen|fifteen|eighteen|twenty-four))\s{1,4}(?:calendar\s)?(?<unit>month|year)s?\s{1,4}(?:after|from|following)\s{1,4}(?=(?<event>[^.;]{3,60}))/gi;

/** "not later than twenty-four (24) months after the Agreement Date": from the start of the agreement, and no other event. */
function readMonths(text: string, sentence: Span, plain: string, headings: readonly string[]): Named[] {
  return [...text.slice(sentence.start, sentence.end).matchAll(MONTHS)].flatMap((match) => {
    const { count, word = '', unit, event = '' } = match.groups ?? {};
    const from = readStart(event);
    if (from === undefined || !isDuty(plain)) return [];
    const start = sentence.start + match.index;
    const place = { start, end: start + match[0].length + (/^(?:the\s)?\w+\s\w+/.exec(event)?.[0].length ?? 0) };
    const isOfHome = /\b(?:complet|finish)\w*\b[^.]{0,60}\b(?:home|house|dwelling|residence|construction|unit)\b/.test(plain);
    const rule: DayRule = {
      days: (count === undefined ? (readNumberWords(word) ?? 0) : Number(count)) * (unit?.toLowerCase() === 'year' ? 12 : 1),
      basis: 'calendar',
      from,
      direction: 'after',
      isInMonths: true,
    };
    const own = nameOf(text, sentence, place, headings);
    return [{ type: isOfHome ? 'completion' : own, names: [own], isOwnName: !isOfHome, rule, day: undefined, ...place }];
  });
}

function readSentence(
  text: string,
  sentence: Span,
  headings: readonly string[],
  reach: readonly [string, string] | undefined,
): Named[] {
  const whole = findDates(text, sentence.start, sentence.end);
  // "the next day, October 10": the count tells it.
  const short = (reach === undefined ? [] : findShortDates(text, sentence.start, sentence.end, reach)).filter(
    ({ start, end }) =>
      !/\b(?:next|following|same) day,?\s{1,4}$/i.test(text.slice(sentence.start, start)) &&
      !isOfPast(text.slice(sentence.start, start), text.slice(end, end + 24)),
  );
  const dates = [...whole, ...short].toSorted((a, b) => a.start - b.start);
  // "3 calendar days after all signatures or May 5, 2026": the day that was filled in takes the place of the count.
  const counts = findDayRules(text, sentence.start, sentence.end).filter(
    ({ value, end }) =>
      value.days !== null &&
      !dates.some(
        (date) => date.start > end && /^[^a-z;.]{0,8}(?:s\b\W{0,3})?or\s(?:(?:on|by)\s)?$/i.test(text.slice(end, date.start)),
      ),
  );
  if (
    counts.length === 0 &&
    dates.length === 0 &&
    !/months|years?\b|clos|coe|settle|escrow|record|deed|fund|act of sale|transfer of title|effective date|(?:that|same|next|following) da/i.test(
      text.slice(sentence.start, sentence.end),
    )
  )
    return [];
  const plain = plainOf(text.slice(sentence.start, sentence.end));
  const [most] = EXTENDS_CLOSING.test(plain) ? counts : [];
  if (most !== undefined) {
    // Several adjournments, however long each: no day is told.
    const isOpen = most.value.from === null && /\bin (?:the aggregate|all|total)\b/.test(plain);
    const from = isOpen ? 'adjournment' : 'closing';
    const rule: DayRule = { ...most.value, from, direction: 'after' };
    const place = { start: leadIn(text, sentence, most), end: most.end };
    return [{ type: 'closing_extension', names: [], rule, day: undefined, ...place }];
  }
  const [by] = EXTENDED_BY.test(plain) && counts.length === 1 ? counts : [];
  if (by !== undefined && by.value.from === null)
    return [
      {
        type: 'closing_extension',
        names: [],
        rule: { ...by.value, from: 'closing', direction: 'after' },
        day: undefined,
        start: leadIn(text, sentence, by),
        end: by.end,
      },
    ];
  // Extensions and remedies name days that are no deadline of their own.
  if (/automatically extended|(?<!\bas )extended (?:by|up to)|tenancy at|\bmust provide for\b/.test(plain)) return [];
  const isFixed = STAYS.test(plain);
  const rules = counts.slice(0, MOST_COUNTS).map((rule) => {
    const value = withOwnStart(text, rule, referred(inList(text, sentence, rule), plain, headings));
    return { ...rule, value: isFixed ? { ...value, isFixed: true as const } : value };
  });
  const onStart = counts.length === 0 && dates.length === 0 ? readOnStart(text, sentence, plain) : [];
  const dated = readDates(text, sentence, plain, headings, dates, counts);
  const ofAll = rules.length === 0 ? undefined : kindOf(plain);
  const counted = rules.flatMap((rule, at): Named[] => {
    const place = { start: leadIn(text, sentence, rule), end: rule.end };
    // "a walk-through within 2 days of closing": no buyer looks at it once more behind it.
    const isAhead = rule.value.from === 'closing' && OF_CLOSING.test(text.slice(rule.start, rule.end)) && WALKS.test(plain);
    const ahead: DayRule = isAhead ? { ...rule.value, direction: 'before' } : rule.value;
    const term = { rule: ahead, day: undefined, time: timeBeside(text, rule), ...place };
    if (rule.value.from === NOTICE && OF_ACCESS.test(plain)) return [{ type: 'access_notice', names: [], ...term }];
    if (isOfMoreDeposit(text, rule)) return [{ type: 'additional_deposit', names: [], ...term }];
    const near = plainAround(text, withinNeighbors(sentence, rules, at), rule);
    const own = rules.length > 1 ? plainBetween(text, sentence, rules, at) : near;
    // What happens first is not what is due.
    const isOfOther = rule.value.from !== null && !isKnownEvent(rule.value.from);
    const counted = isOfOther ? plainOf(text.slice(rule.start, rule.end)) : '';
    const called = calledBehind(plainOf(text.slice(rule.end, Math.min(sentence.end, rule.end + 60))));
    const isPeriod = called?.endsWith('_period') === true && called !== 'inspection_period';
    const said =
      (isPeriod ? called : undefined) ??
      (rule.value.from === null && IN_ORDER_TO.test(text.slice(rule.end, rule.end + 20)) ? kindOf(near) : undefined) ??
      kindOf(own.replace(counted, ' ')) ??
      (OF_COMMITMENT.test(own) && /\b(?:loan|mortgage|financ)/.test(plain) ? 'loan_approval' : undefined) ??
      kindOf(near.replace(counted, ' ')) ??
      (isOfOther || isOfNeighbor(text, sentence, rules, at, ofAll) ? undefined : ofAll) ??
      (rule.value.from === null
        ? undefined
        : (kindByHeading(rules.length > 1 ? own : plain, headings) ?? kindByHeading(plain, headings)));
    // Who holds the deposit has a time of their own to bank it.
    const kind = said === 'earnest_money_delivery' && rule.value.from === 'receipt' ? 'deposit_by_holder' : said;
    if (rule.value.from === null && (dates.length > 0 || kind === undefined || kind === 'possession')) return [];
    // "WELL: water test report to Seller within 20 days of acceptance"
    const isOfDeal =
      AT_START.includes(rule.value.from ?? '') || (rule.value.from === 'closing' && rule.value.direction === 'before');
    const isRow = (IS_LABELED.test(plain) || IS_ITEM.test(plain)) && isOfDeal && !COUNTING.test(plain);
    if (kind === undefined && !isRow && !isDuty(plain)) return [];
    const name = rule.value.from === null || COUNTING.test(plain) ? undefined : nameOf(text, sentence, place, headings);
    if (kind === undefined && name === undefined) return [];
    const type = kind ?? name ?? '';
    const others =
      rules.length === 1
        ? [...contingenciesTogether(plain), ...(WITH_OPTION_FEE.test(plain) ? ['option_fee_delivery'] : [])].filter(
            (other) => other !== type,
          )
        : [];
    return [
      { type, names: name === undefined ? [] : [name], isOwnName: kind === undefined, ...term },
      ...others.map((other) => ({ type: other, names: [], ...term })),
    ];
  });
  return [
    ...counted,
    ...dated,
    ...onStart,
    ...readMonths(text, sentence, plain, headings),
    ...readPossession(text, sentence, plain, headings[0] ?? '', dates).map((one) => ({
      ...one,
      names: [/\b(?:seller|vendor)/.test(plain) ? 'seller_moves_out' : nameOf(text, sentence, one, headings)],
    })),
  ];
}

/** "Seller lets Buyer in on 24 hours' notice": a right that no day ends. */
const OF_ACCESS = /\b(?:access|ent(?:er|ry|ers|ering)|visits?|inspect\w*|shown?|lets?|admits?|walk\w*|come)\b/;

/** "must deliver $3,650 as earnest money and $150 as the Option Fee": one time for both. */
const WITH_OPTION_FEE =
  /\b(?:deliver|pay|deposit|tender)s?\b[^.]{0,200}\bearnest money\b[^.]{0,40}\band\b[^.]{0,40}\b(?:option|due diligence) fee\b/;

const OF_CLOSING = /\bof\s(?:the\s)?(?:scheduled\s)?(?:closing|settlement|close of escrow|coe)/i;
const WALKS = /walk[- ]?through|\bwalks? through\b|final inspection|final verification/;

const IS_LABELED = /^\W{0,6}[a-z][a-z' /&-]{2,30}:\s/;

/** "7. Wood infestation report from a licensed company, not less than 10 days before closing" */
const IS_ITEM =
  /^\W{0,4}(?:\(?[a-z\d]{1,3}(?:\.\d{1,2})?[.)])\s(?!.*\b(?:shall|will|may|is|are|was|were|if)\b)[a-z][^.;]{3,90}\b(?:within|not less than|at least|no later than|not later than|\d{1,3} days)\b/;

/** "30 days to cure them" */
const IN_ORDER_TO = /^\s{1,9}(?:in\s{1,9}which\s{1,9}|within\s{1,9}which\s{1,9})?to\s/;

/** A time of its own rule: "whether or not that day is a Saturday". */
const STAYS =
  /\b(?:whether or not|even if|regardless of whether)\b[^.;]{0,30}\b(?:is|be|falls on) an? (?:saturday|sunday|weekend|holiday)|\b(?:rules?|paragraph|section)\b[^.;]{0,80}\bdoes not (?:move|extend|apply)/;

/** "BK OS | Home inspection | 10 days": a row of a list whose head names what its days are from. */
function inList(text: string, { start, end }: Span, { value, start: at }: Found<DayRule>): DayRule {
  const isRow =
    value.from === null && value.direction === 'after' && text.slice(start, at).includes('\t') && end - start < LONGEST_ROW;
  const from = isRow ? startAbove(text, at) : null;
  return from === null ? value : { ...value, from };
}
const LONGEST_ROW = 120;

/** A count from "that date" or "the date in paragraph 8", where its sentence speaks of the closing. */
function referred(rule: DayRule, plain: string, headings: readonly string[]): DayRule {
  if (rule.from !== THAT_DATE || !/\b(?:clos(?:e|ing)|settlement)\b/.test(`${plain} ${headings[0] ?? ''}`)) return rule;
  return { ...rule, from: 'closing' };
}

/** The quote begins with its "within" or "no later than". */
function leadIn(text: string, sentence: Span, rule: Span): number {
  const before = text.slice(Math.max(sentence.start, rule.start - 40), rule.start);
  const lead =
    /\b(?:within|no later than|not later than|on or before|at least|not exceeding|(?:for )?up to|by|for)\s{1,10}(?:the\s{1,4})?$/i.exec(
      before,
    );
  return lead === null ? rule.start : rule.start - before.length + lead.index;
}
