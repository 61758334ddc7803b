import { lazy, Suspense } from 'react';
import { Skeleton } from '#ui/skeleton.tsx';
import type { PropsOf } from '../../model/blocks/block.ts';

// Rendered with the page; only their scripts load afterwards, and on no page without them.
const CommissionCalculator = lazy(async () => ({
  default: (await import('../components/commission-calculator.tsx')).CommissionCalculator,
}));

const FindHome = lazy(async () => ({ default: (await import('../components/find-home.tsx')).FindHome }));

interface CalculatorProps {
  calculator: PropsOf<'calculator'>['calculator'];
  /** When the sale is assumed to close, as YYYY-MM-DD. */
  closingDate: string;
}

/** A calculator that counts where it stands. */
export function Calculator({ calculator, closingDate }: CalculatorProps) {
  switch (calculator) {
    case 'commission':
      return (
        <Suspense fallback={<Skeleton className="mt-6 h-dvh" />}>
          <CommissionCalculator closingDate={closingDate} />
        </Suspense>
      );
    case 'valuation':
      return (
        <div className="mt-4 max-w-2xl">
          <Suspense fallback={<Skeleton className="h-14" />}>
            <FindHome />
          </Suspense>
          <p className="mt-2 text-sm text-ink-soft">An estimate, not an appraisal. No sign-up, and no one calls you.</p>
        </div>
      );
  }
}
