import type { ContractText, Span } from './contract-text.ts';
import { readNumberWords } from './money.ts';

/** How a paper itself says that its days are counted; what it leaves open is its form’s to say. */
export interface OwnCounting {
  /** HH:MM, wall time at the property. */
  endOfDay?: string;
  rolls?: 'all' | readonly string[];
  businessUpTo?: number;
  /** Whether its days are business days unless it says otherwise. */
  isBusiness?: boolean;
}

const CLOCK = String.raw`(?<hour>1[0-2]|0?\d)(?::(?<minute>[0-5]\d))?\s?(?:o[’']clock\s?)?\(?(?<half>[ap])\s?\.?\s?m\b\s?\.?\)?|(?<word>noon|midnight)\b`;
/** Sentences that set one hour for all of a paper’s times, and rows of forms that do. */
const END_OF_DAY = [
  new RegExp(
    String.raw`\b(?:(?:all|any|each|every|the)\s(?:(?:time|other|such|specified|stated|applicable|contract|performance)\s)?(?:periods?|deadlines?|dates?|times?)|(?:time\s)?periods?|deadlines)\b[^.;]{0,220}?\b(?:ends?|expires?|terminates?|conclude|shall\sbe|will\sbe|are|is)\b[^.;]{0,80}?\b(?:at|by|of)?\s?(?:${CLOCK})`,
    'gi',
  ),
  new RegExp(String.raw`\btime\sof\sday\sdeadline\b[^\n]{0,24}?(?:${CLOCK})`, 'gi'),
];
// The hour of an offer, or of one deadline by its name, is not that of all.
const ONE_ONLY =
  /\b(?:offer|counter ?offer|acceptance|accepted|possession|(?:inspection|diligence|option|review|contingency|loan|appraisal|title)\s+period|closing shall|rent)\b/i;
const BEFORE_PERIOD = 24;
const ROLLS =
  /\b(?:falls?|ends?|ending|expires?|occurs?|lands?)\b[^.;]{0,50}\b(?:saturday|sunday|weekend|(?:legal |federal |bank |state |national )?holiday|(?:not|other than) a business day|non-business)[^.;]{0,160}\b(?:next|following|succeeding|extended|until)\b/i;
const SHORT =
  /\bperiods?\b[^.;]{0,40}?(\w+)(?:\s\(\d{1,2}\))?\s(?:or\sfewer\s|or\sless\s)?days(?:\sor\s(?:less|fewer))?\b[^.;]{0,30}\b(?:not\sinclude|exclude|be\sbusiness|means?\sbusiness)/i;
const ALL_BUSINESS =
  /\b(?:["“]?days["”]?\s(?:shall\s)?means?|(?:all|any)\s(?:references?\sto\s)?(?:["“])?days?(?:["”])?\s[^.;]{0,40}(?:are|means?|shall\sbe|refers?\sto))\s(?:business|working)\sdays?/i;

const DEPOSIT_ONLY = ['earnest_money_delivery', 'option_fee_delivery'];

/** "If the last day to deliver the earnest money falls on a Saturday, …" moves that day alone. */
function isOfDeposit(text: string, { index }: RegExpExecArray): boolean {
  const before = text.slice(Math.max(0, index - 140), index);
  return /\b(?:last )?(?:day|time|date) (?:to|for) (?:deliver|pay|deposit)[^.;]{0,20}\b(?:the )?(?:earnest|option|deposit|additional)[^.;]{0,90}$/i.test(
    before,
  );
}

/** What a paper says of how its days are counted. */
export function readCounting({ text: whole }: ContractText): OwnCounting {
  const text = whole.replaceAll(/\s/g, ' ');
  const roll = ROLLS.exec(text);
  const ends = END_OF_DAY.flatMap((pattern) =>
    [...whole.replaceAll(/[ \n]/g, (gap) => (pattern === END_OF_DAY[1] ? gap : ' ')).matchAll(pattern)].flatMap((match) => {
      const time = timeOf(match.groups);
      const from = Math.max(0, match.index - BEFORE_PERIOD);
      return time === undefined || ONE_ONLY.test(whole.slice(from, match.index + match[0].length)) ? [] : [time];
    }),
  );
  const [end] = ends;
  const short = SHORT.exec(text)?.[1];
  const businessUpTo = short === undefined ? undefined : Number(short) || readNumberWords(short);
  return {
    // Two hours for all times are none.
    ...(end !== undefined && ends.every((time) => time === end) ? { endOfDay: end } : {}),
    ...(roll === null ? {} : { rolls: isOfDeposit(text, roll) ? DEPOSIT_ONLY : ('all' as const) }),
    ...(businessUpTo === undefined ? {} : { businessUpTo }),
    ...(ALL_BUSINESS.test(text) ? { isBusiness: true } : {}),
  };
}

const BEFORE_DATE = new RegExp(
  String.raw`(?:${CLOCK})[ ,]{0,2}(?:\(?(?:[A-Za-z]+ ){0,3}(?:time|[ECMPA][SD]?T)\)?[ ,]{0,2})?(?:on|of|,)?(?: the)?(?: (?:date|day)(?: of)?)?:? ?$`,
  'i',
);
const AFTER_DATE = new RegExp(
  String.raw`^(?:\s?\(date\))?[ ,]{0,3}(?:\(?(?:at|by|before|until|no later than|not later than|@|-|–)\)? ?)?(?:\(?time\)?:? ?)?(?:${CLOCK})`,
  'i',
);

/** The hour that stands right before or behind a date: "5:00 p.m. on March 16, 2026", "June 12, 2026 at noon". */
export function timeBeside(text: string, { start, end }: Span): string | undefined {
  const after = AFTER_DATE.exec(chosenHalf(text.slice(end, end + 90).replaceAll(/\s/g, ' ')));
  const before = BEFORE_DATE.exec(chosenHalf(text.slice(Math.max(0, start - 70), start).replaceAll(/\s/g, ' ')));
  return timeOf(after?.groups) ?? timeOf(before?.groups);
}

/** "5:00 ☐ A.M. ☒ P.M." as "5:00 P.M.": forms leave the half of the day to a tick. */
export function chosenHalf(text: string): string {
  return text
    .replaceAll(/(?:☐|\[ {0,3}\])\s?[ap]\.?m\.?\s?\/?\s?/gi, '')
    .replaceAll(/(?:☒|\[[xX✓]\])\s?(?=[ap]\.?m)/gi, '')
    .replaceAll(/\(local time[^)]{0,60}\)\s?/gi, '');
}

function timeOf(groups: Record<string, string | undefined> | undefined): string | undefined {
  const { hour, minute = '00', half, word } = groups ?? {};
  if (word !== undefined) return /noon/i.test(word) ? '12:00' : '23:59';
  if (hour === undefined || half === undefined) return undefined;
  const hours = (Number(hour) % 12) + (/p/i.test(half) ? 12 : 0);
  return `${String(hours).padStart(2, '0')}:${minute}`;
}
