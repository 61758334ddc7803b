import { formatNumber } from '#lib/format.ts';
import type { NamedFault } from '#domains/feeds/server/index.ts';
import type { PreviewedChange } from '#domains/listings/server/index.ts';

const SHOWN_REASONS = 12;

/** What a run would do to homes, a line each. */
export function describeChanges(changes: readonly PreviewedChange[], all: number): string[] {
  const rest = all - changes.length;
  return [
    ...changes.map(({ change, sourceListingKey, address, fields }) => {
      const what =
        change === 'insert'
          ? ''
          : fields.length === 0
            ? ': remarks, features, pictures or open houses'
            : `: ${fields.map(({ field, before, after }) => `${field} ${before} → ${after}`).join(', ')}`;
      return `  would ${change} ${sourceListingKey}${address === null ? '' : ` (${address})`}${what}`;
    }),
    ...(changes.length > 0 && rest > 0 ? [`  and ${formatNumber(rest)} more`] : []),
  ];
}

/** The first fields that were mended or left out, each with its record, what was there and what was expected. */
export const describeFaults = (faults: readonly NamedFault[]): string[] =>
  faults
    .slice(0, SHOWN_REASONS)
    .map(({ key, field, code, got, expected }) => `  ${key}: ${field} ${code}, ${JSON.stringify(got)}; expected ${expected}`);

/** Why records were refused or mended, the most frequent first. */
export function describeReasons(title: string, reasons: Record<string, number>): string[] {
  const sorted = Object.entries(reasons).toSorted(([, a], [, b]) => b - a);
  if (sorted.length === 0) return [];
  const lines = sorted.slice(0, SHOWN_REASONS).map(([reason, times]) => `  ${formatNumber(times).padStart(9)} × ${reason}`);
  const rest = sorted.length - lines.length;
  return [`${title}:`, ...lines, ...(rest > 0 ? [`  and ${rest} more reasons`] : [])];
}
