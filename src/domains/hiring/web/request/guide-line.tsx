import { useQuery } from '@tanstack/react-query';
import { formatCount, formatMoney } from '#lib/format.ts';
import { sayNumber } from '#lib/say-number.ts';
import type { RequestForm } from '../../contract.ts';
import { GUIDE_QUOTES, GUIDE_VENDORS } from '../../model/price-guide.ts';
import { guideOptions } from '../api.ts';

const SCOPES = { area: 'near you', state: 'in your state', everywhere: 'on this site' } as const;

/** What clients accepted for such a service, with how many quotes say so; or that there are too few. */
export function GuideLine({ category, postalCode }: { category: RequestForm['categoryKey']; postalCode: string }) {
  const zip = /^\d{5}$/.test(postalCode) ? postalCode : '';
  const { data } = useQuery(guideOptions(category, zip, ''));
  if (data === undefined) return null;
  if (!data.isKnown || data.lowCents === null || data.highCents === null || data.medianCents === null)
    return (
      <p className="text-ink-soft">
        No price guide yet. It takes {sayNumber(GUIDE_QUOTES)} accepted quotes from {sayNumber(GUIDE_VENDORS)} professionals;{' '}
        {data.quotes === 0
          ? `in the last ${data.months} months, none was accepted.`
          : `the last ${data.months} months had ${formatCount(data.quotes, 'quote')} from ${formatCount(data.vendors, 'professional')}.`}
      </p>
    );
  return (
    <p>
      Half of the quotes that clients accepted {SCOPES[data.scope]} were between{' '}
      <strong className="font-semibold">
        {formatMoney(data.lowCents, 'never')} and {formatMoney(data.highCents, 'never')}
      </strong>
      <span className="block text-ink-soft">
        Median {formatMoney(data.medianCents, 'never')}, {formatCount(data.quotes, 'quote')} from{' '}
        {formatCount(data.vendors, 'professional')} in {data.months} months
      </span>
    </p>
  );
}
