import { formatCount, formatMoney, formatNumber, formatPercent, formatSpan } from '#lib/format.ts';
import type { Candidate, Need, Part, Scored } from './ranking.ts';

interface Reason {
  part: Part;
  text: string;
}

/** Why a vendor stands where it stands, part by part; parts of which nothing is known say so. */
export function sayWhy(scored: Scored, vendor: Candidate, need: Pick<Need, 'takes' | 'budgetCents'>): Reason[] {
  const { miles, waitDays, priceRatio } = scored;
  const reasons: Record<Part, string> = {
    fit: sayFit(vendor, need),
    distance: miles === null ? 'Doesn’t say where it’s based' : `${sayMiles(miles)} away`,
    availability:
      waitDays < 1
        ? 'Free on the start date'
        : `${vendor.nextFreeAt === null ? 'Usually free' : 'Next free'} within ${formatCount(Math.ceil(waitDays), 'day')} of the start date`,
    rating:
      vendor.ratingCount === 0
        ? 'No reviews yet: counts as the category average'
        : `${formatNumber(vendor.ratingSum / vendor.ratingCount, 1)} of 5 from ${formatCount(vendor.ratingCount, 'review')}`,
    response:
      vendor.responseMinutes === null
        ? 'No answers yet: counts as the median'
        : `Usually answers in about ${formatSpan(vendor.responseMinutes)}`,
    completion:
      vendor.completionRate === null
        ? 'No finished jobs yet: counts as the median'
        : `${formatCount(vendor.jobsDone, 'job')} done here, ${formatPercent(vendor.completionRate, 0)} completed`,
    price: sayPriceRatio(priceRatio),
  };
  return Object.entries(reasons).map(([part, text]) => ({ part: part as Part, text }));
}

function sayFit({ takes, minimumCents }: Candidate, need: Pick<Need, 'takes' | 'budgetCents'>): string {
  const left = need.takes.filter((one) => !takes.includes(one)).length;
  const scope =
    need.takes.length === 0
      ? 'Does this kind of work'
      : left === 0
        ? 'Takes jobs like this one'
        : left === need.takes.length
          ? 'Doesn’t list what was asked for'
          : `Doesn’t list ${left} of the ${formatCount(need.takes.length, 'thing')} asked for`;
  return need.budgetCents !== null && minimumCents !== null && minimumCents > need.budgetCents
    ? `${scope}; minimum charge ${formatMoney(minimumCents)}`
    : scope;
}

function sayPriceRatio(ratio: number | null): string {
  if (ratio === null) return 'Too few prices to compare: counts as the median';
  const apart = Math.round(Math.abs(ratio - 1) * 100);
  return apart < 1 ? 'About the median price here' : `${apart}% ${ratio < 1 ? 'under' : 'over'} the median price here`;
}

/** "Less than a mile", "3.2 miles". */
export function sayMiles(miles: number): string {
  if (miles < 1) return 'Less than a mile';
  const text = formatNumber(miles, miles < 10 ? 1 : 0);
  return `${text} ${text === '1' ? 'mile' : 'miles'}`;
}
