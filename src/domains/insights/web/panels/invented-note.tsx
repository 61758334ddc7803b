import { formatDate } from '#lib/format.ts';
import { Notice } from '#ui/notice.tsx';

/** Says until when visits are invented, or what else is. */
export function InventedNote({ until, what = 'Visits' }: { until: string | null; what?: string }) {
  if (until === null) return null;
  return (
    <Notice tone="info" className="mb-6">
      {what} up to {formatDate(until, 'UTC')} are invented for the demonstration; what comes after is counted.
    </Notice>
  );
}
