import { expect, test } from 'vitest';
import { composePage } from './compose-page.ts';
import { joinPages } from './contract-text.ts';
import type { TextRun } from './text-run.ts';
import type { Rule } from './page-grid.ts';

const run = (text: string, x: number, y: number): TextRun => ({ text, x, y, width: text.length * 5, height: 10 });
const lying = (x0: number, x1: number, y: number): Rule => ({ x0, x1, y0: y, y1: y + 0.7 });
const standing = (x: number, y0: number, y1: number): Rule => ({ x0: x, x1: x + 0.7, y0, y1 });

test('the words of a cell stay together, though they wrap beside another cell', () => {
  const rules = [
    lying(50, 350, 100),
    lying(50, 350, 140),
    standing(50, 100, 140),
    standing(150, 100, 140),
    standing(350, 100, 140),
  ];
  const runs = [run('Buyer:', 55, 125), run('Saoirse Byrne and', 155, 125), run('Matteo Conti', 155, 110)];
  expect(composePage(runs, rules)).toBe('Buyer:\tSaoirse Byrne and Matteo Conti');
});

test('an empty cell beside a label is a blank', () => {
  const rules = [
    lying(50, 350, 100),
    lying(50, 350, 140),
    standing(50, 100, 140),
    standing(150, 100, 140),
    standing(350, 100, 140),
  ];
  expect(composePage([run('Price', 55, 120)], rules)).toBe('Price\t____');
});

test('a rule to write on is a blank until something stands on it', () => {
  const rules = [lying(100, 200, 98)];
  expect(composePage([run('Closing', 50, 100)], rules)).toBe('Closing ____');
  expect(composePage([run('Closing', 50, 100), run('May 1, 2026', 105, 100)], rules)).toBe('Closing\tMay 1, 2026');
});

test('the left one of two columns of prose comes before the right one', () => {
  const runs = Array.from({ length: 14 }, (_, at) => [
    run(`left words of the line number ${at}`, 50, 700 - at * 12),
    run(`right words of the line number ${at}`, 320, 700 - at * 12),
  ]).flat();
  const lines = composePage([run('TITLE', 250, 730), ...runs]).split('\n');
  expect(lines[0]).toBe('TITLE');
  expect(lines[1]).toBe('left words of the line number 0');
  expect(lines[15]).toBe('right words of the line number 0');
});

test('an empty first cell keeps the columns of its row', () => {
  const rules = [
    lying(50, 350, 100),
    lying(50, 350, 120),
    lying(50, 350, 140),
    standing(50, 100, 140),
    standing(200, 100, 140),
    standing(350, 100, 140),
  ];
  const runs = [run('SELLER', 55, 126), run('BUYER', 205, 126), run('Imani Wren', 205, 106)];
  expect(joinPages([composePage(runs, rules)]).text).toBe('SELLER\tBUYER\n \tImani Wren');
});

test('the frames of fields in a line of text are no table, and what is typed a little higher stays in its line', () => {
  const frame = (x0: number, x1: number, y: number) => [
    lying(x0, x1, y),
    lying(x0, x1, y + 13),
    standing(x0, y, y + 13),
    standing(x1, y, y + 13),
  ];
  const rules = [...frame(120, 190, 97), ...frame(320, 400, 97), ...frame(120, 400, 110)];
  const runs = [
    run('Elsewhere', 122, 114),
    run('Located in:', 55, 100),
    run('Broward', 122, 105.5),
    run('County, Florida. Tax ID', 195, 100),
    run('48-41', 322, 105.5),
  ];
  expect(composePage(runs, rules).split('\n')).toEqual(['Elsewhere', 'Located in: Broward County, Florida. Tax ID 48-41']);
});

test('a short value on a long line to write on leaves no gap between columns', () => {
  const runs = [run('made within', 50, 100), run('3', 110, 100), run('days after the Effective Date', 180, 100)];
  expect(composePage(runs)).toBe('made within 3\tdays after the Effective Date');
  expect(composePage(runs, [lying(108, 178, 97)])).toBe('made within 3 days after the Effective Date');
});

test('what is typed right behind its label is a word of its own; raised letters are not', () => {
  const after = { ...run('5:00', 91, 100.3) };
  expect(composePage([run('unless by', 45, 100), after])).toBe('unless by 5:00');
  const raised = { ...run('st', 60.5, 103), height: 6 };
  expect(composePage([run('day 1', 35, 100), raised])).toBe('day 1st');
});

test('a frame that stands for itself is a blank while nothing is in it', () => {
  const frame = [lying(120, 190, 97), lying(120, 190, 110), standing(120, 97, 110), standing(190, 97, 110)];
  expect(composePage([run('Buyer:', 86, 100)], frame)).toBe('Buyer: ____');
  expect(composePage([run('Buyer:', 86, 100), run('Ann Lee', 122, 101)], frame)).toBe('Buyer: Ann Lee');
});

test('frames of fields in several lines make no cells of the words between them', () => {
  const frame = (x0: number, x1: number, y: number) => [
    lying(x0, x1, y),
    lying(x0, x1, y + 13),
    standing(x0, y, y + 13),
    standing(x1, y, y + 13),
  ];
  const rules = [...frame(100, 170, 137), ...frame(240, 310, 137), ...frame(100, 240, 124), ...frame(100, 310, 98)];
  const runs = [
    run('Term: Begins', 35, 140),
    run('July 1, 2026', 102, 140.3),
    run('and ends', 180, 140),
    run('June 30, 2027', 242, 140.3),
    run('Rent: $', 60, 127),
    run('1,875.00', 102, 127.3),
    run('per month', 250, 127),
  ];
  expect(composePage(runs, rules).split('\n').slice(0, 2)).toEqual([
    'Term: Begins July 1, 2026 and ends June 30, 2027',
    'Rent: $ 1,875.00 per month',
  ]);
});

test('a small caption over a larger value labels it, and an empty rest of such a box is a blank', () => {
  const caption = (text: string, x: number, y: number): TextRun => ({ text, x, y, width: text.length * 3, height: 7 });
  const value = (text: string, x: number, y: number): TextRun => ({ text, x, y, width: text.length * 5, height: 12 });
  const rules = [...[100, 140, 180].map((y) => lying(50, 350, y)), ...[50, 200, 350].map((x) => standing(x, 100, 180))];
  const runs = [
    caption('PARCEL NO.', 55, 170),
    value('010-044871', 55, 152),
    caption('1. SELLER (print)', 205, 170),
    value('Carla Budd', 205, 152),
    caption('SELLER SIGNATURE', 55, 130),
    caption('DATE', 205, 130),
  ];
  expect(composePage(runs, rules)).toBe(
    'PARCEL NO.: 010-044871\t1. SELLER (print): Carla Budd\nSELLER SIGNATURE: ____\tDATE: ____',
  );
});

test('a table over two columns of prose stands before both', () => {
  const prose = (x: number) =>
    Array.from({ length: 9 }, (_, at) => run(`the tenant keeps the home in good order ${x} ${at}`, x, 600 - at * 12));
  const box = [
    { x0: 50, y0: 650, x1: 550, y1: 651 },
    { x0: 50, y0: 680, x1: 550, y1: 681 },
    { x0: 50, y0: 650, x1: 51, y1: 681 },
    { x0: 300, y0: 650, x1: 301, y1: 681 },
    { x0: 549, y0: 650, x1: 550, y1: 681 },
  ];
  const left = prose(54).map((one) => ({ ...one, width: 230 }));
  const right = prose(318).map((one) => ({ ...one, width: 230 }));
  const lines = composePage([run('RENT', 60, 662), run('$1,925.00', 310, 662), ...left, ...right], box).split('\n');
  expect(lines[0]).toBe('RENT\t$1,925.00');
  expect(lines[1]).toContain('54 0');
  expect(lines.at(-1)).toContain('318 8');
});
