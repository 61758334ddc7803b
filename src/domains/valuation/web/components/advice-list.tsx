/** What would make the estimate surer. */
export function AdviceList({ advice }: { advice: readonly string[] }) {
  return (
    <ul className="grid max-w-measure list-disc gap-2 pl-5 text-ink">
      {advice.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
