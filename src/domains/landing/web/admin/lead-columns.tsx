import { formatDateTime } from '#lib/format.ts';
import { Button } from '#ui/button.tsx';
import type { Column } from '#ui/data-table.tsx';
import { type Lead, LEAD_WISHES } from '../../contract.ts';

const stateOf = ({ reply, hasUnsubscribed }: Lead) =>
  `${reply === null ? 'New' : 'Answered'}${hasUnsubscribed ? ', unsubscribed' : ''}`;

export const homeOf = ({ homeAddress, zip }: Lead) => [homeAddress, zip].filter((part) => part !== null).join(', ');

/** The columns of the table of leads and of its CSV; the last ones are the record of the consent, which the file holds in full. */
export const leadColumns = ({ onOpen }: { onOpen: (id: string) => void }): Column<Lead>[] => [
  { id: 'at', header: 'When', cell: ({ at }) => formatDateTime(at, 'UTC'), sortBy: ({ at }) => at },
  {
    id: 'name',
    header: 'Name',
    rowHeader: true,
    cell: ({ id, name }) => (
      <Button variant="quiet" size="small" onClick={() => onOpen(id)}>
        {name === '' ? 'No name' : name}
      </Button>
    ),
    sortBy: ({ name }) => name,
  },
  {
    id: 'state',
    header: 'State',
    cell: (lead) => stateOf(lead),
    sortBy: (lead) => stateOf(lead),
  },
  { id: 'wish', header: 'Asks for', cell: ({ wish }) => LEAD_WISHES[wish], sortBy: ({ wish }) => LEAD_WISHES[wish] },
  { id: 'page', header: 'Page', cell: ({ page }) => page, sortBy: ({ page }) => page },
  {
    id: 'email',
    header: 'Email',
    cell: ({ email }) => <a href={`mailto:${email}`}>{email}</a>,
    csv: ({ email }) => email,
  },
  { id: 'phone', header: 'Phone', cell: ({ phone }) => phone ?? '–', csv: ({ phone }) => phone ?? '' },
  {
    id: 'calls',
    header: 'Calls',
    cell: ({ mayCall }) => (mayCall ? 'Agreed to' : 'No'),
    csv: ({ mayCall }) => (mayCall ? 'agreed to' : 'no'),
  },
  { id: 'home', header: 'Home', wrap: true, cell: (lead) => (homeOf(lead) === '' ? '–' : homeOf(lead)), csv: homeOf },
  { id: 'message', header: 'Message', wrap: true, cell: ({ message }) => message, csv: ({ message }) => message },
  {
    id: 'consent',
    header: 'Consent',
    cell: ({ consent }) => consent.version,
    csv: ({ consent }) => consent.version,
  },
  { id: 'agreed', header: 'Agreed to', wrap: true, cell: ({ consent }) => consent.text, csv: ({ consent }) => consent.text },
  {
    id: 'agreedCalls',
    header: 'Agreed to for calls',
    wrap: true,
    cell: ({ consent }) => consent.callText ?? '–',
    csv: ({ consent }) => consent.callText ?? '',
  },
  { id: 'where', header: 'Agreed at', cell: ({ consent }) => consent.url },
  {
    id: 'agreedWhen',
    header: 'Agreed on',
    cell: ({ consent }) => formatDateTime(consent.at, 'UTC'),
    csv: ({ consent }) => consent.at,
  },
  {
    id: 'network',
    header: 'From address',
    cell: ({ consent }) => consent.address ?? '–',
    csv: ({ consent }) => consent.address ?? '',
  },
];
