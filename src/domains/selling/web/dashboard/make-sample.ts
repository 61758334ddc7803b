import { addDays, utcDay } from '#lib/calendar.ts';
import type { ListingFigures } from '../../contract.ts';
import {
  bandOf,
  type DayFigures,
  findAlerts,
  MEASURES,
  peerAges,
  sayRule,
  sumDays,
  USUAL_LIMITS,
  weeksBefore,
} from '../../model/figures.ts';
import type { SaleOddsAnswer } from '#domains/odds/contract.ts';
import type { PriceFacts } from './price-position.tsx';

export interface Sample {
  figures: ListingFigures;
  odds: SaleOddsAnswer;
  price: PriceFacts;
}

const LISTED_DAYS_AGO = 23;
const FIRST_PRICE = 625_000;
const PRICE = 615_000;
const ZONE = 'America/Denver';

// What each day brought, first to last. Many people look at a new home, and more again after a price cut.
const VIEWS = [9, 31, 42, 38, 29, 24, 27, 19, 16, 14, 17, 12, 10, 11, 13, 26, 30, 22, 18, 15, 17, 19, 14, 6];
const SAVES = [1, 3, 4, 2, 2, 1, 3, 1, 1, 0, 1, 1, 0, 1, 0, 3, 2, 2, 1, 1, 0, 2, 1, 0];
const SHARES = [0, 1, 0, 2, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 1, 0, 1, 0, 0, 1, 0, 0, 0, 0];
const QUESTIONS = [0, 0, 1, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 1, 0];
const TOURS = [0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0];

const OFFERS = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0];

/** Weeks of twelve similar homes. */
const PEER_WEEKS = {
  impressions: [610, 720, 790, 860, 930, 1010, 1090, 1150, 1230, 1320, 1460, 1790],
  views: [58, 71, 74, 83, 88, 94, 97, 103, 110, 118, 131, 160],
  saves: [2, 3, 4, 4, 5, 5, 6, 6, 7, 8, 9, 12],
  shares: [0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 3, 4],
  inquiries: [0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 4],
  tours: [0, 0, 0, 1, 1, 1, 1, 1, 2, 2, 2, 3],
  offers: [0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2],
} as const;

/** The dashboard of a made-up home as of now. The same rules make its figures as for any other home. */
export function makeSample(now: Date): Sample {
  const today = utcDay(now);
  const first = addDays(today, -LISTED_DAYS_AGO);
  const days: DayFigures[] = VIEWS.map((views, at) => ({
    day: addDays(first, at),
    impressions: views * 11 + (at % 5) * 7,
    views,
    saves: SAVES[at] ?? 0,
    shares: SHARES[at] ?? 0,
    inquiries: QUESTIONS[at] ?? 0,
    tours: TOURS[at] ?? 0,
    offers: OFFERS[at] ?? 0,
  }));
  const { week, before } = weeksBefore(today);
  const [lately, earlier] = [sumDays(days, week), sumDays(days, before)];
  const total = sumDays(days, { from: first, to: today });
  const area = { place: 'Maple Heights', medianDays: 19, sample: 46, asOf: addDays(`${today.slice(0, 8)}01`, -1) };
  const alerts = findAlerts(
    {
      isActive: true,
      daysOnMarket: LISTED_DAYS_AGO,
      lately: sumDays(days, { from: week.from, to: today }),
      total,
      area,
      today,
    },
    USUAL_LIMITS,
  );
  const ages = peerAges(LISTED_DAYS_AGO);
  const at = (day: number, hour: number) => `${addDays(today, day)}T${hour}:00:00.000Z`;
  return {
    figures: {
      id: '00000000-0000-4000-8000-000000000000',
      listingKey: 'sample',
      label: '48 Orchard Row, Maple Heights',
      standardStatus: 'Active',
      isPublic: true,
      listPrice: PRICE,
      firstPrice: FIRST_PRICE,
      onMarketDate: first,
      daysOnMarket: LISTED_DAYS_AGO,
      timeZone: ZONE,
      today,
      asOf: now.toISOString(),
      measures: MEASURES.map((key) => ({
        key,
        total: total[key],
        week: lately[key],
        weekBefore: earlier[key],
        peers: bandOf(PEER_WEEKS[key]),
      })),
      days,
      peers: {
        count: PEER_WEEKS.views.length,
        place: 'Maple Heights',
        kind: 'Single Family Residence',
        priceFrom: PRICE * 0.85,
        priceTo: PRICE * 1.15,
        daysFrom: ages.least,
        daysTo: ages.most,
        refusal: null,
      },
      alerts: alerts.map((key) => ({
        key,
        text: `${LISTED_DAYS_AGO} days for sale; half of the nearby homes had a contract after ${area.medianDays} days in ${area.place}`,
        rule: sayRule(key, USUAL_LIMITS),
      })),
      area,
      moves: { place: area.place, from: week.from, to: week.to, forSale: 31, added: 4, lowered: 2, underContract: 3, sold: 2 },
      actions: [
        { key: 'offers', text: 'Answer 1 offer', href: '/seller-dashboard-demo' },
        { key: 'tours', text: 'Answer 1 tour request', href: '/seller-dashboard-demo' },
        { key: 'questions', text: 'Answer 1 question', href: '/seller-dashboard-demo' },
        { key: 'look-again', text: 'Take another look at price, photos and description', href: '/seller-dashboard-demo' },
      ],
      showings: [
        showing({
          id: 'd',
          what: 'Tour',
          guestName: 'Marta Lindqvist',
          status: 'accepted',
          slots: [at(1, 19)],
          askedAt: at(-1, 15),
        }),
        showing({ id: 'a', guestName: 'Dana Whitfield', status: 'accepted', slots: [at(2, 17)], askedAt: at(-3, 16) }),
        showing({ id: 'b', guestName: 'Priya Raman', status: 'pending', slots: [at(3, 18), at(4, 21)], askedAt: at(-1, 19) }),
        showing({ id: 'c', guestName: 'Luis Ortega', status: 'accepted', slots: [at(-17, 17)], askedAt: at(-19, 15) }),
      ],
      offers: [
        {
          id: 'b8f5b1a0-5f0c-4c39-9d0e-6f1f6b7c2a11',
          buyerName: 'Marta Lindqvist',
          price: 604_000,
          standing: 'Read',
          isWaiting: true,
          expiresAt: at(2, 23),
        },
        {
          id: '0c6c1c52-7a55-4a0a-8f6e-0f8a7f0f9d42',
          buyerName: 'Luis Ortega',
          price: 596_000,
          standing: 'Countered by the seller',
          isWaiting: false,
          expiresAt: at(3, 23),
        },
      ],
      sale: null,
    },
    odds: makeOdds(today),
    price: {
      estimate: { value: 602_000, low: 571_000, high: 634_000, asOf: today, engine: 'of a demonstration' },
      refusal: null,
      rivals: [579_000, 589_900, 598_000, 605_000, 619_500, 625_000, 639_000, 650_000],
    },
  };
}

/** What a market of this kind could have learned. */
function makeOdds(today: string): SaleOddsAnswer {
  const coefficients = [-1.35, -7.5, -18, -0.2, -0.55, 0.15];
  const checked = [
    { week: 2, predicted: 0.31, observed: 0.3 },
    { week: 4, predicted: 0.5, observed: 0.52 },
    { week: 8, predicted: 0.71, observed: 0.7 },
    { week: 13, predicted: 0.83, observed: 0.81 },
  ];
  return {
    market: { state: 'CO', city: 'Maple Heights', kind: 'Single Family Residence' },
    state: 'shown',
    learned: {
      homes: 1240,
      sold: 968,
      odds: { coefficients, n: 1240, sold: 968 },
      draws: Array.from({ length: 9 }, (_, at) =>
        coefficients.map((value, term) => value + (term === 0 ? 0.05 : 0.05 * value) * ((at - 4) / 4)),
      ),
      ratios: { low: 0.91, high: 1.13 },
      calibration: {
        tested: 806,
        horizons: checked.map((one) => ({
          ...one,
          groups: [],
          groupError: 0.018,
          priceError: 0.021,
          brier: 0.17,
          brierAlike: 0.2,
          isCalibrated: true,
        })),
        timing: { statistic: 9.1, cells: 10, p: 0.52, effect: 0.12, isGood: true },
        weeks: 13,
      },
      refusal: null,
      asOf: today,
      from: addDays(today, -540),
      weeks: 13,
    },
  };
}

type Showing = ListingFigures['showings'][number];

function showing(
  facts: Pick<Showing, 'id' | 'guestName' | 'status' | 'slots' | 'askedAt'> & Partial<Pick<Showing, 'what'>>,
): Showing {
  const confirmedStartsAt = facts.status === 'accepted' ? (facts.slots[0] ?? null) : null;
  return { what: null, ...facts, kind: 'in_person', proposedSlots: [], confirmedStartsAt };
}
