/** The words of the paper, and their page; nothing where the paper says nothing. */
export function Source({ page, quote, by }: { page: number | null; quote: string | null; by?: string | null }) {
  if (quote === null || quote === '') return null;
  return (
    <blockquote className="mt-2 border-l-2 border-line pl-3 text-sm text-ink-soft">
      “{quote}”{page === null ? '' : ` (page ${page})`}
      {by === undefined ? null : <span className="block">{by === null ? 'Read by rules' : `Read by ${by}: check it`}</span>}
    </blockquote>
  );
}
