import { describe, expect, it } from 'vitest';
import type { TourDayFacts, TourHome } from '../contract.ts';
import { fitTourDay } from './fit-tour-day.ts';

const at = (hour: number, minute = 0) => new Date(Date.UTC(2026, 4, 4, hour, minute)).toISOString();
const home = (listingKey: string, part: Partial<TourHome> = {}): TourHome => ({
  listingKey,
  name: listingKey,
  photo: null,
  timeZone: 'UTC',
  way: 'book',
  why: null,
  firm: null,
  needsApproval: false,
  durationMinutes: 30,
  questions: [],
  starts: [9, 10, 11, 12].map((hour) => at(hour)),
  agreed: null,
  ...part,
});
const facts = (homes: TourHome[], part: Partial<TourDayFacts> = {}): TourDayFacts => ({
  date: '2026-05-04',
  days: [],
  homes,
  travelMinutes: homes.map((_, row) => homes.map((__, column) => Math.abs(row - column) * 10)),
  isMeasured: true,
  busy: [],
  ...part,
});
const wishes = { inOrder: false, chosen: {} };
const times = (day: ReturnType<typeof fitTourDay>) =>
  Object.fromEntries(day.visits.map(({ id, start }) => [id, new Date(start).toISOString().slice(11, 16)]));

describe('fitting a day of tours', () => {
  it('leaves what is agreed or chosen where it is, and plans around it', () => {
    const agreed = { startsAt: at(10), endsAt: at(10, 30), isCertain: true };
    const day = fitTourDay(facts([home('a'), home('b', { agreed }), home('c')]), { inOrder: false, chosen: { c: at(11) } });
    expect(times(day)).toEqual({ a: '09:00', b: '10:00', c: '11:00' });
    expect(times(fitTourDay(facts([home('a'), home('b')]), { inOrder: false, chosen: { a: at(12) } }))['b']).toBe('11:00');
  });

  it('keeps away from other appointments of the buyer', () => {
    const busy = [{ startsAt: at(9, 15), endsAt: at(11) }];
    expect(times(fitTourDay(facts([home('a'), home('b')], { busy }), wishes))).toEqual({ a: '11:00', b: '12:00' });
  });

  it('leaves some minutes besides the way', () => {
    const starts = [at(9), at(9, 40), at(9, 45), at(10)];
    const day = fitTourDay(facts([home('a', { starts }), home('b', { starts })]), wishes);
    expect(day.visits[1]).toMatchObject({ travelMinutes: 10, waitMinutes: 5 });
    expect(times(day)).toEqual({ a: '09:00', b: '09:45' });
  });

  it('keeps the order that it is given, and leaves out what cannot be toured', () => {
    const homes = [home('a'), home('b', { way: 'none', starts: [] }), home('c')];
    expect(fitTourDay(facts(homes), { ...wishes, inOrder: true })).toMatchObject({
      visits: [{ id: 'a' }, { id: 'c' }],
      left: ['b'],
    });
  });
});
