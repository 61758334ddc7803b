import { formatDate } from '#lib/format.ts';
import { Notice } from '#ui/notice.tsx';

/** Says until when visits are invented, with `rest` on what of the same page is not. */
export function InventedNote({ until, rest = '' }: { until: string | null; rest?: string }) {
  if (until === null) return null;
  return (
    <Notice tone="info" className="mb-6">
      Visits up to {formatDate(until, 'UTC')} are invented for the demonstration; what comes after is counted.{rest}
    </Notice>
  );
}
