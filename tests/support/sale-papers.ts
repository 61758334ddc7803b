import { readContract } from '#domains/contracts/model/read-contract.ts';
import { spellReading } from '#domains/contracts/model/showing/spell-reading.ts';

/** What is read from one page of a paper. */
export const readPage = (text: string) => readContract([text]).reading;

/** What is read from an agreement on a sale that says no more than its sides, its home and its deposit. */
export const readSale = (
  more: string,
  sides = 'Nadia Prescott ("Seller") agrees to sell and Colin Teague ("Buyer") agrees to buy',
) =>
  readPage(`PURCHASE AND SALE AGREEMENT
${sides} 640 Filbert Way, Eugene, OR 97404. Title passes by deed. Earnest money: $8,000.
${more}
`);

export const SALE = `PURCHASE AND SALE AGREEMENT
Ana Ruiz ("Seller") agrees to sell and Tom Bell ("Buyer") agrees to buy 4 Oak Street, Salem, OR 97301 for a purchase price of $410,000.
Title passes by deed. The Effective Date is October 6, 2026. Closing shall occur on or before November 20, 2026.
`;

interface SpelledTime {
  type: string;
  days?: number | null;
  hours?: number;
  from_: string | null;
  date: string | null;
  time?: string;
  basis: string;
}

/** The times that are read from a page that goes on behind an agreement with its two days. */
export function timesOf(text: string): SpelledTime[] {
  const { deadlines, contingencies } = spellReading(readContract([SALE + text])) as Record<string, SpelledTime[]>;
  return [...(contingencies ?? []), ...(deadlines ?? [])];
}

export const sayTime = ({ type, days, hours, from_, date, time }: SpelledTime) =>
  [type, hours === undefined ? days : `${hours}h`, from_, date, time].filter((part) => part != null).join(' ');
