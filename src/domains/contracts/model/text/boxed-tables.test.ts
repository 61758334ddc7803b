import { expect, test } from 'vitest';
import { readContract } from '../read-contract.ts';

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

test('bars alone part the cells of rows', () => {
  const { reading } = readContract([
    `CONTRACT TO BUY AND SELL REAL ESTATE
Ann Lee (Buyer) agrees to buy and Roy Park (Seller) agrees to sell 12 Oak Street, Salida, CO 81201. Closing and title as usual. Purchase Price: $410,000. Earnest money: $5,000.
Item | Event | Date or Deadline
3 | Record Title Deadline | Mon 10/12/2026
16 | Appraisal Deadline | Fri 10/30/2026
22 | Inspection Objection Deadline | Wed 10/21/2026`,
  ]);
  const days = (reading.deadlines ?? []).map(({ type, date }) => `${type} ${date}`);
  expect(days).toEqual(expect.arrayContaining(['title_commitment 2026-10-12', 'appraisal 2026-10-30', 'inspection 2026-10-21']));
});

test('a date that goes on in the next line of its cell, under a head that is ruled once', () => {
  const { reading } = readContract([
    `CONTRACT TO BUY AND SELL REAL ESTATE
Ann Lee (Buyer) agrees to buy and Roy Park (Seller) agrees to sell 12 Oak Street, Salida, CO 81201. Closing and title as usual. Purchase Price: $410,000. Earnest money: $5,000.
| Item | Event                           | Date or Deadline  |
|------|---------------------------------|-------------------|
| 3    | Record Title Objection Deadline | Monday, October   |
|      |                                 | 12, 2026          |
| 16   | Appraisal Deadline              | Friday,           |
|      |                                 | October 30, 2026  |
| 22   | Inspection Objection Deadline   | Wednesday,        |
|      |                                 | October 21,       |
|      |                                 | 2026              |`,
  ]);
  const days = (reading.deadlines ?? []).map(({ type, date }) => `${type} ${date}`);
  expect(days).toEqual(expect.arrayContaining(['title_objection 2026-10-12', 'appraisal 2026-10-30', 'inspection 2026-10-21']));
});
