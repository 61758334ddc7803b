import { describe, expect, it } from 'vitest';
import type { Reading } from '../../contract.ts';
import { createGazetteer } from '../line/gazetteer.ts';
import { readQuery } from '../read-query.ts';

const read = (query: string): Reading => readQuery(query, { today: '2026-05-01' }).reading;

/** What a sentence says may stand alone, before other wishes, after them, and between them. */
const FRAMES: readonly ((said: string) => string)[] = [
  (said) => said,
  (said) => `3 beds, a deck, ${said}`,
  (said) => `${said}, 3 beds and a deck`,
  (said) => `3 beds and a deck. ${said}.`,
  (said) => `${said} but we want 3 beds and a deck`,
];

const AROUND_THE_THING = { filters: { beds_min: 3 }, must: ['deck'] };

const UNNEEDED_BEFORE = [
  'forget the',
  'you can forget the',
  'never mind the',
  'scratch the',
  'drop the',
  'leave out the',
  'to hell with the',

  'you can keep your',
  'who needs a',
  'what good is a',
  'what would we do with a',
  'why would we pay for a',
  'what’s the point of a',
  'there’s no point in having a',
  'no reason to pay for a',
  'I don’t see the need for a',
  'we couldn’t care less about a',
  'I don’t give a hoot about a',
  'not bothered about a',
  'we could easily do without a',
  'we’d never use a',
  'I’m not paying for a',
  'we’re past wanting a',
  'I can’t see us ever using a',
  'it’s hard to imagine myself needing a',
  'don’t go looking for a',
  'don’t go out of your way to find a',
  'it’s not as if we need a',
  'I wouldn’t cross the street for a',
  'we won’t lose any sleep over a',
  'who on earth needs a',
  'where would we even put a',
  'scratch what I said about the',
  'I’m not about to pay for a',
];
const UNNEEDED_AFTER = [
  'would be wasted on us',
  'would go unused',
  'would just gather dust',
  'does nothing for me',
  'doesn’t interest us',
  'is of no use to us',
  'makes no difference to me',
  'makes no sense for us',
  'isn’t on our list',
  'can be skipped',
  'is unnecessary',
  'is more than we need',
  'isn’t worth the money',
  'we can do without',
  'I’d never use',
  'means nothing to us',
  'adds nothing for us',
  'doesn’t enter into it',
  'wouldn’t move the needle',
  'is no part of the plan',
  'can go to someone with kids',
  'is nice for those who can pay',
  'neither adds nor takes away',
  'is the least of our worries',
];
const REFUSED_BEFORE = [
  'you couldn’t pay me to have a',
  'over my dead body will I have a',
  'no way are we getting a',
  'not in a million years a',
  'count me out if it has a',
  'don’t bother showing me anything with a',
  'I’d rather eat glass than own a',
  'the last thing we need is a',
  'spare me anything with a',
  'I won’t go near a',
  'say no to a',
  'I’ll scream if I see yet another',
  'I’d rather sleep in my car than have a',
  'wild horses couldn’t drag me to a place with a',
  'I’d give up coffee before I’d have a',
];
const REFUSED_AFTER = [
  'is where I draw the line',
  'can take a hike',
  'is the last thing I need',
  'makes my skin crawl',
  'drives me up the wall',
  'is a non-starter',
  'is an automatic no',
  '= dealbreaker',
  'not ok',
  'has to go',
  'isn’t going to work for us',
  'kills the deal',
  'rules it out',
  'I can’t stand',
  'makes me ill',
];

function readsTheRest(reading: Reading, place: number): void {
  if (place > 0) expect({ filters: reading.filters, must: reading.must }).toEqual(AROUND_THE_THING);
}

describe('what is dismissed', () => {
  it.each([...UNNEEDED_BEFORE.map((said) => `${said} pool`), ...UNNEEDED_AFTER.map((said) => `a pool ${said}`)])(
    'is not asked for: %s',
    (said) => {
      FRAMES.forEach((frame, place) => {
        const reading = read(frame(said));
        expect([...reading.must, ...reading.must_not, ...reading.soft]).not.toContain('pool');
        readsTheRest(reading, place);
      });
    },
  );

  it.each([...REFUSED_BEFORE.map((said) => `${said} pool`), ...REFUSED_AFTER.map((said) => `a pool ${said}`)])(
    'is refused: %s',
    (said) => {
      FRAMES.forEach((frame, place) => {
        const reading = read(frame(said));
        expect(reading.must_not).toEqual(['pool']);
        readsTheRest(reading, place);
      });
    },
  );

  it.each([
    'forget the hot tub and the sauna',
    'no point in paying for a hot tub or a sauna',
    'hot tubs and saunas do nothing for us',
    'hot tub, sauna: whatever',
    'hot tub or sauna, it’s all the same to me',
    'leave the hot tub and the sauna off the list',
  ])('is every thing that is named: %s', (said) => {
    expect(read(said)).toMatchObject({ must: [], must_not: [], soft: [] });
  });

  it.each([
    ['don’t skip the pool', 'pool'],
    ['we wouldn’t drop the pool', 'pool'],
    ['who wouldn’t want a pool', 'pool'],
    ['we’d use a pool every day', 'pool'],
    ['no point in a house without a pool', 'pool'],
    ['we want nothing more than a pool', 'pool'],
    ['it isn’t home without a fireplace', 'fireplace'],
    ['my mother, who needs an elevator, lives with us', 'elevator'],
    ['my sister lost her leg, we need wide doors', 'wide_doorways'],
    ['forget the price, I want a pool', 'pool'],
    ['cut costs with solar panels', 'solar'],
  ])('is not what is praised or needed: %s', (said, tag) => {
    expect(read(said).must).toContain(tag);
  });

  it('keeps what is wanted whichever of two it is', () => {
    expect(read('a garage, attached or detached, doesn’t matter').filters).toEqual({ garage_min: 1 });
    expect(read('condo or townhouse, doesn’t matter').filters.types).toEqual(['condo', 'townhouse']);
  });

  it('is not understood where a thing is denied in words that no rule knows', () => {
    const { must, unresolved } = read('a wine cellar won’t win us over');
    expect([must, unresolved.length]).toEqual([[], 1]);
  });
});

it.each([
  ['skip the ones with a pool', ['pool']],
  ['skip the ones needing work', ['fixer_upper']],
  ['keep me away from pools', ['pool']],
  ['a pool is a no, a hot tub as well', ['pool', 'hot_tub']],
  ['carports are out, decks too', ['carport', 'deck']],
  ['pools and carports excluded', ['pool', 'carport']],
  ['hard no’s: carpet, stucco', ['carpet', 'stucco']],
  ['not on a busy road, near train tracks or under power lines', ['busy_road', 'railroad', 'power_lines']],
])('refuses what homes are skipped for: %s', (said, refused) => {
  expect(read(said).must_not.toSorted()).toEqual(refused.toSorted());
});

it.each([
  ['price under 500 sqft over 2000 3 beds', { price_max: 500_000, sqft_min: 2000, beds_min: 3 }],
  ['beds 4 baths 3 sqft 2400 min price 650 max', { beds_min: 4, baths_min: 3, sqft_min: 2400, price_max: 650_000 }],
  [
    'budget 500 beds 4 sqft at least 2200 lot at least 7000',
    { price_max: 500_000, beds_min: 4, sqft_min: 2200, lot_sqft_min: 7000 },
  ],
  ['year built 1990 or later sqft 2000 plus price under 600', { year_min: 1990, sqft_min: 2000, price_max: 600_000 }],
  ['3 beds 1500 sqft under 400k', { beds_min: 3, sqft_min: 1500, price_max: 400_000 }],
  ['no one-bedrooms', { beds_min: 2 }],
  ['no carpet, no two-bedrooms', { beds_min: 3 }],
  ['sqft 1800 min lot half acre price under 450', { sqft_min: 1800, lot_sqft_min: 21_780, price_max: 450_000 }],
  ['beds 3 garage 2 price 525 max', { beds_min: 3, garage_min: 2, price_max: 525_000 }],
  ['2 bed condo, no 3 bedrooms', { types: ['condo'], beds_min: 2, beds_max: 2 }],
  ['no single-car garages', { garage_min: 2 }],
])('reads numbers and their labels: %s', (said, filters) => {
  expect(read(said).filters).toEqual(filters);
});

it.each(['a deck as well', 'a deck, for my mother’s lift chair'])('asks for nothing that is only named alike: %s', (said) => {
  expect(read(said).must).toEqual(['deck']);
});

it('reads an amount after what the fee covers as the fee', () => {
  expect(read('hoa must cover water, max 350')).toMatchObject({ filters: { hoa_max: 350 }, must: ['hoa_includes_water'] });
});

it.each([
  [
    '2/2 TH w/ gar, HOA u/300, to 410',
    { types: ['townhouse'], beds_min: 2, baths_min: 2, garage_min: 1, hoa_max: 300, price_max: 410_000 },
  ],
  ['condo th or duplex', { types: ['multi_family', 'condo', 'townhouse'], units_min: 2, units_max: 2 }],
  ['house pool ok not needed 4 bed', { types: ['single_family'], beds_min: 4 }],
  ['garage 2 car under 550k', { garage_min: 2, price_max: 550_000 }],
  ['a pair of bathrooms, a dozen rooms', { baths_min: 2, rooms_min: 12 }],
  ['anything 280ish to 320ish', { price_min: 280_000, price_max: 320_000 }],
  ['don’t care if it’s a condo or a townhouse', { types: ['condo', 'townhouse'] }],
  ['3/2 condo', { types: ['condo'], beds_min: 3, baths_min: 2 }],
  ['4th floor condo', { types: ['condo'] }],
  ['co-op, maint < 900', { types: ['co_op'], hoa_max: 900 }],
  ['under 450 yard for the dog', { price_max: 450_000 }],
  ['house built 1985 through 2005', { types: ['single_family'], year_min: 1985, year_max: 2005 }],
  ['minimum 2010 year', { year_min: 2010 }],
  ['1.5k to 2k square feet', { sqft_min: 1500, sqft_max: 2000 }],
  ['rent up to twenty-one hundred', { listing_type: 'rent', price_max: 2100 }],
  ['rental, fourteen fifty a month', { listing_type: 'rent', price_max: 1450 }],
  ['rental available by 9/1', { listing_type: 'rent', available_by: '09-01' }],
])('reads how agents and landlords shorten things: %s', (said, filters) => {
  expect(read(said).filters).toEqual(filters);
});

describe('places that alone are searched', () => {
  const gazetteer = createGazetteer(['Oakdale', 'Eastlake']);
  const placesOf = (query: string) => readQuery(query, { gazetteer, today: '2026-05-01' }).reading.filters;

  it.each([
    ['no reason to look outside Oakdale', { places: ['Oakdale'] }],
    ['don’t look past Oakdale or Eastlake', { places: ['Oakdale', 'Eastlake'] }],
    ['we won’t live anywhere but Oakdale', { places: ['Oakdale'] }],
    ['nothing outside Oakdale please', { places: ['Oakdale'] }],
    ['we don’t care to look anywhere besides Oakdale', { places: ['Oakdale'] }],
    ['elevator yes carpet no Oakdale', { places: ['Oakdale'] }],
    ['no Oakdale', { exclude_places: ['Oakdale'] }],
    ['any part of town but Oakdale', { exclude_places: ['Oakdale'] }],
    ['outside Oakdale', { exclude_places: ['Oakdale'] }],
  ])('are wanted, and the others not left out by name: %s', (said, filters) => {
    expect(placesOf(said)).toEqual(filters);
  });
});

it('takes what a couple says of itself for no wish about others', () => {
  expect(read('Retired couple downsizing from a big house, 2 beds').fair_housing).toBeNull();
});

describe('what somebody would give up much to avoid', () => {
  it.each([
    ['I’d rather sleep in my car than by the train tracks', ['railroad']],
    ['we’d rather rent forever than live under power lines', ['power_lines']],
    ['better no house at all than one in a flood zone', ['flood_zone']],
    ['I’d sooner walk to work than be on a busy road', ['busy_road']],
  ])('is refused, and what is given up is not asked for: %s', (said, refused) => {
    expect(read(said)).toMatchObject({ filters: {}, must: [], must_not: refused });
  });

  it.each(['I’d rather have a deck than a pool', 'rather a deck than have a pool', 'I’d rather get a deck than a pool'])(
    'is told from what is only liked better: %s',
    (said) => {
      expect(read(said)).toMatchObject({ must: ['deck'], must_not: [], soft: ['no_pool'] });
    },
  );
});

describe('what may lack', () => {
  it.each([
    'don’t mark it down for a missing pool',
    'a house without a pool is no worse in my eyes',
    'I won’t hold it against a house if it lacks a pool',
    'no pool is no deal breaker',
    'I have nothing against a house that has no pool',
    'a missing pool won’t scare me',
  ])('is neither asked for nor refused: %s', (said) => {
    const { filters, must, must_not: refused, soft } = read(`${said}, 3 beds`);
    expect({ filters: { ...filters, types: undefined }, must, refused, soft }).toEqual({
      filters: { beds_min: 3 },
      must: [],
      refused: [],
      soft: [],
    });
  });

  it.each([
    ['a house without a garage is a deal breaker', { garage_min: 1 }],
    ['no point in a house without a garage', { garage_min: 1 }],
  ])('is asked for where the lack decides: %s', (said, filters) => {
    expect(read(said).filters).toMatchObject(filters);
  });
});

it.each([
  ['over my dead body carpet', ['carpet'], []],
  ['life’s too short for popcorn ceilings', ['popcorn_ceiling'], []],
  ['a pool would be wasted on us', [], ['pool']],
])('tells no words of a turn of speech apart: %s', (said, refused, unresolved) => {
  const reading = read(said);
  expect([reading.must_not, reading.unresolved.map(({ text }) => text)]).toEqual([refused, unresolved]);
});

it.each([
  ['a pool isn’t our first choice, 4 bed house', { types: ['single_family'], beds_min: 4 }],
  ['we gave up on condos, house or townhouse', { types: ['townhouse', 'single_family'], exclude_types: ['condo'] }],
  ['what would I do with three bathrooms, two is plenty', { baths_min: 2 }],
  ['cheap house 2 bd 150k max garage would be nice', { types: ['single_family'], beds_min: 2, price_max: 150_000 }],
  ['3 bath garage 2 no carpet', { baths_min: 3, garage_min: 2 }],
  ['sold condos', { status: ['sold'], types: ['condo'] }],
  ['5 beds with a basement apt', { beds_min: 5 }],
  ['Empty nesters!! Sell the big house, buy a condo', { types: ['condo'] }],
])('goes on with the next wish: %s', (said, filters) => {
  expect(read(said)).toMatchObject({ filters, fair_housing: null });
  expect(Object.keys(read(said).filters).toSorted()).toEqual(Object.keys(filters).toSorted());
});

it.each(['a garage doesn’t make or break it', 'a sauna never crossed our minds'])(
  'is not understood where it is denied in other words: %s',
  (said) => {
    const { filters, must, unresolved } = read(said);
    expect([filters, must, unresolved.length]).toEqual([{}, [], 1]);
  },
);

it.each([
  ['what’s so great about a golf course', []],
  ['there’s more to life than a big yard', []],
  ['we wouldn’t know what to do with a wine cellar', []],
  ['do we need a den? Not really.', []],
  ['a stucco house? Not on my watch.', ['stucco']],
  ['a hot tub, thanks but no thanks', ['hot_tub']],
  ['show me a house with carpet and I’ll show you the door', ['carpet']],
  ['every house with power lines behind it can go straight off your list', ['power_lines']],
  ['no condo 3bd fixer ok', []],
])('asks for nothing that is asked about or laughed at: %s', (said, refused) => {
  expect(read(said)).toMatchObject({ must: [], must_not: refused, soft: [] });
});

it('takes "not that I’d say no" for a yes', () => {
  expect(read('not that I’d say no to a deck')).toMatchObject({ must: ['deck'], must_not: [] });
});

it('takes what gives the creeps for no people, nor one’s own family and neighbors one would not like', () => {
  expect(read('basements give me the creeps')).toMatchObject({ must_not: ['basement'], fair_housing: null });
  expect(read('nobody in this family has ever needed a den').fair_housing).toBeNull();
  expect(read('if I wanted neighbors through the wall I’d stay').fair_housing).toBeNull();
  expect(read('nobody with a family in the building').fair_housing?.flag).toBe(true);
});

it.each([
  ['HOAs and me don’t mix', { hoa: 'none' }, [], []],
  ['stucco and I don’t get along', {}, [], ['stucco']],
  ['we’ve no interest in septic, and none in a pool', {}, [], ['septic', 'pool']],
  ['I couldn’t tell you the last time we used a pool', {}, [], []],
  ['a garage is a must, a basement is not', { garage_min: 1 }, [], []],
  ['top floor or no one above 2 bd elevator', { beds_min: 2 }, ['top_floor', 'elevator'], []],
  ['popcorn ceilings make me ill, carpet too', {}, [], ['popcorn_ceiling', 'carpet']],
  ['a garden makes me happy', {}, ['garden'], []],
  ['4 beds, hang on, 3', { beds_min: 3 }, [], []],
  ['up to 300 (ok 320)', { price_max: 320_000 }, [], []],
  ['1,300 sqft at the outside', { sqft_max: 1300 }, [], []],
  ['1 bd for rnt, lt 1400', { beds_min: 1, listing_type: 'rent', price_max: 1400 }, [], []],
])('is read to its end: %s', (said, filters, must, refused) => {
  const reading = read(said);
  expect([reading.filters, reading.must, reading.must_not]).toEqual([filters, must, refused]);
});
