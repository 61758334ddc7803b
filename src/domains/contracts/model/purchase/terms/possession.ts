import type { Found, Span } from '../../text/contract-text.ts';
import { timeBeside } from '../../times/clock.ts';
import { TICKED, UNTICKED } from '../../text/marks.ts';
import type { Deadline } from '../times/deadline.ts';

const SPEAKS =
  /\bpossession\b|(?<!certificate of )\boccupancy\b|\bvacate|\bmoves? out|\bto move\b(?! [a-z])|\b(?:gets?|takes?|moves?) (?:your|his|her|their|all) (?:[a-z]+ )?(?:things|belongings|furniture) out\b|\b(?:may|shall|will|can) (?:continue to )?(?:stay|remain|occupy|keep living|go on living|live)\b(?! (?:open|in (?:full )?(?:force|effect)|binding|bound|valid|liable|firm|good|irrevocable))|\b(?:seller|vendor|owner)s? (?:stays?|remains?|lives?)\b|\bkeeps? the (?:house|home|property)|\bkeys\b|\bhand(?:s|ed)? (?:over|possession)/;
const AT_CLOSING =
  /\b(?:on )?(?:that |the )?(?:same )?day (?:that |when |on which )?(?:(?:we|they|the parties|buyer and seller) close|(?:it|escrow|(?:the|this) (?:sale|transaction|purchase)) closes)\b|\b(?:at|upon|on|when|with|as of|same day as|(?:immediately|directly|right) (?:after|upon|following)|(?:(?:on )?the )?(?:day|date) of) (?:the )?(?:scheduled |agreed |actual )?(?:(?:date|day|time)(?: and (?:date|day|time|place))? of )?(?:completion of (?:the )?)?(?:closing|settlement|close of escrow|coe|recording|recordation|funding|(?:(?:the )?delivery of )?(?:the |a )?(?:(?:general |special )?warranty |quitclaim )?deed|deed is delivered|escrow closes|sale (?:has )?closed?|act of sale|transfer of (?:the )?(?:title|deed))(?: date| day)?(?: and (?:funding|recording))?/;
/** "Possession: closing day at 6 p.m." */
const ON_CLOSING_DAY =
  /(?<=^\W{0,4}(?:[a-z\d]{1,2}[.)] )?(?:possession|occupancy)\W{1,4})(?:the )?(?:closing|settlement) (?:day|date)\b/;
const IF_LATE = /\bif (?:the )?(?:seller|vendor|buyer)|\bunless\b|\bhold(?:s|ing)? ?over|\bbeyond\b|\bfails? to\b/;
/** "Unless otherwise provided, Seller shall deliver possession at Closing" */
const UNLESS_AGREED =
  /\bunless (?:otherwise (?:agreed|provided|stated|specified|noted|indicated)|the parties (?:otherwise )?agree otherwise|(?:it is )?agreed otherwise)\b[^.;,]{0,40}/;
const GIVES =
  /\b(?:things|belongings|furniture) out\b|\bto move\b(?! [a-z])|\bpossession\b|\boccupancy\b|\bvacat|\bmoves? out|\bkeys\b/;
const LEADS_TO =
  /\b(?:until|till|through|on or before|by|no later than|not later than|on|before|from and after|as of|beginning|commencing|starting)\s[^.;,\d]{0,40}$/i;
const STAYS_TO = /\b(?:until|till|through|up to)\s[^.;,\d]{0,40}$/i;

/** "after closing until noon on" */
const STAYS_AFTER =
  /\bafter (?:the )?(?:closing|settlement)[^.;,]{0,40}\b(?:until|till|through)\s[^.;,\d]{0,24}(?:\d{1,2}:\d\d\s?[ap]\.?m\.?\s)?[^.;,\d]{0,8}$/i;

const WITH_CLOSING =
  /(?<=\b(?:closing|settlement)\b[^.;]{0,60}),? (?:with|and) (?:delivery of )?possession(?= at (?:closing|settlement)|\W{0,3}$)/;
const NEXT =
  /\bthe (?:next|following) (?:calendar )?day\b(?:,? \(?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day,? )?(?:[a-z]{3,9}\.? \d{1,2})(?:st|nd|rd|th)?\)?(?!,? \d{4}))?/;

/** "We close on June 15, 2027, and you hand over the keys at 3 p.m. that day." */
const CLOSES_ON =
  /\b(?:(?:clos(?:e|es|ing)|settles?|settlement)\b[^.;]{0,24}\bon|(?:closing|settlement) is) [^.;]{0,24}\d{4},? [^;]{0,30}\b(?:hands? over|gives?|delivers?|gets?|possession|keys)\b/;
const THAT_DAY = /\b(?:on )?(?:that|the same) (?:date|day|morning|afternoon|evening|night)\b|\bat which time\b/;
const isBehindClosing = (text: string, { start }: Span) =>
  /\b(?:clos(?:e|es|ing)|settlement)\b[^\n]{0,60}(?:\d{4}|\b[A-Z][a-z]{2,8} \d{1,2})(?:,? (?:at|in) [^.;\n]{3,50}\.)?\W{0,8}(?:possession|occupancy)?\W{0,8}$/i.test(
    text.slice(Math.max(0, start - 120), start),
  );

const TICKS = new RegExp(String.raw`${TICKED}\s?`, 'g');
/** Of boxes that nobody ticked, the words behind one are no choice. */
const IS_UNCHOSEN = new RegExp(String.raw`${UNTICKED}\s?$`);

/**
 * When the home is handed over: on a date ("may stay until noon on October 15, 2026"), or with the closing, perhaps at an hour
 * of its own ("on the closing date at 5:00 P.M.").
 */
export function readPossession(
  text: string,
  sentence: Span,
  plain: string,
  heading: string,
  dates: readonly Found<string>[],
): Deadline[] {
  const isOwn = /^(?:possession|occupancy)\b/.test(heading) || /^\W{0,4}(?:possession|occupancy)\W{0,2}:/.test(plain);
  if (!SPEAKS.test(plain) && !isOwn) return [];
  const dated = dates.flatMap((date): Deadline[] => {
    const whole = text.slice(Math.max(sentence.start, date.start - 120), date.start);
    // "at 10 in the morning on the next day, April 1, 2027": the day, named twice.
    const next = /\bthe\s{1,4}(?:next|following)\s{1,4}day,?\s{1,4}$/i.exec(whole);
    const lead = next === null ? whole : whole.slice(0, next.index);
    const time = timeBeside(text, { start: date.start - (whole.length - lead.length), end: date.end });
    // "The closing shall take place and possession shall be given on …"
    const own = lead.search(/(?<=\band (?:delivery of )?)(?:possession|occupancy)\b[^.;,]{0,50}$/i);
    const before = own === -1 ? lead : lead.slice(own);
    const isOther =
      !STAYS_AFTER.test(before) &&
      /\b(?:clos(?:ed?|ing)|settle(?:d|ment)?|act of sale|recorded|dated|signed)\b[^.;,]{0,60}$|\b(?:leases?|tenan(?:t|cy)|tenants)\b[^.;]{0,50}$/i.test(
        before,
      );
    const isMeant = time !== undefined || (isOwn || GIVES.test(plain) ? LEADS_TO : STAYS_TO).test(before);
    return !isMeant || isOther
      ? []
      : [{ type: 'possession', rule: undefined, day: date.value, time, start: date.start, end: date.end }];
  });
  if (dated.length > 0) return dated;
  // "on [X] the Closing Date": a tick within the phrase.
  const said = plain.replaceAll(TICKS, '');
  // "Closing is on October 9, 2026, and possession the next day, October 10, at 5:00 p.m."
  const onNext =
    isBehindClosing(text, sentence) || /\b(?:closing|settlement)\b[^.;]{0,60}\d{4}/.test(said) ? NEXT.exec(said) : null;
  const next =
    onNext ??
    /(?:\bthe |^\W{0,4}(?:possession|occupancy)\W{1,9})(?:day|morning) (?:after|following) (?:the )?(?:closing|settlement|recording)/.exec(
      plain,
    );
  const ofClosing =
    next ??
    (/\bpossession\b|\boccupancy\b|\bkeys\b/.test(said) || isOwn ? (AT_CLOSING.exec(said) ?? ON_CLOSING_DAY.exec(said)) : null);
  // "Closing is on December 15, 2026, with possession."
  const withIt = dates.length === 1 ? WITH_CLOSING.exec(said) : null;
  const at =
    ofClosing ??
    withIt ??
    // "CLOSING: on or before June 11, 2027. POSSESSION: at 5:00 p.m. on that date."
    ((isOwn || GIVES.test(said)) && isBehindClosing(text, sentence) ? THAT_DAY.exec(said) : null) ??
    (dates.length === 1 && CLOSES_ON.test(said) ? THAT_DAY.exec(said) : null);
  if (
    at === null ||
    IS_UNCHOSEN.test(said.slice(0, at.index)) ||
    IF_LATE.test(plain.replace(UNLESS_AGREED, ' ')) ||
    /\bdays?\b(?! (?:of|after|following))|\d\)? days?\b|\bhours?\b|\b(?:tax|insurance|prorat)/.test(said.replace(at[0], ' '))
  )
    return [];
  const words = at[0].replaceAll(' ', String.raw`\s{1,9}(?:${TICKED}\s{0,3})?`);
  const match = new RegExp(words, 'i').exec(text.slice(sentence.start, sentence.end));
  if (match === null) return [];
  const place = { start: sentence.start + match.index, end: sentence.start + match.index + match[0].length };
  return [
    {
      type: 'possession',
      rule: { days: next === null ? 0 : 1, basis: 'calendar', from: 'closing', direction: 'after' },
      day: undefined,
      time: timeBeside(text, place) ?? timeBeside(text, { start: place.end, end: place.end }),
      ...place,
    },
  ];
}
