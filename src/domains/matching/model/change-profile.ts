import type { BuyerProfile, Firmness, HomeWish, RelaxStep } from '../contract.ts';
import { USUAL_FIRMNESS } from './usual-firmness.ts';
import type { WishKey } from './wishes.ts';

/** Applies one suggestion for more homes to a profile: moves the bound, or makes the must a wish. */
export function applyRelaxing(profile: BuyerProfile, { criterion, value }: RelaxStep): BuyerProfile {
  return criterion.split('+').reduce((changed, id) => relaxOne(changed, id, value), profile);
}

function relaxOne(profile: BuyerProfile, id: string, value: number | null): BuyerProfile {
  const [kind = '', name = ''] = id.split('.');
  switch (kind) {
    case 'budget':
      return { ...profile, budget: { ...profile.budget, ...moveBudget(profile.budget, value) } };
    case 'where':
      return { ...profile, where: { ...profile.where, isMust: false } };
    case 'commute':
      return {
        ...profile,
        where: {
          ...profile.where,
          anchors: profile.where.anchors.map((anchor, index) =>
            String(index) === name ? { ...anchor, ...(value === null ? { isMust: false } : { minutes: value }) } : anchor,
          ),
        },
      };
    case 'wish':
      return setWish(profile, name as WishKey, { stance: 'nice' });
    default:
      return relaxHome(profile, name as HomeWish, value);
  }
}

function moveBudget(budget: BuyerProfile['budget'], value: number | null): Partial<BuyerProfile['budget']> {
  if (value === null) return { isMust: false };
  return budget.limitBy === 'month' ? { monthlyMax: value } : { priceMax: value };
}

function relaxHome(profile: BuyerProfile, wish: HomeWish, value: number | null): BuyerProfile {
  if (value !== null && wish !== 'types') return { ...profile, home: { ...profile.home, [wish]: value } };
  return setFirmness(profile, wish, USUAL_FIRMNESS);
}

export function setFirmness(profile: BuyerProfile, wish: HomeWish, firmness: Firmness): BuyerProfile {
  return { ...profile, home: { ...profile.home, firmness: { ...profile.home.firmness, [wish]: firmness } } };
}

type WishChange = Partial<Omit<BuyerProfile['wishes'][number], 'feature'>>;

/** Changes a wish, or adds it as a nice-to-have of medium weight. */
export function setWish(profile: BuyerProfile, feature: WishKey, change: WishChange): BuyerProfile {
  const isKnown = profile.wishes.some((wish) => wish.feature === feature);
  const wishes = isKnown
    ? profile.wishes.map((wish) => (wish.feature === feature ? { ...wish, ...change } : wish))
    : [...profile.wishes, { feature, stance: 'nice' as const, weight: USUAL_FIRMNESS.weight, ...change }];
  return { ...profile, wishes };
}

export function removeWish(profile: BuyerProfile, feature: WishKey): BuyerProfile {
  return { ...profile, wishes: profile.wishes.filter((wish) => wish.feature !== feature) };
}

/** Rates a home; null removes the rating. */
export function rateHome(profile: BuyerProfile, listingKey: string, isLiked: boolean | null): BuyerProfile {
  const others = profile.taste.filter((answer) => answer.listingKey !== listingKey);
  return { ...profile, taste: isLiked === null ? others : [...others, { listingKey, isLiked }] };
}

export function ratingOf(profile: BuyerProfile, listingKey: string): boolean | null {
  return profile.taste.find((answer) => answer.listingKey === listingKey)?.isLiked ?? null;
}

/** Whether the profile says anything to measure homes by. */
export function hasWishes(profile: BuyerProfile): boolean {
  const { budget, where, home, wishes, taste } = profile;
  const { firmness: _, types, ...bounds } = home;
  return (
    (budget.limitBy === 'month' ? budget.monthlyMax : budget.priceMax) !== null ||
    where.places.length + where.rings.length + where.anchors.length + types.length + wishes.length + taste.length > 0 ||
    Object.values(bounds).some((value) => value !== null)
  );
}
