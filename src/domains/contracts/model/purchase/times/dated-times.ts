import type { Found, Span } from '../../text/contract-text.ts';
import { chosenHalf, timeBeside } from '../../times/clock.ts';
import { hourInSentence } from './clause-hours.ts';
import type { Named } from './deadline.ts';
import { contingenciesTogether, isOfOffer, kindByHeading, kindOf, kindOfThing } from './deadline-kinds.ts';
import { IS_TIME_FIRST } from './counted-times.ts';
import { calledBehind, nameOf } from './deadline-names.ts';
import { purposeOf } from './purposes.ts';
import { isOfMoreDeposit } from '../terms/deposit.ts';
import { isDated } from './duty-words.ts';
import { kindOfQuoted } from './quoted-term.ts';
import type { Sentence } from '../../text/sentence.ts';
import { START_NAME } from '../start/start-rule.ts';
import { plainAround, plainBetween, plainOf } from '../../text/words-near.ts';

// Numbers in the margin leave their places empty.
const GAP = String.raw`\s{1,20}`;
const CLOCK = String.raw`(?:(?:[012]?\d:\d\d(?=${GAP}o[nf]\b)|(?:\d{1,2}(?::\d\d)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven)\s{0,20}(?:o[’']clock${GAP})?(?:\(?[ap]\s?\.?m\s?\.?\)?|(?:in${GAP}the|at)${GAP}(?:morning|afternoon|evening|night))|(?:12(?::00)?${GAP})?(?:o[’']clock${GAP})?(?:noon|midnight)|(?:the${GAP})?(?:close${GAP}of${GAP}business|end${GAP}of${GAP}(?:the${GAP})?(?:business${GAP})?day)(?:${GAP}\([^()]{3,14}\))?)[\s,;]{0,3}(?:(?:\(?(?:\w+${GAP}){0,3}time\)?|\(?[ECMPA][SD]?T\b\)?)[\s,]{0,3})?(?:o[nf]${GAP})?(?:the${GAP})?(?:date${GAP}(?:of${GAP})?)?)`;
const DATE_LEAD = new RegExp(
  String.raw`\b(?:non-?refundable${GAP}(?:after|from|on)|(?:extended|changed|moved|postponed|amended)${GAP}(?:from${GAP}[^.;]{3,30}${GAP})?to(?:${GAP}read)?|on${GAP}or${GAP}(?:before|about)|before|by|no${GAP}(?:(?:case|event)${GAP})?later${GAP}than|not${GAP}later${GAP}than|until|till|prior${GAP}to|(?:expires?|lapses?|ends?|dies|terminates?|(?:is|are|stands|stays|remains|holds)(?:${GAP}(?:withdrawn|revoked|off|gone|over|void|dead|good|open|firm))?|withdrawn|(?:is|are|falls?)${GAP}(?:due|payable)(?:${GAP}(?:and${GAP}payable|on))?|(?:good|open|firm)${GAP}(?:to|until|till|through)|up${GAP}to(?:${GAP}and${GAP}including)?|days?,${GAP}(?:that${GAP}is,?${GAP})?(?:to|until|through|ending)|becomes?${GAP}(?:invalid|void|null|ineffective)(?:${GAP}and${GAP}void)?)(?:${GAP}on|${GAP}at)?|through|(?:commitment|contingency|approval|removal|release|objection|termination)${GAP}date(?:${GAP}(?:is|of|becomes|shall${GAP}be|will${GAP}be|is${GAP}now))?|deadline(?:${GAP}is|${GAP}of)?|(?:shall|will)${GAP}now${GAP}be|is${GAP}now|(?:to|shall|must|will)${GAP}be${GAP}(?:completed|finished|done|made|delivered|given|paid|obtained)(?:${GAP}on)?):?${GAP}(?:\(date\)${GAP})?(?:the${GAP})?${CLOCK}?(?:(?:this|next)${GAP})?(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}\.?,?${GAP}(?:the${GAP})?)?$`,
  'i',
);

/** Dates that a sentence sets for something: "gives Seller until 8:00 p.m. on 10/03/2026 to accept". */
export function readDates(sentence: Sentence, dates: readonly Found<string>[], counts: readonly Span[]): Named[] {
  const { text, plain, headings } = sentence;
  return dates.flatMap((date): Named[] => {
    const raw = text.slice(Math.max(sentence.start, date.start - 80), date.start);
    const before = chosenHalf(raw);
    const lead = DATE_LEAD.exec(before) ?? onDay(before, text.slice(date.end, Math.min(sentence.end, date.end + 80)));
    const near = plainAround(text, sentence, date);
    // "to apply within 5 days and to be approved by June 1": of two times, each has the words right before it.
    const last = [...counts, ...dates].filter(({ end }) => end <= date.start).toSorted((one, two) => two.end - one.end)[0];
    const between = last === undefined ? '' : (plainOf(text.slice(last.end, date.start)).split(NEXT_ACT).at(-1) ?? '');
    const isOther =
      NO_CLOSING.test(
        text
          .slice(
            IS_CHANGED_TO.test(before) ? sentence.start : Math.max(sentence.start, last?.end ?? 0, date.start - 90),
            date.start,
          )
          .replace(BEGINS_AT_START, ' '),
      ) && !OF_OWN_HOME.test(near);
    if (lead === null && FIRST_PAYMENT.test(before.replaceAll(/\s+/g, ' ')) && /\b(?:instal+ments?|payments?)\b/.test(plain))
      return [
        { type: 'first_payment', names: [], rule: undefined, day: date.value, time: undefined, start: date.start, end: date.end },
      ];
    if (lead === null || isOther || NOT_BEFORE.test(before) || IS_START.test(before) || WAS_TO_END.test(before)) return [];
    const called = calledBehind(plainOf(text.slice(date.end, Math.min(sentence.end, date.end + 90))));
    if (called === 'closing' || called === 'settlement') return [];
    if (
      /^(?:transfer of title|act of sale|closing|settlement)\b/.test(headings[0] ?? '') &&
      called === undefined &&
      kindOf(near) === undefined &&
      !OF_OTHER_ACT.test(plain)
    )
      return [];
    // "We need until April 23 to get the bank's approval"
    const times = [...counts, ...dates].toSorted((one, two) => one.start - two.start);
    const time = timeBeside(text, date) ?? hourInSentence(text, sentence, times, times.indexOf(date));
    const given = HAS_UNTIL.test(before) ? kindOf(plainBetween(text, sentence, times, times.indexOf(date))) : undefined;
    // "to apply within 5 days and get a commitment on or before June 1"
    const behindLast = last === undefined ? undefined : (kindOf(between) ?? kindByHeading(between, headings));
    const isItsEnd =
      IT_ENDS.test(near) && /\b(?:counter ?)?offer\b/i.test(text.slice(Math.max(0, sentence.start - 200), sentence.start));
    const kind =
      (called === undefined ? undefined : (kindOf(`${called.replaceAll('_', ' ')} deadline`) ?? called)) ??
      given ??
      (dates.length + counts.length === 1 ? kindOfQuoted(sentence) : undefined) ??
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
    if (
      kind === 'possession' ||
      (kind === undefined && !isDated(plain, before, lead[0], date.value) && !IS_TIME_FIRST.test(plain))
    )
      return [];
    const thing =
      kind === undefined
        ? (purposeOf({
            before: plainOf(text.slice(last?.end ?? sentence.start, at)).trimEnd(),
            behind: plainOf(text.slice(date.end, times[times.indexOf(date) + 1]?.start ?? sentence.end)),
            headings,
          }) ?? kindOfThing(last === undefined ? near : between))
        : undefined;
    const type =
      kind === undefined ? own : kind === 'earnest_money_delivery' && isOfMoreDeposit(text, date) ? 'additional_deposit' : kind;
    return [
      {
        type,
        names: [own],
        isOwnName: kind === undefined,
        thing,
        rule: undefined,
        day: date.value,
        time,
        start: at,
        end: date.end,
      },
      ...(times.length === 1 ? contingenciesTogether(plain) : [])
        .filter((other) => other !== type)
        .map((other) => ({
          type: other,
          names: [],
          rule: undefined,
          day: date.value,
          time,
          start: at,
          end: date.end,
        })),
    ];
  });
}

/** "On January 29, 2027 the holder pays …", "Buyer will walk through on November 28": a day that something is done on. */
function onDay(before: string, after: string): RegExpExecArray | null {
  const isFirst =
    /^\W{0,6}(?:\(?\w{1,3}[.)]\s{1,4})?On\s{1,4}$/.test(before) && ACTS.test(after) && !/\b(?:clos|settle|deed)/i.test(after);
  return isFirst || /\bwalk(?:s|-|\s)*through\b[^.;]{0,30}\bon\s{1,4}$/i.test(before) ? /\bon\s{1,4}$/i.exec(before) : null;
}
const ACTS =
  /^(?:,?\s(?:at\s)?\d{1,2}(?::\d\d)?\s?[ap]\.?m\.?)?,?\s(?:the\s)?(?:[A-Za-z]+\s){1,3}(?:shall|will|must|is to|pays?|delivers?|gives?|hands?|releases?|returns?|wires?)\b/;

/** "The Closing Date is changed from October 16 to October 30" */
const IS_CHANGED_TO = /\b(?:changed|extended|moved|postponed|amended)\s[^.;]{0,60}\bto\s[^.;]{0,24}$/i;

/** "to apply, and has to show written approval on or before": the act that a day stands beside is the last one. */
const NEXT_ACT =
  /,? (?:and|but|then) (?=(?:(?:the )?(?:buyer|seller|purchaser|vendor|he|she|they|i|we)s? )?(?:has|have|shall|will|must|is to|are to|to|gets?|obtains?|shows?|delivers?|provides?|gives?)\b)/;

/** "Sellers may remove the corn until December 15", under the heading of the closing. */
const OF_OTHER_ACT =
  /^(?!.*\b(?:clos\w+|settle\w*|deed|transfer\w*|consummat\w+|completed|take place|takes place|occur\w*|held)\b).*\b(?:buyer|seller|purchaser|vendor|owner|tenant)s? (?:shall|will|must|may|can)\b/;

const HAS_UNTIL = /\b(?:has|have|gets?|needs?|wants?|and)\s{1,4}(?:until|till)\s[^.;,]{0,24}$/i;

const TO_BE_APPROVED = /\b(?:be|is) (?:fully |finally )?(?:approved|committed)\b/;

/** "monthly installments of $780.00 beginning July 1, 2026", "the first due June 1, 2026" */
const FIRST_PAYMENT =
  /(?:\b(?:instal+ments?|payments?)\b(?:[^.;]|\.\d){0,60}\b(?:beginning|commencing|starting)|\bthe first(?: of (?:them|which|these)| (?:such )?(?:payment|instal+ment))?(?:,| is| being| to be| shall be| falling)?(?: made| paid)? (?:due|payable|on)(?: and payable)?)(?: on)?(?: or before)? (?:the )?$/i;

/** "the inspection period, which was to end April 16, now ends April 23" */
const WAS_TO_END =
  /\b(?:was|were|had been|would have)\s(?:set\s|supposed\s|due\s|scheduled\s|originally\s){0,2}(?:to\s)?(?:end|expire|run out|be (?:over|removed|met|given|done))?\w*\s(?:on\s|by\s)?(?:[A-Z][a-z]+day,?\s)?$/i;

/** "but in no event before August 1, 2026" */
const NOT_BEFORE = /\b(?:no event|not|never|no)\s(?:earlier than|sooner than|before|prior to)\s[^.;,]{0,20}$/i;

/** "It expires May 4, 2027 at 6 PM." */
const IT_ENDS = /^\W{0,4}it (?:expires?|lapses?|ends|dies)\b/;

const NO_CLOSING =
  /(?<!\bcertificates? of (?:use and )?)\b(?:title (?:shall|will|is to|to) (?:be )?(?:transfer|pass)\w*|(?<!\bpermits? (?:is |are |(?:shall |will |must |to )?be )?)clos(?:e|ed|ing)(?! out| of business| (?:attorney|agent|company|lawyer|office|costs?)\b)|settlement|settle|act of sale|transfer of title|coe\b|close of escrow|deed (?:is|shall)|effective date|dated|possession|occupancy)\b/i;
/** "the period beginning on the Effective Date and extending through …" */
const BEGINS_AT_START = new RegExp(
  String.raw`\b(?:begins?|beginning|starts?|starting|commences?|commencing|runs?|running|from)\s(?:on\s|with\s|from\s|upon\s|at\s)?(?:the\s)?${START_NAME}\s(?=and\b|until\b|through\b|to\b)`,
  'i',
);
/** "the Binding Agreement Date is": the start itself. */
const IS_START = new RegExp(
  String.raw`\b${START_NAME}["”]?\s{1,9}(?:(?:is|was)\s{1,9}|(?:is|means|was)\s[^.;:]{3,120}:\s{1,9})$`,
  'i',
);
const OF_OWN_HOME =
  /\b(?:buyer|purchaser)'s (?:own |present |current |existing )?(?:property|home|house|residence)\b[^.;]{0,60}\b(?:sold|clos(?:e|ed|es)|settle|sale)\b|\b(?:settlement|closing|sale) (?:on|of) (?:the |its |his |her |their )?(?:present|current|existing) (?:property|home|house|residence)|\b(?:settlement|closing|sale) of (?:the )?(?:buyer|purchaser)'?s?'? (?:current |present |existing )?(?:property|home|house|residence)/;
/** What is good until a day, and is no offer. */
const OF_THING = /\b(?:warrant(?:y|ies)|lease|tenan(?:t|cy)|license|insurance|policy|permit|rate lock)\b[^.;]{0,60}$/i;
