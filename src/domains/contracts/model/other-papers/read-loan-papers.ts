import { words, type ContractText, type Found, type Span } from '../text/contract-text.ts';
import { gatherEvidence } from '../values/evidence.ts';
import type { Form } from '../form-families.ts';
import { readNames } from '../values/party-names.ts';
import type { ContractReading, ReadContract } from '../reading.ts';
import { readAmount, readDay, readSlot, readWords, type Slot } from '../values/slot.ts';
import { findAddresses } from '../values/street-address.ts';

// Without a dollar sign only what is written as money: the numbers of lines stand beside these labels too.
const MONEY = String.raw`[\s–-]{0,12}(?<slot>\$[\d,]{1,14}(?:\.\d{1,2})?|\d{1,3}(?:,\d{3})+(?:\.\d{2})?|\d{1,7}\.\d{2})`;

/** Reads a Loan Estimate: the federal form names its boxes, so each value stands behind its label. */
export function readLoanEstimate(paper: ContractText, form: Form): ReadContract {
  const { text } = paper;
  const gather = gatherEvidence(paper);
  const money = (label: RegExp) => readSlot(text, [label], readFigure);
  const slots = {
    price: money(words`sale price${MONEY}`),
    loanAmount: money(words`\bloan amount${MONEY}`),
    deposit: money(words`\n[ \t]{0,80}deposit${MONEY}|\bdeposit[\s–-]{1,12}${String.raw`\$[\d,]+`}`),
    downPayment: money(words`down payment(?:\/funds from borrower)?${MONEY}`),
    closingCosts: money(words`estimated closing costs${MONEY}`),
    cashToClose: money(words`estimated cash to close${MONEY}`),
  };
  const depositFound = readDeposit(text);
  const rate = readSlot(text, [words`\binterest rate\s{0,20}(?<slot>\d{1,2}(?:\.\d{1,4})?) ?%`], readNumber);
  const apr = readSlot(
    text,
    [
      words`annual percentage rate \(apr\)[^%\d]{0,20}(?<slot>\d{1,2}(?:\.\d{1,4})?) ?%`,
      words`\bapr\)?[^%\d]{0,140}?(?<slot>\d{1,2}\.\d{1,4}) ?%`,
    ],
    readNumber,
  );
  const term = readSlot(text, [words`loan term\s{0,20}(?<slot>\d{1,2}) years?`], readNumber);
  const issued = readSlot(text, [words`date issued\s{0,20}(?<slot>[^\n]{0,30})`], readDay);
  const lock = readSlot(
    text,
    [words`rate lock[^\n]{0,60}?until (?<slot>[^\n]{6,24})`, words`yes, until (?<slot>[^\n]{6,24})`],
    readDay,
  );
  const expiry = readSlot(text, [words`closing costs expire on (?<slot>[^\n]{6,24})`], readDay);
  const applicants = findApplicants(text);
  const lender = findLender(text);
  const price = gather.take('price', slots.price);
  const isTemplate = price === null && slots.loanAmount.state !== 'stated';
  const address = findBoxAddress(text);
  const reading: ContractReading = {
    docType: 'loan_estimate',
    form: form.name,
    jurisdiction: 'US',
    template: isTemplate,
    parties:
      applicants.length === 0 && lender === undefined
        ? null
        : {
            applicants: applicants.map((name, at) => gather.note(`parties.applicants.${at}`, name)),
            ...(lender === undefined ? {} : { lender: gather.note('parties.lender', lender) }),
          },
    property:
      address === undefined ? null : { address: gather.note('property.address', address), county: null, legal: null, apn: null },
    price,
    loanAmount: gather.take('loan_amount', slots.loanAmount),
    interestRatePct: gather.take('interest_rate_pct', rate),
    termYears: gather.take('term_years', term),
    deposit: depositFound === undefined ? null : gather.note('deposit', depositFound),
    downPayment: gather.take('down_payment', slots.downPayment),
    closingCosts: gather.take('closing_costs', slots.closingCosts),
    cashToClose: gather.take('cash_to_close', slots.cashToClose),
    aprPct: gather.take('apr_pct', apr),
    dates: {
      issued: gather.take('dates.issued', issued),
      rateLockUntil: gather.take('dates.rate_lock_until', lock),
      estimateExpires: gather.take('dates.estimate_expires', expiry),
    },
    blanks: isTemplate ? ['applicants', 'property', 'sale_price', 'loan_amount', 'interest_rate'] : [],
    flags: isTemplate ? ['blank_form'] : findLoanFlags(text),
  };
  return { reading, evidence: gather.evidence };
}

/** The row "Deposit – $10,000" of the calculation of cash to close; the sign says that it is taken off. */
function readDeposit(text: string): Found<number> | undefined {
  const match = /(?:^|[\n\t])[ ]{0,4}Deposit[\s–-]{1,14}(\$[\d,]+(?:\.\d{2})?)/.exec(text);
  if (match?.[1] === undefined) return undefined;
  const start = match.index + match[0].length - match[1].length;
  return readAmount(text, { start, end: match.index + match[0].length });
}

function readFigure(text: string, span: Span): Found<number> | undefined {
  const raw = text.slice(span.start, span.end);
  const value = Number(raw.replaceAll(/[$,\s]/g, ''));
  return Number.isFinite(value) && /\d/.test(raw) ? { value, ...span } : undefined;
}

function readNumber(text: string, span: Span): Found<number> | undefined {
  const value = Number(text.slice(span.start, span.end));
  return Number.isFinite(value) ? { value, ...span } : undefined;
}

function findApplicants(text: string): Found<string>[] {
  const match = /\b(?:APPLICANTS?|Applicants?|Borrowers?)[ \t:]{1,20}(?<slot>[A-Z][^\n\t]{2,80})/d.exec(text);
  const place = match?.indices?.groups?.['slot'];
  return place === undefined ? [] : readNames(text, { start: place[0], end: place[1] });
}

/** The lender's name heads the first page, over its address. */
function findLender(text: string): Found<string> | undefined {
  const labelled = readSlot(text, [words`\b(?:lender|creditor)(?: name)?:?\t? ?(?<slot>[A-Z][^\n\t]{2,60})`], readWords);
  if (labelled.state === 'stated' && !/(?:credits?|section|may|cannot)/i.test(labelled.found.value)) return labelled.found;
  const head = /\n(?<slot>[A-Z][A-Z&.' -]{3,50})\n\d{1,6} [^\n]{4,60}(?=[^]{0,400}Loan Estimate)/d.exec(text);
  const place = head?.indices?.groups?.['slot'];
  if (place === undefined) return undefined;
  const raw = text.slice(place[0], place[1]).trim();
  return { value: raw.toLowerCase().replaceAll(/\b\p{L}/gu, (letter) => letter.toUpperCase()), start: place[0], end: place[1] };
}

/** The box "Property" holds street and city on two lines, beside another column. */
function findBoxAddress(text: string): Found<string> | undefined {
  const match = /\bPROPERTY[ \t:]{1,12}(?<street>\d[^\n\t]{3,60})(?:\t[^\n]*)?\n[\t ]{0,3}(?<city>[^\n\t]{3,60})/di.exec(text);
  const city = match?.groups?.['city']?.trim();
  const place = match?.indices?.groups?.['street'];
  const end = match?.indices?.groups?.['city']?.[1];
  if (place === undefined || end === undefined || city === undefined || !/[A-Z]{2}\s\d{5}/.test(city)) {
    const [whole] = match === null ? [] : findAddresses(text, { start: match.index, end: match.index + 200 });
    return whole === undefined ? undefined : { ...whole, value: whole.value.whole };
  }
  return { value: `${text.slice(place[0], place[1]).trim()}, ${city}`, start: place[0], end };
}

function findLoanFlags(text: string): string[] {
  const flags: string[] = [];
  const penalty =
    /prepayment penalty[\s\S]{0,40}?yes[\s\S]{0,40}?as high as \$([\d,]+)[\s\S]{0,80}?first\s+(\d{1,2}) years?/i.exec(text);
  if (penalty?.[1] !== undefined)
    flags.push(`prepayment_penalty_up_to_${penalty[1].replaceAll(',', '')}_first_${penalty[2] ?? ''}_years`);
  const insurance = /mortgage insurance[\s+]{1,40}\$?(\d{2,4})\b/i.exec(text);
  if (insurance?.[1] !== undefined) flags.push(`mortgage_insurance_${insurance[1]}_per_month`);
  if (/balloon payment\s{0,20}yes/i.test(text)) flags.push('balloon_payment');
  if (/(?:will|☒|x)\s{0,4}not allow assumption|[x☒✔]\s{0,3}will not allow/i.test(text)) flags.push('no_assumption');
  return flags;
}

/** Reads a Closing Disclosure or HUD-1: which of its boxes are empty, and the totals that it shows. */
export function readSettlementForm(
  paper: ContractText,
  form: Form,
  docType: 'closing_disclosure' | 'settlement_statement',
): ReadContract {
  const { text } = paper;
  const gather = gatherEvidence(paper);
  const isClosing = docType === 'closing_disclosure';
  const price = readSlot(text, isClosing ? [words`sale price${MONEY}`] : [words`101\. contract sales price${MONEY}`], readFigure);
  const loan = readSlot(
    text,
    isClosing ? [words`\bloan amount${MONEY}`] : [words`202\. principal amount of new loan\(s\)${MONEY}`],
    readFigure,
  );
  const settled = readSlot(
    text,
    isClosing ? [words`closing date\s{0,12}(?<slot>[^\n\t]{0,24})`] : [words`settlement date:?\s{0,12}(?<slot>[^\n\t]{0,24})`],
    readDay,
  );
  const isTemplate = price.state !== 'stated' && loan.state !== 'stated' && settled.state !== 'stated';
  const costs: [Slot<number>, Slot<number>] = [
    readSlot(text, [words`${MONEY} in loan costs`, words`total loan costs(?: \(borrower-paid\))?${MONEY}`], readFigure),
    readSlot(text, [words`${MONEY} in other costs`, words`total other costs(?: \(borrower-paid\))?${MONEY}`], readFigure),
  ];
  const [loanCosts, otherCosts] = [
    gather.take('closing_costs_shown.loan_costs', firstOf(costs[0])),
    gather.take('closing_costs_shown.other_costs', firstOf(costs[1])),
  ];
  const reading: ContractReading = {
    docType,
    form: form.name,
    jurisdiction: 'US',
    template: isTemplate,
    parties: null,
    price: gather.take('price', price),
    loanAmount: gather.take('loan_amount', loan),
    dates: isTemplate ? null : { closing: gather.take('dates.closing', settled) },
    ...(isClosing ? { closingCostsShown: { loanCosts, otherCosts } } : {}),
    blanks: isTemplate
      ? isClosing
        ? ['borrower', 'seller', 'lender', 'dates', 'sale_price', 'loan_amount']
        : ['all amounts', 'borrower', 'seller', 'lender', 'settlement_date']
      : [],
    flags: [
      ...(isTemplate ? ['blank_form'] : []),
      ...(isClosing && hasVariants(text) ? ['several_variants_in_one_file'] : []),
      ...(isClosing ? [] : ['superseded_by_closing_disclosure_for_most_loans']),
    ],
  };
  return { reading, evidence: gather.evidence };
}

/** A paper that prints pages of the form more than once, each for another kind of loan. */
function hasVariants(text: string): boolean {
  return (
    Math.max(
      ...[/closing cost details/gi, /loan disclosures/gi, /calculating cash to close/gi].map(
        (title) => text.match(title)?.length ?? 0,
      ),
    ) > 1
  );
}

/** Variants of a form repeat their totals; the first is shown. */
function firstOf(slot: Slot<number>): Slot<number> {
  const first = slot.state === 'conflicting' ? slot.values[0] : undefined;
  return first === undefined ? slot : { state: 'stated', found: first, context: first };
}
