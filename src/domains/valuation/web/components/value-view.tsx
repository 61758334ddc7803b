import { Button } from '#ui/button.tsx';
import { AppLink, InlineLink } from '#ui/link.tsx';
import { AfterHydration } from '#platform/web/after-hydration.tsx';
import { Page } from '#ui/page.tsx';
import { SkeletonText } from '#ui/skeleton.tsx';
import type { HomeValuation } from '../../contract.ts';
import { DRIVER_NAMES } from '../../model/fact-names.ts';
import { sayDifference } from '../../model/say-values.ts';
import { AdviceList } from './advice-list.tsx';
import { Comparables } from './comparables.tsx';
import { EstimateSummary } from './estimate-summary.tsx';
import { FactsList } from './facts-list.tsx';
import { HomePicker } from './home-picker.tsx';
import { ManualEstimate } from './manual-estimate.tsx';
import { MyHomePanel } from './my-home-panel.tsx';
import { MyHomesPart } from './my-homes.tsx';
import { hasOtherPrices, OtherPrices } from './other-prices.tsx';
import { Part } from './part.tsx';
import { Renovate } from './renovate.tsx';
import { ValueHistory } from './value-history.tsx';

const MAIN_DRIVERS = 3;

/** What a home is worth, in short; or how to ask. */
export function ValueView({ valuation }: { valuation: HomeValuation | null }) {
  return (
    <Page
      width="wide"
      size="large"
      title={valuation?.address ?? 'What is a home worth?'}
      lead={
        <>
          From recorded sales, with a range and the reasons. <InlineLink href="/accuracy">How accurate is it?</InlineLink>
        </>
      }
    >
      <div className="mt-6 max-w-2xl print:hidden">
        <HomePicker />
      </div>
      {valuation === null ? <Start /> : <Value valuation={valuation} />}
    </Page>
  );
}

function Start() {
  return (
    <>
      <Part title="How it works">
        <ol className="grid max-w-measure list-decimal gap-2 pl-5">
          <li>Type the address of any home on record.</li>
          <li>See the estimate, its range, and the sales it rests on.</li>
          <li>If it’s your home, sign in, correct the facts, and follow its value with a monthly email.</li>
        </ol>
      </Part>
      <AfterHydration>{() => <MyHomesPart />}</AfterHydration>
      <Part
        title="Not on record?"
        lead="A new or unrecorded home can be valued by its facts, next to a neighbor that is on record."
      >
        <ManualEstimate />
      </Part>
    </>
  );
}

function Value({ valuation }: { valuation: HomeValuation }) {
  const home = `home=${valuation.homeId ?? ''}`;
  return (
    <>
      <Part title="The estimate">
        <EstimateSummary valuation={valuation} />
        {valuation.estimate !== null && (
          <div className="mt-5 flex flex-wrap gap-3 print:hidden">
            <Button asChild>
              <AppLink href={`/ai-valuation-details?${home}`}>See why</AppLink>
            </Button>
            <Button asChild variant="secondary">
              <AppLink href={`/detailed-ai-valuation?${home}`}>Full report</AppLink>
            </Button>
            <Button asChild variant="secondary">
              <AppLink href={`/cma?${home}`}>Price it by hand (CMA)</AppLink>
            </Button>
            <Button asChild variant="secondary">
              <AppLink href={`/seller-flow/intent?${home}`}>Sell this home</AppLink>
            </Button>
          </div>
        )}
      </Part>
      {hasOtherPrices(valuation) && (
        <Part title="Compared with other prices" lead="The estimate uses none of these.">
          <OtherPrices valuation={valuation} />
        </Part>
      )}
      {valuation.drivers !== null && (
        <Part title="Main drivers" lead="Compared with the typical home of this market.">
          <ul className="grid gap-2">
            {valuation.drivers.steps
              .toSorted((a, b) => Math.abs(b.change) - Math.abs(a.change))
              .slice(0, MAIN_DRIVERS)
              .map(({ group, change }) => (
                <li key={group} className="flex justify-between gap-4 border-b border-line py-2">
                  <span>{DRIVER_NAMES[group]}</span>
                  <span className="font-medium whitespace-nowrap tabular-nums">{sayDifference(change)}</span>
                </li>
              ))}
          </ul>
        </Part>
      )}
      {valuation.comparables.length > 0 && (
        <Part title="Comparable sales">
          <Comparables valuation={valuation} />
        </Part>
      )}
      {valuation.history.length > 0 && (
        <Part title="Value over time">
          <ValueHistory valuation={valuation} />
        </Part>
      )}
      <Part
        title="Facts on record"
        lead="The estimate is only as good as these. Is one wrong? The owner of the home can correct it below."
      >
        <FactsList valuation={valuation} />
      </Part>
      {valuation.advice.length > 0 && (
        <Part title="What would raise confidence">
          <AdviceList valuation={valuation} />
        </Part>
      )}
      {valuation.estimate !== null && (
        <div className="print:hidden">
          <Part title="Would a renovation pay?" lead="What renovations would add to the estimate, compared with their cost.">
            <Renovate valuation={valuation} />
          </Part>
        </div>
      )}
      <div className="print:hidden">
        <Part title="Your home">
          <AfterHydration placeholder={<SkeletonText lines={3} />}>{() => <MyHomePanel valuation={valuation} />}</AfterHydration>
        </Part>
      </div>
    </>
  );
}
