import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { sayBeginOfDay } from '#domains/analytics/contract.ts';
import { formatCount, formatDateTime, formatMoney, formatNumber, formatPercent } from '#lib/format.ts';
import { readAmount } from '#lib/read-amount.ts';
import { viewerTimeZone } from '#platform/web/display.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { Form, SubmitButton } from '#platform/web/form/form.tsx';
import { useForm } from '#platform/web/form/use-form.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { useWrite } from '#platform/web/write/use-write.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { SkeletonRows } from '#ui/skeleton-shapes.tsx';
import { readFigure } from '#ui/read-figure.ts';
import { TextInput } from '#ui/text-input.tsx';
import { deleteAlert, type InsightAlert, listAlerts, saveAlert } from '../../contract.ts';
import { COMPARISONS, type Comparison, type Metric, METRIC_KEYS, METRICS } from '../../model/metrics.ts';

const refreshes = [listAlerts];

/** What the administrator hears of by mail. */
export function AlertsPanel() {
  const [begin] = useState(() => sayBeginOfDay(new Date(), viewerTimeZone()));
  const [edited, setEdited] = useState<InsightAlert | 'new' | null>(null);
  const query = useQuery(endpointQuery(listAlerts));
  // What is deleted can be brought back with its figure and its bound.
  const kept = useRef(new Map<string, InsightAlert>());
  const remove = useWrite(deleteAlert, {
    refreshes,
    done: { title: 'Alert deleted' },
    failureTitle: 'We couldn’t delete the alert',
    undo: async ({ params }) => {
      const alert = kept.current.get(params.alertId);
      if (alert === undefined) return;
      const { metric, comparison, threshold, days } = alert;
      await browserApi.call(saveAlert, { params, body: { metric, comparison, threshold, days } });
    },
  });
  const add = <Button onClick={() => setEdited('new')}>Add an alert</Button>;
  return (
    <>
      <p className="max-w-measure text-ink-soft">
        Once a day is over, we check the last full days. {begin} You get one email when a figure crosses its limit, and the next
        only after it has been back.
      </p>
      <Loaded
        query={query}
        pending={<SkeletonRows rows={4} className="mt-6" />}
        failed="We couldn’t load the alerts"
        isEmpty={({ alerts }) => alerts.length === 0}
        empty={
          <EmptyState className="mt-6" title="No alerts yet" action={add}>
            Say which figure to watch, and when you want to hear about it.
          </EmptyState>
        }
      >
        {({ alerts }) => (
          <>
            <div className="mt-6">{add}</div>
            <DataTable
              className="mt-4"
              caption="Your alerts"
              hideCaption
              rows={alerts}
              rowKey={({ id }) => id}
              columns={[
                { id: 'metric', header: 'Figure', rowHeader: true, wrap: true, cell: (alert) => describe(alert) },
                {
                  id: 'last',
                  header: 'Measured last',
                  align: 'end',
                  cell: ({ metric, lastValue }) => (lastValue === null ? '–' : say(metric, lastValue)),
                },
                {
                  id: 'at',
                  header: 'When',
                  cell: ({ lookedAt }) => (lookedAt === null ? 'not yet' : formatDateTime(lookedAt, viewerTimeZone())),
                },
                {
                  id: 'state',
                  header: 'State',
                  cell: ({ passedSince, lastValue }) =>
                    passedSince !== null ? (
                      <Badge tone="warning">Passed</Badge>
                    ) : lastValue === null ? (
                      'No figure yet'
                    ) : (
                      'Within its bound'
                    ),
                },
                {
                  id: 'change',
                  header: 'Change',
                  screenOnly: true,
                  cell: (alert) => (
                    <Button size="small" variant="quiet" onClick={() => setEdited(alert)}>
                      Change<span className="sr-only">: {describe(alert)}</span>
                    </Button>
                  ),
                },
                {
                  id: 'delete',
                  header: 'Delete',
                  screenOnly: true,
                  cell: (alert) => (
                    <Button
                      size="small"
                      variant="quiet"
                      busy={remove.underway.some(({ params }) => params?.alertId === alert.id)}
                      onClick={() => {
                        kept.current.set(alert.id, alert);
                        void remove.run({ params: { alertId: alert.id } });
                      }}
                    >
                      Delete<span className="sr-only">: {describe(alert)}</span>
                    </Button>
                  ),
                },
              ]}
            />
          </>
        )}
      </Loaded>
      {edited === null ? null : <AlertForm alert={edited === 'new' ? undefined : edited} onClose={() => setEdited(null)} />}
    </>
  );
}

/** How people type a figure of each form, and how it is kept. */
const UNITS = {
  count: { hint: 'A number', scale: 1 },
  share: { hint: 'In percent', scale: 100 },
  cents: { hint: 'In dollars', scale: 0.01 },
  milliseconds: { hint: 'In milliseconds', scale: 1 },
} as const;

function say(metric: Metric, value: number): string {
  const { form } = METRICS[metric];
  if (form === 'share') return formatPercent(value, 1);
  if (form === 'cents') return formatMoney(value);
  return form === 'milliseconds' ? `${formatNumber(value)} ms` : formatNumber(value);
}

function describe({
  metric,
  comparison,
  threshold,
  days,
}: Pick<InsightAlert, 'metric' | 'comparison' | 'threshold' | 'days'>): string {
  return `${METRICS[metric].label} ${comparison} ${say(metric, threshold)} over ${formatCount(days, 'day')}`;
}

interface Answers {
  metric: Metric;
  comparison: Comparison;
  threshold: string;
  days: string;
}

const NEW_ALERT: Answers = { metric: 'visitors', comparison: METRICS.visitors.worse, threshold: '', days: '7' };

const typed = ({ metric, comparison, threshold, days }: InsightAlert): Answers => ({
  metric,
  comparison,
  // Of ".07 of 1" people typed 7, not 7.000000000000001.
  threshold: String(Number((threshold * UNITS[METRICS[metric].form].scale).toPrecision(12))),
  days: String(days),
});

function AlertForm({
  alert,
  onClose,
}: {
  /** What is changed; undefined for a new one. */
  alert: InsightAlert | undefined;
  onClose: () => void;
}) {
  const form = useForm({
    start: alert === undefined ? NEW_ALERT : typed(alert),
    labels: { metric: 'Figure', comparison: 'When it is', threshold: 'Bound', days: 'Over days' },
    check: ({ metric: figure, threshold, days }) => {
      const count = readFigure(days) ?? 0;
      const bound = readAmount(threshold);
      return {
        ...(typeof bound === 'number' ? {} : { threshold: 'Give a number of 0 or more' }),
        ...(METRICS[figure].form === 'share' && (bound ?? 0) > 100 ? { threshold: 'Give at most 100 percent' } : {}),
        ...(Number.isInteger(count) && count >= 1 && count <= 31 ? {} : { days: 'Give 1 to 31 days' }),
      };
    },
    refreshes,
    done: { title: alert === undefined ? 'Alert added' : 'Alert changed' },
    send: ({ metric, comparison, threshold, days }, key) =>
      browserApi.call(saveAlert, {
        params: { alertId: alert?.id ?? key },
        body: {
          metric,
          comparison,
          threshold: (readAmount(threshold) ?? 0) / UNITS[METRICS[metric].form].scale,
          days: readFigure(days) ?? 0,
        },
      }),
    answered: onClose,
  });
  const { metric } = form.values;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={alert === undefined ? 'Add an alert' : 'Change the alert'}
      description="The mail goes to your own address."
    >
      <Form of={form} className="space-y-4">
        <Field {...form.field('metric')} label="Figure">
          <Select options={METRIC_KEYS.map((value) => ({ value, label: METRICS[value].label }))} />
        </Field>
        <div className="grid gap-4 sm:grid-cols-3">
          {/* Another figure gets worse the other way. */}
          <Field
            key={metric}
            {...form.field('comparison')}
            start={alert?.metric === metric ? alert.comparison : METRICS[metric].worse}
            label="When it is"
          >
            <Select options={COMPARISONS.map((value) => ({ value, label: value }))} />
          </Field>
          <Field {...form.field('threshold')} label="Bound" hint={UNITS[METRICS[metric].form].hint}>
            <TextInput inputMode="decimal" />
          </Field>
          <Field {...form.field('days')} label="Over days" hint="1 to 31">
            <TextInput inputMode="numeric" />
          </Field>
        </div>
        <SubmitButton of={form}>{alert === undefined ? 'Add the alert' : 'Save'}</SubmitButton>
      </Form>
    </Dialog>
  );
}
