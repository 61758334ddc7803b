import { expect, test } from 'vitest';
import { joinPages } from '../../text/contract-text.ts';
import { findClauseFlags } from './flags.ts';

const codesOf = (text: string) => findClauseFlags(joinPages([text])).map(({ code }) => code);

test.each([
  'All personal property shall be transferred in as-is condition with no monetary value.',
  'Seller shall transfer the washer and dryer at Closing "as is" without warranty.',
  'Appliances are sold in their present condition and Seller makes no warranty as to them.',
  'Listing Broker and Selling Broker disclaim all warranties as to the condition of the Property.',
  'Seller reserves no minerals.',
  'Buyer has five days after notice of the appraised value to cancel, or the appraisal contingency shall be waived.',
  'The loan shall not have a prepayment penalty or balloon payment.',
  'The earnest money is non-refundable only if Buyer defaults.',
  '6\t§ 4.7\tSeller Financing',
])('raises nothing for what only resembles a flag: %s', (text) => {
  expect(codesOf(text)).toEqual([]);
});

test.each([
  ['as_is', 'The house and its appliances are sold as is.'],
  ['warranties_disclaimed', 'Seller and the brokers disclaim all warranties as to the condition of the house.'],
  ['mineral_rights_reserved', 'Seller reserves all oil and gas under the land.'],
  ['non_refundable_deposit', 'The earnest money is non-refundable.'],
  ['seller_financing', 'Seller financing: Seller shall carry $90,000 at six percent.'],
])('still raises %s: %s', (code, text) => {
  expect(codesOf(text)).toContain(code);
});
