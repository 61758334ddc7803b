import type { EndpointResponse } from '#lib/endpoint.ts';
import { capitalize, formatDate, formatMoney } from '#lib/format.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { viewerTimeZone } from '#platform/web/display.ts';
import { Form, SubmitButton } from '#platform/web/form/form.tsx';
import { useForm } from '#platform/web/form/use-form.ts';
import { Badge } from '#ui/badge.tsx';
import { Field } from '#ui/field.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { getMoneyState, sendEvidence } from '../../contract/admin.ts';
import { MOST_LETTERS } from '../../model/limits.ts';

type CardDispute = EndpointResponse<typeof getMoneyState>['disputes'][number];

const WORDS: Record<CardDispute['status'], string> = {
  inquiry: 'The bank is asking',
  closed: 'Closed',
  open: 'Waiting for our answer',
  review: 'The bank is deciding',
  won: 'Won',
  lost: 'Lost',
  prevented: 'Prevented',
  appeal: 'Appealed',
};

const asksAnswer = ({ status, isAnswered }: CardDispute) => status === 'open' && !isAnswered;

/** Payments that a bank questions: each is answered once. */
export function CardDisputes({ disputes }: { disputes: readonly CardDispute[] }) {
  if (disputes.length === 0) return null;
  return (
    <section aria-labelledby="card-disputes">
      <h2 id="card-disputes" className="font-serif text-2xl text-ink">
        Questioned by banks
      </h2>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {disputes.map((dispute) => (
          <li key={dispute.id} className="grid gap-4 py-4 lg:grid-cols-2">
            <div>
              <p className="flex flex-wrap items-baseline gap-2">
                <span className="font-medium tabular-nums">{formatMoney(dispute.cents, 'always')}</span>
                <Badge tone={dispute.status === 'open' ? 'warning' : 'neutral'}>{WORDS[dispute.status]}</Badge>
              </p>
              <p className="text-sm wrap-anywhere text-ink-soft">
                {capitalize(dispute.reason.replaceAll('_', ' '))}, order {dispute.orderNumber}
                {dispute.dueAt === null ? '' : `, to be answered by ${formatDate(dispute.dueAt, viewerTimeZone())}`}
              </p>
              {asksAnswer(dispute) || dispute.evidence === '' ? null : (
                <p className="mt-2 text-sm whitespace-pre-line">{dispute.evidence}</p>
              )}
            </div>
            {asksAnswer(dispute) ? <Answer dispute={dispute} /> : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Answer({ dispute }: { dispute: CardDispute }) {
  const form = useForm({
    start: { text: dispute.evidence },
    check: ({ text }) => (text.trim().length < 20 ? { text: 'Write at least one sentence' } : {}),
    send: ({ text }) => browserApi.call(sendEvidence, { params: { disputeId: dispute.id }, body: { text: text.trim() } }),
    guards: true,
    refreshes: [getMoneyState],
    done: { title: 'Sent to the bank' },
  });
  return (
    <Form of={form} className="space-y-3" label="Answer to the bank">
      <Field
        {...form.field('text')}
        label="Evidence"
        hint="You can send it once. Say what was bought, delivered and agreed."
        required
      >
        <TextArea rows={4} maxLength={MOST_LETTERS.evidence} />
      </Field>
      <SubmitButton of={form} size="small">
        Send to the bank
      </SubmitButton>
    </Form>
  );
}
