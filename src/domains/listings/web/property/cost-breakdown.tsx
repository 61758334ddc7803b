import { formatMoney, formatPercent } from '#lib/format.ts';
import type { CostInputs, MonthlyCost } from '#lib/monthly-cost.ts';

interface CostLine {
  label: string;
  cents: number;
  note?: string;
  fill: string;
  swatch: string;
}

/** The sum, its parts to scale, and the basis of each part. */
export function CostBreakdown({ cost, inputs }: { cost: MonthlyCost; inputs: CostInputs }) {
  const lines = linesOf(cost, inputs);
  return (
    <div className="min-w-0">
      <p aria-live="polite" className="font-serif text-4xl text-ink tabular-nums">
        {formatMoney(cost.totalCents, 'never')}
        <span className="ml-1.5 font-sans text-base tracking-normal text-ink-soft">a month</span>
      </p>
      <ScaleBar lines={lines} totalCents={cost.totalCents} />
      <dl className="mt-3">
        {lines.map((line) => (
          <div
            key={line.label}
            className="grid grid-cols-[1fr_auto] gap-x-4 border-b border-line py-2.5 last:border-b-0 last:pb-0"
          >
            <dt className="flex min-w-0 items-baseline gap-2.5 text-ink">
              <span aria-hidden="true" className={`size-2.5 shrink-0 rounded-full ${line.swatch}`} />
              {line.label}
            </dt>
            <dd className="text-right text-ink tabular-nums">{formatMoney(line.cents, 'never')}</dd>
            {line.note !== undefined && <dd className="col-span-2 mt-0.5 pl-5 text-sm text-ink-soft">{line.note}</dd>}
          </div>
        ))}
      </dl>
    </div>
  );
}

function ScaleBar({ lines, totalCents }: { lines: CostLine[]; totalCents: number }) {
  if (totalCents <= 0) return null;
  const scale = 1000 / totalCents;
  const startOf = (index: number) => lines.slice(0, index).reduce((sum, line) => sum + line.cents, 0) * scale;
  return (
    <svg viewBox="0 0 1000 10" preserveAspectRatio="none" aria-hidden="true" className="mt-4 block h-2.5 w-full rounded-full">
      {lines.map((line, index) => (
        <rect key={line.label} x={startOf(index)} width={line.cents * scale} height="10" className={line.fill} />
      ))}
    </svg>
  );
}

function linesOf(cost: MonthlyCost, inputs: CostInputs): CostLine[] {
  return [
    {
      label: 'Principal and interest',
      cents: cost.principalAndInterestCents,
      note: `Loan ${formatMoney(cost.loanCents, 'never')}, ${formatPercent(inputs.interestRate, 3)} over ${inputs.termYears} years`,
      fill: 'fill-series-1',
      swatch: 'bg-series-1',
    },
    { label: 'Property tax', cents: cost.propertyTaxCents, fill: 'fill-series-2', swatch: 'bg-series-2' },
    { label: 'Home insurance', cents: cost.insuranceCents, fill: 'fill-series-3', swatch: 'bg-series-3' },
    { label: 'Association fee', cents: cost.associationCents, fill: 'fill-series-4', swatch: 'bg-series-4' },
    {
      label: 'Mortgage insurance',
      cents: cost.mortgageInsuranceCents,
      note: `Loan to value ${formatPercent(cost.loanToValue)}; charged above 80%`,
      fill: 'fill-series-5',
      swatch: 'bg-series-5',
    },
    { label: 'Utilities', cents: cost.utilitiesCents, fill: 'fill-series-6', swatch: 'bg-series-6' },
  ];
}
