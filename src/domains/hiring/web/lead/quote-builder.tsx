import { useState } from 'react';
import { z } from 'zod';
import { useKeptForm } from '#domains/accounts/web/index.ts';
import { HIRED_FEE_BPS, releaseFee } from '#domains/billing/contract.ts';
import { addDays, utcDay } from '#lib/calendar.ts';
import { formatMoney } from '#lib/format.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { Form, SubmitButton } from '#platform/web/form/form.tsx';
import { useForm } from '#platform/web/form/use-form.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { KeyValueList } from '#ui/key-value-list.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { type Lead, type Quote, sendQuote } from '../../contract.ts';
import { partsWithTax, sayTax, sumQuote } from '../../model/quote-sum.ts';
import { type QuoteTerms, quoteTermsSchema } from '../../model/quote-terms.ts';
import { HIRING_READS } from '../api.ts';
import { QuoteLines, QuoteTaxes } from './quote-lines.tsx';
import type { QuoteValues } from './quote-values.ts';
import { QuotePlan } from './quote-plan.tsx';
import { QuoteTimes } from './quote-times.tsx';
import { MOST_LETTERS } from '../../model/limits.ts';

interface QuoteBuilderProps {
  lead: Lead;
  /** The version that it replaces, and begins with. */
  latest: Quote | undefined;
  onClose: () => void;
}

const EMPTY: QuoteTerms = {
  lines: [{ label: '', quantity: 100, unitCents: 0, isTaxable: true }],
  taxes: [],
  depositCents: 0,
  milestones: [{ label: 'When the work is done', cents: 0 }],
  options: [],
  notes: '',
};

/** The terms, with the day until which they stand. */
const formSchema = quoteTermsSchema.and(z.object({ validDay: z.string().min(1, 'Say how long it’s valid').max(10) }));
const LABELS = { lines: 'Line', taxes: 'Tax', milestones: 'Milestone', options: 'Time' };

/** A quote as it is written: lines, taxes, how it is paid, when it can begin. The sum follows with every figure. */
export function QuoteBuilder({ lead, latest, onClose }: QuoteBuilderProps) {
  const [today] = useState(() => utcDay(new Date()));
  const start: QuoteValues = {
    ...(latest?.terms ?? EMPTY),
    validDay: addDays(today, 14),
  };
  const form = useForm({
    start,
    schema: formSchema,
    labels: LABELS,
    focuses: 'summary',
    guards: true,
    keeps: useKeptForm(`quote of ${lead.id}`),
    send: ({ validDay, ...terms }, quoteId) =>
      browserApi.call(sendQuote, {
        params: { leadId: lead.id, quoteId },
        body: { terms, validUntil: new Date(`${validDay}T23:59:00`).toISOString() },
      }),
    refreshes: HIRING_READS,
    answered: onClose,
    done: { title: 'Your quote is on its way to the client' },
  });
  const { values } = form;
  const sum = sumQuote(values.lines, values.taxes);

  return (
    <Form of={form} label="Quote" className="mt-4 grid gap-8 rounded-card border border-line bg-surface p-5 md:p-6">
      <QuoteLines lines={form.rows('lines')} />
      <QuoteTaxes taxes={form.rows('taxes')} />
      <KeyValueList
        items={[
          { label: 'Before tax', value: formatMoney(sum.subtotalCents, 'always') },
          ...values.taxes.map((tax, index) => ({
            label: sayTax(tax),
            value: formatMoney(sum.taxCents[index] ?? 0, 'always'),
          })),
          { label: 'Total', value: formatMoney(sum.totalCents, 'always'), total: true },
        ]}
      />
      <QuotePlan form={form} totalCents={sum.totalCents} />
      <p className="text-sm text-ink-soft">{sayFee(lead.fee, values, sum.totalCents)}</p>
      <QuoteTimes options={form.rows('options')} />
      <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_12rem]">
        <Field {...form.field('notes')} label="What is included, what is not, and your terms" optional>
          <TextArea rows={4} maxLength={MOST_LETTERS.quoteNotes} />
        </Field>
        <Field {...form.field('validDay')} label="Valid until">
          <TextInput type="date" />
        </Field>
      </div>
      <div className="flex flex-wrap gap-3">
        <SubmitButton of={form}>Send the quote</SubmitButton>
        <Button variant="secondary" onClick={onClose}>
          Not now
        </Button>
      </div>
    </Form>
  );
}

/** What the vendor gets of the price, where the client pays here. */
function sayFee(fee: Lead['fee'], terms: QuoteTerms, totalCents: number): string {
  if (fee === 'none') return 'If the client pays here, you get the full price: your trade has no fee.';
  const feeCents = partsWithTax(terms, totalCents).reduce(
    (sum, part) => sum + releaseFee({ ...part, feeBps: HIRED_FEE_BPS }, part.cents),
    0,
  );
  return `If the client pays here, our fee is ${HIRED_FEE_BPS / 100}% of the price before tax, ${formatMoney(feeCents, 'always')}, and you get ${formatMoney(totalCents - feeCents, 'always')}.`;
}
