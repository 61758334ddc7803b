import { formatDate, formatMoney } from '#lib/format.ts';
import { LineChart } from '#ui/charts/line-chart.tsx';
import { InlineLink } from '#ui/link.tsx';
import { PageSection } from '#ui/page-section.tsx';
import { Stat, StatRow } from '#ui/stat.tsx';
import type { ComparedWith, Money } from '../../contract.ts';
import { sayMoney, sayShare, TOO_FEW } from '../figure-words.ts';
import { SpanStats } from './span-stats.tsx';

const BOOK_WORDS: Record<string, string> = { live: 'Money', sandbox: 'Money of the sandbox, which no one paid' };
const ACCOUNT_WORDS: Record<string, string> = {
  revenue: 'Revenue',
  hold: 'Held for clients',
  payable: 'Owed to experts',
  tax: 'Tax to hand on',
  fees: 'Fees of the provider',
  promo: 'Discounts given',
  disputed: 'In dispute',
  losses: 'Lost',
};

interface BookSectionProps {
  book: string;
  now: Money;
  before: Money;
  daysPerStep: number;
  steps: readonly { day: string; soldCents: number | null; revenueCents: number | null }[];
  balances: readonly { account: string; cents: number }[];
  compare: ComparedWith;
}

/** The money of a book: what was sold and earned in a span, by day, and what accounts hold. */
export function BookSection({ book, now, before, daysPerStep, steps, balances, compare }: BookSectionProps) {
  const isOpen = steps.some(({ soldCents }) => soldCents === null);
  const isUnused =
    [now, before].every(({ orders, soldCents }) => orders === 0 && soldCents === 0) && balances.every(({ cents }) => cents === 0);
  if (isUnused)
    return (
      <PageSection id={`book-${book}`} title={BOOK_WORDS[book] ?? book}>
        <p className="text-ink-soft">No one has paid in the days above or before, and the accounts are empty.</p>
      </PageSection>
    );
  return (
    <PageSection
      id={`book-${book}`}
      title={BOOK_WORDS[book] ?? book}
      lead={
        <>
          Orders and transfers of the days above. <InlineLink href="/admin/money">The books</InlineLink> and{' '}
          <InlineLink href="/admin/orders">all orders</InlineLink> hold them one by one.
        </>
      }
    >
      <SpanStats
        now={now}
        before={before}
        compare={compare}
        stats={[
          { name: 'orders', label: 'Orders paid' },
          { name: 'paidCents', label: 'Paid, with tax', say: sayMoney },
          { name: 'soldCents', label: 'Sold through us', say: sayMoney },
          { name: 'revenueCents', label: 'Earned', say: sayMoney },
          { name: 'takeRate', label: 'Share earned', say: sayShare },
          { name: 'heldCents', label: 'Paid into holds', say: sayMoney },
          { name: 'releasedCents', label: 'Paid out of holds', say: sayMoney },
          { name: 'refundedCents', label: 'Refunded', say: sayMoney },
        ]}
      />
      {steps.length < 2 || steps.every(({ soldCents, revenueCents }) => soldCents === 0 && revenueCents === 0) ? null : (
        <LineChart
          className="mt-8"
          title={daysPerStep === 1 ? 'By day' : 'By week'}
          description={`What clients paid without tax, and what was earned.${isOpen ? ` Days of ${TOO_FEW} buyers are left open and count with the day that makes them five.` : ''}`}
          xs={steps.map(({ day }) => Date.parse(day))}
          xLabel={daysPerStep === 1 ? 'Day' : 'Week from'}
          formatX={(x) => formatDate(new Date(x).toISOString(), 'UTC', 'short')}
          formatValue={(cents) => formatMoney(cents)}
          fromZero
          series={[
            { label: 'Sold', values: steps.map(({ soldCents }) => soldCents) },
            { label: 'Earned', values: steps.map(({ revenueCents }) => revenueCents) },
          ]}
        />
      )}
      <h3 className="mt-8 mb-3 font-semibold text-ink">On the accounts now</h3>
      <StatRow>
        {balances
          .filter(({ account }) => ACCOUNT_WORDS[account] !== undefined)
          .map(({ account, cents }) => (
            <Stat key={account} label={ACCOUNT_WORDS[account] ?? account} value={formatMoney(cents)} />
          ))}
      </StatRow>
    </PageSection>
  );
}
