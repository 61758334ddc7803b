import { splitClauses, splitSentences } from '../clauses.ts';
import type { ContractText, Span } from '../contract-text.ts';
import { findDates } from '../dates.ts';
import { findDayRules, type DayRule } from '../spans-of-days.ts';

export interface Deadline extends Span {
  type: string;
  rule: DayRule | undefined;
  /** A calendar date that the clause names. */
  day: string | undefined;
}

/** What a sentence with a time in it sets the time for; the first that fits. Contingencies are told by themselves. */
const KINDS: readonly (readonly [type: string, words: RegExp])[] = [
  ['terminate_after_failed_cure', /within [^.]{1,40} after (?:the )?end of (?:the )?cure period/],
  ['title_cure', /\bcure\b[^.]{0,80}\b(?:objection|defect|title)|(?:objection|defect|title)[^.]{0,120}\bcure\b/],
  [
    'title_objection',
    /\bobject(?:s|ion|ions)?\b[^.]{0,160}\b(?:title|commitment|survey|exception)|(?:title|commitment|report)[^.]{0,120}\bobject/,
  ],
  [
    'title_commitment',
    /(?:furnish|deliver|provide|obtain|order)[^.]{0,80}(?:title commitment|commitment (?:for|to)|preliminary (?:title )?report|title report|abstract of title|title evidence|title insurance commitment)/,
  ],
  ['earnest_money_delivery', /(?:earnest money|initial deposit|escrow deposit|good faith deposit|\bdeposit\b)/],
  ['loan_application', /(?:apply|application|applied)[^.]{0,60}(?:loan|mortgage|financing)|(?:loan|mortgage) application/],
  [
    'loan_approval',
    /(?:loan|mortgage|financing)[^.]{0,60}(?:approval|commitment|approved)|(?:approval|commitment)[^.]{0,40}(?:loan|mortgage|financing|lender)/,
  ],
  ['seller_disclosure', /(?:seller|property|condition)[^.]{0,60}disclosure/],
  ['hoa_documents', /(?:homeowners?'?|owners'?|condominium) association|\bhoa\b|resale certificate/],
  ['lead_inspection', /lead-based paint|risk assessment/],
  ['repair_request', /request(?:s|ed|ing)?[^.]{0,40}repair|repair request|(?:notice|list) of (?:defects|repairs|deficienc)/],
  ['seller_response', /seller[^.]{0,60}(?:respond|response|reply)/],
  ['repairs', /(?:complete|make|perform)[^.]{0,40}repairs/],
  ['survey', /\bsurvey\b/],
  ['inspection', /\binspect(?:s|ion|ions)?\b|due diligence/],
  ['appraisal', /\bapprais/],
  ['offer_expiration', /(?:offer|counter ?offer)[^.]{0,80}(?:expire|void|revoked|withdrawn|lapse|accept)/],
  ['final_walk_through', /walk-?through|final inspection/],
  ['possession', /possession|occupancy|vacate/],
  ['closing_cure', /(?:extend|extension)[^.]{0,40}clos/],
  ['default_notice', /(?:default|breach)[^.]{0,60}(?:notice|cure|days)/],
  ['mediation', /mediat/],
];

/** The times that the paper sets: counts of days from an event, or dates; one of a kind, the first that is stated. */
export function findDeadlines({ text }: ContractText): Deadline[] {
  const found = new Map<string, Deadline>();
  for (const clause of splitClauses(text)) {
    for (const sentence of splitSentences(text, clause)) {
      for (const deadline of readSentence(text, sentence)) {
        if (!found.has(deadline.type)) found.set(deadline.type, deadline);
      }
    }
  }
  return [...found.values()].toSorted((a, b) => a.start - b.start);
}

function readSentence(text: string, sentence: Span): Deadline[] {
  const rules = findDayRules(text, sentence.start, sentence.end).filter(({ value }) => value.days !== null);
  const day = findDates(text, sentence.start, sentence.end)[0];
  const plain = text.slice(sentence.start, sentence.end).replaceAll(/\s+/g, ' ').replaceAll('’', "'").toLowerCase();
  // Extensions and remedies name days that are no deadline of their own.
  if (/automatically extended|extended (?:by|up to)|tenancy at/.test(plain)) return [];
  return rules.flatMap((rule) => {
    const near = plainAround(text, sentence, rule);
    const kind = KINDS.find(([, words]) => words.test(near)) ?? KINDS.find(([, words]) => words.test(plain));
    if (kind === undefined || (rule.value.from === null && day !== undefined)) return [];
    return [{ type: kind[0], rule: rule.value, day: undefined, start: leadIn(text, sentence, rule), end: rule.end }];
  });
}

/** The words near a count of days decide what it is for, where a sentence holds several. */
function plainAround(text: string, sentence: Span, rule: Span): string {
  const start = Math.max(sentence.start, rule.start - 120);
  return text
    .slice(start, Math.min(sentence.end, rule.end + 160))
    .replaceAll(/\s+/g, ' ')
    .replaceAll('’', "'")
    .toLowerCase();
}

/** The quote begins with its "within" or "no later than". */
function leadIn(text: string, sentence: Span, rule: Span): number {
  const before = text.slice(Math.max(sentence.start, rule.start - 40), rule.start);
  const lead = /\b(?:within|no later than|not later than|on or before|at least|by|for)\s{1,10}(?:the\s{1,4})?$/i.exec(before);
  return lead === null ? rule.start : rule.start - before.length + lead.index;
}
