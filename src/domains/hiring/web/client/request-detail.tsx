import { useState } from 'react';
import { categoryOf, sayAnswer } from '#domains/experts/contract.ts';
import { formatCount, formatMoney } from '#lib/format.ts';
import { useWrite } from '#platform/web/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { Card, CardHeader } from '#ui/card.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { KeyValueList } from '#ui/key-value-list.tsx';
import { AppLink } from '#ui/link.tsx';
import { Notice } from '#ui/notice.tsx';
import { type ServiceRequest, withdrawServiceRequest } from '../../contract.ts';
import { HIRING_READS } from '../api.ts';
import { JobPanel } from '../job/job-panel.tsx';
import { ChoosePros } from '../request/choose-pros.tsx';
import { RequestFiles } from '../request/request-files.tsx';
import { sayTime, sayWindow } from '../say-when.ts';
import { CompareQuotes } from './compare-quotes.tsx';
import { LeadCard } from './lead-card.tsx';

/** A request for its client: what happens next, the quotes side by side, the job, who was asked, and what was asked for. */
export function RequestDetail({ request }: { request: ServiceRequest }) {
  const { leads, line, status } = request;
  const jobs = leads.flatMap((lead) => (lead.engagement === null ? [] : [{ lead, job: lead.engagement }]));
  const quoted = leads.filter(({ quotes }) => quotes.length > 0);
  const isOpen = status === 'open';
  return (
    <div className="mt-8 grid gap-10">
      <NextStep request={request} />
      {jobs.map(({ lead, job }) => (
        <JobPanel
          key={job.id}
          leadId={lead.id}
          job={job}
          side="client"
          other={lead.vendor.name}
          quote={lead.quotes.find((quote) => quote.status === 'accepted')}
        />
      ))}
      {quoted.length === 0 ? null : <CompareQuotes leads={quoted} />}
      {leads.length === 0 ? null : (
        <section aria-labelledby="asked">
          <h2 id="asked" className="font-serif text-2xl text-ink">
            Who was asked
          </h2>
          <ul className="mt-4 grid gap-4 lg:grid-cols-2">
            {leads.map((lead) => (
              <li key={lead.id}>
                <LeadCard lead={lead} />
              </li>
            ))}
          </ul>
          {line.length === 0 || !isOpen ? null : (
            <p className="mt-3 text-sm text-ink-soft">
              Next in line if someone drops out: {line.map(({ name }) => name).join(', ')}
            </p>
          )}
        </section>
      )}
      {isOpen ? (
        <details>
          <summary className="cursor-pointer text-sm font-medium">Ask more professionals</summary>
          <div className="mt-4">
            <ChoosePros request={request} first={[]} />
          </div>
        </details>
      ) : null}
      <Summary request={request} />
      <RequestFiles request={request} canAdd={isOpen} />
    </div>
  );
}

function NextStep({ request }: { request: ServiceRequest }) {
  const { leads, status, line } = request;
  const waiting = leads.filter((lead) => lead.status === 'new' || lead.status === 'viewed');
  const toDecide = leads.filter(({ canAccept }) => canAccept).length;
  const accepted = leads.filter((lead) => lead.status === 'accepted').length;
  if (status === 'withdrawn')
    return <Notice title="You withdrew this request">We let everyone you asked know. You can ask again anytime.</Notice>;
  if (status === 'closed')
    return <Notice title="This request is closed">No one was hired in time. Ask again if you still need it.</Notice>;
  if (status === 'hired') return null;
  const [first] = waiting.toSorted((a, b) => a.answerBy.localeCompare(b.answerBy));
  return (
    <Notice tone={toDecide > 0 ? 'success' : 'info'} title="What happens next">
      {toDecide > 1 ? `${formatCount(toDecide, 'quote')} to compare: accept the one you want. ` : ''}
      {toDecide === 1 ? 'One quote is here: accept it if it suits you. ' : ''}
      {first === undefined
        ? accepted > 0
          ? `${formatCount(accepted, 'professional')} accepted and will send a quote. `
          : line.length === 0 && toDecide === 0
            ? 'None of the professionals you picked can help. Ask more professionals below. '
            : ''
        : `${formatCount(waiting.length, 'professional')} ${waiting.length === 1 ? 'has' : 'have'} until ${sayTime(first.answerBy)} to answer. ${line.length === 0 ? '' : 'If someone doesn’t, we ask the next in line. '}`}
      {request.closesAt === null ? '' : `The request stays open until ${sayTime(request.closesAt)}.`}
    </Notice>
  );
}

function Summary({ request }: { request: ServiceRequest }) {
  const [isAsking, setAsking] = useState(false);
  const withdraw = useWrite(withdrawServiceRequest, {
    refreshes: HIRING_READS,
    answered: () => setAsking(false),
    done: { title: 'Request withdrawn' },
  });
  const { form, id, place, status } = request;
  const category = categoryOf(form.categoryKey);
  return (
    <Card>
      <CardHeader
        level={2}
        title="What you asked for"
        actions={
          status === 'open' ? (
            <div className="flex gap-2">
              <Button asChild variant="secondary" size="small">
                <AppLink href={`/request-service?request=${id}`}>Change</AppLink>
              </Button>
              <Button variant="quiet" size="small" onClick={() => setAsking(true)}>
                Withdraw
              </Button>
            </div>
          ) : (
            <Button asChild variant="secondary" size="small">
              <AppLink href={`/request-service?category=${form.categoryKey}&zip=${form.place?.postalCode ?? ''}`}>
                Ask again
              </AppLink>
            </Button>
          )
        }
      />
      <p className="max-w-measure whitespace-pre-line">{form.description}</p>
      <KeyValueList
        align="start"
        className="mt-4"
        items={[
          { label: 'Where', value: place === '' ? 'Not given' : place },
          { label: 'When', value: sayWindow(form.startsOn, form.endsOn) },
          { label: 'Budget', value: form.budgetCents === null ? 'Not given' : formatMoney(form.budgetCents) },
          ...category.questions.flatMap((question) => {
            const answer = form.answers[question.key];
            return answer === undefined || answer === '' ? [] : [{ label: question.label, value: sayAnswer(question, answer) }];
          }),
          ...(form.accessNotes === '' ? [] : [{ label: 'How to get in', value: form.accessNotes }]),
          ...(form.phone === '' ? [] : [{ label: 'Phone', value: form.phone }]),
        ]}
      />
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Withdraw the request?"
        description="We’ll let everyone you asked know, and their quotes will end."
        confirm="Withdraw it"
        busy={withdraw.isBusy}
        onConfirm={() => void withdraw.run({ params: { requestId: id } })}
      />
    </Card>
  );
}
