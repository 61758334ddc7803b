import { useState } from 'react';
import {
  compareRoutes,
  NO_EDITS,
  type CostEdits,
  type RouteEdits,
  type RouteOutcome,
  saleFactsOf,
  type SellingRoute,
} from '#domains/proceeds/contract.ts';
import { SellingRoutes } from '#domains/proceeds/web/index.ts';
import { formatMoney, formatWholeDollars } from '#lib/format.ts';
import { STATE_CHOICES } from '#lib/us-states.ts';
import { DollarField } from '#ui/amount-field.tsx';
import { Field } from '#ui/field.tsx';
import { InlineLink } from '#ui/link.tsx';
import { PageSection } from '#ui/page-section.tsx';
import { PrintButton } from '#ui/print-button.tsx';
import { Select } from '#ui/select.tsx';
import { type Sale, routeOf } from '../../model/commission-savings.ts';
import { FigureBoxes } from './figure-boxes.tsx';
import { SavingsTables } from './savings-tables.tsx';

/** The price to start from until somebody gives theirs, in dollars; the page calls it an example. */
const EXAMPLE_PRICE = 400_000;
const LEAST_PRICE = 1000;

interface Figures {
  price: number | null;
  state: string | null;
  payoff: number | null;
  tax: number | null;
}

/** What each way of selling leaves, on figures that can all be changed. It counts here: nothing is sent. */
export function CommissionCalculator({ closingDate }: { closingDate: string }) {
  const [figures, setFigures] = useState<Figures>({ price: null, state: null, payoff: null, tax: null });
  const [edits, setEdits] = useState<CostEdits>(NO_EDITS);
  const [routeEdits, setRouteEdits] = useState<RouteEdits>({});
  const { price, state, payoff, tax } = figures;
  const isExample = price === null || price < LEAST_PRICE;
  const likely = isExample ? EXAMPLE_PRICE : price;
  const facts = saleFactsOf({
    price: { low: likely, likely, high: likely },
    state,
    county: null,
    closingDate,
    mortgage: payoff,
    taxAnnual: tax,
    taxSource: 'Your answer',
  });
  const sale: Sale = { facts, edits, routeEdits };
  const routes = compareRoutes(facts, edits, routeEdits);
  const ofRoute = (key: SellingRoute) => {
    const { start, estimate } = routeOf(routes, key);
    const own = routeEdits[key] ?? { costs: NO_EDITS };
    return {
      input: estimate.inputs.likely,
      sources: start.sources,
      edits: own.costs,
      onChange: (costs: CostEdits) => setRouteEdits({ ...routeEdits, [key]: { ...own, costs } }),
    };
  };
  const full = ofRoute('full-service');
  const ofSale = { input: full.input, sources: full.sources, edits, onChange: setEdits };

  return (
    <>
      {/* What is tabbed to stops above the line at the foot. */}
      <div className="[&_button]:scroll-mb-32 [&_input]:scroll-mb-32 [&_select]:scroll-mb-32">
        <PageSection id="sale" title="Your sale">
          <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
            <DollarField
              label="Sale price"
              hint={
                isExample
                  ? `${formatWholeDollars(EXAMPLE_PRICE)} is an example until you enter yours`
                  : 'What you expect it to sell for'
              }
              value={price}
              onChange={(value) => setFigures({ ...figures, price: value })}
            />
            <Field label="State" hint="For transfer and property taxes">
              <Select
                placeholder="Choose a state"
                options={STATE_CHOICES}
                value={state ?? ''}
                onChange={(event) => setFigures({ ...figures, state: event.target.value === '' ? null : event.target.value })}
              />
            </Field>
            <DollarField
              label="Left on your loan"
              hint="Paid off at closing"
              value={payoff}
              onChange={(value) => setFigures({ ...figures, payoff: value })}
            />
            <DollarField
              label="Property tax"
              hint="Your share until closing counts"
              per="year"
              value={tax}
              onChange={(value) => setFigures({ ...figures, tax: value })}
            />
          </div>
        </PageSection>
        <PageSection
          id="fees"
          title="Fees and compensation"
          lead="Commissions are not set by law and are fully negotiable. Each number below is a starting point: replace it with a quote."
        >
          <div className="grid items-start gap-4 md:grid-cols-2 xl:grid-cols-4">
            <FigureBoxes
              {...full}
              title="Listing agent’s fee"
              counts="Full-service sale"
              fields={['listingFeeRate', 'listingFeeCents']}
            />
            <FigureBoxes
              {...ofRoute('flat-fee')}
              title="Plan or flat fee"
              counts="Flat fee or limited service"
              fields={['listingFeeCents', 'listingFeeRate']}
            />
            <FigureBoxes
              {...ofSale}
              title="Compensation for the buyer’s agent"
              counts="Every way except an instant offer. Zero means none"
              fields={['buyerSideRate', 'buyerSideCents']}
            />
            <FigureBoxes
              {...ofSale}
              title="Concessions to the buyer"
              counts="Every way except an instant offer"
              fields={['concessionsRate', 'concessionsCents']}
            />
          </div>
        </PageSection>
        <KeptLine routes={routes} />
      </div>
      <SavingsTables sale={sale} />
      <PageSection id="ways" title="Each way in full" lead="It’s not only about money: the work, time and certainty differ, too.">
        <SellingRoutes facts={facts} edits={edits} routeEdits={routeEdits} onChange={setRouteEdits} />
      </PageSection>
      <div className="mt-6">
        <PrintButton>Print this comparison</PrintButton>
      </div>
    </>
  );
}

/** What each way leaves, in sight as long as the figures that it hangs on are. */
function KeptLine({ routes }: { routes: readonly RouteOutcome[] }) {
  return (
    <div
      role="group"
      aria-labelledby="kept-line"
      data-print="hide"
      className="sticky bottom-[var(--foot-bar,0px)] z-20 -mx-4 mt-6 border-t border-line bg-paper px-4 py-2.5 sm:mx-0 sm:rounded-t-card sm:border-x"
    >
      <p className="flex justify-between gap-4 text-sm">
        <span id="kept-line" className="font-semibold">
          What you keep
        </span>
        <InlineLink href="#net">Compare in full</InlineLink>
      </p>
      <dl className="mt-1 grid grid-cols-2 gap-x-6 gap-y-1 lg:grid-cols-4">
        {routes.map(({ key, name, estimate }) => (
          <div key={key} className="flex flex-col-reverse">
            <dt className="text-xs text-ink-soft">{name}</dt>
            <dd className="font-semibold tabular-nums">{formatMoney(estimate.sheets.likely.netCents, 'never')}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
