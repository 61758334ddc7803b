import { useQuery } from '@tanstack/react-query';
import { formatDate } from '#lib/format.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { SkeletonRows } from '#ui/skeleton-shapes.tsx';
import { getRetention } from '../../contract.ts';
import { sayFigure, sayShare } from '../figure-words.ts';
import { InventedNote } from './invented-note.tsx';

/** Who came back after signing up, by week. */
export function RetentionPanel() {
  const query = useQuery(endpointQuery(getRetention));
  return (
    <>
      <p className="max-w-measure text-ink-soft">
        Of the people who signed up in a week, the share that was signed in during each week after it, once that week is over.
        Visitors without an account cannot be followed from one day to the next, so they are not in it.
      </p>
      <Loaded
        query={query}
        pending={<SkeletonRows className="mt-6" />}
        failed="We couldn’t load retention"
        isEmpty={({ weeks }) => weeks.length === 0}
        empty={
          <EmptyState className="mt-6" title="No sign-ups in these weeks">
            A week shows up once someone has signed up in it, and its shares once five have.
          </EmptyState>
        }
      >
        {({ weeks, inventedUntil }) => (
          <div className="mt-6">
            <InventedNote until={inventedUntil} what="People" />
            <DataTable
              caption="Came back, by the week of sign-up"
              dense
              csvFileName="retention.csv"
              rows={weeks}
              rowKey={({ week }) => week}
              columns={[
                { id: 'week', header: 'Week of', rowHeader: true, cell: ({ week }) => formatDate(week, 'UTC') },
                { id: 'people', header: 'Signed up', align: 'end', cell: ({ people }) => sayFigure(people) },
                ...Array.from({ length: 12 }, (_, at) => ({
                  id: `after-${at + 1}`,
                  header: `Week ${at + 1}`,
                  align: 'end' as const,
                  cell: ({ returned }: { returned: readonly (number | null)[] }) => sayShare(returned[at + 1] ?? null),
                })),
              ]}
            />
          </div>
        )}
      </Loaded>
    </>
  );
}
