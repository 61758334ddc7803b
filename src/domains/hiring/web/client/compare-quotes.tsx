import { type ReactNode, useState } from 'react';
import { FormDialog } from '#platform/web/form/form-dialog.tsx';
import { useForm } from '#platform/web/form/use-form.ts';
import { formatCount, formatMoney, formatNumber, formatSpan } from '#lib/format.ts';
import { sayCount } from '#lib/say-number.ts';
import { expertHref } from '#lib/expert-paths.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { ReasonDialog } from '#platform/web/form/reason-form.tsx';
import { Button } from '#ui/button.tsx';
import { CompareGrid } from '#ui/compare-grid.tsx';
import { Field } from '#ui/field.tsx';
import { LineLink } from '#ui/link.tsx';
import { useOpenDialog } from '#ui/open-dialogs.tsx';
import { Select } from '#ui/select.tsx';
import { acceptQuote, type ClientLead, declineQuote, type Quote } from '../../contract.ts';
import { CONFIRM_DAYS } from '../../model/hiring-terms.ts';
import { sayQuoteStatus } from '../../model/hiring-words.ts';
import { MOST_LETTERS } from '../../model/limits.ts';
import { HIRING_READS } from '../api.ts';
import { QuoteTermsView } from '../quote-terms-view.tsx';
import { sayDate, sayTime } from '../say-when.ts';

/** The latest quotes side by side; one of them can be accepted. */
export function CompareQuotes({ leads }: { leads: readonly ClientLead[] }) {
  const latest = leads.flatMap((lead) => {
    const [quote] = lead.quotes;
    return quote === undefined ? [] : [{ lead, quote }];
  });
  // A phone shows one at a time: the one that was chosen comes first.
  const [chosen, others] = [
    latest.filter(({ quote }) => quote.status === 'accepted'),
    latest.filter(({ quote }) => quote.status !== 'accepted'),
  ];
  const shown = [...chosen, ...others];
  // Only what can still be accepted is compared.
  const live = shown.filter(({ lead }) => lead.canAccept);
  const cheapest = Math.min(...live.map(({ quote }) => quote.totalCents));
  const money = (cents: number) => formatMoney(cents, 'always');
  const row = (label: string, say: (quote: Quote) => string) => ({ label, values: shown.map(({ quote }) => say(quote)) });
  const fact = (label: string, say: (facts: NonNullable<ClientLead['vendor']['facts']>) => ReactNode) => ({
    label,
    values: shown.map(({ lead }) => (lead.vendor.facts === null ? 'Not listed now' : say(lead.vendor.facts))),
  });
  return (
    <section aria-labelledby="quotes">
      <h2 id="quotes" className="font-serif text-2xl text-ink">
        {shown.length === 1 ? 'The quote' : 'Quotes side by side'}
      </h2>
      <CompareGrid
        className="mt-4"
        isRoomy
        caption="Quotes"
        columns={shown.map(({ lead, quote }) => ({ id: lead.id, head: <Head lead={lead} quote={quote} /> }))}
        rows={[
          {
            label: 'Total',
            values: shown.map(({ quote }) => <strong key={quote.id}>{money(quote.totalCents)}</strong>),
            bestAt:
              live.length > 1 ? shown.findIndex(({ lead, quote }) => lead.canAccept && quote.totalCents === cheapest) : undefined,
          },
          row('Before tax', ({ subtotalCents }) => money(subtotalCents)),
          row('Tax', ({ taxCents }) => money(taxCents.reduce((sum, cents) => sum + cents, 0))),
          row('What’s in it', ({ terms }) => terms.lines.map(({ label }) => label).join(', ')),
          row('Terms', ({ terms }) => terms.notes.trim() || 'None given'),
          row('Deposit', ({ terms }) => (terms.depositCents === 0 ? 'None' : money(terms.depositCents))),
          row(
            'Then',
            ({ terms }) => terms.milestones.map(({ label, cents }) => `${label}: ${money(cents)}`).join(', ') || 'Nothing more',
          ),
          row('Can begin', ({ terms }) => terms.options.map(({ startsAt }) => sayTime(startsAt)).join(' or ') || 'To be agreed'),
          row('Valid until', ({ validUntil }) => sayDate(validUntil)),
          row('Version', ({ version }) => String(version)),
          fact('Rating', ({ rating, ratingCount }) =>
            rating === null ? 'No reviews yet' : `${formatNumber(rating, 1)} of 5 (${formatCount(ratingCount, 'review')})`,
          ),
          fact('Jobs done here', ({ jobsDone }) => formatNumber(jobsDone)),
          fact('Checked', ({ checks }) => (checks.length === 0 ? 'Nothing' : <Checks checks={checks} />)),
          fact('Usually answers in about', ({ responseMinutes }) =>
            responseMinutes === null ? 'Not known yet' : formatSpan(responseMinutes),
          ),
        ]}
      />
      <div className="mt-3 grid gap-2">
        {shown.map(({ lead, quote }) => (
          <details key={lead.id}>
            <summary className="cursor-pointer text-sm font-medium">Every line of the quote from {lead.vendor.name}</summary>
            <div className="mt-2 max-w-text">
              <QuoteTermsView quote={quote} />
            </div>
          </details>
        ))}
      </div>
    </section>
  );
}

function Head({ lead, quote }: { lead: ClientLead; quote: Quote }) {
  // What somebody decides on stays what they read, also when a new version comes meanwhile: the server refuses the old one then.
  const openDialog = useOpenDialog();
  return (
    <div className="min-w-44">
      <LineLink look="title" href={expertHref(lead.vendor.id)}>
        {lead.vendor.name}
      </LineLink>
      <p className="text-sm text-ink-soft">{sayQuoteStatus(quote.status, 'client')}</p>
      {lead.canAccept ? (
        <div className="mt-2 flex flex-wrap gap-2">
          <Button
            size="small"
            onClick={() => openDialog((close) => <AcceptDialog lead={lead} quote={quote} onClose={close} />)}
            aria-label={`Accept: ${lead.vendor.name}`}
          >
            Accept
          </Button>
          {quote.status === 'sent' ? (
            <Button
              size="small"
              variant="quiet"
              onClick={() => openDialog((close) => <DeclineDialog lead={lead} quote={quote} onClose={close} />)}
              aria-label={`Decline: ${lead.vendor.name}`}
            >
              Decline
            </Button>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}

interface QuoteDialogProps {
  lead: ClientLead;
  quote: Quote;
  onClose: () => void;
}

function DeclineDialog({ lead, quote, onClose }: QuoteDialogProps) {
  return (
    <ReasonDialog
      title={`Decline the quote of ${lead.vendor.name}?`}
      description="You can’t take this back. They can send another quote."
      why={{ name: 'reason', hint: 'They will see this.', isOptional: true, most: MOST_LETTERS.reason }}
      button="Decline it"
      tone="destructive"
      send={({ why: reason }) => browserApi.call(declineQuote, { params: { quoteId: quote.id }, body: { reason } })}
      refreshes={HIRING_READS}
      done={{ title: 'Declined: they can send another' }}
      onClose={onClose}
    />
  );
}

function AcceptDialog({ lead, quote, onClose }: QuoteDialogProps) {
  // What has passed since it was offered can no longer be chosen.
  const [now] = useState(() => Date.now());
  const options = quote.terms.options.filter(({ startsAt }) => Date.parse(startsAt) > now);
  const form = useForm({
    start: { startsAt: options[0]?.startsAt ?? '' },
    send: ({ startsAt }, engagementId) =>
      browserApi.call(acceptQuote, {
        params: { quoteId: quote.id },
        body: { engagementId, startsAt: startsAt === '' ? null : startsAt },
      }),
    refreshes: HIRING_READS,
    answered: onClose,
    done: { title: `We asked ${lead.vendor.name} to confirm the job` },
  });
  return (
    <FormDialog
      of={form}
      onClose={onClose}
      title={`Hire ${lead.vendor.name} for ${formatMoney(quote.totalCents, 'always')}?`}
      description={`They have ${sayCount(CONFIRM_DAYS, 'day')} to confirm. We’ll tell the others you chose someone else; their quotes stay valid until the job is confirmed.`}
      button="Accept the quote"
      cancel="Not yet"
    >
      {options.length === 0 ? (
        <p>You’ll agree on a time with them.</p>
      ) : (
        <Field {...form.field('startsAt')} label="When they begin">
          <Select
            options={options.map((option) => ({
              value: option.startsAt,
              label: `${sayTime(option.startsAt)}${option.note === '' ? '' : `, ${option.note}`}`,
            }))}
          />
        </Field>
      )}
    </FormDialog>
  );
}

function Checks({ checks }: { checks: readonly string[] }) {
  return (
    <ul className="space-y-1">
      {checks.map((check) => (
        <li key={check}>{check}</li>
      ))}
    </ul>
  );
}
