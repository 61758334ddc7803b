import { expect, it } from 'vitest';
import type { Reading } from '../contract.ts';
import { createGazetteer } from './line/gazetteer.ts';
import { readQuery } from './read-query.ts';

const gazetteer = createGazetteer(['Ashford', 'Glenview', 'Stonebridge', 'Grand Station', 'Kestrel High School', 'downtown']);

/** Wishes of one kind a line: no two of a line are said together. */
const WISHES = `3 beds; at least 3 bedrooms; three or four bedrooms; no more than 4 bedrooms; fewer than 4 bedrooms
2 baths; 2.5 bathrooms; two full baths; a bath and a half
under 450k; max 450; up to $450,000; between 300 and 450k; 300-450k; around 450k; nothing over 450k; over 450k; one point two million
at least 1800 sqft; 1800 sq ft; 1500-2000 sqft; no smaller than 1800 sqft; about 150 square metres
half an acre; at least 2 acres; lot over 8000 sqft; lot 60x120
built after 1990; built before 1950; no older than 20 years; built in the 1960s; nothing built before 1980
no HOA; HOA under 200; hoa max 200 a month
2 car garage; a garage; garage for 3 cars
condo; house; townhouse or condo; no condos; anything but a townhouse
in Ashford; in Glenview or Stonebridge; not in Stonebridge; downtown
near Grand Station; close to a park; within 2 miles of downtown; walking distance to shops
30 minute drive to Glenview; less than 40 minutes to Grand Station by train
a pool; fenced yard; no pool; no stairs; not on a busy road; without carpet; a fireplace; a home office; mountain views; septic ok
listed this week; on the market over 60 days; price reduced; open house on Sunday
cheapest first; newest first; sort by lot size
single story; two stories
elementary school rated 8+; zoned for Kestrel High School`
  .split('\n')
  .map((line) => line.split('; '));

it('reads wishes that are said together as it reads them apart', () => {
  const wrong: string[] = [];
  const pairs = WISHES.flatMap((kind, index) =>
    kind.flatMap((wish, place) => WISHES.slice(index + 1).map((other) => [wish, other[place % other.length] ?? ''])),
  );
  for (const [wish = '', other = ''] of pairs) {
    for (const [first, second] of [
      [wish, other],
      [other, wish],
    ] as const) {
      const apart = [...slotsOf(first), ...slotsOf(second)];
      const together = slotsOf(`${first}, ${second}`);
      const strayed = [...together.filter((slot) => !apart.includes(slot)), ...apart.filter((slot) => !together.includes(slot))];
      if (strayed.length > 0) wrong.push(`${first}, ${second}: ${strayed.join(' ')}`);
    }
  }
  expect(wrong).toEqual([]);
});

const read = new Map<string, string[]>();

function slotsOf(text: string): string[] {
  const known = read.get(text) ?? toSlots(readQuery(text, { gazetteer, today: '2026-05-01' }).reading);
  read.set(text, known);
  return known;
}

function toSlots({ filters, sort, must, must_not: mustNot }: Reading): string[] {
  const values = Object.entries(filters).flatMap(([key, value]) =>
    (Array.isArray(value) ? value : [value]).map((one) => `${key}=${typeof one === 'object' ? JSON.stringify(one) : one}`),
  );
  const order = sort === null ? [] : [`sort=${sort.field}:${sort.dir}`];
  return [...values, ...order, ...must.map((tag) => `+${tag}`), ...mustNot.map((tag) => `-${tag}`)];
}
