import { HOME_TYPE_NOUNS, type HomeType } from '#domains/listings/contract.ts';
import { formatArea, formatCount, formatLotArea, formatNumber, formatWholeDollars } from '#lib/format.ts';
import type { BuyerProfile, Firmness, HomeWish } from '../contract.ts';
import { boundCriterion, type BoundWish, roundDownTo, roundUpTo } from './bound-criterion.ts';
import { type Criterion, judgeKnown } from './criterion.ts';
import { USUAL_FIRMNESS } from './usual-firmness.ts';

/** How firm a wish is: as its buyer said, or else as usual. */
export function firmnessOf(home: BuyerProfile['home'], wish: HomeWish): Firmness {
  return home.firmness[wish] ?? USUAL_FIRMNESS;
}

/** Type, rooms, sizes, age and dues. */
export function homeCriteria(home: BuyerProfile['home']): Criterion[] {
  return [...typeCriterion(home), ...BOUNDS.flatMap((bound) => makeBound(home, bound))];
}

function typeCriterion(home: BuyerProfile['home']): Criterion[] {
  if (home.types.length === 0) return [];
  const { isMust, weight } = firmnessOf(home, 'types');
  const wanted: readonly string[] = home.types;
  return [
    {
      id: 'home.types',
      label: 'Type',
      stance: isMust ? 'must' : 'nice',
      weight,
      giveUp: 'Look at other types of homes',
      utility: ({ type }) => (type === null ? null : wanted.includes(type) ? 1 : 0),
      judge: ({ type }) =>
        judgeKnown(type, (known) => {
          const isWanted = wanted.includes(known);
          return { utility: isWanted ? 1 : 0, verdict: isWanted ? 'met' : 'missed', text: nounOf(known) };
        }),
    },
  ];
}

function nounOf(type: string): string {
  return Object.hasOwn(HOME_TYPE_NOUNS, type) ? HOME_TYPE_NOUNS[type as HomeType][0] : 'another type';
}

type BoundName = Exclude<HomeWish, 'types'>;
type BoundRow = Pick<
  BoundWish,
  'label' | 'direction' | 'edge' | 'ease' | 'valueOf' | 'tell' | 'round' | 'describeMove' | 'giveUp'
> & {
  name: BoundName;
};

const NO_EDGE = () => 0;

const BOUNDS: readonly BoundRow[] = [
  {
    name: 'bedsMin',
    label: 'Bedrooms',
    direction: 'at-least',
    edge: NO_EDGE,
    ease: () => 1,
    valueOf: (home) => home.beds,
    tell: (value, limit) => tellCount(value, limit, 'bed'),
    round: (value) => value,
    describeMove: (limit) => `Take ${formatCount(limit, 'bedroom')}`,
    giveUp: 'Leave the bedrooms open',
  },
  {
    name: 'bathsMin',
    label: 'Bathrooms',
    direction: 'at-least',
    edge: NO_EDGE,
    ease: () => 1,
    valueOf: (home) => home.baths,
    tell: (value, limit) => tellCount(value, limit, 'bath'),
    round: (value) => value,
    describeMove: (limit) => `Take ${formatCount(limit, 'bathroom')}`,
    giveUp: 'Leave the bathrooms open',
  },
  {
    name: 'livingAreaMin',
    label: 'Living area',
    direction: 'at-least',
    edge: (limit) => limit * 0.1,
    ease: (limit) => limit * 0.3,
    valueOf: (home) => home.livingAreaSqft,
    tell: (value, limit, beyond) => `${formatArea(value)}${beyond ? `, ${formatNumber(limit - value)} short` : ''}`,
    round: roundDownTo(50),
    describeMove: (limit) => `Take ${formatArea(limit)}`,
    giveUp: 'Leave the living area open',
  },
  {
    name: 'lotSizeMin',
    label: 'Lot',
    direction: 'at-least',
    edge: (limit) => limit * 0.15,
    ease: (limit) => limit * 0.5,
    valueOf: (home) => home.lotSizeSqft,
    tell: (value, limit, beyond) => `${formatLotArea(value)} lot${beyond ? `, ${formatLotArea(limit)} asked` : ''}`,
    round: roundDownTo(250),
    describeMove: (limit) => `Take a lot of ${formatLotArea(limit)}`,
    giveUp: 'Leave the lot open',
  },
  {
    name: 'yearBuiltMin',
    label: 'Year built',
    direction: 'at-least',
    edge: () => 5,
    ease: () => 20,
    valueOf: (home) => home.yearBuilt,
    tell: (value, limit, beyond) => `built ${value}${beyond ? `, ${formatCount(limit - value, 'year')} older` : ''}`,
    round: roundDownTo(1),
    describeMove: (limit) => `Take homes built from ${limit} on`,
    giveUp: 'Leave the year open',
  },
  {
    name: 'storiesMax',
    label: 'Stories',
    direction: 'at-most',
    edge: NO_EDGE,
    valueOf: (home) => home.stories,
    tell: (value) => formatCount(value, 'story', 'stories'),
    round: (value) => value,
    describeMove: (limit) => `Allow ${formatCount(limit, 'story', 'stories')}`,
    giveUp: 'Leave the stories open',
  },
  {
    name: 'garageMin',
    label: 'Garage',
    direction: 'at-least',
    edge: NO_EDGE,
    valueOf: (home) => home.garage,
    tell: (value) => (value === 0 ? 'no garage' : `garage for ${formatNumber(value)}`),
    round: (value) => value,
    describeMove: (limit) => (limit === 0 ? 'Do without a garage' : `Take a garage for ${limit}`),
    giveUp: 'Leave the garage open',
  },
  {
    name: 'hoaMax',
    label: 'HOA dues',
    direction: 'at-most',
    edge: (limit) => Math.max(25, limit * 0.2),
    valueOf: (home) => home.hoaMonthly,
    tell: (value, limit, beyond) =>
      value === 0
        ? 'no HOA dues'
        : `${formatWholeDollars(value)}/mo HOA${beyond ? `, ${formatWholeDollars(value - limit)} over` : ''}`,
    round: roundUpTo(25),
    describeMove: (limit) => `Allow ${formatWholeDollars(limit)} a month of HOA dues`,
    giveUp: 'Leave the HOA dues open',
  },
];

function makeBound(home: BuyerProfile['home'], { name, ...row }: BoundRow): Criterion[] {
  const limit = home[name];
  if (limit === null || (limit === 0 && row.direction === 'at-least')) return [];
  const { isMust, weight } = firmnessOf(home, name);
  const isCount = row.edge === NO_EDGE;
  return [
    boundCriterion({
      ...row,
      id: `home.${name}`,
      stance: isMust ? 'must' : 'nice',
      weight,
      limit,
      // One room or space too few is a close call if the count is only a wish.
      edge: isCount && !isMust ? () => 2 : row.edge,
    }),
  ];
}

function tellCount(value: number, limit: number, noun: string): string {
  if (value === limit) return formatCount(value, noun);
  return value > limit
    ? `${formatCount(value, noun)}, +${formatNumber(value - limit)}`
    : `${formatCount(value, noun)}, ${formatNumber(limit - value)} fewer`;
}
