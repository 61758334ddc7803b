import { formatMoney } from '#lib/format.ts';
import { EngineBadge } from '#ui/engine-badge.tsx';
import { Notice } from '#ui/notice.tsx';
import { Stat, StatRow } from '#ui/stat.tsx';
import type { Cma } from '../../contract.ts';
import { sayConfidence } from '../../model/say-confidence.ts';
import { LEAST_COMPS } from '../../model/search-ladder.ts';

/** The analysis' result so far, and its basis. */
export function ValueBar({ cma }: { cma: Cma }) {
  const sold = cma.comps.filter((comp) => comp.kind === 'sold');
  const used = sold.filter((comp) => comp.weight > 0);
  const money = (cents: number) => formatMoney(cents, 'never');
  const likely = cma.netSheets[1];
  const atValue = cma.strategies.find((strategy) => strategy.ratio === 1);
  return (
    <>
      {sold.length >= LEAST_COMPS ? null : (
        <Notice tone="warning" className="mt-6" title="Too few sales">
          {sold.length} of at least {LEAST_COMPS}. Widen the search by distance, months or size, or enter a sale of your own.
        </Notice>
      )}
      {cma.result === null ? null : (
        <>
          <StatRow className="mt-6 grid-cols-1 sm:grid-cols-2 lg:grid-cols-4">
            <Stat
              label="Indicated value"
              size="large"
              value={money(cma.result.indicatedCents)}
              range={`${money(cma.result.lowCents)} to ${money(cma.result.highCents)}`}
            />
            <Stat label="Sales it’s based on" value={used.length} range={sayConfidence({ sales: used, ...cma.result })} />
            <Stat label="Expected days to a buyer" value={atValue?.expectedDays ?? '–'} range={sayDays(cma, atValue)} />
            <Stat
              label="Net to the seller"
              value={money(likely?.netCents ?? 0)}
              range={
                likely?.lines.length === 0
                  ? 'Before costs: none are entered yet'
                  : 'At the indicated value, with the costs entered'
              }
            />
          </StatRow>
          <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
            <EngineBadge engine={{ kind: 'statistics' }} />
            Rates from sales in {cma.ratesFrom}, the facts as confirmed. Any fact, rate, amount and weight can be corrected in its
            step.
          </p>
        </>
      )}
    </>
  );
}

function sayDays({ odds }: Cma, atValue: Cma['strategies'][number] | undefined): string {
  if (odds === null || atValue === undefined || atValue.chances.length === 0) return 'No reliable odds here yet';
  return atValue.expectedDays === null
    ? `Half of homes like this take longer than ${odds.weeks} weeks`
    : 'Half of homes like this, priced at value';
}
