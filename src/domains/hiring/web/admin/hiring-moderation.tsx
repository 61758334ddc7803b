import { useQuery } from '@tanstack/react-query';
import { browserApi } from '#platform/web/api-client.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { ReasonForm } from '#platform/web/form/reason-form.tsx';
import { Loaded } from '#platform/web/loaded.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { InlineLink } from '#ui/link.tsx';
import { expertHref } from '#lib/expert-paths.ts';
import { decideHeldReview, decideHiringReport, type HeldReview, listHiringReports, type ModerationItem } from '../../contract.ts';
import { MOST_LETTERS } from '../../model/limits.ts';
import { ReviewView } from '../job/review-view.tsx';
import { sayTime } from '../say-when.ts';

/** Reports about reviews and about the sides of requests, and reviews on hold, for the people of this site. */
export function HiringModeration() {
  return (
    <Loaded
      query={useQuery(endpointQuery(listHiringReports))}
      isEmpty={({ reports, held }) => reports.length + held.length === 0}
      empty={
        <EmptyState level={2} title="Nothing to decide">
          Reports about reviews, clients and professionals show up here, and reviews on hold. Oldest first.
        </EmptyState>
      }
    >
      {({ reports, held }) => (
        <ul className="divide-y divide-line border-y border-line">
          {held.map((one) => (
            <li key={one.review.id} className="grid gap-6 py-6 lg:grid-cols-2">
              <Held {...one} />
              <HeldDecision reviewId={one.review.id} />
            </li>
          ))}
          {reports.map((report) => (
            <li key={report.reportId} className="grid gap-6 py-6 lg:grid-cols-2">
              <Reported report={report} />
              <Decision report={report} />
            </li>
          ))}
        </ul>
      )}
    </Loaded>
  );
}

function VendorName({ vendor }: { vendor: HeldReview['vendor'] }) {
  return vendor === null ? 'a professional who left' : <InlineLink href={expertHref(vendor.id)}>{vendor.name}</InlineLink>;
}

function Held({ review, vendor }: HeldReview) {
  return (
    <div>
      <h2 className="text-base font-semibold">
        A review on hold, of <VendorName vendor={vendor} />
      </h2>
      <p className="text-sm text-ink-soft">Written {sayTime(review.writtenAt)}</p>
      <ReviewView review={review} />
    </div>
  );
}

function HeldDecision({ reviewId }: { reviewId: string }) {
  return (
    <ReasonForm
      label="Decision on the review"
      choice={{
        name: 'decision',
        label: 'Decision',
        options: [
          { value: 'shown', label: 'Publish the review' },
          { value: 'removed', label: 'Remove the review' },
        ],
      }}
      why={{
        name: 'note',
        hint: 'For our log. If you remove it, its author and the professional read this, too.',
        most: MOST_LETTERS.reason,
      }}
      button="Decide"
      send={({ choice: decision, why: note }) =>
        browserApi.call(decideHeldReview, { params: { reviewId }, body: { decision, note } })
      }
      refreshes={[listHiringReports]}
      done={{ title: 'Decided' }}
    />
  );
}

const KINDS = { review: 'A review of', lead: 'A request to', vendor: 'The page of' } as const;

function Reported({ report }: { report: ModerationItem }) {
  return (
    <div>
      <h2 className="text-base font-semibold">
        {KINDS[report.kind]} <VendorName vendor={report.vendor} />
      </h2>
      <p className="text-sm text-ink-soft">
        Reported {sayTime(report.reportedAt)} by {report.reporter}: {report.reason}
      </p>
      {report.note === '' ? null : <p className="mt-2 max-w-measure">{report.note}</p>}
      {report.review === null ? null : <ReviewView review={report.review} />}
    </div>
  );
}

const CHOICES = {
  review: [
    { value: 'kept', label: 'Keep the review' },
    { value: 'removed', label: 'Remove the review' },
  ],
  vendor: [
    { value: 'kept', label: 'Nothing to act on' },
    { value: 'warned', label: 'Warn the professional' },
    { value: 'removed', label: 'Suspend the professional' },
  ],
  client: [
    { value: 'kept', label: 'Nothing to act on' },
    { value: 'warned', label: 'Warn the client' },
    { value: 'removed', label: 'End the request' },
  ],
} as const;
const HINTS = {
  review: 'If it’s removed, both sides will see this.',
  vendor: 'If you act on it, the professional will see this. The reporter hears only that you did.',
  client: 'If you act on it, the client will see this. The reporter hears only that you did.',
} as const;

function Decision({ report: { reportId, about } }: { report: ModerationItem }) {
  return (
    <ReasonForm
      label="Decision"
      choice={{ name: 'decision', label: 'Decision', options: CHOICES[about] }}
      why={{ name: 'note', hint: HINTS[about], most: MOST_LETTERS.reason }}
      button="Decide"
      send={({ choice: decision, why: note }) =>
        browserApi.call(decideHiringReport, { params: { reportId }, body: { decision, note } })
      }
      refreshes={[listHiringReports]}
      done={{ title: 'Decided. We told the people it’s about.' }}
    />
  );
}
