import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { FUNNEL_WINDOWS, USUAL_FUNNEL_WINDOW } from '#domains/analytics/contract.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { Card, CardHeader } from '#ui/card.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { SkeletonFigures } from '#ui/skeleton-shapes.tsx';
import { type Funnel, getFunnels } from '../../contract.ts';
import { sayFigure, sayShare } from '../figure-words.ts';
import { InventedNote } from './invented-note.tsx';
import type { ChangingPanelProps } from './panel-props.ts';

const DEVICES = { all: 'Everyone', mobile: 'Phone', desktop: 'Computer', tablet: 'Tablet' } as const;

/** Steps of visitors and of people, with those who still have time. */
export function FunnelsPanel({ shown, change }: ChangingPanelProps) {
  const { from, to } = shown;
  const window = FUNNEL_WINDOWS.find((days) => String(days) === shown.window) ?? USUAL_FUNNEL_WINDOW;
  const device = shown.dimension === 'device' ? shown.value : 'all';
  const query = useQuery({
    ...endpointQuery(getFunnels, { query: { from, to, window, dimension: device === 'all' ? 'all' : 'device', value: device } }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <div className="flex flex-wrap gap-x-8 gap-y-4">
        <SegmentedControl
          legend="Visitors with"
          wraps
          segments={Object.entries(DEVICES).map(([value, label]) => ({ value, label }))}
          value={device}
          onValueChange={(value) => change(value === 'all' ? { dimension: null, value: null } : { dimension: 'device', value })}
        />
        <SegmentedControl
          legend="People have"
          wraps
          segments={FUNNEL_WINDOWS.map((days) => ({ value: String(days), label: `${days} days` }))}
          value={String(window)}
          onValueChange={(value) => change({ window: value })}
        />
      </div>
      <p className="mt-4 max-w-measure text-ink-soft">
        Each counts on the day of the first step. Visitors are known for a day, people with an account by what they did. The share
        of those before is of people whose days are over. Who still has days left is not in it yet, so that the fast ones don’t
        make it too high; of these, who has not taken the next step is under way. Fewer than five on a day wait for those of the
        days that follow.
      </p>
      <Loaded query={query} pending={<SkeletonFigures rows={9} className="mt-6" />} failed="We couldn’t load the funnels">
        {({ funnels, inventedUntil }) => (
          <div className="mt-6">
            <InventedNote until={inventedUntil} what="Visits, and people and what they did," />
            <ul className="grid gap-6 lg:grid-cols-2">
              {funnels.map((funnel) => (
                <li key={funnel.id} className="min-w-0">
                  <FunnelCard funnel={funnel} />
                </li>
              ))}
            </ul>
          </div>
        )}
      </Loaded>
    </>
  );
}

function FunnelCard({ funnel: { id, title, of, hidden, steps } }: { funnel: Funnel }) {
  const entered = steps[0]?.reached ?? null;
  return (
    <Card>
      <CardHeader title={title} description={of === 'visitors' ? 'Visitors, within a day' : 'People, within the days above'} />
      {hidden || entered === 0 ? (
        <p className="text-ink-soft">{hidden ? 'Fewer than five took the first step.' : 'No one took the first step.'}</p>
      ) : (
        <>
          <ol className="space-y-3">
            {steps.map(({ label, reached }, at) => {
              const share = shareOfFirst(steps, at);
              const line = `${label}: ${sayFigure(reached)}`;
              return (
                <li key={label} className="text-sm">
                  {share === null ? line : <ProgressBar label={line} value={share} />}
                </li>
              );
            })}
          </ol>
          <DataTable
            className="mt-4"
            caption={title}
            hideCaption
            dense
            csvFileName={`funnel-${id}.csv`}
            rows={steps}
            rowKey={({ label }) => label}
            columns={[
              { id: 'step', header: 'Step', rowHeader: true, wrap: true, cell: ({ label }) => label },
              { id: 'reached', header: 'Reached', align: 'end', cell: ({ reached }) => sayFigure(reached) },
              { id: 'rate', header: 'Of those before', align: 'end', cell: ({ rate }) => sayShare(rate) },
              { id: 'under-way', header: 'Under way', align: 'end', cell: ({ underWay }) => sayFigure(underWay) },
            ]}
          />
        </>
      )}
    </Card>
  );
}

/** Of those who took the first step and whose days are over, the share that came this far. */
function shareOfFirst(steps: Funnel['steps'], at: number): number | null {
  return steps
    .slice(0, at + 1)
    .reduce<number | null>((share, { rate }) => (share === null || rate === null ? null : share * rate), 1);
}
