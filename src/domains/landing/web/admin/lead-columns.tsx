import { formatDateTime } from '#lib/format.ts';
import { viewerTimeZone } from '#platform/web/display.ts';
import type { Column } from '#ui/data-table.tsx';
import { LineLink } from '#ui/link.tsx';
import { type Lead, LEAD_WISHES } from '../../contract.ts';
import { homeOf, stateOf } from '../../model/say-lead.ts';

/** The columns of the table of leads, few enough to be seen at once. What was agreed to is shown with each, and stands in the file. */
export const leadColumns: Column<Lead>[] = [
  {
    id: 'name',
    header: 'Who',
    rowHeader: true,
    cell: ({ id, name, email, phone, mayCall }) => (
      <>
        <LineLink look="title" keepScroll href={`?show=leads&lead=${id}`}>
          {name === '' ? 'No name' : name}
        </LineLink>
        <span className="mt-1 block text-sm font-normal break-words">
          <a href={`mailto:${email}`}>{email}</a>
        </span>
        {phone === null ? null : (
          <span className="block text-sm font-normal">
            {phone}
            <span className="text-ink-soft">, {mayCall ? 'agreed to calls' : 'no calls'}</span>
          </span>
        )}
      </>
    ),
  },
  {
    id: 'wish',
    header: 'Asks for',
    wrap: true,
    cell: ({ wish, page }) => (
      <>
        {LEAD_WISHES[wish]}
        <span className="block break-words text-ink-soft">{page}</span>
      </>
    ),
  },
  { id: 'message', header: 'Message', wrap: true, cell: (lead) => sayMessage(lead) },
  { id: 'state', header: 'State', cell: (lead) => stateOf(lead) },
  { id: 'at', header: 'When', cell: ({ at }) => formatDateTime(at, viewerTimeZone()) },
];

/** The first lines, and the home; all of it stands in the lead. A cell without anything takes no room on a phone. */
function sayMessage(lead: Lead) {
  const home = homeOf(lead);
  if (lead.message === '' && home === '') return null;
  return (
    <>
      <span className="line-clamp-3 break-words">{lead.message}</span>
      {home === '' ? null : <span className="block break-words text-ink-soft">Home: {home}</span>}
    </>
  );
}
