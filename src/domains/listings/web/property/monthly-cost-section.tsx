import { useState } from 'react';
import type { Listing } from '../../contract.ts';
import { monthlyCost } from '#lib/monthly-cost.ts';
import { CostBreakdown } from './cost-breakdown.tsx';
import { CostInputBoxes } from './cost-input-boxes.tsx';
import { costInputsOf } from './listing-meta.ts';
import { LoanTable } from './loan-table.tsx';
import { PageSection } from '#ui/page-section.tsx';

/** The full monthly cost, each part of which can be changed. */
export function MonthlyCostSection({ listing, priceCents }: { listing: Listing; priceCents: number }) {
  const [inputs, setInputs] = useState(() => costInputsOf(listing, priceCents));
  const [isOpened, setOpened] = useState(false);
  const cost = monthlyCost(inputs);
  return (
    <PageSection
      id="monthly-cost"
      title="Monthly cost"
      lead="Arithmetic on the figures below, not an offer of credit. The tax and the association fee are this home’s own if known; the rest are assumptions. Change any of them."
    >
      <div className="grid grid-cols-1 gap-6 rounded-card border border-line bg-surface p-4 sm:p-6 md:grid-cols-2 md:gap-10 print:border-0 print:p-0">
        <CostBreakdown cost={cost} inputs={inputs} />
        <CostInputBoxes inputs={inputs} onChange={(change) => setInputs((current) => ({ ...current, ...change }))} />
      </div>
      <details className="mt-3 print:hidden" onToggle={(event) => setOpened(event.currentTarget.open)}>
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-info underline underline-offset-4">
          Loan balance year by year
        </summary>
        {isOpened && <LoanTable loanCents={cost.loanCents} interestRate={inputs.interestRate} termYears={inputs.termYears} />}
      </details>
    </PageSection>
  );
}
