import type { Span } from '../../text/contract-text.ts';
import { findDates } from '../../values/dates.ts';

/** What a paper calls the day from which its times are counted, inside a pattern: gaps of any kind between its words. */
export const START_NAME = String.raw`(?:effective\s{1,4}(?:date|day)|(?:date\s{1,4}of\s{1,4})?(?:mutual\s{1,4}|final\s{1,4}|contract\s{1,4}|full\s{1,4})?acceptance(?:\s{1,4}(?:date|day))?|mec\b|binding\s{1,4}(?:agreement\s{1,4}|contract\s{1,4})?(?:date|day)|(?:date\s{1,4}of\s{1,4}(?:full\s{1,4}|mutual\s{1,4}|final\s{1,4})?)?(?:execution|ratification)(?:\s{1,4}(?:date|day))?|(?:contract|agreement|signing|commencement|formation|finalized|reference|start)\s{1,4}(?:date|day)|(?:contract|agreement)\s{1,4}formation|mutual\s{1,4}execution|under[- ]contract\s{1,4}(?:date|day)|date\s{1,4}hereof|date\s{1,4}of\s{1,4}(?:this|the)\s{1,4}(?:contract|agreement|offer))`;

/** By whose signature a paper starts, and whether the others must have heard of it first. */
export interface StartRule {
  by: 'last' | 'seller';
  isTold: boolean;
  /** Said of when it binds, and not of the day that times are counted from. */
  isWeak: boolean;
  /** What the paper calls the day, where the rule is a definition of that name. */
  name?: string;
}

/** What stands between a name and what it means: "“Start” as used for times in this Contract means", "Finalization of this Agreement is". */
const ASIDE = String.raw`(?:\s(?:of|for|under|in)\s(?:this|the)\s(?:contract|agreement|offer))?["”’)]{0,2},?\s?(?:\([^()]{3,60}\)\s?|(?:as|when|where|wherever)\s(?:it\sis\s|it\s)?(?:used|appears?|written|named|spoken)\b[^.;:,]{0,60}?,?\s)?`;
const MEANS = String.raw`(?:(?:shall|will)\s(?:be|mean|refer\sto|occur|happen|denote|signify)|is|means|refers\sto|denotes|signifies|stands\sfor|occurs?|happens|takes\splace|comes\sabout|dates?\sfrom|runs\sfrom|has\soccurred|that\sis,|[:–—-])(?=\s)`;
/** Not "within 5 days after the Effective Date is …". */
const NOT_COUNTED = String.raw`(?<!\b(?:after|of|from|following|before|until|since|by|to|within|on|prior to)\s(?:the\s|such\s|that\s)?["“]?)`;

/** A name that a sentence says the meaning of, inside a pattern: "The Effective Date is …", "“Acceptance” occurs when …". */
export const asSubject = (name: string): string => String.raw`${NOT_COUNTED}\b${name}["”’)]{0,2}${ASIDE}${OBLIGED}${MEANS}`;
const OBLIGED = String.raw`(?:(?:must|shall|has\sto|is\sto)\sbe\s(?:made\s|given\s)?(?:in\s(?:writing|written\sform)|written),?\s(?:and\s|which\s)?)?`;
const IS_SUBJECT = new RegExp(asSubject(START_NAME), 'gi');
/** "effective on the Effective Date, being the date the last of them signs" */
const IS_EXPLAINED = new RegExp(
  String.raw`\b${START_NAME}["”’)]{0,2}(?:\shereof)?,?\s\(?(?:being|meaning|namely|which\s(?:is|shall be|means|will be))\s(?=(?:the\s)?(?:date|day|time|moment|later|last)\b)`,
  'gi',
);
/** "… (the “Effective Date”)", "… is called the Contract Date", "the date of that signature is the Effective Date". */
const IS_NAMED = new RegExp(
  String.raw`(?:\b(?:called|known as|referred to as|deemed|constitutes?|becomes|is|be|being)\s(?:here(?:in)?\s|in this \w{4,9}\s)?|\()["“]?\s?(?:the\s)?["“]?\s?${START_NAME}\b["”]?`,
  'gi',
);
/** "This Agreement takes effect on the date on which …", "… is not binding until signed by …". */
const TAKES_EFFECT =
  /\b(?:(?:the )?(?:time|clock|counting) (?:starts?|begins?|runs?) (?:when|once|upon|(?:on|from) the (?:date|day|moment) (?:when|on which|that|of|the|it|both|all))\b|(?:contract|agreement|offer|letter)\b[^.]{0,60}\b(?:binding|effective|takes effect|take effect|(?:goes|comes) into (?:effect|force)|in force|formed|accepted|made)\b[^.]{0,60}\b(?:when|once|until|upon|(?:date|day|moment|time)\s(?:when|on which|that|upon which|of|the|it|both|all))\b)/gi;

export const SIGNS =
  /\b(?:(?:counter)?sign(?:s|ed|ing|atures?)?|execut(?:es?|ed|ion|ing)|initial(?:s|ed|ing|led)?|subscrib(?:es?|ed)|puts? (?:(?:his|her|its|their|or) ){1,3}(?:names?|hands?|marks?))\b/i;
/** "the date of Seller's acceptance of Buyer's offer or Buyer's acceptance of any counteroffer" */
const ACCEPTS =
  /\b(?:sellers?|buyers?|purchasers?|vendors?|owners?|builders?|part(?:y|ies))['’]?s?['’]?\s(?:written\s|final\s)?accept(?:s|ed|ance)\b|\baccept(?:ed|ance)\s(?:in\swriting\s)?by\s(?:the\s)?(?:last|final|both|all|sellers?|buyers?|purchasers?|builders?|part(?:y|ies))\b/i;
const ALL_SIGNS = new RegExp(SIGNS.source, 'gi');
/** "the day on which the title company, having got it, writes its receipt", "both have signed and the house is sold": not of signing alone. */
const OF_MORE =
  /\b(?:title|escrow|lenders?|banks?|courts?|judge|attorneys?|lawyers?|association|board|members|homeowners|employer|inspectors?|appraisers?|surveyors?|recorder|county|city|agency|closing agent|sold|deposit(?:s|ed)?|money|funds|funded|paid|pays|approv\w+)\b/i;
const COUNTS =
  /\b(?:(?:with)?in|before|by|than)\s{1,3}\S{1,12}\s{1,3}(?:\(\d{1,3}\)\s{1,3})?(?:\w{6,9}\s{1,3})?days?\b|\b\d{1,3}\)?\s(?:business\s|calendar\s)?days?\s(?:after|from|following)\b/i;
/** "the third day after the last date of signatures" */
const DAYS_AFTER =
  /\b(?:second|third|fourth|fifth|seventh|tenth|\d{1,2}(?:st|nd|rd|th)|business|next|the)\s{1,3}(?:business\s{1,3}|calendar\s{1,3})?day\s{1,3}(?:immediately\s{1,3})?(?:after|following)\b/i;
const OF_CLOSING = /\b(?:clos(?:e|es|ed|ing)|escrow|settlement|deed|record(?:ed|ing)|possession)\b/i;
const OF_ALL =
  /\b(?:last|final|later|latest|both|all|each|every|everybody|everyone|second|parties|sellers?|fully|mutual(?:ly)?|accept\w+|you|builder)\b/i;

/** Whether what is said of a name is that it is the day on which everybody has signed or heard of it. */
export const tellsStart = (said: string): boolean =>
  (SIGNS.test(said) || IS_TOLD.test(said)) &&
  OF_ALL.test(said) &&
  ![COUNTS, DAYS_AFTER, OF_CLOSING].some((other) => other.test(said));
/** The same, said of a name that shows in no other way what it is for. */
export const tellsStartAlone = (said: string): boolean => tellsStart(said) && !OF_MORE.test(said);
const OF_LAST =
  /\b(?:last(?!\s(?:page|paragraph|line|sheet|section)\b)|final|later|latest|both|all|each|every|second|two|fully|mutual(?:ly)?)\b/i;
const OF_SELLER = /\b(?:sellers?|builders?|developers?|vendors?|owners?)\b/i;
const OF_BUYER = /\b(?:buyers?|purchasers?|part(?:y|ies)|one|us|you|whom|offerees?)\b/i;
export const IS_TOLD =
  /\b(?:communicat|deliver|receiv|receipt|notif|notice|notic|told|tells|returned|transmit|\bword of (?:it|that|this)\b|learn|knowledge|known to|hears?\b|heard|forward|handed|c[ao]mes? back|\bgets?\b|\breach(?:es|ed)\b|\bback (?:to|with|in the hands of)\b|\b(?:in|into) (?:the )?hands of\b|\bin (?:the )?\w+['’]s?['’]? hands\b)/i;
/** Signed and handed over in one: what Florida forms mean. */
const HANDED_OVER = /\band deliver(?:s|ed) (?:this|the) (?:offer|contract|agreement|final)\b/gi;
/** "when Builder, having received the contract signed by Purchaser, countersigns it": what happened before. */
const HAVING_GOT = /\b(?:having|after|upon|once (?:it|he|she) has) (?:first )?receiv(?:ed|ing)\b[^,.;]{3,90},/gi;
const LONGEST = 420;
const BEFORE = 220;
const BEHIND = 300;

/** How a paper says that it starts, where it names no day; undefined where it does not say. */
export function readStartRule(whole: string): StartRule | undefined {
  const rules = sentencesOf(whole).flatMap((sentence, at, all) => {
    const isOfStart = SIGNS.test(sentence) || IS_TOLD.test(sentence) || ACCEPTS.test(sentence);
    const rule = isOfStart ? readSentence(sentence, all[at - 1] ?? '', all[at + 1] ?? '') : undefined;
    return rule === undefined ? [] : [rule];
  });
  const own = rules.filter(({ isWeak }) => !isWeak);
  return own.find(({ isTold }) => isTold) ?? own[0] ?? rules[0];
}

/** Sentences, gaps as single spaces. What ends a paragraph with a dot ends there, whatever begins the next one. */
const sentencesOf = (whole: string) =>
  whole
    .split(/(?<=\.)[ \t]{0,9}\n\s{0,9}\n/)
    .flatMap((part) =>
      part.replaceAll(/\s+/g, ' ').split(/(?<=[a-z0-9)"”]\.|[A-Z]{3}\.)\s(?=["“(]?[A-Z0-9]|\(?[a-z][.)]\s|[*•|-]\s|\/s\/)/),
    );

function readSentence(sentence: string, before: string, behind: string): StartRule | undefined {
  for (const [pattern, way] of WAYS) {
    for (const match of sentence.matchAll(pattern)) {
      const rule = readWay(sentence, { start: match.index, end: match.index + match[0].length, way }, before, behind);
      if (rule !== undefined) return rule;
    }
  }
  return undefined;
}

/** What a subject is stands behind it; what is named stands before; an effect is told on both sides. */
const WAYS = [
  [IS_SUBJECT, 'subject'],
  [IS_EXPLAINED, 'subject'],
  [IS_NAMED, 'named'],
  [TAKES_EFFECT, 'effect'],
] as const;

const OWN_NAME = new RegExp(START_NAME, 'i');

function readWay(
  sentence: string,
  { start, end, way }: Span & { way: (typeof WAYS)[number][1] },
  before: string,
  behind: string,
): StartRule | undefined {
  const isSubject = way === 'subject';
  let own = isSubject
    ? (sentence.slice(end, end + LONGEST).split(NEXT_MEANING)[0] ?? '')
    : way === 'named'
      ? sentence.slice(Math.max(0, start - BEFORE), start)
      : sentence.slice(start, end + BEHIND);
  // "Buyer delivers the money within 3 days of the date all parties have signed this (the “Effective Date”)": what is counted from.
  const counted =
    way === 'named'
      ? /^.*\b(?:days?|hours?) (?:after|of|from|following) (?<event>(?:the )?(?:date|day|time)\b.*)$/.exec(own)
      : null;
  if (SIGNS.test(counted?.groups?.['event'] ?? '')) own = counted?.groups?.['event'] ?? own;
  // "Acceptance occurs when every party has signed; …", "the date of that signature": who signs was said before.
  if (/\b(?:that|such|this) (?:\w+ )?signature\b/i.test(own) && (own.match(ALL_SIGNS) ?? []).length < 2)
    own = `${before.slice(-BEFORE)} ${own}`;
  if (isSubject && own.length < 40 && !SIGNS.test(own)) own = `${own} ${behind.slice(0, BEHIND)}`;
  if (findDates(own, 0, own.length).length > 0) return undefined;
  const told = own.replaceAll(HANDED_OVER, ' ').replaceAll(HAVING_GOT, ' ');
  const isTold = IS_TOLD.test(told) && !IS_SHOWN.test(told);
  const name = isSubject ? OWN_NAME.exec(sentence.slice(start, end))?.[0] : undefined;
  const called = name === undefined ? {} : { name };
  if (!SIGNS.test(own) && !ACCEPTS.test(own))
    return isTold && isSubject && SPEAKS_OF_ACCEPTING.test(own) ? { by: 'last', isTold, isWeak: false, ...called } : undefined;
  const signs = own.replaceAll(HAVING_GOT, ' ');
  const isOfSeller = OF_SELLER.test(signs) && !OF_BUYER.test(signs) && !OF_LAST.test(signs);
  // A letter to the seller: "the day on which you sign".
  const isOfReader = TO_READER.test(signs) && !/\b(?:we|us|both|each|last)\b/i.test(signs);
  const isWeak = way === 'effect' && !/\b(?:date|day)\b/i.test(sentence.slice(start, end));
  return { by: isOfSeller || isOfReader ? 'seller' : 'last', isTold, isWeak, ...called };
}

/** “… hereto; "Completion Day" shall mean September 15”: another name, which has a meaning of its own. */
const NEXT_MEANING = /[;,] (?:and )?(?=["“][A-Z][^"“”]{2,40}["”] (?:shall |will )?(?:means?|be|is|refers?))/;

/** "as shown by the date beside the last signature, a copy of which is delivered": marks are told of, no delivery is waited for. */
const IS_SHOWN =
  /\bno (?:delivery|notice|communication|copy)\b[^.]{0,50}\b(?:needed|required|necessary)\b|\b(?:delivery|notice|communication)\b[^.]{0,40}\bnot (?:needed|required|necessary)\b|\bwithout (?:any )?(?:need|delivery|notice|communication)\b|\b(?:notwithstanding|whether or not|even (?:if|though|where)|regardless of whether|no matter (?:when|whether)|without regard to)\b[^.]{0,80}\b(?:deliver|copy|told|notif|receiv|communicat)/i;
const TO_READER = /\byou (?:counter-?)?sign\b/i;
const SPEAKS_OF_ACCEPTING = /\b(?:accept|offer|contract|agreement|counter)/i;
