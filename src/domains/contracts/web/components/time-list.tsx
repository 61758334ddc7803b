import { formatDate } from '#lib/format.ts';
import { Badge } from '#ui/badge.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import type { ContractDeadline } from '../../contract.ts';
import { RemoveOwnTime } from './own-times.tsx';
import { Source } from './source.tsx';
import { TimeActions } from './time-actions.tsx';

interface TimeListProps {
  /** The owner’s own paper, in which they confirm and correct; null where others read. */
  contractId: string | null;
  title: string;
  id: string;
  times: readonly ContractDeadline[];
}

/** Terms with a time: how each is counted, and its day where its start is known. */
export function TimeList({ contractId, title, id, times }: TimeListProps) {
  if (times.length === 0) return null;
  return (
    <section className="mt-10" aria-labelledby={id}>
      <SectionHeading id={id} title={title} />
      <ol className="mt-4 divide-y divide-line border-y border-line">
        {times.map((time, at) => (
          <li key={`${time.title} ${at}`} className="grid gap-x-6 gap-y-1 py-4 sm:grid-cols-[11rem_1fr]">
            <div className="tabular-nums">
              <Due time={time} />
            </div>
            <div className="min-w-0">
              <h3 className="font-sans font-medium">{time.title}</h3>
              <p className="text-sm text-ink-soft">{time.addedId === undefined ? time.rule : `${time.rule}. Added by hand.`}</p>
              {time.paper === undefined ? null : <p className="text-sm text-ink-soft">By {time.paper}</p>}
              <Source page={time.page} quote={time.quote} />
              {contractId === null || time.paper !== undefined ? null : time.addedId === undefined ? (
                <TimeActions contractId={contractId} time={time} />
              ) : (
                <RemoveOwnTime contractId={contractId} id={time.addedId} title={time.title} />
              )}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Due({ time: { day, status, isConfirmed, settledAt, readDay, addedId } }: { time: ContractDeadline }) {
  if (status === 'waived') return <Badge tone="warning">Given up</Badge>;
  if (status === 'see_addendum_not_attached') return <Badge tone="warning">Not here</Badge>;
  if (status === 'blank') return <Badge tone="warning">Blank</Badge>;
  if (day === null) return <span className="text-sm text-ink-soft">No date yet</span>;
  return (
    <>
      <span className="block font-medium">{formatDate(`${day}T12:00:00Z`, 'UTC')}</span>
      {isConfirmed ? null : <span className="block text-sm text-warning">Unconfirmed</span>}
      {settledAt === undefined || readDay === day || addedId !== undefined ? null : (
        <span className="block text-sm text-ink-soft">
          Read: {readDay == null ? 'no date' : formatDate(`${readDay}T12:00:00Z`, 'UTC')}
        </span>
      )}
    </>
  );
}
