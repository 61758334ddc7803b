import type { Span } from '../../text/contract-text.ts';
import { ORDINAL_WORDS } from '../../values/dates.ts';
import { slugOf } from '../../times/counted-events.ts';
import { plainOf } from '../../text/words-near.ts';

/** What people are to do by a time, as clauses say it. */
const VERBS =
  'accept|agree|answer|apply|cancel|certif(?:y|ied)|choose|decide|clean(?:ed)?|complete[ds]?|cure|deliver(?:ed|s)?|deposit(?:ed)?|disburse[ds]?|drop|elect|end(?=\\s(?:the|this|it)\b)|execute[ds]?|extend|furnish(?:ed|es)?|give[ns]?|gives|gets?(?=\\s(?:an?|the|his|her|its|their|any|all)\\s)|hand(?:ed|s)?|have|inspect|install(?:ed)?|list(?:ed)?|lock|lower|make|modify|move|notify|object|obtain(?:s|ed)?|order(?:ed|s)?|paid|pay|perform|post|produce|propose|provide[ds]?|put|reach|record|reduce|refund|release[ds]?|remove[ds]?|repair(?:ed)?|replace[ds]?|reply|report|request|rescind|resolve[ds]?|respond|return(?:ed|s)?|satisf(?:y|ied)|send|serve[ds]?|servic(?:e|ed)|settle|show|sign(?:ed)?|submit(?:ted)?|suppl(?:y|ies|ied)|survey(?:ed)?|take(?! place)|tell|tender(?:ed)?|terminate|transfer|treat|trim|turn|vacate|verify|waive|withdraw';
const DUTY = new RegExp(String.raw`\b(${VERBS})\b(?<rest>[^.;,:()$\d]{0,70})`, 'gi');
/** Where the object of a verb ends. */
const ENDS_OBJECT =
  /\b(?:within|(?:not?|never) (?:later|earlier|sooner|more|less|fewer)|dated|at least|not less|on or before|before|by|until|after|from|upon|to (?:buyer|seller|purchaser|the|my|his|her|your|be|do)|in (?:writing|which|order|a)|at|for|that|which|who|with|if|of (?:such|the right))\b/i;
const SIDES =
  /\b(?:(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen|fifteen|twenty|thirty)(?= (?:\(\d|(?:more|further|days?|business|calendar|full)\b))|until|till|after|either|neither|other|if|no|none|unless|more|further|days?|hours?|then|also|promptly|the|a|an|any|all|such|said|each|its|their|his|her|your|my|buyer'?s?|seller'?s?|purchaser'?s?|vendor'?s?|landlord'?s?|tenant'?s?|client'?s?|party'?s?|parties|written|complete|copy|copies|shall|will|must|may|me|them|it|this|up|once|again|own)\b/gi;
const MOST_WORDS = 4;

/**
 * A name for a time that has none of its own kind, in the words of its clause: what is to be done (“give the paid receipt” as
 * give_paid_receipt), else its heading. Words are in lower case, with straight apostrophes.
 */
function nameDeadline(before: string, after: string, above: readonly string[]): string {
  // "Dear Abigail," over a letter says nothing of what is due.
  const headings = above.filter((words) => !words.startsWith('dear ') && !IS_ORDINAL.test(words));
  const called = calledBehind(after);
  if (called !== undefined) return called;
  // "SETTLEMENT PERIOD. The parties have until …": what others count from its end.
  const period = headings.slice(0, 1).find((words) => /^[a-z ]{3,30} period$/.test(words));
  if (period !== undefined) return slugOf(period, MOST_WORDS);
  // "(5) By February 26, 2027: order of the Probate Court"
  const item = IS_TIME_ALONE.test(before) ? /^[^a-z:]{0,12}: ?([a-z][^.;,:]{3,60})/.exec(after)?.[1] : undefined;
  const thing = item === undefined ? '' : objectOf(item);
  if (thing !== '') return thing;
  // "N(1)  Seller delivery of documents  7 days": a row.
  const row = IS_ROW.exec(before)?.groups?.['label'];
  if (row !== undefined && nameRow(row) !== '' && !SAYS_DUTY.test(row)) return nameRow(row);
  // "you have four days more to decide": what somebody has that time for stands behind it.
  const purpose = HAS_TIME.test(before) ? /^,?[^.;,]{0,12}\bto (.{3,70})/.exec(after)?.[1] : undefined;
  const aim = purpose === undefined ? undefined : (nameAct(purpose, headings[0] ?? '', false) ?? slugOf(purpose, MOST_WORDS));
  if (aim !== undefined && aim !== '') return aim;
  const elided = ELIDED.exec(before);
  const verb = elided === null ? undefined : [...before.slice(0, elided.index).matchAll(DUTY)].at(-1)?.[1];
  const second = objectOf(elided?.groups?.['object'] ?? '');
  if (verb !== undefined && second !== '') return `${plainForm(verb.toLowerCase())}_${second}`;
  const act =
    nameAct(before, headings[0] ?? '', true) ?? (MODAL.test(before) ? undefined : nameAct(after, headings[0] ?? '', false));
  if (act !== undefined) return act;
  const [, subject = '', done = ''] = MODAL.exec(before) ?? MODAL.exec(after) ?? [];
  // "All selections must be made at the Design Center": what it is done to, and no place.
  const passive =
    /^be (?:(?<act>[a-z]+(?:ed|en|wn)|made|done|paid|sent|sold|built|put|left|kept|met|had|held)\b|(?=on\b|at\b|by\b|before\b))/.exec(
      done,
    );
  const suffered = passive === null ? '' : objectOf(subject);
  // "Roof. … that has to be done by May 7"
  if (
    passive?.groups?.['act'] !== undefined &&
    suffered === '' &&
    headings[0] !== undefined &&
    !/\b(?:agreement|contract)\b/.test(headings[0])
  ) {
    const of = slugOf(headings[0], 3);
    if (of !== '') return `${of}_${passive.groups['act']}`;
  }
  if (suffered !== '') return [suffered, passive?.groups?.['act']].filter((part) => part !== undefined).join('_');
  const plain = objectOf(done);
  // "The shed is to be emptied": what it is done to stands before it.
  if (plain !== '') return plain.includes('_') ? plain : [objectOf(subject), plain].filter((part) => part !== '').join('_');
  const heading = headings
    .filter((words) => !/\b(?:agreement|contract|addendum|lease)\b/.test(words))
    .map((words) => slugOf(words, MOST_WORDS))
    .find((name) => name !== '');
  return heading ?? 'deadline';
}

/** A name for a time at its place in a sentence. */
export function nameOf(text: string, sentence: Span, place: Span, headings: readonly string[]): string {
  const [before, after] = [text.slice(sentence.start, place.start), text.slice(place.end, sentence.end)].map(plainOf);
  return nameDeadline(before ?? '', after ?? '', headings);
}

/** "shall deliver the rules within 7 days, and the septic permit by …": the second thing to be done alike. */
const ELIDED =
  /\b(?:days?|hours?|weeks?|\d{4}|date|acceptance|closing)\b[^.;,]{0,40},? and (?:also )?(?:the|a|an|any|his|her|its) (?<object>(?:(?!\b(?:shall|will|must|may|is|are|has|have|and)\b)[a-z' -]){3,60}?),? ?$/;
/** "FIFTH. Buyer has …" */
const IS_ORDINAL = new RegExp(`^(?:${ORDINAL_WORDS})$`);
const IS_TIME_ALONE =
  /^[^a-z]{0,6}(?:[a-z\d]{1,3}[.)] ?)?(?:within|by|on or before|before|no later than|not later than)?[^a-z]{0,4}$/;
const HAS_TIME =
  /\b(?:has|have|had|gets?(?=\s(?:an?|the|his|her|its|their|any|all)\s)|having)\s(?:(?:then|another|a further|up to|until)\s){0,2}(?:[a-z\d]{1,12} (?:more |further )?(?:business |calendar )?days?(?: more)?,? (?:that is,? )?)?$/;

const IS_ROW =
  /^[^a-z]{0,4}(?:[a-z]{1,2}(?:\(\d\))?[.)]? )?(?<label>[a-z][a-z' /&-]{2,44}?)[ :–-]{1,4}(?:within |no later than )?$/;
const SAYS_DUTY = new RegExp(String.raw`\b(?:shall|will|must|may|has|have|agrees?|is|are|if|to|within|by|${VERBS})\b`);

/** What a clause calls a time right behind it: "by March 21, 2027 (“Home Sale Deadline”)". */
export function calledBehind(after: string): string | undefined {
  const period = /^[^.;]{0,40}\b(?:for|as) an? ([a-z]{4,20} period)\b/.exec(after)?.[1];
  if (period !== undefined) return slugOf(period, MOST_WORDS);
  const called =
    /^[^.;()]{0,60}\((?:the )?((?:negotiation|resolution|settlement|response|reply|reinspection|corrective|rebuttal) period)\)/.exec(
      after,
    )?.[1] ??
    /^[^.;()]{0,60}\((?:the )?["“](?:the )?((?:negotiation|settlement) period)["”]\)/.exec(after)?.[1] ??
    /^[^.;]{0,30}\(\s?(?:the )?["“](?:the )?([a-z' ]{4,40}?)(?: (?:deadline|date|period))?["”]/.exec(after)?.[1] ??
    /^[^.;()]{0,12}\((?:the )?([a-z' ]{4,30}?) (?:deadline|date)\)/.exec(after)?.[1];
  // What lenders commit to.
  if (/^(?:(?:loan|mortgage|financing) )?commitment$/.test(called ?? '')) return 'loan_approval';
  return called === undefined ? undefined : slugOf(called, MOST_WORDS) || undefined;
}

const TO_SOMEBODY =
  /^ (?:to )?(?:the )?(?:buyer|seller|purchaser|vendor|owner|landlord|tenant|other party)s?(?: with)? (?=(?:the|a|an|all|any|copies|its|his|her|their)\b)/i;

/** The last act before a time, or the first one behind it; one without an object is that of the subject or the heading. */
function nameAct(words: string, heading: string, isLast: boolean): string | undefined {
  const acts = [...words.matchAll(DUTY)].flatMap(({ 1: said = '', index, groups }) => {
    const verb = plainForm(said.toLowerCase());
    // "gets a wood infestation report": a thing, and nothing that is done.
    if (IS_THING_TOO.test(verb) && BEHIND_ARTICLE.test(words.slice(Math.max(0, index - 60), index))) return [];
    // "deliver to Buyer the septic permit": who gets it stands before it.
    const rest = (groups?.['rest'] ?? '').replace(TO_SOMEBODY, ' ');
    const object = objectOf(rest.slice(0, ENDS_OBJECT.exec(rest)?.index ?? rest.length));
    // "Radon. Buyer may test for it and deliver the report": of what it is, its heading says.
    const ofHeading = IS_ANY_PAPER.test(object) && !IS_OF_PAPER.test(heading) ? slugOf(heading, 3) : '';
    if (ofHeading !== '') return [`${ofHeading}_${object}`];
    if (object !== '' && object !== verb) return [`${verb}_${object}`];
    if (verb === 'have' || verb === 'take' || verb === 'make') return [];
    const subject = SUBJECT.exec(words.slice(Math.max(0, index - 90), index))?.[1] ?? '';
    const of = objectOf(subject) || slugOf(/\b(?:agreement|contract)\b/.test(heading) ? '' : heading, 3);
    // "TERMINATION. Either party may terminate …": the heading says it already.
    return [of === '' || of.startsWith(verb.slice(0, 6)) ? verb : `${of}_${verb}`];
  });
  return isLast ? acts.at(-1) : acts[0];
}

const IS_THING_TOO = /^(?:report|survey|list|deposit|order|request|transfer|notice|release)$/;
const BEHIND_ARTICLE = /\b(?:an?|the|his|her|its|their|any|such|each)\s(?:[a-z-]+\s){1,3}$/;

/** "furnishes" as "furnish": who does it says nothing of what it is. */
const plainForm = (verb: string): string =>
  verb
    .replace(/(?<=[a-z]{2})ies$/, 'y')
    .replace(/(?<=sh|ch|ss)es$/, '')
    .replace(/(?<=[a-rt-z])s$/, '');

/** Things of which a clause has many. */
const IS_ANY_PAPER = /^(?:reports?|results?|findings|evidence|documents?|notice|receipts?|certificate)$/;
const IS_OF_PAPER = /\b(?:agreement|contract|terms|provisions|conditions|contingencies|addendum)\b/;

/** What somebody shall or may do, where it is no act that contracts speak of. */
const MODAL = /(?:^|[.;,:])([^.;,:]{0,60})\b(?:shall|will|must|may|agrees? to|is to|are to|ha(?:s|ve) to)\s([^.;,:]{3,60})/;

const objectOf = (words: string) => slugOf(words.replaceAll(SIDES, ' '), MOST_WORDS - 1);
/** What is to be done with: "the balance is to be released". */
const SUBJECT = /(?:^|[.;,:]|\band)\s?([^.;,:]{3,60}?)\s(?:shall|will|must|is to|are to|may|is|are)(?:\s(?:be|not))?\s$/;

/** A name for a row of a form that sets a time: "New Loan Terms Deadline" as new_loan_terms. */
export function nameRow(label: string): string {
  return slugOf(
    label.replaceAll(/\b(?:deadline|due|date|time|period|expires?|expiration|by|until|contingency|days?)\b/g, ' '),
    5,
  );
}
