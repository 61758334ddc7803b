import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router';
import type { PersonalViewProps } from '#domains/accounts/web/index.ts';
import { categoryOf, sayMiles } from '#domains/experts/contract.ts';
import { ExpertAreaMap } from '#domains/experts/web/index.ts';
import { formatMoney } from '#lib/format.ts';
import { circleRing, METERS_PER_MILE } from '#lib/geo.ts';
import { endpointUrl } from '#lib/endpoint.ts';
import { RANKING_HREF } from '#lib/expert-paths.ts';
import { downloadAsUser } from '#platform/web/download-as-user.ts';
import { NearView } from '#platform/web/near-view.tsx';
import { Loaded } from '#platform/web/loaded.tsx';
import { useWrite } from '#platform/web/write/use-write.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card, CardHeader } from '#ui/card.tsx';
import { FileText } from '#ui/icons/index.ts';
import { KeyValueList } from '#ui/key-value-list.tsx';
import { AppLink, InlineLink } from '#ui/link.tsx';
import { Notice } from '#ui/notice.tsx';
import { Page } from '#ui/page.tsx';
import { SkeletonRows } from '#ui/skeleton-shapes.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { getLeadFile, type Lead, viewLead } from '../../contract.ts';
import { FEE_WORDS } from '#domains/billing/contract.ts';
import { EVENT_WORDS, LOSS_WORDS, VENDOR_LEAD_WORDS } from '../../model/hiring-words.ts';
import { HIRING_READS, leadOptions } from '../api.ts';
import { Countdown } from '../countdown.tsx';
import { JobPanel } from '../job/job-panel.tsx';
import { LeadThread } from '../lead-thread.tsx';
import { sayMayCall, sayTime, sayWindow } from '../say-when.ts';
import { SideActions } from '../side-actions.tsx';
import { AnswerLead } from './answer-lead.tsx';
import { QuotePart } from './quote-part.tsx';
import { NoLead } from '../vendor/no-lead.tsx';

/** A request for a vendor's team: what is asked, how long they have, and everything that follows. */
export function LeadView({ frame }: PersonalViewProps) {
  const { leadId = '' } = useParams();
  const query = useQuery(leadOptions(leadId));
  const data = query.data ?? undefined;
  const title =
    data === undefined
      ? frame.title
      : `Request ${data.requestNumber}: ${categoryOf(data.categoryKey).name} in ${data.city || data.postalCode}`;
  return (
    <Page
      {...frame}
      title={title}
      lead={undefined}
      crumbs={[{ label: 'Today', href: '/vendor-dashboard' }, { label: title }]}
      note={
        data === undefined ? undefined : (
          <Badge tone={data.verbs.length > 0 ? 'brand' : 'neutral'}>{VENDOR_LEAD_WORDS[data.status]}</Badge>
        )
      }
    >
      <Loaded query={query} pending={<SkeletonRows rows={8} className="mt-8" />} className="mt-8" gone={<NoLead />}>
        {(lead) => <Shown lead={lead} />}
      </Loaded>
    </Page>
  );
}

function Shown({ lead }: { lead: Lead }) {
  const { run } = useWrite(viewLead, { tells: 'nobody', refreshes: HIRING_READS });
  const isNew = lead.status === 'new';
  useEffect(() => {
    if (isNew) void run({ params: { leadId: lead.id } });
  }, [isNew, lead.id, run]);
  const isWaiting = lead.status === 'new' || lead.status === 'viewed';
  const other = lead.client?.name ?? 'the client';
  return (
    <div className="mt-8 grid items-start gap-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <div className="grid gap-8">
        {isWaiting ? (
          <Notice
            title={
              <>
                Accept or decline: <Countdown until={lead.answerBy} />
              </>
            }
          >
            {FEE_WORDS[lead.fee].title}. {FEE_WORDS[lead.fee].text}
          </Notice>
        ) : null}
        {lead.status === 'expired' ? (
          <Notice title="This request expired">
            No one on your team answered by {sayTime(lead.answerBy)}, so this request is no longer yours to answer.
          </Notice>
        ) : null}
        {lead.status === 'lost' && lead.lostBecause !== null ? (
          <Notice title={lead.lostBecause === 'hired-other' ? 'Not hired' : 'This request is over'}>
            {LOSS_WORDS[lead.lostBecause]}
          </Notice>
        ) : null}
        {lead.verbs.includes('quote') && lead.quotes.length === 0 ? (
          <Notice
            title="The client is waiting for your quote"
            action={
              <Button asChild size="small">
                <AppLink href="#quote">Go to your quote</AppLink>
              </Button>
            }
          >
            They compare the quotes they get, and accept one.
          </Notice>
        ) : null}
        <AnswerLead lead={lead} />
        {lead.engagement === null ? null : (
          <JobPanel
            leadId={lead.id}
            job={lead.engagement}
            side="vendor"
            other={other}
            quote={lead.quotes.find(({ status }) => status === 'accepted')}
          />
        )}
        <Asked lead={lead} />
        <QuotePart lead={lead} />
        <section aria-labelledby="messages">
          <h2 id="messages" className="mb-3 font-serif text-2xl text-ink">
            Messages
          </h2>
          <LeadThread leadId={lead.id} side="recipient" hidesContacts={lead.hidesContacts} />
        </section>
      </div>
      <div className="grid gap-6">
        <ClientCard lead={lead} />
        <Timeline lead={lead} />
        <SideActions leadId={lead.id} isBlocked={lead.isBlocked} other={other} />
      </div>
    </div>
  );
}

function Asked({ lead }: { lead: Lead }) {
  const download = useWrite(
    ({ documentId, name }: Lead['files'][number]) =>
      downloadAsUser(endpointUrl(getLeadFile.path, { leadId: lead.id, documentId }), name),
    { failureTitle: 'We couldn’t open the file' },
  );
  return (
    <Card>
      <CardHeader level={2} title="What they need" />
      <p className="max-w-measure whitespace-pre-line">{lead.description}</p>
      <KeyValueList
        align="start"
        className="mt-4"
        items={[
          ...lead.answers.map(({ question, answer }) => ({ label: question, value: answer })),
          { label: 'When', value: sayWindow(lead.startsOn, lead.endsOn) },
          ...(lead.miles === null
            ? []
            : [
                {
                  label: 'Distance',
                  value: sayMiles(lead.miles),
                  note: `From your base to the middle of ${lead.postalCode}, in a straight line`,
                },
              ]),
          { label: 'Budget', value: lead.budgetCents === null ? 'Not given' : formatMoney(lead.budgetCents) },
          {
            label: 'Who else takes part',
            value: lead.invited <= 1 ? 'No one' : `${lead.invited - 1} besides you, out of at most ${lead.maxPros}`,
          },
        ]}
      />
      {lead.files.length === 0 ? null : (
        <ul aria-label="Files" className="mt-3">
          {lead.files.map((file) => (
            <li key={file.documentId}>
              <Button variant="quiet" size="small" className="-ml-3 max-w-full" onClick={() => void download.run(file)}>
                <FileText aria-hidden="true" className="size-5" />
                <span className="min-w-0 text-left break-words">{file.name}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {lead.fit.length === 0 ? null : (
        <section aria-labelledby="fit" className="mt-4">
          <h3 id="fit" className="font-sans text-sm font-semibold">
            How you fit{lead.fitScore === null ? '' : `: ${Math.round(lead.fitScore * 100)} of 100`}
          </h3>
          <ul className="mt-1 list-disc pl-5 text-sm text-ink-soft">
            {lead.fit.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
          <p className="mt-1 text-sm">
            By <InlineLink href={RANKING_HREF}>the published formula</InlineLink>, when the client chose you.
          </p>
        </section>
      )}
    </Card>
  );
}

function ClientCard({ lead }: { lead: Lead }) {
  const { client, place } = lead;
  return (
    <Card>
      <CardHeader level={2} title="The client" />
      {client === null ? (
        <p className="text-sm text-ink-soft">
          {lead.city === '' ? '' : `In ${lead.city}, ${lead.postalCode}. `}
          {lead.status === 'new' || lead.status === 'viewed'
            ? 'You’ll see the name, phone number, address and how to get in once you accept.'
            : 'Only those taking part can see how to reach the client.'}
        </p>
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
      {place === null ? null : (
        <div className="relative mt-4 h-72 overflow-hidden rounded-card border border-line print:hidden">
          <NearView waitsForSight placeholder={<Skeleton className="h-72 w-full" />}>
            {() => <ExpertAreaMap label={`Around ${lead.postalCode}`} outline={[aroundOf(place)]} />}
          </NearView>
        </div>
      )}
    </Card>
  );
}

/** A mile around the middle of the ZIP code: the map does not know the house. */
const aroundOf = ({ latitude, longitude }: NonNullable<Lead['place']>): [number, number][] =>
  circleRing([longitude, latitude], METERS_PER_MILE).map(([east, north]): [number, number] => [east, north]);

function Timeline({ lead }: { lead: Lead }) {
  const [isAll, setAll] = useState(false);
  const shown = isAll ? lead.events : lead.events.slice(-6);
  return (
    <Card>
      <CardHeader level={2} title="Timeline" />
      <ol className="space-y-2 text-sm">
        {shown.map(({ what, by, note, at }) => (
          <li key={`${what}${at}`}>
            <span className="font-medium">{EVENT_WORDS[what]}</span>
            <span className="block text-ink-soft">
              {sayTime(at)}
              {by === null ? '' : ` by ${by}`}
              {note === '' ? '' : `: ${note}`}
            </span>
          </li>
        ))}
      </ol>
      {shown.length === lead.events.length ? null : (
        <Button variant="quiet" size="small" className="mt-2 -ml-3" onClick={() => setAll(true)}>
          Show all {lead.events.length}
        </Button>
      )}
    </Card>
  );
}
