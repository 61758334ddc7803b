import { splitClauses, type Clause } from '../../text/clauses.ts';
import type { ContractText, Span } from '../../text/contract-text.ts';
import { withoutUnchosen } from '../../text/marks.ts';
import { roleOf, type Role } from '../../values/roles.ts';
import { withoutWaivedRows } from '../contingencies/chosen-rows.ts';

const DAYS_LEFT_OPEN =
  /(?<!_|\bdays\s{1,4}or\s{1,4})(?:_{2,60}|\(_{2,60}\)|\[[^\]\n]{1,30}\])\s{0,4}(?:\((?!if\b|["“]?\d{1,3}["”]?(?:\sdays)?\sif\b)[^)\n]{0,24}\)\s{0,4})?(?:calendar |business )?days\b(?!(?:\s{0,3}|\s[^.;()]{3,60}\s)\((?:if\b|["“]?\d{1,3}["”]?(?:\s\w{3,8})?\sif\b))/gi;

/** What the words nearest to an open count of days say that it is for. */
const OPEN_DAYS: readonly Role<string>[] = [
  {
    role: 'loan_application_days',
    before:
      /\b(?:loan|mortgage|financing) application\b|\bapplication for (?:(?:the|a|an|any|all|such|said|new|first|mortgage|purchase|home) ){0,4}(?:loans?|mortgage|financing)\b(?: necessary to complete this transaction)?|\bappl(?:y|ies) for (?:(?:the|a|an|any|such|said|new|first|mortgage) ){0,3}(?:loans?|mortgage|financing)\b/g,
    after: /^[^.;_]{0,24}\b(?:to )?(?:apply|make (?:a |an )?(?:[a-z]+ )?application)\b/,
  },
  {
    role: 'loan_approval_days',
    before: /\b(?:loan|mortgage|financing|commitment)\b/g,
    after: /^[^.;_]{0,60}\b(?:loan|mortgage|financing)\b/,
  },
  {
    role: 'inspection_days',
    before: /\b(?:inspect\w*|due diligence|examin\w+|investigation)\b/g,
    after: /^[^.;_]{0,60}\binspect/,
  },
  { role: 'appraisal_days', before: /\bapprais\w+/g, after: /^[^.;_]{0,60}\bapprais/ },
  {
    role: 'earnest_money_days',
    before: /(?<!\b(?:additional|further|second) )\b(?:earnest (?:money|deposit)|deposit|binder)\b/g,
    after: /^[^.;_]{0,40}\b(?:earnest money|deposit)\b/,
  },
  { role: 'proof_of_funds_days', before: /\bproof of (?:funds|cash)\b/g },
  {
    role: 'settlement_period_days',
    before: /\b(?:settlement|negotiation|resolution) period\b/g,
    after: /^ ?\(?(?:the )?["“](?:the )?(?:settlement|negotiation|resolution) period\b/,
  },
  {
    role: 'hoa_documents_review_days',
    before: /\b(?:association|condominium|hoa)\b[^.]{0,40}\bdocuments\b/g,
    after: /^[^.;_]{0,60}\breceipt of (?:the |these |all )?(?:association |hoa |condominium )?(?:documents|declaration)\b/,
  },
  { role: 'other', before: /\b(?:title|survey|association|hoa|disclosure|possession|cure|respond|repair)\w*/g },
];

/** What an open count of days is for, by the words nearest to it, else by the heading of its clause. */
export function nameOpenDays(text: string, place: Span, clauses: readonly Clause[]): string | undefined {
  const heading = clauses.findLast(({ start }) => start <= place.start)?.heading ?? '';
  return roleOf(text, place, OPEN_DAYS) ?? OPEN_DAYS.find(({ before }) => heading.search(before) >= 0)?.role;
}

/** The counts of days that a paper leaves open, by what they are for; what stands beside an empty box was not chosen. */
export function findOpenDays(paper: ContractText, isTemplate: boolean): Set<string> {
  const text = isTemplate ? paper.text : withoutUnchosen(withoutWaivedRows(paper).text);
  const clauses = splitClauses(text);
  return new Set(
    [...text.matchAll(DAYS_LEFT_OPEN)].flatMap(({ 0: whole, index }) => {
      const role = nameOpenDays(text, { start: index, end: index + whole.length }, clauses);
      return role === undefined ? [] : [role];
    }),
  );
}
