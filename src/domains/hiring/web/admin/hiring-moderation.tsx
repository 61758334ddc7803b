import { useQuery } from '@tanstack/react-query';
import { browserApi } from '#platform/web/api-client.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { Form, SubmitButton } from '#platform/web/form/form.tsx';
import { useForm } from '#platform/web/form/use-form.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { decideHiringReport, listHiringReports, type ModerationItem } from '../../contract.ts';
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
          Reports about reviews, clients and professionals show here, the oldest first.
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

function Reported({ report }: { report: ModerationItem }) {
  return (
    <div>
      <h2 className="text-base font-semibold">
        {report.kind === 'review' ? 'A review of' : 'A request to'} {report.vendorName ?? 'a vendor who left'}
      </h2>
      <p className="text-sm text-ink-soft">
        Reported {sayTime(report.reportedAt)} by {report.reporter}: {report.reason}
      </p>
      {report.note === '' ? null : <p className="mt-2 max-w-measure">{report.note}</p>}
      {report.review === null ? null : <ReviewView review={report.review} />}
    </div>
  );
}

function Decision({ report }: { report: ModerationItem }) {
  const form = useForm({
    start: { decision: '', note: '' },
    check: ({ decision, note }) => ({
      ...(decision === '' ? { decision: 'Choose one' } : {}),
      ...(note.trim().length < 3 ? { note: 'Say why' } : {}),
    }),
    send: ({ decision, note }) =>
      browserApi.call(decideHiringReport, {
        params: { reportId: report.reportId },
        body: { decision: decision === 'removed' ? 'removed' : 'kept', note },
      }),
    refreshes: [listHiringReports],
    done: { title: 'Decided' },
  });
  return (
    <Form of={form} className="space-y-3" label="Decision">
      <Field {...form.field('decision')} label="Decision">
        <Select
          placeholder="Choose"
          options={[
            { value: 'kept', label: 'Keep it' },
            { value: 'removed', label: report.kind === 'review' ? 'Remove the review' : 'Act on it' },
          ]}
        />
      </Field>
      <Field
        {...form.field('note')}
        label="Why"
        hint={report.kind === 'review' ? 'If it is removed, both sides read this.' : undefined}
      >
        <TextArea rows={3} />
      </Field>
      <SubmitButton of={form} size="small">
        Decide
      </SubmitButton>
    </Form>
  );
}
