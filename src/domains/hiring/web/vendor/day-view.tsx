import { useQuery } from '@tanstack/react-query';
import type { PersonalViewProps } from '#domains/accounts/web/index.ts';
import { getOwnVendor, type OwnVendor } from '#domains/experts/contract.ts';
import { formatCount, formatMoney, formatNumber, formatPercent, formatSpan } from '#lib/format.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { together } from '#platform/web/loaded-query.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { browserApi } from '#platform/web/api-client.ts';
import { useWrite } from '#platform/web/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { Card, CardHeader } from '#ui/card.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { AppLink, LineLink } from '#ui/link.tsx';
import { Page } from '#ui/page.tsx';
import { SkeletonRows } from '#ui/skeleton-shapes.tsx';
import { Stat, StatRow } from '#ui/stat.tsx';
import { type LeadLine, putTask, type VendorDay } from '../../contract.ts';
import { dayOptions, HIRING_READS } from '../api.ts';
import { Countdown } from '../countdown.tsx';
import { sayDate, sayTime } from '../say-when.ts';
import { ANSWERS_DAYS, EARNED_DAYS } from '../../model/hiring-terms.ts';
import { LeadTable, nameLead } from './lead-table.tsx';
import { NoVendor } from './no-vendor.tsx';
import { VendorStanding } from './vendor-standing.tsx';

/** What waits for a vendor today, and how it does. */
export function DayView({ frame }: PersonalViewProps) {
  const query = useQuery(dayOptions());
  const own = useQuery(endpointQuery(getOwnVendor));
  if (query.data?.day === null) return <NoVendor frame={frame} />;
  return (
    <Page
      {...frame}
      actions={
        <>
          <Button asChild variant="secondary">
            <AppLink href="/enhanced-vendor-dashboard">Performance</AppLink>
          </Button>
          <Button asChild variant="secondary">
            <AppLink href="/vendor/settings">Settings and vacation</AppLink>
          </Button>
        </>
      }
    >
      <Loaded query={together({ day: query, own })} pending={<SkeletonRows rows={8} className="mt-8" />} className="mt-8">
        {({ day: { day }, own: { vendor } }) => (day === null ? null : <Today day={day} vendor={vendor} />)}
      </Loaded>
    </Page>
  );
}

function Today({ day, vendor }: { day: VendorDay; vendor: OwnVendor | null }) {
  const { kpis } = day;
  const nothing = [day.waiting, day.toQuote, day.quoted, day.toConfirm, day.today, day.upcoming, day.unread, day.toDo].every(
    ({ length }) => length === 0,
  );
  return (
    <>
      {day.name === '' ? null : <p className="mt-8 font-serif text-2xl text-ink">{day.name}</p>}
      {vendor?.id === day.vendorId ? <VendorStanding vendor={vendor} /> : null}
      <div className="mt-8 grid gap-10">
        <StatRow isShort>
          <Stat
            label="Median answer"
            value={kpis.responseMinutes === null ? 'None yet' : formatSpan(kpis.responseMinutes)}
            asOf={`${ANSWERS_DAYS} days`}
          />
          <Stat
            label="Accepted"
            value={kpis.acceptRate === null ? 'None yet' : formatPercent(kpis.acceptRate, 0)}
            asOf={`Of requests answered or missed, ${ANSWERS_DAYS} days`}
          />
          <Stat
            label="Won"
            value={kpis.winRate === null ? 'None yet' : formatPercent(kpis.winRate, 0)}
            asOf={`Of decided quotes, ${ANSWERS_DAYS} days`}
          />
          <Stat
            label="Rating"
            value={kpis.rating === null ? 'None yet' : formatNumber(kpis.rating, 1)}
            asOf={kpis.ratingCount === 0 ? 'No reviews yet' : formatCount(kpis.ratingCount, 'review')}
          />
          {kpis.earnedCents === null ? null : (
            <Stat label="Earned" value={formatMoney(kpis.earnedCents, 'never')} asOf={`Released to you, ${EARNED_DAYS} days`} />
          )}
          {kpis.wonCents === null ? null : (
            <Stat label="Accepted quotes" value={formatMoney(kpis.wonCents, 'never')} asOf={`${EARNED_DAYS} days`} />
          )}
        </StatRow>
        {nothing ? (
          <EmptyState level={2} title="You’re all caught up">
            {day.mayAnswer
              ? 'New requests show up here with a countdown, and we message you about each one. A complete profile with open times gets proposed more often.'
              : 'Jobs your team confirmed show up here, with what’s left to do and new messages.'}
          </EmptyState>
        ) : (
          <div className="grid items-start gap-6 lg:grid-cols-2">
            <Group title="To answer" lines={day.waiting} say={(line) => <Countdown until={line.answerBy} />} />
            <Group
              title="To confirm"
              lines={day.toConfirm}
              say={({ quoteCents, confirmBy }) => (
                <>
                  {quoteCents === null ? 'The client accepted' : `${formatMoney(quoteCents)}, the client accepted`}
                  {confirmBy === null ? null : (
                    <>
                      ; <Countdown until={confirmBy} />
                    </>
                  )}
                </>
              )}
            />
            <Group
              title="To quote"
              lines={day.toQuote}
              say={(line) => `Accepted ${line.answeredAt === null ? '' : sayDate(line.answeredAt)}`}
            />
            <Group
              title="Quotes waiting for an answer"
              lines={day.quoted}
              say={(line) =>
                [
                  line.quoteCents === null ? [] : formatMoney(line.quoteCents),
                  line.quoteValidUntil === null
                    ? []
                    : `${Date.parse(line.quoteValidUntil) <= Date.now() ? 'ran out on' : 'valid until'} ${sayDate(line.quoteValidUntil)}`,
                ]
                  .flat()
                  .join(', ')
              }
            />
            <Group
              title="Jobs under way"
              lines={day.today}
              say={(line) => (line.jobStartsAt === null ? 'Time to be agreed' : sayTime(line.jobStartsAt))}
            />
            <Group
              title="Coming up"
              lines={day.upcoming}
              say={(line) => (line.jobStartsAt === null ? 'Time to be agreed' : sayTime(line.jobStartsAt))}
            />
            <Group title="Messages" lines={day.unread} say={() => 'Unread'} />
            {day.toDo.length === 0 ? null : <ToDo jobs={day.toDo} />}
          </div>
        )}
        <LeadTable vendorId={day.vendorId} />
      </div>
    </>
  );
}

interface Step {
  engagementId: string;
  taskId: string;
  title: string;
}

/** The steps left in each job, ticked as they are done. */
function ToDo({ jobs }: { jobs: VendorDay['toDo'] }) {
  const put = ({ engagementId, taskId, title }: Step, isDone: boolean) =>
    browserApi.call(putTask, { params: { engagementId, taskId }, body: { title, side: 'vendor', isDone } });
  const tick = useWrite((step: Step) => put(step, true), {
    refreshes: HIRING_READS,
    done: { title: 'Done' },
    undo: (step) => put(step, false),
  });
  return (
    <Card>
      <CardHeader level={2} title="To do for your jobs" />
      <ul className="divide-y divide-line">
        {jobs.map(({ engagementId, leadId, label, tasks }) => (
          <li key={engagementId} className="py-3">
            <LineLink href={`/vendor/lead/${leadId}`}>{label}</LineLink>
            <ul className="mt-1">
              {tasks.map(({ id, title }) => (
                <li key={id}>
                  <Checkbox
                    label={title}
                    checked={tick.underway.some(({ taskId }) => taskId === id)}
                    onChange={() => void tick.run({ engagementId, taskId: id, title })}
                  />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Group({ title, lines, say }: { title: string; lines: readonly LeadLine[]; say: (line: LeadLine) => React.ReactNode }) {
  if (lines.length === 0) return null;
  return (
    <Card>
      <CardHeader level={2} title={`${title} (${lines.length})`} />
      <ul className="divide-y divide-line">
        {lines.slice(0, 8).map((line) => (
          <li key={line.id} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
            <LineLink href={`/vendor/lead/${line.id}`}>{nameLead(line)}</LineLink>
            <span className="text-sm text-ink-soft">{say(line)}</span>
          </li>
        ))}
      </ul>
      {lines.length > 8 ? <p className="mt-2 text-sm text-ink-soft">And {lines.length - 8} more below.</p> : null}
    </Card>
  );
}
