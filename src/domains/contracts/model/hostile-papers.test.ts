import { expect, test } from 'vitest';
import { growsSteadily } from '#tests/support/work-time.ts';
import { joinPages } from './text/contract-text.ts';
import { withKnownStart } from './purchase/start/own-start-name.ts';
import { readContract } from './read-contract.ts';

const HEAD = 'PURCHASE AGREEMENT\nSeller agrees to sell to Buyer; price, deposit, closing, title.\n';
const LETTERS = 150_000;
/** What takes longer on a slow machine must grow no faster than the text. */
const FREE_MS = 4000;

test.each([
  ['_', 'a line without an end'],
  ['_ ', 'lines without an end'],
  ['_ _ _ _ x ', 'short lines with gaps'],
  ['[ ] cash [X] loan ', 'boxes'],
  ['(“Seller”) and ', 'names of sides'],
  ['Buyer\tSeller\nAnn Lee\tBob Ray\n', 'columns of sides'],
  ['Closing Date: June 5, 2026 Offer Date: ', 'labels in one row'],
  ['purchase price $ ', 'amounts without figures'],
  ['within 5 days after ', 'days from nothing'],
  ['Buyer: /s/ ', 'signatures'],
  ['(if left blank, then ', 'brackets that nobody closes'],
  ['A B C D ', 'capitals'],
  ['| a | b |\n+---+---+\n| | c |\n', 'rows of drawn tables'],
  ['Seller\t____\t[X]\t[ ]\t5 days\n', 'rows with boxes'],
  ['check one [ ] [ ] ', 'choices'],
  ['______ ______ a) x\n', 'lines for initials'],
  ['5 days or 6 days or ', 'counts without an end'],
  ['Buyer shall give the ', 'duties'],
  ['On May 5, 2026 to be done within 5 days thereafter. ', 'counts that follow one another'],
  ['January 5, 2026 (', 'dates'],
  ['deadlines: loan, May 5; ', 'lists of deadlines'],
  ['from the Effective Date by 5 p.m. of the following business day ', 'days that follow'],
  ['this Agreement within 5 days of its date ', 'dates of its own'],
  ['| a | b |\n|---|---|\n| | c |\n', 'rows of tables under a ruled head'],
  ['Walk Date is June 5, 2026. Buyer shall object by the Walk Date, or 5 days after the Walk Date. ', 'names of days'],
  ['Seller may stay on and Buyer shall close even if no ', 'who may do what'],
  ['The rules were delivered June 9, 2026. Buyer may cancel 5 days after delivery of the rules. ', 'what happened'],
  ['What\tWas\tIs now\nSurvey\t5 days\tMay 5, 2026\n', 'tables with heads'],
  ['Ann,\nI will pay you $ for the house\nAnn Lee, who is selling, and ', 'letters'],
  ['Ann Lee May 5, 2026\n5/6 survey\nSeller Ann Lee\n', 'sides and days'],
  ['If settlement has not come by every count of days from the Effective Date, ', 'ends of all'],
  ['the lease or term of one year from June 1, 2027 to May 31, 2028 ', 'terms of leases'],
])('%j over and over is read in good time', (part) => {
  const read = (text: string) => expect(readContract([text]).reading.price ?? null).toBeNull();
  const write = (length: number) => HEAD + part.repeat(Math.ceil(length / part.length));
  expect(growsSteadily(read, write, LETTERS, FREE_MS)).toBe(true);
});

test('a paper with a name of its own for its first day in every sentence is read in good time', () => {
  const nameOf = (at: number) => at.toString(26).replaceAll(/\d/g, (digit) => 'qrstuvwxyz'.charAt(Number(digit)));
  const write = (length: number) =>
    Array.from(
      { length: length / 62 },
      (_, at) => `“Q${nameOf(at)} Date” means the date when all of the parties sign this.`,
    ).join('\n');
  const read = (text: string) => void withKnownStart(joinPages([text]));
  expect(growsSteadily(read, write, LETTERS, FREE_MS / 10)).toBe(true);
});

test('a paper that counts from a name of its own in every sentence is read in good time', () => {
  const write = (length: number) => 'Due within 5 days after the Lock Day Buyer. '.repeat(length / 44);
  const many = (length: number) =>
    Array.from({ length: length / 34 }, (_, at) => `within 5 days after Q${'abcdefghij'.charAt(at % 10).repeat(3)} Day.\n`).join(
      '',
    );
  const read = (text: string) => void withKnownStart(joinPages([text]));
  expect(growsSteadily(read, write, LETTERS, FREE_MS / 10)).toBe(true);
  expect(growsSteadily(read, many, LETTERS, FREE_MS / 10)).toBe(true);
});
