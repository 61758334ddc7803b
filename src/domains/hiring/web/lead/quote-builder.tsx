import { useState } from 'react';
import { releaseFee } from '#domains/billing/contract.ts';
import { addDays } from '#lib/calendar.ts';
import { formatMoney } from '#lib/format.ts';
import { randomUuid } from '#lib/uuid.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { useWrite } from '#platform/web/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { KeyValueList } from '#ui/key-value-list.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { type Lead, type Quote, sendQuote } from '../../contract.ts';
import { partsWithTax, sumQuote } from '../../model/quote-sum.ts';
import { type QuoteTerms, quoteTermsSchema } from '../../model/quote-terms.ts';
import { HIRED_FEE_BPS } from '#domains/billing/contract.ts';
import { HIRING_READS } from '../api.ts';
import { QuoteLines, QuoteTaxes } from './quote-lines.tsx';
import { QuotePlan } from './quote-plan.tsx';
import { QuoteTimes } from './quote-times.tsx';

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

/** A quote as it is written: lines, taxes, how it is paid, when it can begin. The sum follows with every figure. */
export function QuoteBuilder({ lead, latest, onClose }: QuoteBuilderProps) {
  const [quoteId] = useState(randomUuid);
  const [terms, setTerms] = useState<QuoteTerms>(latest?.terms ?? EMPTY);
  const [validDay, setValidDay] = useState(() => addDays(new Date().toISOString().slice(0, 10), 14));
  const [fault, setFault] = useState<string>();
  const set = (changes: Partial<QuoteTerms>) => setTerms((now) => ({ ...now, ...changes }));
  const sum = sumQuote(terms.lines, terms.taxes);
  const send = useWrite(
    (checked: QuoteTerms) =>
      browserApi.call(sendQuote, {
        params: { leadId: lead.id, quoteId },
        body: { terms: checked, validUntil: new Date(`${validDay}T23:59:00`).toISOString() },
      }),
    { refreshes: HIRING_READS, tells: 'page', answered: onClose, done: { title: 'Your quote is on its way to the client' } },
  );

  function submit() {
    const checked = quoteTermsSchema.safeParse(terms);
    const [issue] = checked.error?.issues ?? [];
    setFault(
      issue === undefined ? (validDay === '' ? 'Say how long it’s valid' : undefined) : `${sayWhere(issue.path)}${issue.message}`,
    );
    if (checked.success && validDay !== '') void send.run(checked.data);
  }

  return (
    <div className="mt-4 grid gap-8 rounded-card border border-line bg-surface p-5 md:p-6">
      <QuoteLines terms={terms} set={set} />
      <QuoteTaxes terms={terms} set={set} />
      <KeyValueList
        items={[
          { label: 'Before tax', value: formatMoney(sum.subtotalCents, 'always') },
          ...terms.taxes.map(({ jurisdiction }, index) => ({
            label: `Tax ${index + 1}${jurisdiction === '' ? '' : `, ${jurisdiction}`}`,
            value: formatMoney(sum.taxCents[index] ?? 0, 'always'),
          })),
          { label: 'Total', value: formatMoney(sum.totalCents, 'always'), total: true },
        ]}
      />
      <QuotePlan terms={terms} set={set} totalCents={sum.totalCents} />
      <p className="text-sm text-ink-soft">{sayFee(lead.fee, terms, sum.totalCents)}</p>
      <QuoteTimes terms={terms} set={set} />
      <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_12rem]">
        <Field label="What is included, what is not, and your terms" optional>
          <TextArea rows={4} maxLength={3000} value={terms.notes} onChange={({ target }) => set({ notes: target.value })} />
        </Field>
        <Field label="Valid until">
          <TextInput type="date" value={validDay} onChange={({ target }) => setValidDay(target.value)} />
        </Field>
      </div>
      {(fault ?? send.failure) === undefined ? null : (
        <Notice tone="error" live title="Not sent">
          {fault ?? send.failure}
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        <Button busy={send.isBusy} onClick={submit}>
          Send the quote
        </Button>
        <Button variant="secondary" onClick={onClose}>
          Not now
        </Button>
      </div>
    </div>
  );
}

const PARTS: Record<string, string> = { lines: 'Line', taxes: 'Tax', milestones: 'Milestone', options: 'Time' };

/** "Line 2: ", for a fault within a list. */
function sayWhere([list, index]: readonly PropertyKey[]): string {
  const name = PARTS[String(list)];
  return name === undefined || typeof index !== 'number' ? '' : `${name} ${index + 1}: `;
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
