import { sayCount } from '#lib/say-number.ts';
import { readClaims } from '../claims/read-claims.ts';
import { numberOf } from '../home-facts.ts';
import { settleFacts } from '../settle-facts.ts';
import { LIMITS, SHOUTING } from './score-rules.ts';
import { line, type ListingToScore, type ScoreLine, SHOWING_TIMES } from './score-types.ts';

export function scoreTitle({ title, facts, year }: Pick<ListingToScore, 'title' | 'facts' | 'year'>): ScoreLine[] {
  const text = title.trim();
  const claims = text === '' ? [] : readClaims(text, settleFacts(facts, { year }).facts);
  const supported = claims.filter(({ fields }) => fields.length > 0);
  const isBacked = supported.length > 0 && supported.length === claims.length && text.search(SHOUTING) < 0 && !text.includes('!');
  const where = 'Description';
  const { from, best, to } = LIMITS.title;
  // Whoever has no title is told so once, with all its points.
  const fixOf = (todo: string, minutes: number) =>
    text === '' ? { todo: 'Give it a title', minutes: 3, where } : { todo, minutes, where };
  return [
    line({
      key: 'title',
      label: 'A title',
      part: text === '' ? 0 : 1,
      of: 3,
      why: text === '' ? 'There is no title yet' : 'It has a title',
      fix: fixOf('Give it a title', 3),
    }),
    line({
      key: 'title-length',
      label: 'Length of the title',
      part: text.length > to || text.length < from ? 0 : text.length < best ? 0.5 : 1,
      of: 3,
      why: text === '' ? 'There is no title yet' : `${text.length} characters; ${best} to ${to} earn all points`,
      fix: fixOf(`Bring the title to ${best} to ${to} characters`, 2),
    }),
    line({
      key: 'title-facts',
      label: 'Facts in the title',
      part: Math.min(supported.length, LIMITS.titleFacts) / LIMITS.titleFacts,
      of: 2,
      why: `${supported.length} that a field supports; ${LIMITS.titleFacts} earn all points`,
      fix: fixOf('Name two facts in the title', 2),
    }),
    line({
      key: 'title-honest',
      label: 'Nothing without a field',
      part: Number(isBacked),
      of: 2,
      why:
        text === ''
          ? 'There is no title yet'
          : isBacked
            ? 'A field supports every word'
            : claims.length === 0
              ? 'It says nothing about the home'
              : 'It shouts, or says more than the fields',
      fix: claims.length === 0 ? fixOf('Name two facts in the title', 2) : fixOf('Take out of the title what no field says', 1),
    }),
  ];
}

const dollars = (value: number) => `$${Math.round(value).toLocaleString('en-US')}`;

export function scorePrice({ facts, estimate, searchLimitJustBelow }: ListingToScore): ScoreLine[] {
  const price = numberOf(facts, 'ListPrice');
  const where = { where: 'Basics', field: 'ListPrice' };
  const noPrice = { todo: 'Set a price', minutes: 5, ...where };
  return [
    line({
      key: 'range',
      label: 'Beside the estimate',
      part: estimate === null ? null : price === undefined ? 0 : rangeShare(price, estimate),
      of: 10,
      why:
        estimate === null
          ? 'There is no estimate for this home, so this is not judged'
          : price === undefined
            ? 'There is no price yet'
            : `${dollars(price)} beside an estimate of ${dollars(estimate.low)} to ${dollars(estimate.high)}`,
      fix: price === undefined ? noPrice : { todo: 'Look at the price again beside the estimate', minutes: 20, ...where },
    }),
    line({
      key: 'band',
      label: 'Usual searches',
      part: price === undefined || searchLimitJustBelow !== null ? 0 : 1,
      of: 5,
      why:
        price === undefined
          ? 'There is no price yet'
          : searchLimitJustBelow === null
            ? 'No usual search just misses it'
            : `Searches up to ${dollars(searchLimitJustBelow)} just miss it`,
      fix:
        searchLimitJustBelow === null
          ? noPrice
          : { todo: `At ${dollars(searchLimitJustBelow)}, one more usual search finds it`, minutes: 5, ...where },
    }),
  ];
}

function rangeShare(price: number, { low, high }: { low: number; high: number }): number {
  const outside = price > high ? (price - high) / high : Math.max(0, (low - price) / low);
  return Math.max(0, 1 - outside / LIMITS.outsideRange);
}

export function scoreExtras({ photos, hasTour }: ListingToScore): ScoreLine[] {
  const hasPlan = photos.some(({ kind }) => kind === 'Floor Plan');
  return [
    line({
      key: 'plan',
      label: 'Floor plan',
      part: Number(hasPlan),
      of: 2,
      why: hasPlan ? 'There is a floor plan' : 'There is no floor plan',
      fix: { todo: 'Add a floor plan', minutes: 60, where: 'Photos' },
    }),
    line({
      key: 'tour',
      label: 'Tour or video',
      part: Number(hasTour),
      of: 3,
      why: hasTour ? 'There is a tour or video' : 'There is no tour or video',
      fix: { todo: 'Add a link to a tour or video', minutes: 60, where: 'Description', field: 'VirtualTourURLUnbranded' },
    }),
  ];
}

export function scoreAccess({
  daysSinceChange,
  hasShowingInstructions,
  tourMinutesAWeek,
  daysToOpenHouse,
}: ListingToScore): ScoreLine[] {
  const isFresh = daysSinceChange <= LIMITS.daysFresh;
  const isOpenSoon = daysToOpenHouse !== null && daysToOpenHouse <= LIMITS.daysToOpenHouse;
  return [
    line({
      key: 'fresh',
      label: 'Looked after',
      part: Number(isFresh),
      of: 2,
      why: `Last changed ${daysSinceChange === 0 ? 'today' : `${daysSinceChange} ${daysSinceChange === 1 ? 'day' : 'days'} ago`}`,
      fix: { todo: 'Read it again, and correct what has changed', minutes: 10, where: 'Description' },
    }),
    scoreShowings(hasShowingInstructions, tourMinutesAWeek),
    line({
      key: 'open-house',
      label: 'Open house soon',
      part: Number(isOpenSoon),
      of: 1,
      why: isOpenSoon ? 'An open house is planned' : `No open house in the next ${LIMITS.daysToOpenHouse} days`,
      fix: { todo: 'Plan an open house', minutes: 5, where: 'Open houses' },
    }),
  ];
}

/** Times that buyers book by themselves count in full, instructions alone by half. */
function scoreShowings(hasInstructions: boolean, tourMinutesAWeek: number | null): ScoreLine {
  const hours = Math.round((tourMinutesAWeek ?? 0) / 60);
  const canBook = (tourMinutesAWeek ?? 0) > 0;
  const instructions = hasInstructions ? 'There are showing instructions' : 'There are no showing instructions';
  return line({
    key: 'showings',
    label: 'Showings',
    part: canBook ? 1 : hasInstructions ? 0.5 : 0,
    of: 2,
    why: canBook
      ? `Buyers can book a tour in ${sayCount(Math.max(1, hours), 'hour')} of a week`
      : `${instructions}, and no times at which buyers can book a tour${tourMinutesAWeek === null ? ' yet' : ''}`,
    fix:
      tourMinutesAWeek === null && !hasInstructions
        ? { todo: 'Say how showings work', minutes: 3, where: 'Showings', field: 'ShowingInstructions' }
        : {
            todo: tourMinutesAWeek === null ? 'Say when buyers can tour it once it is public' : 'Say when buyers can tour it',
            minutes: 5,
            where: SHOWING_TIMES,
          },
  });
}
