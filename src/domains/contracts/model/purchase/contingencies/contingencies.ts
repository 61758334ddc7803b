import { withoutFormerColumns } from '../../text/former-columns.ts';
import { splitClauses, splitSentences, type Clause } from '../../text/clauses.ts';
import type { ContractText, Span } from '../../text/contract-text.ts';
import { timeBeside } from '../../times/clock.ts';
import { findDates, reachOfDates } from '../../values/dates.ts';
import { TICKED, UNTICKED, withoutUnchosen } from '../../text/marks.ts';
import { withoutCountedFrom } from '../../times/counted-events.ts';
import { findDayRules, type DayRule } from '../../times/spans-of-days.ts';
import { OF_A_PART } from '../flags/clause-grammar.ts';
import { answerOfRow } from './contingency-rows.ts';
import { withOwnStart } from '../start/own-start.ts';
import { DEEMED, GIVES_UP, LETS_OUT, TOPICS, type ContingencyType, type Topic } from './topics.ts';

export interface Contingency extends Span {
  type: ContingencyType;
  status: 'stated' | 'blank' | 'waived' | 'see_addendum_not_attached';
  rule: DayRule | undefined;
  /** A calendar date that the clause names instead of a count, and its hour. */
  day: string | undefined;
  time?: string | undefined;
}

const ANY_MARK = new RegExp(`${TICKED}|${UNTICKED}`);
const OPEN_MARK = new RegExp(String.raw`^[\s\-*•()a-z0-9.]{0,8}${UNTICKED}`, 'i');

/** "Buyer Portia Grange Date 9/28/2026" */
const IS_MARK =
  /^\W{0,6}(?:buyer|seller|purchaser|vendor)s?(?:'s?)?(?: signature)?:? (?:(?:(?!\b(?:shall|will|must|may|has|within|days?)\b)[^.;]){3,80}\d{1,2}\/\d{1,2}\/\d{2,4}|(?:[a-z.'-]+ ){2,4}date:? (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\.? \d{1,2},? \d{4}\W{0,4}$)/;

/** "Buyer may cancel if …", "if …, I can back out": a way out that waits for no day. */
const LEAVES = String.raw`\b(?:buyers?|purchasers?|i|we)(?: \(buyer\))?,? (?:may|can) (?:then |also )?(?:cancel|terminate|rescind|withdraw|void|back out|walk away|end (?:it|this)|call|have (?:his|her|its|their|the|my) deposit back)\b`;
const LEAVES_IF = new RegExp(String.raw`${LEAVES}[^.;]{0,60}\bif\b|\bif\b[^.;]{0,160}${LEAVES}`);

/** Words by which a sentence under a heading lets somebody out, though it does not say of what. */
const IS_LEFT = /\b(?:conting|terminat|cancel|rescind|void|withdraw|back out|walk away|disapprov|refund)/;

/** What the sale depends on, each with its time if the clause says one; what is given up is told as waived. */
export function findContingencies({ text: whole }: ContractText): Contingency[] {
  const text = withoutFormerColumns(withoutUnchosen(whole));
  const keep = (found: (Contingency & { weight: number }) | undefined) => {
    const known = found === undefined ? undefined : best.get(found.type);
    if (found !== undefined && (known === undefined || found.weight > known.weight)) best.set(found.type, found);
  };
  const reach = reachOfDates(text);
  const best = new Map<ContingencyType, Contingency & { weight: number }>();
  for (const clause of splitClauses(text)) {
    const [own, above] = [clause.heading, clause.above[0] ?? ''].map((words) =>
      // "CONDOMINIUM CONTRACT": the title of a paper is no clause of it.
      IS_TITLE.test(words) ? undefined : TOPICS.find(({ heading }) => heading.test(words.replaceAll('’', "'"))),
    );
    let lead = '';
    for (const sentence of splitSentences(text, clause)) {
      lead = leadOf(text.slice(sentence.start, sentence.end), lead);
      const row = readRow(whole, text, sentence, reach);
      if (row === undefined) {
        const found = readSentence(text, sentence, clause, { own, above }, reach, lead);
        keep(found);
        if (found?.status === 'stated') for (const other of readOthers(text, sentence, found)) keep(other);
      } else keep(row);
    }
  }
  return [...best.values()].toSorted((a, b) => a.start - b.start).map(({ weight: _weight, ...contingency }) => contingency);
}

/** "Buyer may end this Agreement: (a) within 14 days, if …; (b) …": what each item of a list goes on from. */
function leadOf(sentence: string, before: string): string {
  const lead = /^(?<lead>[^]{8,160}?):\s{1,4}\(?(?:a|1|i)\)\s/.exec(sentence)?.groups?.['lead'];
  if (lead !== undefined) return lead.replaceAll(/\s+/g, ' ').replaceAll('’', "'").toLowerCase();
  return /^\s{0,8}(?:(?:and|or)\s)?\(?(?:[b-k]|[2-9]|i{2,3}|iv|vi{0,3})\)\s/.test(sentence) ? before : '';
}

const IS_TITLE = /\b(?:contract|agreement|offer)\b(?! contingenc)/;

/** A row that names its days says more than a sentence beside it; one that does not leaves them to the sentence. */
const ROW_WEIGHT = { plain: 8, counted: 15, dated: 30 };

/** A row of a sheet of terms: a label, and whether it was chosen, with its days if it has some. */
function readRow(
  whole: string,
  text: string,
  sentence: Span,
  reach: ReturnType<typeof reachOfDates>,
): (Contingency & { weight: number }) | undefined {
  const answer = answerOfRow(whole.slice(sentence.start, sentence.end));
  if (answer === undefined) return undefined;
  const { type, isChosen } = answer;
  if (!isChosen) return { ...sentence, type, status: 'waived', rule: undefined, day: undefined, weight: 100 };
  const found = findDayRules(text, sentence.start, sentence.end)[0];
  const rule = found && withOwnStart(text, found, found.value, reach);
  return {
    ...sentence,
    type,
    status: rule?.days === null ? 'blank' : 'stated',
    rule,
    day: undefined,
    weight: rule?.days == null ? ROW_WEIGHT.plain : ROW_WEIGHT[rule.from === null ? 'counted' : 'dated'],
  };
}

/** "The promise to buy depends on an inspection, a loan and an appraisal": the others that one sentence names. */
function readOthers(text: string, sentence: Span, found: Contingency): (Contingency & { weight: number })[] {
  const plain = text.slice(sentence.start, sentence.end).replaceAll(/\s+/g, ' ').replaceAll('’', "'").toLowerCase();
  const list = DEPENDS_ON_SEVERAL.exec(plain)?.groups?.['list'];
  if (list === undefined) return [];
  return TOPICS.filter(
    ({ type, sentence: words, unless }) => type !== found.type && words.test(list) && !(unless?.test(list) ?? false),
  ).map(({ type }): Contingency & { weight: number } => ({
    ...sentence,
    type,
    status: 'stated',
    rule: undefined,
    day: undefined,
    weight: 0,
  }));
}

const DEPENDS_ON_SEVERAL =
  /\b(?:contingent|conditioned|conditional|depends?|dependent) (?:up)?on\b(?<list>(?:(?!\b(?:but|unless|except)\b)[^.;]){10,400},? (?:and|or) [^.;]{3,200})/;

function readSentence(
  text: string,
  sentence: Span,
  clause: Clause,
  { own, above }: Record<'own' | 'above', Topic | undefined>,
  reach: ReturnType<typeof reachOfDates>,
  lead: string,
): (Contingency & { weight: number }) | undefined {
  const plain = withoutCountedFrom(
    text.slice(sentence.start, sentence.end).replaceAll(/\s+/g, ' ').replaceAll('’', "'").toLowerCase(),
  );
  // What stands beside an empty box was not chosen.
  if (OPEN_MARK.test(plain) || (ANY_MARK.test(plain) && !new RegExp(TICKED).test(plain))) return undefined;
  const speaksOf = ({ sentence: words, unless }: Topic) => words.test(plain) && !(unless?.test(plain) ?? false);
  // A row for the deposit, under whatever heading.
  if (/^(?:\W|[a-z]\b|\d){0,24}earnest money/.test(plain)) return undefined;
  // The heads of a table in which people choose are no choice.
  if (/\b(?:elected|chosen|yes)\b\W{1,8}(?:waived|not chosen|no|declined)\b/.test(plain)) return undefined;
  if (/\bthis (?:addendum|amendment|offer|counter ?offer)\b[^.]{0,40}\b(?:expires?|lapses?)\b/.test(plain)) return undefined;
  // Marks and their days are no term.
  if (plain.includes('/s/') || IS_MARK.test(plain)) return undefined;
  const topic =
    own !== undefined && speaksOf(own) ? own : (TOPICS.find(speaksOf) ?? own ?? (IS_LEFT.test(plain) ? above : undefined));
  if (topic === undefined) return undefined;
  const isOwnClause = own?.type === topic.type;
  const isNamed = /contingen|period|deadline/.test(clause.heading);
  const isCounted = /\bremoved\b/.test(plain) && findDayRules(text, sentence.start, sentence.end).length > 0;
  if (topic.unless?.test(plain) === true && !speaksOf(topic) && GIVES_UP.test(plain)) return undefined;
  if (topic.type === 'inspection' && GIVES_UP.test(plain) && IS_OF_A_PART.test(plain)) return undefined;
  // What somebody else may do with the home lets the buyer out of nothing.
  if (topic.type === 'hoa_documents' && (BUYS_FIRST.test(plain) || ASSESSES.test(plain))) return undefined;
  if (GIVES_UP.test(plain) && !DEEMED.test(plain) && !isCounted && topic.sentence.test(plain)) {
    return { ...sentence, type: topic.type, status: 'waived', rule: undefined, day: undefined, weight: 100 };
  }
  // "Purchaser has inspected the premises and takes them as is": done already, and no way out.
  if (topic.type === 'inspection' && HAS_LOOKED.test(plain)) return undefined;
  const rule = findDayRules(text, sentence.start, sentence.end).find(
    (found) =>
      isOwnTime(plain, found.value) &&
      !isForApplying(text, sentence, found) &&
      isOwnLabel(topic, text.slice(sentence.start, found.start)),
  );
  const row = text.slice(sentence.start, sentence.end);
  // A row of a table of terms: what it is for, and its days.
  if (
    row.includes('\t') &&
    rule?.value.days != null &&
    rule.value.from !== null &&
    rule.value.direction === 'after' &&
    row.length < 240 &&
    !/closing|settlement|coe\b|deposit/.test(plain)
  ) {
    return { ...sentence, type: topic.type, status: 'stated', rule: rule.value, day: undefined, weight: 9 };
  }
  const whole = `${lead} ${plain}`;
  if (!LETS_OUT.test(whole) && !isOwnClause) return undefined;
  if (
    !isOwnClause &&
    !/\bconting|subject to|conditioned|conditional|terminat|cancel|rescind|refund|period\b|must appraise|depends? on|deposit back\b|\bvoid\b|back out|walk away|withdraw|may end\b|call (?:it|the (?:sale|deal)) off/.test(
      whole,
    )
  )
    return undefined;
  // The day of the paper, or of closing, is no day of the contingency.
  const isOther = ({ start }: Span) =>
    !(isOwnClause && topic.type === 'sale_of_home') &&
    (/\b(?:extended|moved|changed|postponed|amended)\s{1,9}from\s{1,9}$/i.test(
      text.slice(Math.max(sentence.start, start - 40), start),
    ) ||
      /\b(?:received|receipt of)\b[^.;]{0,140}\bon\s{1,4}$/i.test(text.slice(Math.max(sentence.start, start - 170), start)) ||
      /\b(?:made|dated|entered|effective|clos(?:e|ed|ing)(?! of business)|settlement|offered|executed|recorded|received|delivered|accepted|acceptance|execution|ratification|provided|signed|as of|was owing)\b[^.;]{0,40}$/i.test(
        text.slice(Math.max(sentence.start, start - 60), start),
      ));
  const day = rule === undefined ? findDates(text, sentence.start, sentence.end).find((date) => !isOther(date)) : undefined;
  // "New Loan Application Deadline  6/14/2027", "Record Title Deadline  6/15/2027": a first step, and no end of the contingency.
  if (day !== undefined && (isForApplying(text, sentence, day) || (topic.type === 'title' && IS_HANDED_OVER.test(plain))))
    return undefined;
  const isTimed = rule !== undefined || day !== undefined;
  if (
    !isTimed &&
    !isNamed &&
    !LEAVES_IF.test(plain) &&
    !/\bif\b[^.;]{0,80}\b(?:gets?|has|have|receives?|takes?)\b[^.;]{0,24}\bdeposit back\b/.test(plain) &&
    !/\bconting|subject to|conditioned|conditional|depends? (?:up)?on|must appraise|must provide (?:clear|marketable|good)/.test(
      plain,
    )
  )
    return undefined;
  const status = rule?.value.days === null ? 'blank' : 'stated';
  const weight =
    (isTimed ? 10 : 0) +
    (isOwnClause ? 4 : 0) +
    (isNamed ? 2 : 0) +
    (status === 'blank' ? -2 : 0) +
    (/\bconting/.test(plain) ? 1 : 0) +
    // "… shall be 14 days, and not as stated in A.8": what is agreed on besides the form comes first.
    (isTimed && /\b(?:not as (?:stated|set forth|provided)|in lieu of|instead of|notwithstanding)\b/.test(plain) ? 8 : 0) -
    // The first step of several is the contingency’s own.
    (/\b(?:termination|resolution)\b/.test(plain) ? 3 : 0);
  const place = day ?? rule;
  const time = place === undefined ? undefined : timeBeside(text, place);
  return {
    ...sentence,
    type: topic.type,
    status,
    rule: rule && withOwnStart(text, rule, rule.value, reach),
    day: day?.value,
    time,
    weight,
  };
}

const HAS_LOOKED =
  /\b(?:buyer|purchaser|vendee)s?\b[^.;]{0,40}\b(?:has|have|having) (?:[a-z]+ )?(?:inspected|examined|viewed|looked (?:at|over))\b[^.;]{0,120}\b(?:as[ -]is|(?:present|existing|current) condition)\b/;

const IS_OF_A_PART = new RegExp(OF_A_PART);
/** A row for the papers of the title, and not for what is said to them. */
const IS_HANDED_OVER =
  /^(?!.*\b(?:object|resol|terminat|approv|review|cur(?:e|ing)\b|cancel|conting))[^;]*\btitle (?:commitment |documents? )?(?:deadline|due)\b/;
/** Who pays what the association charges. */
const ASSESSES =
  /\b(?:pays?|paid|owes?|prorat\w+|assumes?)\b[^.;]{0,40}\b(?:assessments?|dues|fees)\b(?![^.;]{0,80}\b(?:cancel|terminat|rescind|void|contingen)\w*)/;
const BUYS_FIRST = /\bfirst refusal\b|\bright (?:of purchase|to (?:buy|purchase))\b/;

/** The time to apply for a loan is not the time to have it. */
function isForApplying(text: string, sentence: Span, { start, end }: Span): boolean {
  const leads = /^\W{0,4}(?:[A-Z ]{4,24}\.\s{0,3})?(?:within|no later than|not later than)\s{1,4}$/i.test(
    text.slice(sentence.start, start),
  );
  if (leads && /^[^.;]{0,100}\bappl(?:y|ies|ication)\b/i.test(text.slice(end, sentence.end))) return true;
  // "Buyer has five days from Acceptance to apply, and …"
  if (/^[^.;,]{0,40}?\bto (?:make (?:an? |the )?(?:\w+ )?application|apply)\b/i.test(text.slice(end, end + 80))) return true;
  return /(?<!☒ )\b(?:appl(?:y|ies|ied|ication))\b(?:[^,]|,(?=\d|\s{1,4}(?:within|no later|not later|by)\b|\s{0,4}$)){0,80}$|\b(?:loan status|status update|lsu|pre-?qualif\w+|loan estimate)\b[^.;]{0,170}$/i.test(
    text.slice(Math.max(sentence.start, start - 180), start),
  );
}

/** Times of repairs, answers and extensions are not those of the contingency itself. */
function isOwnTime(plain: string, rule: DayRule): boolean {
  if (rule.direction === 'before' && rule.from !== 'closing') return false;
  if (/^end_of_(?:contingency|negotiation|settlement|resolution)_period$/.test(rule.from ?? '')) return false;
  if (/\bextended (?:for|by)\b|\bmay extend\b/.test(plain)) return false;
  if (/\b(?:hours?|days?) (?:to|within which to|in which to) (?:waive|remove|drop|lift|release)\b/.test(plain)) return false;
  return !/\b(?:seller|vendor) (?:shall|will|must|may|has|shall have)\b[^.]{0,80}\b(?:respond|repair|cure|correct|remedy|reply)/.test(
    plain,
  );
}

/** "Survey Deadline: May 14, 2027 | Insurance Deadline: 10 days": of two labels in one row, each has the time behind it. */
function isOwnLabel(topic: Topic, before: string): boolean {
  const label = /(?:^|\t)\s{0,4}(?<label>[A-Z][^\t\n:]{2,40}):[^\t:]*$/.exec(before)?.groups?.['label'];
  return (
    label === undefined ||
    /\b(?:may|shall|will|must|can)\b/.test(label) ||
    topic.sentence.test(label.toLowerCase()) ||
    topic.heading.test(label.toLowerCase())
  );
}
