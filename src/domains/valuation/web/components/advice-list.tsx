import type { HomeValuation } from '../../contract.ts';

/** What would make the estimate surer, and by how much where that can be said. */
export function AdviceList({ valuation: { advice, estimate } }: { valuation: HomeValuation }) {
  const percent = (fsd: number) => `± ${(fsd * 100).toFixed(1)} %`;
  return (
    <ul className="grid max-w-measure list-disc gap-2 pl-5 text-ink">
      {advice.map(({ text, fsd }) => (
        <li key={text}>
          {text}
          {fsd === null || estimate === null
            ? ''
            : ` Were they as in the homes it is compared with, the typical error would shrink from ${percent(estimate.fsd)} to ${percent(fsd)}.`}
        </li>
      ))}
    </ul>
  );
}
