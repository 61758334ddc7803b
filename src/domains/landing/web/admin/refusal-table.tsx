import { formatDateTime } from '#lib/format.ts';
import { viewerTimeZone } from '#platform/web/display.ts';
import { DataTable } from '#ui/data-table.tsx';
import type { LandingPage } from '../../contract.ts';
import { GATE_CHECKS } from '../../model/gate.ts';

/** Publications that the checks refused: who asked for one, when, and why it was refused. */
export function RefusalTable({ refusals }: Pick<LandingPage, 'refusals'>) {
  const why = ({ faults }: LandingPage['refusals'][number]) =>
    faults.map(({ check, problem }) => `${GATE_CHECKS[check]}: ${problem}`).join('; ');
  return (
    <DataTable
      caption="Refused publications, newest first"
      className="mt-6"
      emptyText="None so far."
      rows={refusals}
      rowKey={({ at }) => at}
      columns={[
        { id: 'at', header: 'When', rowHeader: true, cell: ({ at }) => formatDateTime(at, viewerTimeZone()) },
        { id: 'by', header: 'Who', cell: ({ by }) => by ?? 'Someone who left' },
        { id: 'why', header: 'Why', wrap: true, cell: why },
      ]}
    />
  );
}
