import { expect, test } from 'vitest';
import { readContract } from './read-contract.ts';

const PAPER = `RESIDENTIAL PURCHASE AGREEMENT
Ana Ruiz ("Seller") agrees to sell and Tom Bell ("Buyer") agrees to buy 4 Oak Street, Salem, OR 97301. Title passes by deed.
+------+----------------------+-----------------------------+-------------------+
| B    | Purchase Price       | $ 410,000.00                | [ ] All Cash      |
+------+----------------------+-----------------------------+-------------------+
| D    | Initial Deposit      | $ 12,000.00 within 3 (or    | ( 2.93 % of       |
|      |                      | ___) business days after    | price)            |
|      |                      | Acceptance                  |                   |
+------+----------------------+-----------------------------+-------------------+
| F    | Balance of Purchase  | $ 98,000.00 in cash         |                   |
|      | Price                |                             |                   |
|      | Closing Date         | November 20, 2026           |                   |
+------+----------------------+-----------------------------+-------------------+
`;

test('a cell that goes on in the next line is read whole, and quoted as it stands', () => {
  const { reading, evidence } = readContract([PAPER]);
  expect(reading).toMatchObject({
    price: 410_000,
    deposit: { amount: 12_000, days: 3, from: 'acceptance' },
    dates: { closing: '2026-11-20' },
  });
  const lines = PAPER.split('\n').map((line) => line.replaceAll(/\s+/g, ' '));
  const text = PAPER.replaceAll(/\s+/g, ' ');
  for (const { path, quote } of evidence)
    expect(text.includes(quote) || lines.some((line) => line.includes(quote)), `${path}: ${quote}`).toBe(true);
});
