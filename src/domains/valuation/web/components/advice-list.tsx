import type { HomeValuation } from '../../contract.ts';
import { sayAdvice } from '../../model/report-words.ts';

/** What would make the estimate more certain, and by how much if known. */
export function AdviceList({ valuation: { advice, estimate } }: { valuation: HomeValuation }) {
  return (
    <ul className="grid max-w-measure list-disc gap-2 pl-5 text-ink">
      {advice.map((one) => (
        <li key={one.text}>{estimate === null ? one.text : sayAdvice(one, estimate.fsd)}</li>
      ))}
    </ul>
  );
}
