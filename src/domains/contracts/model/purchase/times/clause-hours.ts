import type { Span } from '../../text/contract-text.ts';
import { chosenHalf, CLOCK, timeBeside, timeOf } from '../../times/clock.ts';

const LAST_DAY = String.raw`(?:(?:the|that|such|said|its|this)\s)?(?:(?:last|final|same)\s)?(?:(?:such\s|business\s|calendar\s)?(?:day|date)\b(?!\sof\sclosing)|(?:of|one\sof)\s(?:them|those|these)\b)`;
/** "by 5:00 p.m.", "not later than noon on the last of those days", "at 6:00 p.m. that day" */
const BOUND = new RegExp(
  String.raw`\b(?<lead>by|before|until|till|prior to|no later than|not later than|(?:end(?:s|ing)?|expir(?:es|ing|e))(?: at)?|at) (?:the hour of )?${CLOCK}(?:,? \(?(?:local|eastern|central|mountain|pacific|standard|daylight|[ecmp][sd]?t)\b[^.;,]{0,40}?\)?)?(?<tail>,? (?:(?:on|of) )?${LAST_DAY})?`,
  'gi',
);
/** "within five days, and … within thirty days, in each case by 5:00 p.m." */
const OF_EACH = new RegExp(
  String.raw`\b(?:each|both|all|every) (?:of (?:them|these|those) )?(?:(?:case|instance|time|day)s?,? )?(?:to be (?:done|given|made) )?(?:ending |expiring )?(?:by|before|until|at|no later than|not later than) ${CLOCK}`,
  'i',
);
/** Another one’s duty: its hour is none of the time before it. */
const OTHER_DUTY =
  /\b(?:and|but|then|while|whereupon)\b(?: then)? (?:the )?(?:[a-z]+ )?(?:buyer|seller|purchaser|vendor|owner|builder|lender|tenant|landlord|title company|escrow agent|part(?:y|ies))s?,? (?:then )?(?:shall|will|must|may|has|have|is|are)\b|\b(?:clos(?:e|es|ing) (?:shall|will|is)|possession|open(?:s|ed)? (?:at|from)|between)\b/i;
const plain = (words: string) => chosenHalf(words.replaceAll(/\s+/g, ' '));

/**
 * The hour that a sentence gives to one of its times from afar: "within three days after the Effective Date, and not later than
 * 5:00 p.m. on the last of them". That beside a time is read by `timeBeside`.
 */
export function hourInSentence(text: string, sentence: Span, times: readonly Span[], at: number): string | undefined {
  const [time, next] = [times[at], times[at + 1]];
  if (time === undefined) return undefined;
  const each = OF_EACH.exec(plain(text.slice(times.at(-1)?.end ?? time.end, sentence.end)));
  if (each !== null) return timeOf(each.groups);
  const behind = plain(text.slice(time.end, next?.start ?? sentence.end));
  for (const match of behind.matchAll(BOUND)) {
    const end = match.index + match[0].length;
    // "… or by 5:00 p.m. on May 3": of the next one.
    const isOfNext = next !== undefined && /^\W{0,3}(?:[\w’']+ ){0,5}$/.test(`${behind.slice(end).trim()} `);
    const isOfDay = match.groups?.['tail'] !== undefined;
    const isLoose = /^at$/i.test(match.groups?.['lead'] ?? '');
    if (isOfNext || (isLoose && !isOfDay)) return undefined;
    if (!isOfDay && OTHER_DUTY.test(behind.slice(0, match.index))) return undefined;
    return timeOf(match.groups);
  }
  return undefined;
}

/** "Notices under this paragraph must be given by 5:00 p.m. by the date specified.": the sentence behind a time. */
const NEXT_SENTENCE = new RegExp(
  String.raw`^[^.;]{0,240}[.;] (?:\([a-z\d]{1,3}\) )?(?:any |all |such |the |this |that |(?:buyer|seller|purchaser|vendor)['’]?s? )?(?:written )?(?:notices?|termination|requests?|objections?|it|delivery|performance)\b(?:[^.;]|\.(?=\d)){0,60}?\b(?:must|shall|is to|are to|has to|may) (?:be )?(?:given|delivered|received|made|sent|reach|arrive|occur|happen)\b[^.;]{0,40}? (?:by|before|until|no later than|not later than) ${CLOCK}`,
  'i',
);

const CALLED =
  /^[^.;]{0,60}?\((?:the\s|a\s|such\s|being\s|called\s){0,3}["“](?:the\s)?(?<name>[A-Z][A-Za-z’']{2,20}(?:\s[A-Z][A-Za-z’']{2,20}){0,2}\sPeriod)["”]/;
const FARTHEST = 90;
const FARTHEST_NEXT = 420;

/**
 * The hour that another sentence gives to the end of a time: that behind it of its notices, or one that calls its period by a name:
 * "sixty days from the Contract Date (the “Study Period”)", and elsewhere "before 5:00 p.m. on the last day of the Study Period".
 */
export function hourElsewhere(text: string, { end }: Span): string | undefined {
  const next = NEXT_SENTENCE.exec(plain(text.slice(end, end + FARTHEST_NEXT)));
  if (next !== null && !/\bdays?\b[^.;]{0,40}\b(?:after|before|from)\b/i.test(next[0])) return timeOf(next.groups);
  const name = CALLED.exec(text.slice(end, end + FARTHEST))?.groups?.['name'];
  if (name === undefined) return undefined;
  const last = new RegExp(
    String.raw`\b(?:the|its)\s{1,4}(?:final|last)\s{1,4}(?:calendar\s{1,4})?day\s{1,4}of\s{1,4}(?:the|such|that|said)\s{1,4}${name.replaceAll(/\s+/g, String.raw`\s{1,4}`)}\b`,
  ).exec(text);
  return last === null ? undefined : timeBeside(text, { start: last.index, end: last.index + last[0].length });
}
