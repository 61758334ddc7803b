import type { PriceGuideAnswer } from '#domains/hiring/contract.ts';
import { formatCount, formatMoney } from '#lib/format.ts';
import { LineLink } from '#ui/link.tsx';
import { OWNER_SERVICES } from '../../model/owner-sale.ts';

interface ServicePricesProps {
  prices: readonly { key: string; guide: PriceGuideAnswer | null }[];
}

const SCOPES = { area: 'near you', state: 'in your state', everywhere: 'in all states' };

/** Single services for owners, with what people accepted for each. */
export function ServicePrices({ prices }: ServicePricesProps) {
  return (
    <dl className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
      {OWNER_SERVICES.map(({ key, title, does, doneBy, category }) => (
        <div key={key} className="min-w-0 rounded-card border border-line bg-surface p-5 print:break-inside-avoid">
          <dt className="text-lg font-semibold text-ink">{title}</dt>
          <dd className="mt-1 text-ink-soft">{does}</dd>
          <dd className="mt-2 text-sm text-ink-soft">Done by: {doneBy}.</dd>
          <dd className="mt-3 font-medium text-ink">{sayPrice(prices.find((one) => one.key === key)?.guide ?? null)}</dd>
          <dd className="print:hidden">
            <LineLink href={`/request-service?category=${category}`}>Ask for quotes</LineLink>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function sayPrice(guide: PriceGuideAnswer | null): string {
  if (guide === null || !guide.isKnown || guide.lowCents === null || guide.highCents === null) return 'By quote';
  const [low, high] = [guide.lowCents, guide.highCents].map((cents) => formatMoney(cents, 'never'));
  return `${low} to ${high}, half of ${formatCount(guide.quotes, 'quote')} ${SCOPES[guide.scope]}`;
}
