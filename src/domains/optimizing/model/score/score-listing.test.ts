import { describe, expect, it } from 'vitest';
import { bestCover, missingRooms, orderPhotos } from './score-photos.ts';
import { scoreFacts } from './score-facts.ts';
import { scoreListing } from './score-listing.ts';
import type { ListingToScore, PhotoToScore } from './score-types.ts';

const photo = (id: string, room: string | null, more: Partial<PhotoToScore> = {}): PhotoToScore => ({
  id,
  kind: 'Photo',
  room,
  caption: null,
  isAltered: false,
  originalId: null,
  flags: [],
  ...more,
});

const EMPTY: ListingToScore = {
  facts: { fields: {}, rooms: [], nearby: [] },
  title: '',
  description: '',
  photos: [],
  needs: { PropertySubType: 'required', ListPrice: 'required' },
  fairHousingErrors: 0,
  estimate: { low: 90_000, high: 110_000 },
  searchLimitJustBelow: null,
  daysSinceChange: 400,
  hasShowingInstructions: false,
  tourMinutesAWeek: null,
  daysToOpenHouse: null,
  hasTour: false,
  year: 2027,
};

const FILTERED = {
  Heating: ['Heat Pump'],
  Cooling: ['Central Air'],
  ParkingFeatures: ['Driveway'],
  Appliances: ['Dishwasher'],
  Flooring: ['Hardwood'],
  LaundryFeatures: ['In Hall'],
  PatioAndPorchFeatures: ['Deck'],
  Roof: ['Metal'],
  ConstructionMaterials: ['Brick'],
  InteriorFeatures: ['Kitchen Island'],
};

const ROOMS = ['Front of Structure', 'Kitchen', 'Bathroom', 'Living Room', 'Deck'];
const PHOTOS = Array.from({ length: 20 }, (_, at) => photo(`p${at}`, ROOMS[at] ?? 'Bedroom'));
// 100 words and a few, at a grade from 6 to 9.
const SENTENCES =
  'The home has 3 bedrooms, 2 full baths and hardwood floors on a lot that the owners bought from their parents. ' +
  'A heat pump and central air work together, so the rooms stay the same on a summer or winter afternoon. ' +
  'The kitchen island and the dishwasher stand under the window, and the deck lies behind the door to the west. ' +
  'Brick walls carry a metal roof, and the driveway leads from the street to the door that people use most. ' +
  'It was built in 1962, and it has 1,850 square feet, which somebody measured again before the family moved here with two bicycles, one boat and a box of books.';

const FULL: ListingToScore = {
  ...EMPTY,
  facts: {
    fields: {
      PropertySubType: 'Single Family Residence',
      ListPrice: 100_000,
      BedroomsTotal: 3,
      BathroomsFull: 2,
      LivingArea: 1850,
      YearBuilt: 1962,
      ...FILTERED,
    },
    rooms: ROOMS,
    nearby: [],
  },
  title: '3-bedroom home with hardwood floors, a metal roof and a heat pump',
  description: SENTENCES,
  photos: [...PHOTOS, photo('plan', null, { kind: 'Floor Plan' })],
  daysSinceChange: 3,
  hasShowingInstructions: true,
  tourMinutesAWeek: 1230,
  daysToOpenHouse: 5,
  hasTour: true,
};

const lineOf = (listing: ListingToScore, key: string) =>
  scoreListing(listing)
    .parts.flatMap(({ lines }) => lines)
    .find((one) => one.key === key);

describe('score of a listing', () => {
  it('gives no points for a cover that nobody says is the front, nor for a title of nothing', () => {
    const untagged = PHOTOS.map((one) => ({ ...one, room: null }));
    expect(lineOf({ ...FULL, photos: untagged }, 'order')).toMatchObject({
      earned: 0,
      why: 'No photo is tagged as the front, which buyers expect first',
    });
    expect(lineOf(FULL, 'order')?.earned).toBe(2);
    expect(lineOf({ ...FULL, title: 'Asdf qwer' }, 'title-honest')?.earned).toBe(0);
  });

  it('never rises by a sentence that no field supports', () => {
    const lies = ['It has a private pool.', 'There is a clawfoot tub.', 'Near the best schools.', 'Lorem ipsum dolor sit amet.'];
    for (const text of ['', 'Brick walls.', SENTENCES.slice(0, 210), SENTENCES])
      for (const lie of lies) {
        const points = (description: string) =>
          scoreListing({ ...FULL, description }).parts.find(({ part }) => part === 'description')?.earned;
        expect(points(`${text} ${lie}`), `${text} ${lie}`).toBeLessThanOrEqual(points(text) ?? 0);
      }
  });

  it('asks for no other capitals or sentences where only claims without a field cost points', () => {
    const { parts, gains } = scoreListing({ ...FULL, description: `${SENTENCES} It has a sauna and a wine cellar.` });
    const lines = parts.flatMap(({ lines: all }) => all);
    const todo = 'Remove or prove 2 claims';
    for (const key of ['backed', 'plain', 'readability']) expect(lines.find((one) => one.key === key)?.fix?.todo, key).toBe(todo);
    expect(lines.find(({ key }) => key === 'plain')?.why).toMatch(/^Nothing in capitals.*counted for the \d+ of \d+ words/);
    expect(gains.filter((gain) => gain.part === 'description').map((gain) => gain.todo)).toEqual([todo]);
  });

  it('adds up to 100 points', () => {
    const { parts } = scoreListing(FULL);
    expect(parts.map(({ of }) => of)).toEqual([20, 25, 20, 10, 15, 5, 5]);
    for (const { lines, of } of parts) expect(lines.reduce((sum, line) => sum + line.of, 0)).toBe(of);
  });

  it('gives all points to a listing that says everything and nothing else', () => {
    const { score, gains, parts } = scoreListing(FULL);
    expect(parts.map(({ part, earned }) => [part, earned])).toEqual([
      ['facts', 20],
      ['photos', 25],
      ['description', 20],
      ['title', 10],
      ['price', 15],
      ['extras', 5],
      ['access', 5],
    ]);
    expect(score).toBe(100);
    expect(gains).toEqual([]);
  });

  it('gives none to an empty one', () => {
    const { score, gains } = scoreListing(EMPTY);
    expect(score).toBe(0);
    expect(gains.map(({ minutes }) => minutes)).toEqual(gains.map(({ minutes }) => minutes).toSorted((a, b) => a - b));
    expect(Math.round(gains.reduce((sum, { points }) => sum + points, 0))).toBe(100);
    // What is missing as a whole is proposed once, with all its points.
    for (const part of ['title', 'description', 'photos', 'price'])
      expect(gains.filter((gain) => gain.part === part)).toHaveLength(1);
    expect(gains.find(({ part }) => part === 'title')).toMatchObject({ todo: 'Give it a title', points: 10 });
  });

  it('leads to the field or the part where each point is gained', () => {
    const placeOf = (key: string) => {
      const { where, field } = scoreListing(EMPTY).gains.find((gain) => gain.key === key) ?? {};
      return [where, field];
    };
    expect(placeOf('tour')).toEqual(['Description', 'VirtualTourURLUnbranded']);
    expect(placeOf('open-house')).toEqual(['Open houses', undefined]);
    expect(placeOf('needed-facts')).toEqual(['Basics', 'PropertySubType']);
    expect(placeOf('fresh')).toEqual(['Description', undefined]);
  });

  it('counts times that buyers book in full, and instructions alone by half', () => {
    const showings = (part: Partial<ListingToScore>) => lineOf({ ...FULL, ...part }, 'showings');
    expect(showings({ hasShowingInstructions: false })).toMatchObject({
      earned: 2,
      why: 'Buyers can book a tour in 21 hours of a week',
      fix: null,
    });
    expect(showings({ tourMinutesAWeek: 0 })).toMatchObject({ earned: 1, fix: { where: 'Showing times' } });
    expect(showings({ tourMinutesAWeek: 0, hasShowingInstructions: false })).toMatchObject({ earned: 0 });
    expect(showings({ tourMinutesAWeek: null, hasShowingInstructions: false })).toMatchObject({
      earned: 0,
      fix: { where: 'Showings', field: 'ShowingInstructions' },
    });
  });

  it('is the sum of what its lines earn', () => {
    const { ungated, parts, judged } = scoreListing({
      ...FULL,
      photos: PHOTOS.slice(0, 7),
      description: 'A home.',
      hasTour: false,
    });
    const earned = parts.flatMap(({ lines }) => lines).reduce((sum, line) => sum + (line.earned ?? 0), 0);
    expect(judged).toBe(100);
    expect(ungated).toBe(Math.round(earned));
  });

  it('leaves out what cannot be judged', () => {
    const listing = { ...FULL, estimate: null, hasTour: false };
    const { judged, ungated } = scoreListing(listing);
    expect(judged).toBe(90);
    // 87 of 90.
    expect(ungated).toBe(97);
    expect(lineOf(listing, 'range')?.earned).toBeNull();
  });

  it.each([
    [100_000, 10],
    [110_000, 10],
    [115_500, 5],
    [121_000, 0],
    [200_000, 0],
    [85_500, 5],
  ])('judges a price of %d beside the range', (price, points) => {
    const listing = { ...FULL, facts: { ...FULL.facts, fields: { ...FULL.facts.fields, ListPrice: price } } };
    expect(lineOf(listing, 'range')?.earned).toBe(points);
  });

  it('takes the points of a price that a usual search just misses', () => {
    expect(lineOf({ ...FULL, searchLimitJustBelow: 500_000 }, 'band')).toMatchObject({ earned: 0, fix: { minutes: 5 } });
  });

  it.each([
    ['a shut fair-housing gate', { fairHousingErrors: 2 }],
    [
      'an altered photo without its original',
      { photos: [...PHOTOS, photo('x', 'Kitchen', { isAltered: true, originalId: 'gone' })] },
    ],
  ])('is 0 with %s', (_, change) => {
    const scored = scoreListing({ ...FULL, ...change });
    expect(scored.score).toBe(0);
    expect(scored.ungated).toBeGreaterThan(90);
    expect(scored.gates.filter(({ isOpen }) => !isOpen)).toHaveLength(1);
  });

  it('rewards nothing that is not true', () => {
    const boast = `${SENTENCES} It has a sauna, a pool, a wine cellar, quartz counters and a lake view.`;
    const [honest, boasting] = [scoreListing(FULL), scoreListing({ ...FULL, description: boast })];
    expect(boasting.ungated).toBeLessThan(honest.ungated);
    expect(lineOf({ ...FULL, description: boast }, 'concrete')?.earned).toBeLessThanOrEqual(5);
    expect(
      lineOf({ ...FULL, title: 'Stunning lake house with a private dock and a wine cellar for all' }, 'title-facts')?.earned,
    ).toBe(0);
  });

  it('counts contradicting facts as missing', () => {
    const fields = { ...FULL.facts.fields, HeatingYN: false };
    expect(lineOf({ ...FULL, facts: { ...FULL.facts, fields } }, 'filtered-facts')?.earned).toBe(7.2);
  });

  it('counts no photo twice, and none that hides what it altered', () => {
    const twins = PHOTOS.map((one, at) => (at < 10 ? one : { ...one, flags: ['same' as const] }));
    expect(lineOf({ ...FULL, photos: twins }, 'count')?.earned).toBe(2);
    const altered = [photo('a', 'Kitchen', { isAltered: true, originalId: 'b' }), photo('b', 'Kitchen')];
    expect(missingRooms('Single Family Residence', altered)).not.toContain('the kitchen');
    expect(missingRooms('Single Family Residence', altered.slice(0, 1))).toContain('the kitchen');
  });

  it('orders photos as people walk through a home, originals after their altered picture', () => {
    const photos = [
      photo('plan', null, { kind: 'Floor Plan' }),
      photo('bath', 'Bathroom'),
      photo('kitchen', 'Kitchen', { isAltered: true, originalId: 'kitchen-as-is' }),
      photo('front', 'Front of Structure'),
      photo('kitchen-as-is', 'Kitchen'),
      photo('dark-front', 'Front of Structure', { flags: ['dark'] }),
    ];
    expect(orderPhotos(photos)).toEqual(['front', 'dark-front', 'kitchen', 'kitchen-as-is', 'bath', 'plan']);
    expect(bestCover('Single Family Residence', photos)?.id).toBe('front');
    expect(bestCover('Single Family Residence', [photo('front', 'Front of Structure')])).toBeUndefined();
  });
});

it('names what is missing as the editor does', () => {
  const needs = {
    PropertySubType: 'required',
    BathroomsFull: 'required',
    StateOrProvince: 'required',
    PostalCode: 'required',
  } as const;
  const [needed] = scoreFacts({ ...EMPTY, needs });
  expect(needed?.fix?.todo).toBe('Fill in kind of home, full baths, state and ZIP code');
});
