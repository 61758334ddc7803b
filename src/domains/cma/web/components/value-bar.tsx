import { formatMoney } from '#lib/format.ts';
import { EngineBadge } from '#ui/engine-badge.tsx';
import { Notice } from '#ui/notice.tsx';
import { Stat, StatRow } from '#ui/stat.tsx';
import type { Cma } from '../../contract.ts';

const LEAST_SALES = 3;

/** What the analysis says so far, with what it rests on. */
export function ValueBar({ cma }: { cma: Cma }) {
  const sold = cma.comps.filter((comp) => comp.kind === 'sold');
  const money = (cents: number) => formatMoney(cents, 'never');
  const atValue = cma.strategies.find((strategy) => strategy.ratio === 1);
  return (
    <>
      {sold.length >= LEAST_SALES ? null : (
        <Notice tone="warning" className="mt-6" title="Too few sales">
          {sold.length} of at least {LEAST_SALES}. Widen the search by distance, months or size, or enter a sale of your own.
        </Notice>
      )}
      {cma.result === null ? null : (
        <StatRow className="mt-6">
          <Stat
            label="Indicated value"
            size="large"
            value={money(cma.result.indicatedCents)}
            range={`${money(cma.result.lowCents)} to ${money(cma.result.highCents)}`}
          />
          <Stat label="Sales it rests on" value={sold.length} aside={<EngineBadge engine={{ kind: 'statistics' }} />} />
          <Stat
            label="Expected days to a buyer"
            value={atValue?.expectedDays ?? '–'}
            range={atValue?.expectedDays == null ? 'Too few homes to tell' : 'Half of such homes, asked at value'}
          />
          <Stat
            label="Net to the seller"
            value={money(cma.netSheets[1]?.netCents ?? 0)}
            range="At the indicated value, with the costs entered"
          />
        </StatRow>
      )}
    </>
  );
}
