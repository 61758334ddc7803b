import { formatMoney } from '#lib/format.ts';
import { AccordionItem } from '#ui/accordion.tsx';
import { Button } from '#ui/button.tsx';
import { Card, CardHeader } from '#ui/card.tsx';
import { KeyValueList } from '#ui/key-value-list.tsx';
import { NumberBox } from '#ui/number-box.tsx';
import { NO_EDITS, startCosts, type ByCase, type CostEdits, type SaleFacts } from '../../model/estimate.ts';
import { findUnknown } from '../../model/find-unknown.ts';
import {
  compareRoutes,
  ROUTE_FIELDS,
  type RouteEdits,
  type RouteOutcome,
  type SellingRoute,
} from '../../model/selling-routes.ts';
import { CostBoxes } from './cost-boxes.tsx';
import { SourceNote } from './source-note.tsx';

export interface SellingRoutesProps {
  facts: SaleFacts;
  /** What is entered for the sale as a whole. */
  edits: CostEdits;
  routeEdits: RouteEdits;
  onChange: (edits: RouteEdits) => void;
}

/** The ways of selling side by side, each with what the seller keeps, work, time, certainty and fees. */
export function SellingRoutes({ facts, edits, routeEdits, onChange }: SellingRoutesProps) {
  const unknown = findUnknown(facts, startCosts(facts), edits);
  return (
    <section aria-label="Ways of selling">
      <p className="max-w-measure text-sm text-ink-soft">
        In alphabetical order, with no preference. Fees are not set by law and are negotiable. You can replace every figure.
      </p>
      {unknown.length === 0 ? null : (
        <p className="mt-2 max-w-measure text-sm text-ink-soft">
          Not counted here: {unknown.map(({ words }) => words).join(' ')}
        </p>
      )}
      <ul className="mt-4 grid items-start gap-4 md:grid-cols-2 xl:grid-cols-4">
        {compareRoutes(facts, edits, routeEdits).map((route) => (
          <li key={route.key} className="min-w-0">
            <RouteCard route={route} routeEdits={routeEdits} onChange={onChange} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface RouteCardProps extends Pick<SellingRoutesProps, 'routeEdits' | 'onChange'> {
  route: RouteOutcome;
}

function RouteCard({ route, routeEdits, onChange }: RouteCardProps) {
  const { key, name, summary, netRange, estimate, days, fees, others } = route;
  const net = estimate.sheets.likely.netCents;
  const whole = (cents: number) => formatMoney(cents, 'never');
  const own = routeEdits[key] ?? { costs: NO_EDITS };
  const save = (next: NonNullable<RouteEdits[SellingRoute]>) => onChange({ ...routeEdits, [key]: next });
  return (
    <Card padding="small">
      <CardHeader title={name} description={summary} />
      <p className="text-sm text-ink-soft">{net < 0 ? 'You bring to the closing' : 'You keep'}</p>
      <p className="text-xl font-semibold">{whole(Math.abs(net))}</p>
      <p className="text-sm text-ink-soft">{sayNets(netRange, whole)}</p>
      <KeyValueList
        className="mt-3 text-sm"
        items={[
          {
            label: 'Sale price',
            value: whole(estimate.sheets.likely.priceCents),
            note: sayRange(estimate.sheets.low.priceCents, estimate.sheets.high.priceCents, whole),
          },
          { label: 'Days to closing', value: days.likely, note: sayRange(days.high, days.low, String) },
          ...[...fees, ...others].map(({ label, cents }) => ({ label, value: whole(cents.likely), note: sayFees(cents, whole) })),
        ]}
      />
      <Words title="Your work" items={route.yourWork} />
      <Words title="Done for you" items={route.theirWork} />
      <Words title="What it needs" items={route.needs} />
      <h4 className="mt-4 font-sans text-sm font-semibold">Certainty</h4>
      <p className="text-sm text-ink-soft">{route.certainty}</p>
      <div className="mt-4 border-t border-line">
        <AccordionItem title={<span className="text-sm">Change the figures</span>}>
          <div className="space-y-4">
            <NumberBox
              label={`${name}: days to closing`}
              suffix="days"
              value={days.likely}
              min={1}
              max={1000}
              onCommit={(value) => save({ ...own, days: Math.round(value) })}
            />
            <CostBoxes
              fields={ROUTE_FIELDS}
              input={estimate.inputs.likely}
              of={name}
              isNarrow
              onSave={(changes) => save({ ...own, costs: { ...own.costs, likely: { ...own.costs.likely, ...changes } } })}
            />
            {routeEdits[key] === undefined ? null : (
              <Button
                size="small"
                variant="secondary"
                onClick={() => onChange(Object.fromEntries(Object.entries(routeEdits).filter(([one]) => one !== key)))}
              >
                Reset <span className="sr-only">{name}</span>
              </Button>
            )}
          </div>
        </AccordionItem>
        <AccordionItem title={<span className="text-sm">Where the figures come from</span>}>
          <ul className="space-y-2 text-sm">
            <li>
              Price: <SourceNote from={route.priceSource} />
            </li>
            <li>
              Days: <SourceNote from={route.daysSource} />
            </li>
            {uniqueSources(route).map((from) => (
              <li key={from.source}>
                Costs: <SourceNote from={from} />
              </li>
            ))}
          </ul>
        </AccordionItem>
      </div>
    </Card>
  );
}

function Words({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <>
      <h4 className="mt-4 font-sans text-sm font-semibold">{title}</h4>
      <ul className="list-disc pl-5 text-sm text-ink-soft">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </>
  );
}

/** What stays, or below zero what is missing at the closing. */
function sayNets({ lowCents, highCents }: RouteOutcome['netRange'], say: (cents: number) => string): string {
  if (lowCents >= 0) return `${say(lowCents)} to ${say(highCents)}`;
  if (highCents < 0) return `${say(0 - highCents)} to ${say(0 - lowCents)}`;
  return `From ${say(0 - lowCents)} to bring to ${say(highCents)} to keep`;
}

function sayRange(from: number, to: number, say: (value: number) => string): string | null {
  return from === to ? null : `${say(from)} to ${say(to)}`;
}

function sayFees({ low, high }: ByCase<number>, say: (cents: number) => string): string | null {
  return sayRange(Math.min(low, high), Math.max(low, high), say);
}

function uniqueSources({ start }: RouteOutcome) {
  const found = ROUTE_FIELDS.map((field) => start.sources[field]).filter((from) => from !== undefined);
  return [...new Map(found.map((from) => [from.source, from])).values()];
}
