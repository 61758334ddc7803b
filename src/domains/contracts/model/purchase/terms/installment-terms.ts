import { words, type ContractText, type Found } from '../../text/contract-text.ts';
import { readFields, type Field } from '../../text/fields.ts';
import { TICKED } from '../../text/marks.ts';
import { amountAtStart } from '../../values/money.ts';
import { readSlot, readSome, type Slot } from '../../values/slot.ts';

const FIGURE = String.raw`(?<slot>\$[\s_.]{0,30}[\d,]{3,14}(?:\.\d{1,2})?)`;
const DOWN_LABEL = /^(?:cash )?down ?payment\b(?!.*\b(?:balance|remaining|additional)).{0,50}$/;
const DOWN: readonly RegExp[] = [
  words`\bdown ?payment\b(?:(?!balance|principal)[^.;$]){0,60}?${FIGURE}`,
  words`${FIGURE} (?:as (?:the |a )?)?(?:cash )?down(?: ?payment)?\b`,
];
const OWED_LABEL =
  /^(?:(?:unpaid|remaining|principal|contract|total) ){0,2}(?:principal )?balance(?: payable| due| owing| of (?:the )?(?:purchase )?price)?(?: (?:under|on) (?:this|the) (?:land )?contract)?$|^amount financed(?: by (?:seller|vendor))?$/;
const OWED: readonly RegExp[] = [
  words`\b(?:(?:unpaid|remaining|principal) )?balance(?: of (?:the )?(?:purchase )?price)?(?:,? (?:in the (?:sum|amount) of|of|being))? ${FIGURE}(?=[^.;]{0,160}\b(?:interest|installments?|monthly)\b)`,
];
const RATE: readonly RegExp[] = [
  words`\binterest(?: rate)?\b[^.;%\d]{0,90}?(?<slot>\d{1,2}(?:\.\d{1,3})?) ?(?:%|percent)`,
  words`(?<slot>\d{1,2}(?:\.\d{1,3})?) ?(?:%|percent)[^.;]{0,20} (?:interest|per annum)`,
];

/** "agrees to pay $137,990 down, in addition to the Loans" */
const PAID_DOWN: readonly RegExp[] = [words`\bpay (?:${TICKED} )?${FIGURE},? (?:as (?:the |a )?)?(?:down ?payment|down)\b`];

export const findDownPayment = ({ text }: ContractText): Slot<number> => readSlot(text, PAID_DOWN, readSome);

/** What a buyer who pays the seller in installments owes, and at which rate. */
export interface InstallmentTerms {
  downPayment: Slot<number>;
  owed: Slot<number>;
  interestRatePct: Slot<number>;
}

export function findInstallmentTerms({ text }: ContractText, fields: readonly Field[]): InstallmentTerms {
  const labeledOr = (label: RegExp, patterns: readonly RegExp[]) => {
    const labeled = readFields(text, fields, label, (all, { start, end }) => amountAtStart(all, start, end));
    return labeled.state === 'stated' ? labeled : readSlot(text, patterns, readSome);
  };
  return {
    downPayment: labeledOr(DOWN_LABEL, DOWN),
    owed: labeledOr(OWED_LABEL, OWED),
    interestRatePct: readSlot(text, RATE, (all, { start, end }): Found<number> => ({
      value: Number(all.slice(start, end)),
      start,
      end,
    })),
  };
}
