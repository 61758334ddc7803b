import { useQuery } from '@tanstack/react-query';
import { browserApi } from '#platform/web/api-client.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { ReasonForm } from '#platform/web/form/reason-form.tsx';
import { Loaded } from '#platform/web/loaded.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { InlineLink } from '#ui/link.tsx';
import { decideHiringReport, listHiringReports, type ModerationItem } from '../../contract.ts';
import { expertHref } from '../expert-links.ts';
import { MOST_LETTERS } from '../../model/text-limits.ts';
import { ReviewView } from '../job/review-view.tsx';
import { sayTime } from '../say-when.ts';

/** Reports about reviews and about the sides of requests, for the people of this site. */
export function HiringModeration() {
  return (
    <Loaded
      query={useQuery(endpointQuery(listHiringReports))}
      isEmpty={({ reports }) => reports.length === 0}
      empty={
        <EmptyState level={2} title="Nothing to decide">
          Reports about reviews, clients and professionals show up here, oldest first.
        </EmptyState>
      }
    >
      {({ reports }) => (
        <ul className="divide-y divide-line border-y border-line">
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

const ABOUT = { review: 'A review of', lead: 'A request to', vendor: 'The page of' } as const;

function Reported({ report }: { report: ModerationItem }) {
  return (
    <div>
      <h2 className="text-base font-semibold">
        {ABOUT[report.kind]}{' '}
        {report.vendor === null ? (
          'a vendor who left'
        ) : (
          <InlineLink href={expertHref(report.vendor.id)}>{report.vendor.name}</InlineLink>
        )}
      </h2>
      <p className="text-sm text-ink-soft">
        Reported {sayTime(report.reportedAt)} by {report.reporter}: {report.reason}
      </p>
      {report.note === '' ? null : <p className="mt-2 max-w-measure">{report.note}</p>}
      {report.review === null ? null : <ReviewView review={report.review} />}
    </div>
  );
}

function Decision({ report: { reportId, kind } }: { report: ModerationItem }) {
  return (
    <ReasonForm
      label="Decision"
      choice={{
        name: 'decision',
        label: 'Decision',
        options: [
          { value: 'kept', label: 'Keep it' },
          { value: 'removed', label: kind === 'review' ? 'Remove the review' : 'Act on it' },
        ],
      }}
      why={{
        name: 'note',
        hint: kind === 'review' ? 'If it’s removed, both sides will see this.' : undefined,
        most: MOST_LETTERS.reason,
      }}
      button="Decide"
      send={({ choice: decision, why: note }) =>
        browserApi.call(decideHiringReport, { params: { reportId }, body: { decision, note } })
      }
      refreshes={[listHiringReports]}
      done={{ title: 'Decided' }}
    />
  );
}
