import { formatDateTime } from '#lib/format.ts';
import type { Column } from '#ui/data-table.tsx';
import { LineLink } from '#ui/link.tsx';
import { type Lead, LEAD_WISHES } from '../../contract.ts';
import { homeOf, stateOf } from '../../model/say-lead.ts';

/** The columns of the table of leads. What was agreed to is shown with each, and stands in the file. */
export const leadColumns: Column<Lead>[] = [
  { id: 'at', header: 'When', cell: ({ at }) => formatDateTime(at, 'UTC') },
  {
    id: 'name',
    header: 'Name',
    rowHeader: true,
    cell: ({ id, name }) => (
      <LineLink look="title" keepScroll href={`?show=leads&lead=${id}`}>
        {name === '' ? 'No name' : name}
      </LineLink>
    ),
  },
  {
    id: 'state',
    header: 'State',
    cell: (lead) => stateOf(lead),
  },
  { id: 'wish', header: 'Asks for', cell: ({ wish }) => LEAD_WISHES[wish] },
  { id: 'page', header: 'Page', cell: ({ page }) => page },
  { id: 'message', header: 'Message', wrap: true, cell: ({ message }) => message || '–' },
  { id: 'email', header: 'Email', cell: ({ email }) => <a href={`mailto:${email}`}>{email}</a> },
  { id: 'phone', header: 'Phone', cell: ({ phone }) => phone ?? '–' },
  { id: 'calls', header: 'Calls', cell: ({ mayCall }) => (mayCall ? 'Agreed to' : 'No') },
  { id: 'home', header: 'Home', wrap: true, cell: (lead) => homeOf(lead) || '–' },
];
