import type { Span } from '../../text/contract-text.ts';
import type { DayRule } from '../../times/spans-of-days.ts';
import type { Named } from '../times/deadline.ts';
import { kindOf } from '../times/deadline-kinds.ts';
import { isOfMoreDeposit } from '../terms/deposit.ts';

/** "DUE DILIGENCE FEE made payable and delivered to Seller by the Effective Date": money that is due with the start. */
export function readOnStart(text: string, sentence: Span, plain: string): Named[] {
  const kind = kindOf(plain);
  const match = ON_START.exec(text.slice(sentence.start, sentence.end));
  if (match === null || !(kind === 'option_fee_delivery' || kind === 'earnest_money_delivery')) return [];
  const start = sentence.start + match.index;
  const place = { start, end: start + match[0].length };
  const type = isOfMoreDeposit(text, place) ? 'additional_deposit' : kind;
  const rule: DayRule = { days: 0, basis: 'calendar', from: 'effective_date', direction: 'after' };
  return [{ type, names: [], rule, day: undefined, ...place }];
}
const ON_START = /\b(?:by|on or before|no later than|not later than|on) the effective date\b/i;
