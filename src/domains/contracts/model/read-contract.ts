import { findStruck, joinPages, pageOf, quoteOf, type ContractText } from './text/contract-text.ts';
import { readCounting } from './times/counting-words.ts';
import { isSaleKind, recognizeKind } from './document-kind.ts';
import { findAmounts } from './values/money.ts';
import { recognizeForm, type Form, type FormFamily } from './form-families.ts';
import { findOneSidedDefault } from './flags/one-sided-default.ts';
import { hasOpenInitials, nameOpenInitials } from './purchase/blanks/open-initials.ts';
import { findClauseFlags } from './purchase/flags/flags.ts';
import { readPurchase } from './purchase/read-purchase.ts';
import { readDisclosure } from './other-papers/read-disclosure.ts';
import { readLease } from './other-papers/read-lease.ts';
import { readLoanEstimate, readSettlementForm } from './other-papers/read-loan-papers.ts';
import { withPenLines } from './text/quotes-with-pen-lines.ts';
import type { ContractReading, HiddenText, ReadContract } from './reading.ts';

/**
 * Reads a paper of a sale or a lease from the text of its pages.
 *
 * Every value has its place in `evidence`; what is empty is named in `blanks`; what two places contradict is left out and
 * flagged. `hidden` words are flagged and read no further; of a file that goes on behind these pages, it says so. It reads what
 * is written, and knows nothing of what the law adds.
 */
export function readContract(
  pages: readonly string[],
  hidden: readonly HiddenText[] = [],
  { isCut = false }: { isCut?: boolean | undefined } = {},
): ReadContract {
  const paper = joinPages(pages);
  const read = readWhole(readPaper(paper), paper);
  const seen = withPenLines(flagUnseen(readLeftovers(read, hidden), paper, hidden), pages);
  return { ...(isCut ? flagCut(seen, pages) : seen), counting: readCounting(paper) };
}

/** A reading that says where it ends, with the last words that were read. */
function flagCut({ reading, evidence }: ReadContract, pages: readonly string[]): ReadContract {
  const code = `read_up_to_page_${pages.length}`;
  const quote = (pages.at(-1) ?? '').replaceAll(/\s+/g, ' ').trim().slice(-LONGEST_ENDING);
  return {
    reading: { ...reading, flags: [...reading.flags, code] },
    evidence: [...evidence, { path: `flags.${code}`, page: pages.length, quote }],
  };
}
const LONGEST_ENDING = 120;

/** A reading with what concerns the paper as a whole. */
function readWhole({ reading, evidence }: ReadContract, paper: ContractText): ReadContract {
  if (reading.docType === 'not_a_contract' || reading.template === true) return { reading, evidence };
  // Who has not signed has not put initials either.
  const isHalfSigned = reading.blanks.some((name) => name.endsWith('_signature'));
  const blanks = !isHalfSigned && hasOpenInitials(paper) ? [...reading.blanks, ...nameOpenInitials(paper)] : reading.blanks;
  const oneSided =
    isSaleKind(reading.docType) && !reading.flags.includes('one_sided_default') ? findOneSidedDefault(paper) : undefined;
  if (oneSided === undefined) return { reading: { ...reading, blanks }, evidence };
  const place = { path: 'flags.one_sided_default', page: pageOf(paper, oneSided.start), quote: quoteOf(paper, oneSided) };
  return {
    reading: { ...reading, blanks, flags: [...reading.flags, 'one_sided_default'] },
    evidence: [...evidence, { ...place, quote: place.quote.slice(0, LONGEST_QUOTE) }],
  };
}

/**
 * The bureau's own blank Closing Disclosure keeps the costs of its example in white: they are told as what the file shows in
 * `closingCostsShown`, which is no term, and only for a form that nobody filled in. The flag for hidden words stays.
 */
function readLeftovers({ reading, evidence }: ReadContract, hidden: readonly HiddenText[]): ReadContract {
  const [first] = hidden;
  const { docType, template, closingCostsShown } = reading;
  if (docType !== 'closing_disclosure' || template !== true || first === undefined) return { reading, evidence };
  if (closingCostsShown?.loanCosts != null || closingCostsShown?.otherCosts != null) return { reading, evidence };
  const [loan, other] = findAmounts(first.words, 0, first.words.length);
  if (loan === undefined || other === undefined) return { reading, evidence };
  const cite = (path: string, { start, end }: { start: number; end: number }) => ({
    path: `closing_costs_shown.${path}`,
    page: first.page,
    quote: first.words.slice(start, end),
  });
  return {
    reading: { ...reading, closingCostsShown: { loanCosts: loan.value, otherCosts: other.value } },
    evidence: [...evidence, cite('loan_costs', loan), cite('other_costs', other)],
  };
}

const LONGEST_QUOTE = 300;
// Forms hide remnants of their making; what could change a deal has figures, or words of deals.
const LONGEST_REMNANT = 80;
const MEANS_SOMETHING =
  /[$%]\s?\d|\d\s?%|\d[/-]\d|\b(?:days?|price|deposit|clos(?:e|ing)|waives?|agrees?|shall|must|will|not|ignore)\b/i;

/** A reading with flags for words that cannot be seen, and for words that were struck out; neither count. */
function flagUnseen({ reading, evidence }: ReadContract, paper: ContractText, hidden: readonly HiddenText[]): ReadContract {
  const unseen = hidden.find(
    ({ words }) => MEANS_SOMETHING.test(words) || words.replaceAll(/\s+/g, ' ').trim().length > LONGEST_REMNANT,
  );
  const [struck] = findStruck(paper);
  const added = [
    ...(unseen === undefined
      ? []
      : [
          {
            path: 'flags.hidden_text',
            page: unseen.page,
            quote: unseen.words.replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST_QUOTE),
          },
        ]),
    ...(struck === undefined
      ? []
      : [
          {
            path: 'flags.struck_text',
            page: pageOf(paper, struck.start),
            quote: quoteOf(paper, struck).slice(0, LONGEST_QUOTE),
          },
        ]),
  ];
  if (added.length === 0) return { reading, evidence };
  const codes = added.map(({ path }) => path.replace('flags.', ''));
  return { reading: { ...reading, flags: [...reading.flags, ...codes] }, evidence: [...evidence, ...added] };
}

function readPaper(paper: ContractText): ReadContract {
  const kind = recognizeKind(paper);
  const form = recognizeForm(paper);
  if (kind === 'not_a_contract') return warnOfWire({ reading: describeOther(form, paper), evidence: [] }, paper);
  switch (kind) {
    case 'residential_lease':
    case 'lease_with_option':
    case 'commercial_lease':
      return readLease(paper, form, kind);
    case 'loan_estimate':
      return readLoanEstimate(paper, form);
    case 'closing_disclosure':
    case 'settlement_statement':
      return readSettlementForm(paper, form, kind);
    case 'seller_disclosure':
    case 'lead_paint_disclosure':
      return readDisclosure(paper, form, kind);
    case 'purchase_agreement':
    case 'land_contract':
    case 'assignment':
    case 'counter_offer':
    case 'addendum':
    case 'amendment':
    case 'listing_agreement':
    case 'buyer_agreement':
      return readPurchase(paper, form, kind);
  }
}

/** A mail that asks to wire money gives no terms, but its person is warned. */
function warnOfWire({ reading, evidence }: ReadContract, paper: ContractText): ReadContract {
  const wire = findClauseFlags(paper).find(({ code }) => code === 'wire_instructions');
  if (wire?.span === undefined) return { reading, evidence };
  const place = { path: 'flags.wire_instructions', page: pageOf(paper, wire.span.start), quote: quoteOf(paper, wire.span) };
  return {
    reading: { ...reading, flags: [...reading.flags, 'wire_instructions'] },
    evidence: [...evidence, { ...place, quote: place.quote.slice(0, LONGEST_QUOTE) }],
  };
}

/** The family of the form of a paper, by which its days are counted; null for any other paper. */
export function recognizeFamily(pages: readonly string[]): FormFamily | null {
  return recognizeForm(joinPages(pages)).family ?? null;
}

/** Words of advertisements for a home. */
const ADVERTISES = /\b(?:just listed|open house|offered at|new listing|for sale by)\b/i;

/** Other papers that people keep with a home, each with words that all stand in it. */
const OTHERS: readonly (readonly [string, readonly RegExp[]])[] = [
  [
    'utility_bill',
    [
      /\b(?:amount due|total due|balance due|new charges)\b/i,
      /\baccount (?:number|no\.?|#)/i,
      /\b(?:kwh|meter|sewer|therms|water usage|electricity)\b/i,
    ],
  ],
  [
    'tax_bill',
    [
      /\btax (?:bill|statement|notice)\b/i,
      /\b(?:assessed value|mill(?:age)? rate|parcel)\b/i,
      /\b(?:amount|total|tax(?:es)?) due\b/i,
    ],
  ],
  ['bank_statement', [/\b(?:beginning|opening) balance\b/i, /\b(?:ending|closing) balance\b/i, /\baccount (?:number|no\.?|#)/i]],
  ['invoice', [/\binvoice\b/i, /\b(?:bill to|invoice (?:number|no\.?|#|date))/i, /\b(?:amount|total|balance) due\b/i]],
  ['inspection_report', [/\binspection report\b/i, /\binspector\b/i, /\b(?:roof|furnace|foundation|plumbing)\b/i]],
  ['appraisal_report', [/\bapprais(?:al report|er)\b/i, /\bcomparable (?:sales?|properties)\b/i]],
  ['insurance_policy', [/\b(?:policy number|declarations page)\b/i, /\b(?:premium|deductible)\b/i, /\bcoverage\b/i]],
];

function describeOther(form: Form, { text }: ContractText): ContractReading {
  const isFlyer = ADVERTISES.test(text) && /\b(?:bed(?:room)?s?|baths?)\b/i.test(text);
  const other = OTHERS.find(([, words]) => words.every((word) => word.test(text)))?.[0];
  return {
    docType: 'not_a_contract',
    form: null,
    jurisdiction: form.state,
    template: null,
    parties: null,
    blanks: [],
    flags: [`${isFlyer ? 'listing_flyer' : (other ?? 'guide_document')}_refuse_to_extract_terms`],
  };
}
