import type { ContractText, Span } from './contract-text.ts';
import { readNumberWords } from './money.ts';

/** How a paper itself says that its days are counted; what it leaves open is its form’s to say. */
export interface OwnCounting {
  /** HH:MM, wall time at the property. */
  endOfDay?: string;
  /** The same for times of business days, where the paper ends these at another hour. */
  endOfBusinessDay?: string;
  /** The same for times that a weekend or a holiday moved. */
  endOfMovedDay?: string;
  rolls?: 'all' | 'none' | readonly string[];
  businessUpTo?: number;
  /** Whether its days are business days unless it says otherwise. */
  isBusiness?: boolean;
}

const CLOCK = String.raw`(?<hour>1[0-2]|0?\d)(?::(?<minute>[0-5]\d))?\s?(?:o[’']clock\s?)?\(?(?<half>[ap])\s?\.?\s?m\b\s?\.?\)?|(?<word>noon|midnight)\b`;
/** Sentences that set one hour for all of a paper’s times, and rows of forms that do. */
const END_OF_DAY = [
  new RegExp(
    String.raw`\b(?:(?:all|any|each|every|the)\s(?:(?:time|other|such|specified|stated|applicable|contract|performance)\s)?(?:periods?|deadlines?|dates?|times?)|(?:time\s)?periods?|deadlines|time\slimits?)\b[^.;]{0,220}?\b(?:ends?|expires?|terminates?|conclude|runs?\s(?:out|to|until)|shall\sbe|will\sbe|are|is)\b[^.;]{0,80}?\b(?:at|by|of)?\s?(?:${CLOCK})`,
    'gi',
  ),
  new RegExp(String.raw`\btime\sof\sday\sdeadline\b[^\n]{0,24}?(?:${CLOCK})`, 'gi'),
  // "a day shall begin at 12:00 a.m. and end at 11:59 p.m.", "ending at 11:59 PM on the final day"
  new RegExp(String.raw`\b(?:a|each|the|every)\sday\b[^;]{0,60}\band\s(?:shall\s)?ends?\sat\s(?:${CLOCK})`, 'gi'),
  new RegExp(String.raw`\bending\sat\s(?:${CLOCK})\son\sthe\s(?:final|last)\sday`, 'gi'),
];
const BUSINESS_DAY = new RegExp(String.raw`\bbusiness\sdays?\b(?:[^.]|\.(?=\d)){0,320}?\bends?\s(?:at|by)\s(?:${CLOCK})`, 'i');
const MOVED_DAY = new RegExp(
  String.raw`\b(?:extend(?:ed|s)?|moved?|continues?)\s(?:until|to|through)\s(?:${CLOCK})[^.;]{0,60}\b(?:next|following)\b`,
  'i',
);
const NEVER_ROLLS =
  /\b(?:no (?:period|deadline|time)s?\b[^.;]{0,30}\b(?:extended|moved)|(?:not|never) (?:be )?(?:made longer|extended|moved|lengthened)|whatever day of the week)\b[^.;]{0,60}(?:\b(?:weekend|holiday|saturday)|\bthat is)/i;
// The hour of an offer, or of one deadline by its name, is not that of all.
const ONE_ONLY =
  /\b(?:offer|counter ?offer|acceptance|accepted|possession|(?:inspection|diligence|option|review|contingency|loan|appraisal|title)\s+period|closing shall|rent)\b/i;
// What is said of business days, or of days that were moved, is said of these.
const OF_SOME_DAYS = /\bbusiness\s+days?\b[^.;]{0,60}$|\b(?:extend(?:ed|s)?|moved?)\s+(?:until|to)\b[^.;]{0,24}$/i;
const BEFORE_PERIOD = 24;
const ROLLS =
  /\b(?:(?:falls?|ends?|ending|expires?|occurs?|lands?|last day|day is|is not|includes?)\b[^.;]{0,50}\b(?:saturday|sunday|weekend|(?:legal |federal |bank |state |national )?holiday|(?:not|other than) a business day|non-business)|not fall on a business day)(?:[^.;]|\.(?=\d)){0,160}\b(?:next|following|succeeding|extended|until)\b/i;
const SHORT =
  /\bperiods?\b[^.;]{0,40}?(\w+)(?:\s\(\d{1,2}\))?\s(?:or\sfewer\s|or\sless\s)?days(?:\sor\s(?:less|fewer))?\b[^.;]{0,90}\b(?:not\sinclude|exclude|be\sbusiness|means?\sbusiness)/i;
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
  // Dots of a statute’s number end no sentence.
  const text = whole.replaceAll(/\s/g, ' ').replaceAll(/\bU\.S\.C\.?/g, 'USC');
  const neverRolls = NEVER_ROLLS.test(text);
  const roll = ROLLS.exec(text);
  const ends = END_OF_DAY.flatMap((pattern) =>
    [...whole.replaceAll(/[ \n]/g, (gap) => (pattern === END_OF_DAY[1] ? gap : ' ')).matchAll(pattern)].flatMap((match) => {
      const time = timeOf(match.groups);
      const from = Math.max(0, match.index - BEFORE_PERIOD);
      const said = whole.slice(from, match.index + match[0].length);
      return time === undefined || ONE_ONLY.test(said) || OF_SOME_DAYS.test(said) ? [] : [time];
    }),
  );
  const [end] = ends;
  const short = SHORT.exec(text)?.[1];
  const businessUpTo = short === undefined ? undefined : Number(short) || readNumberWords(short);
  return {
    // Two hours for all times are none.
    ...(end !== undefined && ends.every((time) => time === end) ? { endOfDay: end } : {}),
    ...hourOf('endOfBusinessDay', BUSINESS_DAY.exec(text)),
    ...hourOf('endOfMovedDay', MOVED_DAY.exec(text)),
    ...(neverRolls ? { rolls: 'none' as const } : {}),
    ...(roll === null || neverRolls ? {} : { rolls: isOfDeposit(text, roll) ? DEPOSIT_ONLY : ('all' as const) }),
    ...(businessUpTo === undefined ? {} : { businessUpTo }),
    ...(ALL_BUSINESS.test(text) ? { isBusiness: true } : {}),
  };
}

function hourOf(name: 'endOfBusinessDay' | 'endOfMovedDay', match: RegExpExecArray | null): OwnCounting {
  const time = timeOf(match?.groups);
  return time === undefined ? {} : { [name]: time };
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
  const after = AFTER_DATE.exec(chosenHalf(text.slice(end, end + 110).replaceAll(/\s+/g, ' ')));
  const before = BEFORE_DATE.exec(chosenHalf(text.slice(Math.max(0, start - 90), start).replaceAll(/\s+/g, ' ')));
  return timeOf(after?.groups) ?? timeOf(before?.groups);
}

/** "5:00 ☐ A.M. ☒ P.M." as "5:00 P.M.": forms leave the half of the day to a tick. */
export function chosenHalf(text: string): string {
  return text
    .replaceAll(/(?:☐|\[ {0,3}\])\s?[ap]\.?m\.?\s?\/?\s?/gi, '')
    .replaceAll(/(?:☐|\[ {0,3}\])\s?(?:noon|midnight)\s?\/?\s?/gi, '')
    .replaceAll(/(?:☒|\[[xX✓]\])\s?(?=[ap]\.?m|noon|midnight)/gi, '')
    .replaceAll(/\(local time[^)]{0,60}\)\s?/gi, '');
}

function timeOf(groups: Record<string, string | undefined> | undefined): string | undefined {
  const { hour, minute = '00', half, word } = groups ?? {};
  if (word !== undefined) return /noon/i.test(word) ? '12:00' : '23:59';
  if (hour === undefined || half === undefined) return undefined;
  const hours = (Number(hour) % 12) + (/p/i.test(half) ? 12 : 0);
  return `${String(hours).padStart(2, '0')}:${minute}`;
}
