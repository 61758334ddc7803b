import { expect, test } from 'vitest';
import { joinPages, quoteOf } from './contract-text.ts';
import { readContract } from '../read-contract.ts';

const NUMBERED = [
  '3. REPAIRS',
  '3a. 20. Repairs: Seller shall have the fence mended, by somebody licensed, and shall tell Buyer so in writing',
  '21. within four (4) days after the Effective',
  '22. Date. The gate is not',
  '23. a part of it.',
  '3b.24. Other: none.',
  '25. Seller shall leave the',
  '26. keys on the day',
  '27. of closing.',
  '28. Nothing more.',
].join('\n');

test('numbers of lines belong to no sentence, though the letter of a paragraph stands before them', () => {
  const { text } = joinPages([NUMBERED]);
  expect(text.replaceAll(/\s+/g, ' ')).toContain('days after the Effective Date. The gate is not a part of it. 3b. Other: none.');
});

const HEADED = [
  'Price.      1. The purchase price is $300,000.',
  '',
  'Title       2. Buyer shall send the title report to the attorney of Seller, in writing,',
  'Report.     at least 20 days before the date set for closing in',
  '            paragraph 4.',
  '',
  'Condi-      3. SELLER shall mow the lawn before closing, and leave the house empty and',
  'tion.       swept.',
  '',
  'Closing.    4. Closing shall take place on or about May 20, 2027.',
  '',
  'Notices.    5. Notices are in writing, and are given by',
  '            hand or by mail to the side that they are',
  '            for, and are read when they come,',
  '            whatever they are for.',
].join('\n');

test('headings in the margin go on beside their paragraph, and not in its sentences', () => {
  const paper = joinPages([HEADED]);
  expect(paper.text).toMatch(/\n\s*2\. Buyer shall send/);
  expect(paper.text.replaceAll(/\s+/g, ' ')).toContain('in writing, at least 20 days before');
  const start = paper.text.indexOf('at least');
  expect(quoteOf(paper, { start, end: start + 16 })).toBe('at least 20 days');
  const { deadlines } = readContract([
    `CONTRACT OF SALE\nAna Ruiz ("Seller") agrees to sell to Tom Bell ("Buyer").\n${HEADED}`,
  ]).reading;
  expect(deadlines?.map(({ type, date }) => `${type} ${date ?? ''}`)).toContain('title_commitment 2027-04-30');
});

test('a narrow first column of a table is no margin', () => {
  const table = [
    'Radon test     10 days after',
    '               Effective Date',
    'Appraisal      21 days after the',
    '               Effective Date',
    'Title papers   within 7 days after',
    '               the Effective Date',
    'Survey         14 days after',
    '               Effective Date',
    'Walk-through   day before closing',
    'Loan           June 3, 2027',
  ].join('\n');
  expect(joinPages([table]).text).toContain('Appraisal\t21 days after the Effective Date');
});
