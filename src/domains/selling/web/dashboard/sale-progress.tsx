import { CircleCheck } from '#ui/icons/index.ts';
import { formatDate } from '#lib/format.ts';
import { Badge } from '#ui/badge.tsx';
import { Card, CardHeader } from '#ui/card.tsx';
import { LineLink } from '#ui/link.tsx';
import { PageSection } from '#ui/page-section.tsx';
import type { ListingFigures } from '../../contract.ts';

interface SaleProgressProps {
  figures: ListingFigures;
  sale: NonNullable<ListingFigures['sale']>;
}

/** From the accepted offer to the closing: the deadlines of the contract, and what its sellers still have to do. */
export function SaleProgress({ figures: { id, today, timeZone }, sale: { acceptedOn, deadlines, steps } }: SaleProgressProps) {
  const done = steps.filter(({ doneAt }) => doneAt !== null).length;
  return (
    <PageSection
      id="sale"
      title="From here to the closing"
      lead={`Offer accepted ${formatDate(acceptedOn, timeZone)}. ${done} of ${steps.length} steps done.`}
    >
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Card>
          <section aria-labelledby="sale-steps">
            <CardHeader id="sale-steps" level={3} title="Your steps" />
            <ol className="divide-y divide-line">
              {steps.map(({ key, title, dueOn, doneAt }) => (
                <li key={key} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-2.5">
                  <span className={`min-w-0 flex-1 basis-56 ${doneAt === null ? '' : 'text-ink-soft'}`}>
                    {doneAt === null ? null : <CircleCheck aria-hidden="true" className="mr-1.5 inline size-4 text-brand" />}
                    {title}
                  </span>
                  <When
                    on={dueOn}
                    isPast={doneAt === null && dueOn !== null && dueOn < today}
                    doneAt={doneAt}
                    timeZone={timeZone}
                  />
                </li>
              ))}
            </ol>
            <p className="mt-3">
              <LineLink href={`/seller/dashboard/inquiries?listing=${id}&filter=offers`}>Tick steps beside the offer</LineLink>
            </p>
          </section>
        </Card>
        <Card>
          <section aria-labelledby="sale-deadlines">
            <CardHeader id="sale-deadlines" level={3} title="Deadlines of the contract" />
            <ol className="divide-y divide-line">
              {deadlines.map(({ key, label, on }) => (
                <li key={key} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-2.5">
                  <span className={`min-w-0 flex-1 basis-56 ${on < today ? 'text-ink-soft' : ''}`}>{label}</span>
                  <time dateTime={on} className="text-sm text-ink-soft tabular-nums">
                    {formatDate(on, timeZone)}
                  </time>
                </li>
              ))}
            </ol>
          </section>
        </Card>
      </div>
    </PageSection>
  );
}

interface WhenProps {
  on: string | null;
  isPast: boolean;
  doneAt: string | null;
  timeZone: string;
}

function When({ on, isPast, doneAt, timeZone }: WhenProps) {
  if (doneAt !== null) return <span className="text-sm text-ink-soft">Done {formatDate(doneAt, timeZone)}</span>;
  if (on === null) return null;
  if (isPast) return <Badge tone="error">Was due {formatDate(on, timeZone)}</Badge>;
  return (
    <time dateTime={on} className="text-sm text-ink-soft tabular-nums">
      {formatDate(on, timeZone)}
    </time>
  );
}
