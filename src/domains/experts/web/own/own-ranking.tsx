import { useQuery } from '@tanstack/react-query';
import { capitalize, formatCount, formatPercent } from '#lib/format.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { SkeletonRows } from '#ui/skeleton-shapes.tsx';
import { categoryOf, getStanding, PART_NAMES, type Standing, WEIGHTS } from '../../contract.ts';
import { LEAST_COMPARED } from '../../model/limits.ts';

/** What moves a vendor's place: its own parts of the formula beside the median of those who serve the same place. */
export function OwnRanking({ vendorId }: { vendorId: string }) {
  return (
    <Loaded
      query={useQuery(endpointQuery(getStanding, { params: { vendorId } }))}
      pending={<SkeletonRows rows={4} className="mt-4" />}
      isEmpty={({ standings }) => standings.length === 0}
      empty={
        <p className="mt-4 text-ink-soft">
          You aren’t proposed to anyone now: you’re not listed, you’re taking a break, or your limits for requests are reached.
        </p>
      }
    >
      {({ standings }) => (
        <div className="mt-6 grid gap-8 lg:grid-cols-2">
          {standings.map((standing) => (
            <Category key={standing.categoryKey} standing={standing} />
          ))}
        </div>
      )}
    </Loaded>
  );
}

function Category({ standing: { categoryKey, total, place, score, medianScore, parts } }: { standing: Standing }) {
  const name = capitalize(categoryOf(categoryKey).name);
  const others = total - 1;
  return (
    <section>
      <h3 className="font-sans text-lg font-semibold">{name}</h3>
      <p className="mt-1 mb-3 text-sm text-ink-soft">
        {place === null
          ? `${others === 0 ? 'No one else serves' : `${formatCount(others, 'other')} ${others === 1 ? 'serves' : 'serve'}`} your place. With fewer than ${LEAST_COMPARED} in all, we show no medians.`
          : `Number ${place} of ${total} for a request where you’re based: ${Math.round(score * 100)} of 100${medianScore === null ? '' : `, the median is ${Math.round(medianScore * 100)}`}.`}
      </p>
      <DataTable
        caption={`What moves your place: ${name}`}
        hideCaption
        dense
        csvFileName={`ranking-${categoryKey}.csv`}
        rows={parts}
        rowKey={({ part }) => part}
        columns={[
          { id: 'part', header: 'Part', rowHeader: true, cell: ({ part }) => PART_NAMES[part] },
          { id: 'weight', header: 'Weight', align: 'end', cell: ({ part }) => formatPercent(WEIGHTS[part], 0) },
          {
            id: 'own',
            header: 'You',
            align: 'end',
            cell: ({ own, isAssumed }) => `${formatPercent(own, 0)}${isAssumed ? ' (not known yet)' : ''}`,
            csv: ({ own }) => own.toFixed(4),
          },
          {
            id: 'median',
            header: 'Median',
            align: 'end',
            cell: ({ median }) => (median === null ? 'Too few' : formatPercent(median, 0)),
            csv: ({ median }) => (median === null ? '' : median.toFixed(4)),
          },
        ]}
      />
    </section>
  );
}
