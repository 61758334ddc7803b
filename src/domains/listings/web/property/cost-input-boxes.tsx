import type { CostInputs } from '#lib/monthly-cost.ts';
import { NumberBox } from '#ui/number-box.tsx';

interface CostBox {
  label: string;
  prefix?: string;
  suffix?: string;
  min: number;
  max: number;
  step: number;
  /** What the box shows: dollars, percent or years. */
  read: (inputs: CostInputs) => number;
  write: (shown: number) => Partial<CostInputs>;
}

const BOXES: CostBox[] = [
  {
    label: 'Price',
    prefix: '$',
    min: 1,
    max: 1_000_000_000,
    step: 1000,
    read: (inputs) => inputs.priceCents / 100,
    write: (price) => ({ priceCents: Math.round(price * 100) }),
  },
  {
    label: 'Down payment',
    suffix: '%',
    min: 0,
    max: 100,
    step: 1,
    read: (inputs) => percent(inputs.downPaymentRatio),
    write: (share) => ({ downPaymentRatio: share / 100 }),
  },
  {
    label: 'Interest rate',
    suffix: '%',
    min: 0,
    max: 25,
    step: 0.125,
    read: (inputs) => percent(inputs.interestRate),
    write: (rate) => ({ interestRate: rate / 100 }),
  },
  {
    label: 'Term',
    suffix: 'years',
    min: 1,
    max: 50,
    step: 1,
    read: (inputs) => inputs.termYears,
    write: (years) => ({ termYears: Math.round(years) }),
  },
  {
    label: 'Property tax',
    prefix: '$',
    suffix: '/yr',
    min: 0,
    max: 10_000_000,
    step: 100,
    read: (inputs) => Math.round(inputs.propertyTaxYearCents / 100),
    write: (tax) => ({ propertyTaxYearCents: Math.round(tax * 100) }),
  },
  {
    label: 'Insurance',
    prefix: '$',
    suffix: '/yr',
    min: 0,
    max: 10_000_000,
    step: 50,
    read: (inputs) => Math.round(inputs.insuranceYearCents / 100),
    write: (premium) => ({ insuranceYearCents: Math.round(premium * 100) }),
  },
  {
    label: 'Association fee',
    prefix: '$',
    suffix: '/mo',
    min: 0,
    max: 1_000_000,
    step: 10,
    read: (inputs) => Math.round(inputs.associationMonthCents / 100),
    write: (fee) => ({ associationMonthCents: Math.round(fee * 100) }),
  },
  {
    label: 'Mortgage insurance',
    suffix: '%/yr',
    min: 0,
    max: 5,
    step: 0.05,
    read: (inputs) => percent(inputs.mortgageInsuranceRate),
    write: (rate) => ({ mortgageInsuranceRate: rate / 100 }),
  },
  {
    label: 'Utilities',
    prefix: '$',
    suffix: '/mo',
    min: 0,
    max: 100_000,
    step: 10,
    read: (inputs) => Math.round(inputs.utilitiesMonthCents / 100),
    write: (utilities) => ({ utilitiesMonthCents: Math.round(utilities * 100) }),
  },
];

export function CostInputBoxes({ inputs, onChange }: { inputs: CostInputs; onChange: (change: Partial<CostInputs>) => void }) {
  return (
    <div
      role="group"
      aria-label="The figures behind the cost"
      className="grid grid-cols-2 gap-x-3 gap-y-4 self-start sm:gap-x-4 print:hidden"
    >
      {BOXES.map((box, index) => (
        <div key={box.label} className={index === 0 ? 'col-span-2' : undefined}>
          <p aria-hidden="true" className="mb-1.5 text-sm font-medium text-ink">
            {box.label}
          </p>
          <NumberBox
            label={box.label}
            prefix={box.prefix}
            suffix={box.suffix}
            value={box.read(inputs)}
            min={box.min}
            max={box.max}
            step={box.step}
            onCommit={(shown) => onChange(box.write(shown))}
          />
        </div>
      ))}
    </div>
  );
}

function percent(ratio: number): number {
  return Math.round(ratio * 100_000) / 1000;
}
