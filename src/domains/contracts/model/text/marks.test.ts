import { expect, test } from 'vitest';
import { joinPages } from './contract-text.ts';
import { withoutUnchosen } from './marks.ts';

const chosen = (line: string) =>
  withoutUnchosen(joinPages([line]).text)
    .replaceAll(/\s+/g, ' ')
    .trim();

test.each([
  [
    'APPRAISAL: ☒ This sale is contingent on an appraisal. ☐ This\nsale is not contingent on an appraisal.',
    'APPRAISAL: ☒ This sale is contingent on an appraisal.',
  ],
  [
    'FINANCING: ☒ applies ☐ does not apply. Buyer shall have 25 days to obtain a ☒ Conventional ☐ FHA ☐ VA loan.',
    'FINANCING: ☒ applies Buyer shall have 25 days to obtain a ☒ Conventional loan.',
  ],
  ['a ☐ Conventional ☒ FHA ☐ VA first mortgage within 30 days.\n☐ 3. ASSUMPTION', 'a ☒ FHA first mortgage within 30 days. ☐'],
  ['POSSESSION ☒ at Closing ☐ under a Seller Possession After Closing Agreement.', 'POSSESSION ☒ at Closing'],
  [
    'WARRANTY: ☒ Yes ☐ No. Cost not to exceed $500, charged to ☐ Buyer ☒ Seller.',
    'WARRANTY: ☒ Yes Cost not to exceed $500, charged to ☒ Seller.',
  ],
  ['The title is paid for by ☒ Seller ☐ Buyer within 10 days.', 'The title is paid for by ☒ Seller within 10 days.'],
])('only what is ticked stays: %s', (line, kept) => expect(chosen(line)).toBe(kept));

test.each(['■ Conventional □ FHA', '(●) Conventional (○) FHA', '{X} Conventional { } FHA', '<x> Conventional < > FHA'])(
  'filled and empty signs of one line are boxes: %s',
  (line) => {
    expect(chosen(line)).toContain('Conventional');
    expect(chosen(line)).not.toContain('FHA');
  },
);

test('a paragraph that nobody initialed ends at the next numbered heading', () =>
  expect(
    chosen(
      '7. FINANCING: [INITIAL ONLY ONE OF THE FOLLOWING]\nTB ____ a) LOAN: Buyer obtains a loan.\n____ ____ b) CASH: Buyer pays in cash.\n11. ATTORNEY REVIEW: Attorneys may disapprove.',
    ),
  ).toBe(
    '7. FINANCING: [INITIAL ONLY ONE OF THE FOLLOWING] TB ____ a) LOAN: Buyer obtains a loan. 11. ATTORNEY REVIEW: Attorneys may disapprove.',
  ));

test('an option that nobody ticked ends at the next heading in capitals', () =>
  expect(
    chosen('☐ CLOSING OF BUYER’S PROPERTY: Closing by May 1.\nTITLE EVIDENCE The commitment shall be delivered within 15 days.'),
  ).toContain('within 15 days'));

test('bullets are no boxes', () => expect(chosen('● Buyer inspects\n● Buyer pays')).toBe('● Buyer inspects ● Buyer pays'));

test('twenty thousand boxes in one line cost no more than their letters', () => {
  const start = process.cpuUsage();
  withoutUnchosen('☒ A ☐ at b c d '.repeat(20_000));
  expect(process.cpuUsage(start).user / 1000).toBeLessThan(3000);
});
