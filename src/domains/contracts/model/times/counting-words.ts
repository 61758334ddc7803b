import type { ContractText } from '../text/contract-text.ts';
import { CLOCK, timeOf } from './clock.ts';
import { findHourByElimination } from './hour-of-days.ts';
import { readState, STATE_NAME_PATTERN } from '#lib/us-states.ts';
import { TICKED, UNTICKED } from '../text/marks.ts';
import { readNumberWords } from '../values/money.ts';

/** How a paper itself says that its days are counted; what it leaves open is its form’s to say. */
export interface OwnCounting {
  /** HH:MM, wall time at the property. */
  endOfDay?: string;
  /** The same for times of business days, where the paper ends these at another hour. */
  endOfBusinessDay?: string;
  /** The same for times that a weekend or a holiday moved. */
  endOfMovedDay?: string;
  rolls?: 'all' | 'none' | readonly string[];
  /** The days that a time is moved off, where the paper names fewer than weekends and holidays. */
  rollsOff?: readonly RestDay[];
  businessUpTo?: number;
  /** Whether its days are business days unless it says otherwise. */
  isBusiness?: boolean;
  /** Whether a Saturday is a business day. */
  hasSaturdays?: boolean;
  /** Whether its holidays are those of the Federal Reserve, which keeps none on the Friday before. */
  hasReserveHolidays?: boolean;
  /** Whether days that it names are moved, as counts are; and whether that of an offer is. */
  rollsDates?: boolean;
  rollsOffer?: boolean;
  /** Whether what is counted back from the closing is moved too, to the next business day. */
  rollsBack?: boolean;
  /** Whether the day of possession is neither moved nor counted in business days, though others are. */
  keepsPossession?: boolean;
  /** The state whose own holidays count besides the federal ones, in two letters. */
  holidaysOf?: string;
  /** Whether so many full days lie between a time that is counted back and its event. */
  isBackInFull?: boolean;
  /** The event that its times are counted from where they name none. */
  countsFrom?: string;
}

export type RestDay = 'saturday' | 'sunday' | 'holiday';

/** Sentences and rows that set one hour for all times and speak of more besides; plain ones are found by elimination. */
const END_OF_DAY = [
  new RegExp(
    String.raw`\b(?:(?:all|any|each|every|the|a|no)\s(?:(?:time|other|such|specified|stated|applicable|contract|performance)\s)?(?:periods?|deadlines?|dates?|times?)|(?:time\s)?periods?|deadlines|time\slimits?|times\sfor)\b[^.;]{0,220}?\b(?:ends?|closes?|expires?|terminates?|conclude|lapses?|falls?|runs?\s(?:out|to|until)|shall\sbe|will\sbe|must\sbe\s(?:met|done)|are|is)\b[^.;]{0,80}?\b(?:at|by|of|before)?\s?${CLOCK}`,
    'gi',
  ),
  new RegExp(String.raw`\btime\sof\sday\sdeadline\b[^\n]{0,24}?${CLOCK}`, 'gi'),
  // "a day shall begin at 12:00 a.m. and end at 11:59 p.m.", "ending at 11:59 PM on the final day"
  new RegExp(String.raw`\b(?:a|each|the|every)\sday\b[^;]{0,60}\band\s(?:shall\s)?ends?\sat\s${CLOCK}`, 'gi'),
  new RegExp(String.raw`\bending\sat\s${CLOCK}\son\sthe\s(?:final|last)\sday`, 'gi'),
  // "a Business Day ends at 5:00 p.m."
  new RegExp(
    String.raw`\b(?:calendar\s|each\s|a\s)?days?["”]?,?\s(?:and\s)?(?:all\s|each\s|that\s|which\s)?(?:shall\s)?(?:ends?|closes?|expires?)\s(?:at|by)\s${CLOCK}`,
    'gi',
  ),
  // "5. Dates. All at 5:00 p.m. local time."
  new RegExp(
    String.raw`\b(?:dates?|deadlines|times|periods)(?:\sand\sdeadlines)?\.?\s(?:all|each|every\sone)\s(?:(?:are|is|of\sthem|of\sthese)\s){0,2}(?:at|by|end(?:ing|s)?\s(?:at|by))\s${CLOCK}`,
    'gi',
  ),
  // "DATES AND DEADLINES (all at 5:00 p.m.)"
  new RegExp(String.raw`\b(?:dates?|deadlines?|times?)\b[^.;\n]{0,30}\(all\s(?:at|by|end(?:ing)?\s(?:at|by))\s${CLOCK}`, 'gi'),
  // "Days are calendar days; all end at 6:00 p.m."
  new RegExp(String.raw`\bdays\b[^.]{0,100}[;,]\s(?:all|each|they)\s(?:end|close|expire)s?\sat\s${CLOCK}`, 'gi'),
  // "by 5:00 p.m. on the day it is due", "at 6 p.m. on the last day"
  new RegExp(
    String.raw`\b(?:by|at|before|until|no\slater\sthan)\s${CLOCK}[^.;\d]{0,30}\bo[nf]\s(?:the|its|that|their)\s(?:(?:final|last|due|stated|specified|named)\s(?:calendar\s)?(?:day|date)|(?:day|date)\s(?:it\sis|they\sare|named|stated|due|of\sthe\sdeadline))`,
    'gi',
  ),
];
/** "all Objection Deadlines and Termination Deadlines will end at the time of day specified in the Time of Day Deadline": of these alone. */
export const HOUR_OF_SOME =
  /\ball (?<words>(?:[a-z]+ deadlines,? (?:and |or )?){1,6})(?:will |shall )?ends?\b[^.;]{0,60}\bat the time of day (?:specified|stated|set|given) in the (?<row>[a-z ]{3,30}?)(?=[.,;])/i;
const BUSINESS_DAY = new RegExp(
  String.raw`\bbusiness\sdays?\b(?:[^.]|\.(?=\d)|(?<=\b[ap])\.(?=m\b)|(?<=\b[ap]\.m)\.){0,320}?\bends?\s(?:at|by)\s${CLOCK}`,
  'i',
);
const MOVED_DAY = new RegExp(
  String.raw`\b(?:extend(?:ed|s)?|moved?|continues?|carried(?: over)?|runs?(?: on)?|postponed)\s(?:until|to|through)\s${CLOCK}[^.;]{0,60}\b(?:next|following)\b`,
  'i',
);
const NEVER_ROLLS =
  /\b(?:weekend|holiday|saturday|sunday)s?\b[^.;]{0,90}\b(?:is|are|shall|will|shall be|will be) not (?:be )?(?:extended|moved|postponed|lengthened|carried)|\b(?:saturday|sunday|holiday)\b[^.;]{0,40}\bstays? (?:where|as|the)\b|\b(?:no (?:period|deadline|time)s?\b[^.;]{0,30}\b(?:extended|moved)|(?:not|never) (?:be )?(?:made longer|extended|moved|lengthened|carried over|postponed)|whatever day of the week)\b[^.;]{0,60}(?:\b(?:weekend|holiday|saturday)|\bthat is)|\b(?:weekend|holiday|saturday|sunday)s?\b[^.;]{0,40}\b(?:make no difference|does? not (?:move|extend|lengthen|matter)|(?:is|are) no excuse)|\beven (?:where|if|when|though)\b[^.;]{0,60}\b(?:saturday|sunday|weekend|holiday)/i;
// The hour of an offer, or of one deadline by its name, is not that of all.
const ONE_ONLY =
  /\b(?:offer|counter ?offer|acceptance|accepted|possession|(?:inspection|diligence|option|review|contingency|loan|appraisal|title|study|feasibility|examination|investigation)\s+period|closing shall|rent|walk-?through|showings?|hours? of|wires?|funds)\b/i;
// Counted from acceptance, or set aside for possession: such words do not make it the hour of one.
const FROM_START =
  /\b(?:after|from|of|following)\s+(?:the\s+)?(?:date\s+of\s+)?(?:mutual\s+|final\s+)?acceptance\b|\bexcept\b[^.;]{0,60}/gi;
// What is said of business days, or of days that were moved, is said of these.
const OF_SOME_DAYS = /\bbusiness\s+days?\b[^.;]{0,60}$|\b(?:extend(?:ed|s)?|moved?)\s+(?:until|to)\b[^.;]{0,24}$/i;
/** "… on the last day of the Study Period" */
const OF_PERIOD = /^(?: day)? of (?:the|such|that|said) (?:[A-Z][A-Za-z]+ ){1,3}Period\b/;
/** "extended to 5:00 p.m. on October 16, 2026" */
const OF_DAY =
  /^,? (?:on )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day,? )?(?:the )?(?:\(date\) )?(?:(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? \d|\d{1,2}(?:\/|(?:st|nd|rd|th)\b))/i;
/** "The contingencies below are included, each ending at 9:00 p.m. on the day stated:" */
const HEADS_LIST = /\b(?:below|following)\b[^]*\b(?:each|all)\b[^]*:(?:\s|$)/i;
const headsList = (whole: string, at: number, behind: string): boolean => {
  const before = whole
    .slice(Math.max(0, at - LONGEST_HEAD), at)
    .split(/(?<!\b[ap]\.m)[.;]\s/)
    .at(-1);
  return HEADS_LIST.test(`${before?.replaceAll(/\s+/g, ' ')}${behind}`);
};
const LONGEST_HEAD = 160;
const BEFORE_PERIOD = 24;
const ROLLS =
  /\b(?:(?:falls?|ends?|ending|expires?|occurs?|lands?|comes?|last day|day is|(?:due date|deadline|day|date|time|period)s?(?: that is| that are| falling)? on|is not|would(?: not)? be|would (?:end|fall|expire|land)|includes?)\b[^.;]{0,60}\b(?:saturday|sunday|weekend|(?:legal |federal |bank |state |national )?holiday|(?:not|other than) a business day|business day|non-business|banking day)|not fall on a business day)(?:[^.;]|\.(?=\d)|\.m\.){0,160}\b(?:next|following|succeeding|extended|until|monday|first (?:business|working|banking) day)\b|\b(?:saturday|sunday|weekend|holiday)\b[^.;]{0,40}\bon which (?:it|one|(?:a|the|any) \w{3,8}) (?:would )?(?:ends?|falls?|expires?)\b[^.;]{0,30}\b(?:passed over|skipped|does not count|not counted)\b/i;
const SHORT =
  /\b(?:periods?|deadlines?|counts?|times?|spans?)\b[^.;]{0,40}?\b(\w+)(?:\s\(\d{1,2}\))?\s(?:or\sfewer\s|or\sless\s)?(?:calendar\s)?days(?:\sor\s(?:less|fewer|under|shorter))?\b(?![^.;]{0,110}\b(?:not\sexcluded?|not\somitted|are\s(?:included|counted(?!\s(?:in|as)\sbusiness))))[^.;]{0,90}\b(?:not\s(?:include|count)|excludes?|leaves?\sout|omits?|skips?|be\sbusiness|are\sbusiness|means?\sbusiness|only\s(?:in\s)?business|in\sbusiness|business\sdays\s(?:only|alone))/i;
const ALL_BUSINESS =
  /\b(?:["“]?days["”]?\s(?:shall\s)?means?|(?:all|any)\s(?:references?\sto\s)?(?:["“])?days?(?:["”])?\s[^.;]{0,40}(?:are|means?|shall\sbe|refers?\sto))\s(?:business|working)\sdays?/i;
const SATURDAYS =
  /\b(?:business|working)\sdays?\b[^.;]{0,60}\b(?:monday\s(?:through|to|thru|-|–)\ssaturday|saturdays?\s(?:is|are|counts?|included)|every\sday\s(?:but|except|other\sthan)\ssundays?)|\bsaturdays?\s(?:is|are|counts?\sas)\s(?:a\s)?(?:business|working)\sdays?/i;
const RESERVE = /\bfederal\sreserve\b[^.;]{0,60}\b(?:holiday|closed|open|banks?)|\bholidays?\b[^.;]{0,40}\bfederal\sreserve\b/i;
const START = String.raw`(?:(?:contract|effective|start)\sday|effective\sdate|(?:date\sof\s)?(?:mutual\s|final\s|contract\s)?(?:acceptance|ratification)|(?:contract|agreement|execution|signing|binding\sagreement|acceptance|start)\sdate|mutual\sexecution|mec\b|last\ssignature)`;
/** "All time periods run from the Effective Date": what the counts without an event of their own are counted from. */
const COUNTS_FROM = new RegExp(
  String.raw`\b(?:(?:all|every|each|any|these|those|unless[^.;]{3,40},\s(?:a|the))\s(?:such\s|time\s|other\s|of\sthe\s|of\sthese\s)?(?:periods?|deadlines?|days|counts?|times?|numbers?\sof\sdays|terms)|time\speriods|time(?=\sruns)|deadlines|periods|(?:number\sof\s)?days)\b[^.;]{0,70}?\b(?:runs?|begins?|starts?|start(?:ing|ed)|counted|counts?|measured|computed|reckoned|calculated|commences?|stated|shown|given)\b[^.;]{0,30}?\b(?:from|on|with|after|following)\s(?:and\safter\s)?(?:the\s)?(?:day\s(?:after|following)\s(?:the\s)?)?(?:${START}|(?<there>there|then|that\s(?:day|date))\b)|\b(?:any\s|the\suse\sof\s|references?\sto\s)[\"“]?days[\"”]?\b[^.;]{0,140}?\b(?:excluding|not\scounting|not\sincluding|exclusive\sof)\s(?:the\s)?(?:day\sof\s)?(?:the\s)?${START}|\b${START}\b[^.;]{0,160}\b(?:every|each|all)\s(?:counts?|days|periods?|times?)\b[^.;]{0,40}\b(?:begins?|starts?|runs?)\s(?:with|on|from)\s(?:the\s)?(?:day\s(?:after|following)\s)?it\b|\bdays["”]?\s(?:refers?\sto|means?|are|is|shall\smean)\s[^.;]{0,40}\b(?:from|after|following)\s(?:the\s)?${START}|\b(?:the\s)?(?:clock|count|counting)\b[^.;]{0,20}\b(?:starts?|begins?|runs?)\s(?:when|once|with|on|from)\s(?:the\s)?(?:last|final|both|all|second|seller|everybody)\b|(?:^|[.;]\s|\bwe\s|\bplease\s)(?:begin\s(?:to\s)?)?count(?:ing)?\s(?:all\s(?:times|days|periods)\s|them\s|days\s)?(?:from|with|on)\s(?:the\s)?(?:day\s(?:after|following)\s(?:the\s)?)?(?:it\b|that\s(?:day|date)|${START})`,
  'i',
);

/** "Acts that must be performed three days prior to the COE Date must be performed three full days prior." */
const BACK_IN_FULL =
  /\b(?:acts? (?:that|which)|means?|counted|computed|calculated|performed)\b[^.;]{0,140}\b(?:full|clear|whole) (?:calendar )?days (?:prior|before|in advance|ahead)\b/i;

const DEPOSIT_ONLY = ['earnest_money_delivery', 'option_fee_delivery'];

/** "If the last day to deliver the earnest money falls on a Saturday, …" moves that day alone. */
function isOfDeposit(text: string, { 0: said, index }: RegExpExecArray): boolean {
  const falls = index + Math.max(0, said.search(/\b(?:falls?|ends?|is|lands?|occurs?|comes?)\b/i));
  const before = text.slice(Math.max(0, falls - 140), falls);
  return /\b(?:last )?(?:day|time|date) (?:to|for) (?:deliver|pay|deposit)[^.;]{0,20}\b(?:the )?(?:earnest|option|deposit|additional)[^.;]{0,90}$/i.test(
    before,
  );
}

/** "If the Closing or Loan Contingency Date does not fall on a Business Day": what a sentence moves, where it names that alone. */
function onlyMoved(text: string, roll: RegExpExecArray): readonly string[] | undefined {
  const sentence = sentenceAround(text, roll);
  const before = sentence.slice(0, Math.max(0, sentence.search(/\b(?:falls?|fall|occurs?|lands?|is not|ends?)\b/i)));
  if (
    /\b(?:periods?|times?|deadlines?|last day|days? (?:for|to|on which|of)|any (?:other )?dates?|dates? (?:specified|set|named|stated)|acts?|performance|notices?)\b/i.test(
      before,
    )
  )
    return undefined;
  const isOfClosing = /\b(?:clos(?:e|ing)|settlement|coe)\b/i.test(before);
  const isOfLoan = /\b(?:loan|mortgage|financing|commitment)\b/i.test(before);
  return isOfClosing || isOfLoan
    ? [...(isOfClosing ? ['closing'] : []), ...(isOfLoan ? ['financing', 'loan_approval'] : [])]
    : undefined;
}

/** What the counts of a paper begin with that name no event, where it says so. */
export const countsFromOf = (text: string): string | undefined =>
  COUNTS_FROM.test(text.replaceAll(/\s+/g, ' ')) ? 'effective_date' : undefined;

/** What a paper says of how its days are counted. */
export function readCounting({ text: whole }: ContractText): OwnCounting {
  // Dots of a statute’s number end no sentence.
  const text = whole
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\bU\.S\.C\.?/g, 'USC')
    .replaceAll(WILL_OR_NOT, (_all, will: string) => (new RegExp(TICKED).test(will) ? 'will ' : 'will not '));
  // A sentence that moves the closing alone says nothing of the others.
  const all = [...text.matchAll(new RegExp(ROLLS.source, 'gi'))];
  const roll = all.find((match) => onlyMoved(text, match) === undefined) ?? all[0] ?? null;
  const never = NEVER_ROLLS.exec(text);
  // What one clause says of its own time is no rule for all.
  const neverRolls = never !== null && !(roll !== null && isOfOneClause(text, never));
  const ofSome = HOUR_OF_SOME.test(text) ? END_OF_DAY[1] : undefined;
  // What one paragraph says ends with it.
  const onOneLine = whole.replaceAll(/\n(?=\s{0,9}\n)/g, '.').replaceAll('\n', ' ');
  const ends = END_OF_DAY.filter((pattern) => pattern !== ofSome).flatMap((pattern) =>
    [...(pattern === END_OF_DAY[1] ? whole : onOneLine).matchAll(pattern)].flatMap((match) => {
      const time = timeOf(match.groups);
      const from = Math.max(0, match.index - BEFORE_PERIOD);
      // What a row or sentence before it says is of others.
      const before =
        whole
          .slice(from, match.index)
          .split(/[.;]\s|\n\s{0,8}\(?\w{1,3}[.)]\s/)
          .at(-1) ?? '';
      const said = (before + match[0]).replaceAll(FROM_START, ' ');
      // The hour of a time that was moved is not that of all.
      const isMoved = /^[^.;]{0,40}\bon the (?:next|following)\b/i.test(
        whole.slice(match.index + match[0].length, match.index + match[0].length + 60).replaceAll(/\s+/g, ' '),
      );
      const behind = whole.slice(match.index + match[0].length, match.index + match[0].length + 60).replaceAll(/\s+/g, ' ');
      return time === undefined ||
        isMoved ||
        OF_PERIOD.test(behind) ||
        OF_DAY.test(behind) ||
        headsList(whole, match.index, behind) ||
        ONE_ONLY.test(said) ||
        OF_SOME_DAYS.test(said)
        ? []
        : [time];
    }),
  );
  const [end = findHourByElimination(onOneLine)] = ends;
  const short = SHORT.exec(text)?.[1];
  const businessUpTo = short === undefined ? undefined : Number(short) || readNumberWords(short);
  return {
    // Two hours for all times are none.
    ...(end !== undefined && ends.every((time) => time === end) ? { endOfDay: end } : {}),
    ...hourOf('endOfBusinessDay', BUSINESS_DAY.exec(text)),
    ...hourOf('endOfMovedDay', MOVED_DAY.exec(text)),
    ...(neverRolls ? { rolls: 'none' as const } : {}),
    ...(roll === null || neverRolls
      ? {}
      : { rolls: isOfDeposit(text, roll) ? DEPOSIT_ONLY : (onlyMoved(text, roll) ?? ('all' as const)) }),
    ...(businessUpTo === undefined ? {} : { businessUpTo }),
    ...(ALL_BUSINESS.test(text) ? { isBusiness: true } : {}),
    ...(roll === null || neverRolls ? {} : restOf(roll[0])),
    ...(roll === null || neverRolls ? {} : reachOf(sentenceAround(text, roll))),
    ...(/\bpossession\b[^.;]{0,20}\bis (?:not|no) (?:a )?(?:deadline|time)\b/i.test(text) ? { keepsPossession: true } : {}),
    ...holidaysOf(text),
    ...(SATURDAYS.test(text) ? { hasSaturdays: true } : {}),
    ...(RESERVE.test(text) ? { hasReserveHolidays: true } : {}),
    ...(BACK_IN_FULL.test(text) ? { isBackInFull: true } : {}),
    ...(countsFromOf(text) === undefined ? {} : { countsFrom: 'effective_date' }),
  };
}

/** "such deadline ☒ Will ☐ Will Not be extended" */
const WILL_OR_NOT = new RegExp(String.raw`((?:${TICKED}|${UNTICKED})) ?will (?:${TICKED}|${UNTICKED}) ?will not `, 'gi');
const OF_ONE =
  /\bwhether or not\b|\bthis (?:paragraph|section)\b|\b(?:back|before|prior to)\b|\bdoes not apply|\bparagraph \w{1,4} does not/i;

function sentenceAround(text: string, { index, 0: said }: RegExpExecArray): string {
  const from = text.slice(Math.max(0, index - 500), index).search(/[.;]\s(?![^]*[.;]\s)/);
  const before =
    from === -1 ? text.slice(Math.max(0, index - 500), index) : text.slice(Math.max(0, index - 500) + from + 1, index);
  const behind = /^(?:[^.;]|\.(?=\d|m\b|\w\.)){0,200}/.exec(text.slice(index + said.length))?.[0] ?? '';
  return before + said + behind;
}

const isOfOneClause = (text: string, match: RegExpExecArray) => OF_ONE.test(sentenceAround(text, match));

/** What else than counts forward a sentence moves off weekends. */
function reachOf(sentence: string): OwnCounting {
  const rollsDates =
    /\b(?:any|all|each|every|a|such) (?:\w+ )?(?:deadlines?|dates?)\b|\bdates? (?:specified|named|stated|set)\b/i.test(sentence);
  return {
    ...(rollsDates ? { rollsDates } : {}),
    ...(/\b(?:other than|except)\b[^.;]{0,40}\bacceptance\b|\b(?:other than|except)\b[^.;]{0,120}\boffer expiration\b/i.test(
      sentence,
    )
      ? { rollsOffer: false }
      : {}),
    ...(/\b(?:other than|except)\b[^.;]{0,120}\bpossession\b/i.test(sentence) ? { keepsPossession: true } : {}),
    ...(/\bor back(?:ward)? from\b|\bcounted (?:forward or )?back/i.test(sentence) ? { rollsBack: true } : {}),
  };
}

const OWN_HOLIDAYS = new RegExp(
  String.raw`\b(?:legal |public |state )?holidays? (?:in|of|under the laws of) (?:the (?:state|commonwealth) of )?(${STATE_NAME_PATTERN})\b|\b(?:federal|national) (?:or|and|nor) (${STATE_NAME_PATTERN}) (?:state |legal )?holiday|\b(RCW 1\.16\.050)`,
  'i',
);

function holidaysOf(text: string): OwnCounting {
  const match = OWN_HOLIDAYS.exec(text);
  const state = match?.[3] === undefined ? readState(match?.[1] ?? match?.[2] ?? '') : 'WA';
  return state === undefined ? {} : { holidaysOf: state };
}

/** The days that a sentence moves times off, where it does not name them all. */
function restOf(sentence: string): OwnCounting {
  if (/business|working|banking/i.test(/^[^]{0,120}?\b(?:day|weekend|holiday)s?\b/i.exec(sentence)?.[0] ?? '')) return {};
  const named = sentence.split(/\b(?:next|following|succeeding|extended|until|monday)\b/i)[0] ?? '';
  const days: RestDay[] = [
    ...(/saturday|weekend/i.test(named) ? (['saturday'] as const) : []),
    ...(/sunday|weekend/i.test(named) ? (['sunday'] as const) : []),
    ...(/holiday/i.test(named) ? (['holiday'] as const) : []),
  ];
  return days.includes('sunday') && !days.includes('saturday') ? { rollsOff: days } : {};
}

function hourOf(name: 'endOfBusinessDay' | 'endOfMovedDay', match: RegExpExecArray | null): OwnCounting {
  const time = timeOf(match?.groups);
  return time === undefined ? {} : { [name]: time };
}
