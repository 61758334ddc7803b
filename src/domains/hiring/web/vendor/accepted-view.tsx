import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { PersonalViewProps } from '#domains/accounts/web/index.ts';
import { categoryOf } from '#domains/experts/contract.ts';
import { capitalize, formatMoney } from '#lib/format.ts';
import { sayCount } from '#lib/say-number.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { Button } from '#ui/button.tsx';
import { Card, CardHeader } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { KeyValueList } from '#ui/key-value-list.tsx';
import { AppLink, InlineLink, LineLink } from '#ui/link.tsx';
import { Notice } from '#ui/notice.tsx';
import { Page } from '#ui/page.tsx';
import { SkeletonRows } from '#ui/skeleton-shapes.tsx';
import type { Lead } from '../../contract.ts';
import { CONFIRM_DAYS } from '../../model/hiring-terms.ts';
import { dayOptions, leadOptions } from '../api.ts';
import { JobPanel } from '../job/job-panel.tsx';
import { LeadThread } from '../lead-thread.tsx';
import { sayMayCall, sayTime } from '../say-when.ts';
import { NoLead } from './no-lead.tsx';
import { NoVendor } from './no-vendor.tsx';

/** What happens after a client accepts a quote: one job, or those that wait to be confirmed. */
export function AcceptedView({ frame }: PersonalViewProps) {
  const [params] = useSearchParams();
  const leadId = params.get('lead');
  return leadId === null ? <Won frame={frame} /> : <One leadId={leadId} frame={frame} />;
}

function Won({ frame }: Pick<PersonalViewProps, 'frame'>) {
  const query = useQuery(dayOptions());
  const day = query.data?.day;
  if (day === null) return <NoVendor frame={frame} />;
  return (
    <Page {...frame}>
      <Loaded
        query={{ ...query, data: day }}
        pending={<SkeletonRows className="mt-8" />}
        className="mt-8"
        isEmpty={({ toConfirm, today, upcoming }) => toConfirm.length + today.length + upcoming.length === 0}
        empty={
          <EmptyState className="mt-8" level={2} title="No accepted quotes waiting">
            When a client accepts your quote, you confirm the job here within {sayCount(CONFIRM_DAYS, 'day')}.
          </EmptyState>
        }
      >
        {({ toConfirm, today, upcoming }) => (
          <ul className="mt-8 divide-y divide-line border-y border-line">
            {[...toConfirm, ...today, ...upcoming].map((line) => (
              <li key={line.id} className="py-3">
                <LineLink look="title" href={`/vendor/offer/accepted?lead=${line.id}`}>
                  {capitalize(categoryOf(line.categoryKey).name)}, {line.clientName ?? `request ${line.requestNumber}`}
                </LineLink>
                <p className="text-sm text-ink-soft">
                  {line.quoteCents === null ? '' : formatMoney(line.quoteCents, 'always')}
                  {line.status === 'won'
                    ? ', waiting for you to confirm'
                    : line.jobStartsAt === null
                      ? ', time to be agreed'
                      : `, ${sayTime(line.jobStartsAt)}`}
                </p>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </Page>
  );
}

function One({ leadId, frame }: { leadId: string } & Pick<PersonalViewProps, 'frame'>) {
  return (
    <Page {...frame} crumbs={[{ label: 'Today', href: '/vendor-dashboard' }, { label: frame.title }]}>
      <Loaded
        query={useQuery(leadOptions(leadId))}
        pending={<SkeletonRows className="mt-8" />}
        className="mt-8"
        gone={<NoLead />}
      >
        {(lead) =>
          lead.engagement === null ? (
            <Notice className="mt-8" title="The client hasn’t accepted a quote for this request">
              <InlineLink href={`/vendor/lead/${lead.id}`}>Look at the request</InlineLink>
            </Notice>
          ) : (
            <Accepted lead={lead} />
          )
        }
      </Loaded>
    </Page>
  );
}

function Accepted({ lead }: { lead: Lead }) {
  const { client, place, engagement } = lead;
  if (engagement === null) return null;
  return (
    <div className="mt-8 grid items-start gap-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <JobPanel
        leadId={lead.id}
        job={engagement}
        side="vendor"
        other={client?.name ?? 'the client'}
        quote={lead.quotes.find(({ status }) => status === 'accepted')}
      />
      <div className="grid gap-6">
        <Card>
          <CardHeader level={2} title="The client" />
          {client === null ? (
            <p className="text-sm text-ink-soft">This job is over, so the client’s details are no longer shown.</p>
          ) : (
            <KeyValueList
              align="start"
              items={[
                { label: 'Name', value: client.name },
                ...(client.phone === ''
                  ? []
                  : [
                      {
                        label: 'Phone',
                        value: <InlineLink href={`tel:${client.phone}`}>{client.phone}</InlineLink>,
                        note: sayMayCall(client.mayCall),
                      },
                    ]),
                ...(client.email === null
                  ? []
                  : [{ label: 'Email', value: <InlineLink href={`mailto:${client.email}`}>{client.email}</InlineLink> }]),
                ...(place === null ? [] : [{ label: 'Address', value: place.address }]),
                ...(place === null || place.accessNotes === '' ? [] : [{ label: 'How to get in', value: place.accessNotes }]),
              ]}
            />
          )}
          <Button asChild variant="secondary" size="small" className="mt-4">
            <AppLink href={`/vendor/lead/${lead.id}`}>The whole request</AppLink>
          </Button>
        </Card>
        <Card>
          <CardHeader level={2} title="Messages" />
          <LeadThread leadId={lead.id} side="recipient" hidesContacts={lead.hidesContacts} />
        </Card>
      </div>
    </div>
  );
}
