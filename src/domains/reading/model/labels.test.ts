import { expect, it } from 'vitest';
import { createGazetteer } from './line/gazetteer.ts';
import { readQuery } from './read-query.ts';

const gazetteer = createGazetteer(['Kingsfield', 'Willow Park']);

it.each([
  ['1 bed, 1 bath', ['1+ bed', '1+ bath']],
  ['at most 1 bedroom', ['Up to 1 bed']],
  ['3 car garage, no septic', ['3+ car garage', 'No septic system']],
  ['walk-in closet and in-unit laundry', ['Walk-in closet', 'In-unit laundry']],
  ['RV parking, no ADU', ['RV parking', 'No ADU']],
  ['not on a busy road, not in a flood zone', ['Not on a busy road', 'Not in a flood zone']],
  ['ideally an EV charger', ['Ideally: EV charger']],
  ['preferably not on the ground floor', ['Ideally: not on the ground floor']],
  ['room for a pool', ['Ideally: room for a pool']],
  ['I would pick Willow Park over Kingsfield', ['Willow Park', 'Ideally: not Kingsfield']],
  ['take a look over in Kingsfield', ['Kingsfield']],
  ['open house this Saturday', ['Open house this Saturday']],
  ['for rent, available June 15', ['For rent', 'Available by Jun 15']],
  ['within 2 miles of Willow Park', ['Within 2 miles of Willow Park']],
  ['25 minute drive to Kingsfield', ['Commute to Kingsfield in 25 min']],
])('says what was read of "%s"', (text, labels) => {
  const { spans } = readQuery(text, { gazetteer, today: '2026-05-01' });
  expect(spans.map(({ label }) => label)).toEqual(labels);
});
