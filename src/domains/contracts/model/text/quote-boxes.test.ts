import { expect, test } from 'vitest';
import { boxesOfQuote, type TextPiece } from './quote-boxes.ts';

const piece = (text: string, x: number, y: number, width = text.length * 5): TextPiece => ({ text, x, y, width, height: 10 });
const PAGE = [
  piece('2. PURCHASE PRICE: The price is', 50, 700),
  piece('$ 412,000.00', 215, 700),
  piece(', which Buyer pays', 280, 700),
  piece('at closing. Deposit .......', 50, 686),
  piece('$ 5,000', 190, 686),
];

test('a quote within a piece is boxed by its share', () => {
  const [box, more] = boxesOfQuote(PAGE, 'The price is');
  expect(more).toBeUndefined();
  expect(box?.y).toBe(700);
  expect(box?.x).toBeGreaterThan(110);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeCloseTo(50 + 31 * 5);
});

test('pieces of one line make one box, and each line has its own', () => {
  const boxes = boxesOfQuote(PAGE, 'price is $412,000.00, which Buyer pays at closing');
  expect(boxes.map(({ y }) => y)).toEqual([700, 686]);
  expect((boxes[0]?.x ?? 0) + (boxes[0]?.width ?? 0)).toBeCloseTo(280 + 18 * 5);
});

test('gaps and leaders count for nothing', () => {
  expect(boxesOfQuote(PAGE, 'Deposit $5,000')).toMatchObject([{ x: 110 }, { x: 190 }]);
});

test('words that are not there have no box, and a long quote is known by its beginning', () => {
  expect(boxesOfQuote(PAGE, 'The price is $ 999')).toEqual([]);
  expect(boxesOfQuote(PAGE, '')).toEqual([]);
  expect(boxesOfQuote(PAGE, 'The price is $412,000.00, which Buyer pays in other words')).toHaveLength(1);
});
