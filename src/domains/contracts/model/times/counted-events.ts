import { EVENTS } from './event-names.ts';
import { lengthOfStartPhrase } from './start-phrase.ts';

export type Direction = 'after' | 'before';

/** Whether an event is one that forms have, and no words of one paper. */
export const isKnownEvent = (name: string): boolean => EVENTS.some(([, known]) => known === name);

/** The event that forms call by a name: "Effective Date", "Closing". */
export const eventNamed = (name: string): string | undefined => {
  const words = name.toLowerCase();
  return EVENTS.find(([pattern]) => [words, `the ${words}`].some((said) => pattern.exec(said)?.[0] === said))?.[1];
};

/** Events that begin the time of an agreement, whatever it calls them. */
export const OF_START = new Set(['effective_date', 'binding_agreement_date', 'acceptance', 'execution', 'time_reference_date']);

/** The event that some words end with, and where in them it begins. */
export function lastEvent(words: string): { name: string; at: number } | undefined {
  for (const [pattern, name] of EVENTS) {
    const match = pattern.exec(words);
    if (match !== null && match.index + match[0].length === words.length) return { name, at: match.index };
  }
  return undefined;
}

const END_OF_OTHER =
  /\b(?:after|following|from|past|upon) (?:the )?(?:expiration|expiry|end|close|conclusion|completion) of (?!(?:the |any )?cure)(?:the |any )?[a-z' ]{3,30}?(?:review|period|contingency|approval)\b/g;

const OTHER_ENDS =
  /\b(?:after|following|from) (?:the )?(?!cure)[a-z' -]{3,30}?(?:review|contingency|period)(?: period)? (?:is (?:completed|over|concluded)|ends|expires|concludes)\b/g;

/** A sentence without the periods that it only counts from: "within 14 days following the end of attorney review". */
export function withoutCountedFrom(plain: string): string {
  return plain.replaceAll(END_OF_OTHER, ' ').replaceAll(OTHER_ENDS, ' ');
}

/** The event of an agreement’s start that some words begin with; undefined where they begin with another. */
export function readStart(words: string): string | undefined {
  const plain = words.replaceAll(/\s+/g, ' ').toLowerCase().replaceAll('’', "'").trimStart();
  const name = EVENTS.find(([pattern]) => pattern.exec(plain)?.index === 0)?.[1];
  if (name !== undefined) return OF_START.has(name) ? name : undefined;
  return lengthOfStartPhrase(plain) === undefined ? undefined : 'execution';
}

/** How far before a count its event may stand. */
export const FARTHEST_BEFORE = 110;
const STARTS_BEFORE =
  /\b(?:from|after|following|upon|once|of|(?:begin(?:s|ning)?|start(?:s|ing)?|commenc(?:es?|ing)|runs?|running|counted|measured)\s(?:on|with|from|at|upon))\s(?=(?<event>[^.;:]{3,100})$)/i;

/** "From the Effective Date Buyer has 12 days to inspect": an event of the paper’s start that leads up to the count. */
export function readEventBefore(before: string): { name: string; direction: Direction } | undefined {
  const plain = before.replaceAll(/\s+/g, ' ').replaceAll(HOUR, ' ').toLowerCase().replaceAll('’', "'");
  // "begins on the day after the Effective Date"
  const event = STARTS_BEFORE.exec(plain)?.groups?.['event']?.replace(
    /^the (?:(?:first|next) )?(?:\w+ )?day (?:after|following) /,
    '',
  );
  if (event === undefined || /\b(?:days?|hours?|weeks?)\b/.test(event)) return undefined;
  // "Following the end of the Contingency Period, the parties have 4 days …"
  const period =
    /^(?:the )?(?:end|expiration|expiry) of (?:the )?([a-z]+(?: [a-z]+)?) period\b/.exec(event)?.[1] ??
    // "Once the Inspection Period has ended, the parties have five days …"
    /^(?:the )?([a-z]+(?: [a-z]+)?) period (?:has (?:ended|expired)|ends|expires|is over)\b/.exec(event)?.[1];
  const name = period === undefined ? readStart(event) : `end_of_${period.replaceAll(' ', '_')}_period`;
  return name === undefined ? undefined : { name, direction: 'after' };
}
/** The dots of an hour end no sentence. */
const HOUR = /\b\d{1,2}(?::\d\d)? ?[ap]\.?m\b\.?/gi;

interface Event {
  name: string;
  direction: Direction;
  length: number;
  /** Whether it is one of {@link EVENTS}. */
  isKnown: boolean;
}

const LEAD =
  /^(?:'|’)?(?:,? \(?(?:saturdays?|sundays?|weekends?)[^.;]{0,40}? (?:(?:is|are) )?(?:not (?:counted|included)|excluded|excepted|left out)\)?,?)?(?:,? \(?(?:excluding|not counting|not including|exclusive of|other than) [^.;]{3,70}?(?:holidays?|sundays?|weekends?)\)?,?)?(?: in (?:the aggregate|all|total))?(?<notice>(?: prior| written| advance){0,2} notice)?[ ,]{0,2}(?:\((?:[^()]|\([^()]{0,12}\)){1,90}\) ?)?(?:(?:counted|counting|measured|running|computed|calculated|reckoned|beginning|starting|commencing|next)(?: (?:on|with|from))?(?: the (?:first |next )?(?:business |calendar )?day)? )?(?<lead>after|once|of|from(?: and after)?|following|subsequent to|succeeding|past|post|beyond|that follow|follows(?= the)|prior to|before|preceding|in advance of|ahead of|until|(?:beginning|starting|commencing|running)(?: (?:on|with|upon|at))?)\b(?:,(?= the\b))? ?/i;
/** Words that may stand before an event without making it another's. */
const OTHERS =
  /\b(?:its|their|his|her|another|other|buyer's (?:home|property|house)|purchaser's (?:home|property|house)|vacates?|demands?|disputes?|responses?|reply|completed|begins|disbursement)\b|[,;(]|\b(?:if|unless|but|whichever)\b/;
/** What is done with another contract is no start of this one. */
const OF_OTHERS =
  /^ of (?:buyer's|purchaser's|the other|another|their|his|her) (?:current |existing |present )?(?:property|home|house|residence)/;

/** "within five days hereof": of the paper’s own day. */
const HEREOF = /^ (?:(?:(?:of|from|after) (?:the )?(?:date )?)?hereof\b|(?:of|from|after) this date\b)/i;

export function readEvent(rest: string): Event | undefined {
  const hereof = HEREOF.exec(rest);
  if (hereof !== null) return { name: 'execution', direction: 'after', length: hereof[0].length, isKnown: true };
  const lead = LEAD.exec(rest);
  const word = lead?.groups?.['lead'];
  if (lead === null || word === undefined) return undefined;
  const after = rest
    .slice(lead[0].length, lead[0].length + 90)
    .toLowerCase()
    .replaceAll('’', "'");
  const isNotice = lead.groups?.['notice'] !== undefined && word.toLowerCase() === 'of';
  const direction = isNotice || /prior|before|preceding|advance|ahead/i.test(word) ? 'before' : 'after';
  let best: { name: string; at: number; length: number } | undefined;
  for (const [pattern, name] of EVENTS) {
    const match = pattern.exec(after);
    if (match !== null && (best === undefined || match.index < best.at))
      best = { name, at: match.index, length: match[0].length };
  }
  const isOwn =
    best !== undefined && !OTHERS.test(after.slice(0, best.at)) && !OF_OTHERS.test(after.slice(best.at + best.length));
  // "after execution by Buyer and receipt of the declaration": of both, of which nobody tells the second.
  if (best !== undefined && isOwn && OF_START.has(best.name) && WITH_RECEIPT.test(after.slice(best.at + best.length)))
    return { name: 'receipt', direction, length: lead[0].length + best.at + best.length, isKnown: true };
  if (best !== undefined && isOwn)
    return { name: best.name, direction, length: lead[0].length + best.at + best.length + ofPaper(after, best), isKnown: true };
  // "after the Contract is formed": a start in words of its own.
  const start = lengthOfStartPhrase(after);
  if (start !== undefined && direction === 'after')
    return { name: 'execution', direction, length: lead[0].length + start, isKnown: true };
  const own = nameEvent(after);
  return own === undefined ? undefined : { ...own, direction, length: lead[0].length + own.length, isKnown: false };
}

const WITH_RECEIPT =
  /^(?: (?:of )?(?:this|the) [a-z]{5,10})?(?: by (?:the )?[a-z]{5,10})? and (?:the )?(?:(?:buyer|purchaser|seller)'s )?(?:actual )?(?:receipt|delivery)\b/;

/** How long the words behind an event are that say of which paper it is: "acceptance hereof". */
const ofPaper = (after: string, { at, length }: { at: number; length: number }): number =>
  OF_PAPER.exec(after.slice(at + length))?.[0].length ?? 0;
const OF_PAPER = /^ (?:hereof|of (?:this|the) (?:contract|agreement|offer|counter ?offer|addendum|amendment))\b/;

/** "Seller signs this Agreement within 5 days of its date": of the paper, where it was spoken of last. */
export function readOwnDate(rest: string, before: string): Event | undefined {
  const own = /^ (?:of|from|after|following) its (?:own )?(?:date|execution|signing)\b(?! of)/i.exec(rest);
  const isOfPaper =
    /\b(?:this|the) (?:contract|agreement|offer)\b(?:(?!\b(?:report|commitment|notice|survey|certificate|letter|list|policy|addendum)\b)[^.;])*$/i;
  if (own === null || !isOfPaper.test(before.replaceAll(/\s+/g, ' '))) return undefined;
  return { name: 'execution', direction: 'after', length: own[0].length, isKnown: true };
}

const OWN_EVENT =
  /^[^.,;:()"“”\n]{3,70}?(?=[.,;:()"“”]|\s(?:to|in which|and|or|unless|if|whichever|shall|will|must|may|has|have|then|that)\b|$)/;
/** The event of a count from the notice that it is given on. */
export const NOTICE = 'notice';
/** The event of a count from a date that its sentence or another paragraph names. */
export const THAT_DATE = 'that_date';
const REFERENCE =
  /^(?:that|such|this|the same) (?:date|day)\b|^that(?=$|[.,;]| (?:and|or|to)\b)|^the date (?:stated |set (?:out |forth )?|named |given )?in (?:section|paragraph|item|clause|part) [a-z\d.()]{1,8}/;
const SAYS_NOTHING = new Set(
  'a an and or the of on by in at its any all such said this that these those which when date day days time is are was were be been has have it'.split(
    ' ',
  ),
);
const MOST_WORDS = 5;

/** An event that the paper has words of its own for: "Seller vacates" as seller_vacates. */
function nameEvent(after: string): { name: string; length: number } | undefined {
  const words = OWN_EVENT.exec(after)?.[0];
  const reference = REFERENCE.exec(after)?.[0];
  if (reference !== undefined) return { name: THAT_DATE, length: reference.length };
  if (words === undefined || /^(?:each|every|the month|rent)\b/.test(words)) return undefined;
  const name = slugOf(words, MOST_WORDS).replace(/^(?:end|expiration|expiry)_(?=\w+_period$)/, 'end_of_');
  // "within two days after the Contingency Date": a time that the paper names.
  const isOfTime = name !== '' && /^(?:the )?(?!due )(?:[a-z']{3,16} ){1,3}date$/.test(words);
  return name === '' ? undefined : { name: isOfTime ? `${name}_deadline` : name, length: words.length };
}

/** A few words as a name in snake case, without those that say nothing. */
export function slugOf(words: string, most: number): string {
  return words
    .toLowerCase()
    .replaceAll(/['’]s\b|['’]/g, '')
    .split(/[^a-z]+/)
    .filter((word) => word.length > 1 && !SAYS_NOTHING.has(word))
    .slice(0, most)
    .join('_');
}
