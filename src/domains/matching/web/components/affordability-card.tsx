import { useQuery } from '@tanstack/react-query';
import { findAffordablePrice } from '#lib/affordability.ts';
import { formatMoney } from '#lib/format.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { InlineLink } from '#ui/link.tsx';
import { SkeletonText } from '#ui/skeleton.tsx';
import { Stat, StatRow } from '#ui/stat.tsx';
import { getBuyerProfile, type BuyerProfile } from '../../contract.ts';
import { toAffordabilityInputs } from '../../model/budget-inputs.ts';
import { sayLimit, sayNoRoom } from '../limit-words.ts';

/** Uses the answers of the buyer's flow; estimates nothing that the buyer did not answer. */
export function AffordabilityCard() {
  return (
    <Loaded query={useQuery(endpointQuery(getBuyerProfile))} pending={<SkeletonText />}>
      {({ saved }) => <Affordability profile={saved?.profile} />}
    </Loaded>
  );
}

function Affordability({ profile }: { profile: BuyerProfile | undefined }) {
  const inputs = profile === undefined ? undefined : toAffordabilityInputs(profile.budget);
  const result = inputs === undefined ? undefined : findAffordablePrice(inputs);
  if (inputs === undefined || result?.outcome == null || result.binding === null || result.outcome.priceCents === 0) {
    return (
      <p className="text-ink-soft">
        {inputs !== undefined && result?.binding != null
          ? sayNoRoom(result.binding, inputs)
          : 'Tell us your income, your debts or what you would pay a month, and see the price that fits.'}{' '}
        <InlineLink href="/buyer-flow?step=budget">Enter your budget</InlineLink>
      </p>
    );
  }
  const { outcome } = result;
  return (
    <>
      <StatRow>
        <Stat label="Price up to" value={formatMoney(outcome.priceCents, 'never')} />
        <Stat label="A month" value={formatMoney(outcome.monthly.totalCents, 'never')} />
        <Stat label="Cash to close" value={formatMoney(outcome.cashToCloseCents, 'never')} />
      </StatRow>
      <p className="mt-3 text-sm">{sayLimit(result.binding, inputs)}</p>
      <p className="mt-1 text-sm text-ink-soft">
        Arithmetic on what you entered, not an offer of credit.{' '}
        <InlineLink href="/buyer-flow?step=budget">Change it, and see what moves it</InlineLink>, or{' '}
        <InlineLink href="/fast-online-application">prepare a loan application</InlineLink>.
      </p>
    </>
  );
}
