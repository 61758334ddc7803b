import type { Span } from '../../text/contract-text.ts';
import { findDates, findShortDates, reachOfDates } from '../../values/dates.ts';

/** What a paper tells as having happened on a day: what was done, with what, and who got it. */
interface ToldEvent {
  /** What was done; the act of its subject too: "the application was filed" is one of both. */
  acts: ReadonlySet<Act>;
  things: ReadonlySet<string>;
  /** Who got it or did it, where the words say; undefined otherwise. */
  side: string | undefined;
  /** Whether what it was done with was named before: "the company receipted for it on April 12". */
  isOfIt: boolean;
  day: string;
  at: number;
}

/** What a paper tells of what happened, and which of its paragraphs a place is in. */
interface Told {
  events: readonly ToldEvent[];
  paragraphAt: (at: number) => number;
}

type Act = 'reach' | 'open' | 'sign' | 'issue' | 'finish' | 'approve' | 'record' | 'order' | 'visit' | 'apply' | 'date';

/** Acts as they happened, and as events that are counted from: "was delivered", "delivery of", "is delivered". */
const ACTS: readonly (readonly [act: Act, words: string])[] = [
  [
    'reach',
    'receipt(?:s|ed)?|receiv(?:e|es|ed|ing)|deliver(?:y|s|ed|ing)?|given|giving|gives?|gave|hand(?:s|ed|ing)(?: over)?|sent|sends|sending|(?:e-?)?mail(?:s|ed|ing)|furnish(?:ed|es|ing)?|provid(?:ed|es|ing)|got|gets?|getting|serv(?:ed|es|ice)|upload(?:ed|s)?|post(?:ed|s)|com(?:es?|ing)(?: in)?|came(?: in)?|arriv(?:es?|ed|al)|forward(?:ed|s)|transmit(?:ted|s)|(?:is|are|was|were) in hand|has (?:it|them)|reach(?:es|ed)',
  ],
  ['open', 'open(?:s|ed|ing)?'],
  ['sign', '(?:counter-?)?sign(?:s|ed|ing|ature)?|execut(?:es|ed|ion|ing)'],
  ['issue', 'issu(?:es|ed|ance|ing)'],
  ['finish', 'complet(?:es|ed|ion|ing)|finish(?:es|ed|ing)|done|perform(?:ed|ance)'],
  ['approve', 'approv(?:es|ed|al|ing)'],
  ['record', 'record(?:s|ed|ing|ation)|fil(?:es|ed|ing)'],
  ['order', 'order(?:s|ed|ing)?'],
  ['visit', 'visit(?:s|ed)?|inspect(?:s|ed|ions?|ing)|tests?|tested|testing|apprais(?:al|es|ed)'],
  ['apply', 'appl(?:y|ies|ied|ying|ication)'],
  ['date', 'dated?'],
];
const ANY_ACT = new RegExp(String.raw`\b(?:${ACTS.map(([act, said]) => `(?<${act}>${said})`).join('|')})\b`, 'i');
const IS_ACT = new RegExp(`^(?:${ANY_ACT.source})$`, 'i');
const EACH_ACT = new RegExp(ANY_ACT.source, 'gi');
/** Acts that are named as things that happen: "the application was filed", "the inspection took place". */
const NAMED_ACTS: ReadonlySet<Act> = new Set<Act>(['apply', 'visit']);
const HAPPENED =
  /\b(?:was|were|has been|have been|had been|had|has|have)\s(?:(?:duly|fully|first|also|already|hand|personally) )?(?:\w+ed|given|sent|got|handed over|in hand|done)\b|\b(?:received|receipted|delivered|opened|gave|handed|sent|got|came|arrived|issued|signed|e-?mailed|recorded|approved|completed|reached)\b|\breceipt of\b[^.;]{0,80}\backnowledged\b|\backnowledges? (?:having|the |its |their )?(?: ?actual )?receipt\b|\b(?:took place|occurred|happened|is dated|was held)\b/i;
/** What may or must happen has not. */
const IS_OPEN =
  /\b(?:shall|will|must|may|should|can|would|if|unless|until|till|before|within|no later|not later|deadline|expires?|lapses?|when|whenever|once|due|to be|or before|by (?:\d|the|(?:mon|tues|wednes|thurs|fri|satur|sun)day|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))\b/i;
const SIDES: readonly (readonly [side: string, words: RegExp])[] = [
  ['title', /\b(?:(?:title|escrow|closing) (?:company|agent|officer|holder)|escrow|holder)(?![a-z])/i],
  ['buyer', /\b(?:buyer|purchaser|vendee)s?(?![a-z])/i],
  ['seller', /\b(?:seller|vendor|owner|builder)s?(?![a-z])/i],
  ['lender', /\blenders?(?![a-z])/i],
];
const NOTHING = new Set(
  'a an and or the of on by in at to from for with its any all such said this that these those it them they he she his her their both each was were is are been be has have had as last final full fully duly complete completed completely copy copies written signed executed actual day date time place party parties sides agent agents broker brokers attorney office after first next prior personally together same where whom who which when upon through about also already so hand over am pm noon monday tuesday wednesday thursday friday saturday sunday buyer buyers seller sellers purchaser purchasers vendor vendors vendee vendees owner owners title-company'.split(
    ' ',
  ),
);
/** A signed copy of the paper itself, whatever it is called, and "such copy" of one that was spoken of. */
const SIGNED_PAPER =
  /\b(?:fully |completely |duly )?(?:signed|executed|ratified|accepted) (?:(?:cop(?:y|ies)|counterparts?|originals?)(?: of (?:this|the) (?:contract|agreement|offer))?|contract|agreement|offer)\b|\bsuch cop(?:y|ies)\b/gi;
/** Words for whatever was given before: "receipt of the documents". */
const OF_BEFORE = /^(?:document|paper|material|item|information|package|disclosure|same|report|notice|request)$/;
const FARTHEST = 220;
const ENDS_CLAUSE =
  /(?<!\b(?:[ap]\.m|no|mr|mrs|ms|dr|st|inc))[.;:](?=\s|$)|\n\s{0,9}\n|\n(?=\s{0,8}(?:\(?[a-z\d]{1,3}[.)]|[*•-])\s)/gi;
/** "7. ASSOCIATION." and a blank line begin a paragraph. */
const PARAGRAPH =
  /\n\s{0,9}\n|\n(?=\s{0,8}(?:(?:section|article|paragraph)\s)?\(?(?:\d{1,2}[A-Za-z]?|[A-Za-z]|[IVX]{1,5})[.)]\s)/gi;

/** Whether a clause tells what happened, and not what may or must. */
export const hasHappened = (said: string): boolean => HAPPENED.test(said) && !IS_OPEN.test(said);

/** What is dealt with in some words: the nouns, each in the singular. */
const thingsIn = (words: string): Set<string> =>
  new Set(
    words
      .replaceAll(SIGNED_PAPER, 'contract')
      .toLowerCase()
      .replaceAll(/['’]s?\b/g, '')
      .split(/[^a-z&]+/)
      .filter((word) => word.length > 2 && !NOTHING.has(word) && !IS_ACT.test(word))
      .map((word) => word.replace(/(?<=[^s])s$/, '')),
  );

const sideIn = (words: string): string | undefined => {
  const said = SIDES.filter(([, pattern]) => pattern.test(words));
  return said.length === 1 ? said[0]?.[0] : undefined;
};
/** Who gets what is given; where they are not told, who has it. */
const receiverIn = (words: string): string | undefined => {
  const to = /\b(?:to|upon|on|into the hands of|in the hands of|by) (?:the |both )?([a-z' ]{5,30})/i.exec(words)?.[1];
  const isGiven = /\b(?:deliver|gave|given|giv|hand|sent|send|mail|furnish|provid|serv|forward|transmit)/i.test(words);
  return (to === undefined ? undefined : sideIn(to)) ?? (isGiven ? undefined : sideIn(words));
};

export function findToldEvents(text: string): Told {
  const reach = reachOfDates(text);
  const days = [
    ...findDates(text, 0, text.length),
    ...(reach === undefined ? [] : findShortDates(text, 0, text.length, reach)),
  ].toSorted((a, b) => a.start - b.start);
  const starts = [...text.matchAll(PARAGRAPH)].map(({ index }) => index);
  const paragraphAt = (at: number) => {
    let [low, high] = [0, starts.length];
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      if ((starts[middle] ?? Infinity) <= at) low = middle + 1;
      else high = middle;
    }
    return low === 0 ? 0 : (starts[low - 1] ?? 0);
  };
  const events = days.flatMap(({ value, start, end }, at): ToldEvent[] => {
    const from = Math.max(0, start - FARTHEST, days[at - 1]?.end ?? 0);
    const line = text.slice(text.lastIndexOf('\n', start) + 1, start);
    // A row of many cells is one of a schedule: "Documents delivered | M-1 | August 23".
    if ((line.match(/\t/g) ?? []).length >= FEWEST_OF_SCHEDULE) return [];
    const lead = line.includes('\t') ? line.slice(-FARTHEST) : text.slice(from, start);
    const before = lead.split(ENDS_CLAUSE).at(-1) ?? '';
    // "received the commitment on May 4 and may object within 5 days": what may be done of it is another clause.
    const behind = (text.slice(end, end + 80).split(/[.;,\n)]|\sand\s(?:may|shall|must|will|has|have)\b/)[0] ?? '').replace(
      /^\s{1,4}at\s[\d:]{1,5}\s?[ap]\.?m/i,
      '',
    );
    const said = `${before} ${behind}`
      .replaceAll(/\s+/g, ' ')
      .replaceAll('’', "'")
      .replaceAll(SIGNED_PAPER, 'contract')
      // "Seller caused a report to be delivered"
      .replace(/\bcaused\b([^.;]{3,60}?)\bto be\b/i, '$1 was');
    if (!hasHappened(said)) return [];
    const acts = actsIn(said);
    if (acts.size === 0) return [];
    const heading = headingAt(text, paragraphAt(start));
    return [
      {
        acts,
        things: new Set([...thingsIn(said), ...thingsIn(heading)]),
        side: receiverIn(said),
        isOfIt: /\b(?:it|them|they|these|those)\b/i.test(said),
        day: value,
        at: start,
      },
    ];
  });
  return { events, paragraphAt };
}

/** The words that a paragraph begins with, behind its number: its heading, where it has one. */
function headingAt(text: string, at: number): string {
  const opening = text.slice(at, at + 70).replace(/^\s*(?:(?:section|article|paragraph)\s)?\(?[a-z\d]{1,4}[.)]\s/i, '');
  return opening.split(/[.:\t\n]/)[0] ?? '';
}

/** The last act of some words, and those that they name: "the contract was signed and delivered" tells of delivery. */
function actsIn(words: string): Set<Act> {
  const all = [...words.matchAll(EACH_ACT)].map(({ groups }) => ACTS.find(([act]) => groups?.[act] !== undefined)?.[0]);
  const last = all.at(-1);
  return new Set([...all.filter((act) => act !== undefined && NAMED_ACTS.has(act)), last].filter((act) => act !== undefined));
}

/** The first act of some words, as a count has it: "delivery of the association documents". */
function actOf(words: string): Act | undefined {
  const found = ANY_ACT.exec(words)?.groups ?? {};
  return ACTS.find(([act]) => found[act] !== undefined)?.[0];
}

/**
 * The day on which the event of a count happened, where the paper tells it: told in its own paragraph by the thing alone, elsewhere
 * with all of its words. Of different days none.
 */
export function dayOfTold(
  { events, paragraphAt }: Told,
  words: string,
  { start }: Span,
  sentence: string,
): ToldEvent | undefined {
  const event = (words.split(EVENT_ENDS)[0] ?? '')
    .replaceAll(SIGNED_PAPER, 'contract')
    // "the date the contract is given" is of the giving.
    .replace(/^(?:the )?(?:date|day|time) (?:(?:that|on which|when|upon which) )?(?=(?:an?|the|such|said|this|contract) )/, '');
  const act = actOf(event);
  if (act === undefined) return undefined;
  const things = [...thingsIn(event)];
  // "receipt of the documents" is of those that were spoken of.
  const last = things.every((thing) => OF_BEFORE.test(thing)) ? undefined : things.at(-1);
  const side = receiverIn(event);
  const own = thingsIn(sentence);
  const found = events
    .filter((one) => one.acts.has(act) && (side === undefined || one.side === undefined || one.side === side))
    .filter((one) => {
      const isNear = paragraphAt(start) === paragraphAt(one.at) && Math.abs(start - one.at) < NEAR;
      if (last === undefined)
        return isNear && (things.length > 0 || one.things.size === 0 || [...own].some((thing) => one.things.has(thing)));
      return isNear ? one.things.has(last) || one.isOfIt : things.every((thing) => one.things.has(thing));
    });
  const [first] = found;
  return found.every(({ day }) => day === first?.day) ? first : undefined;
}
const NEAR = 500;
const FEWEST_OF_SCHEDULE = 2;
const EVENT_ENDS =
  /[,.;:()]|(?<!\b(?:to|by|of|from|upon|and|the|when|that|which|on))\s(?:the )?(?:buyers?|sellers?|purchasers?|vendors?|owners?|parties) (?=[a-z])|\s(?:to (?!buyer|seller|purchaser|vend|(?:the )?(?:buyer|seller|purchaser)|you|us\b)|in which|and|or|unless|if|whichever|shall|will|must|may|then)\b/i;
