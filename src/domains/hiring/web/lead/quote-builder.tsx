import { useState } from 'react';
import { addDays } from '#lib/calendar.ts';
import { formatMoney } from '#lib/format.ts';
import { randomUuid } from '#lib/uuid.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { useWrite } from '#platform/web/write/use-write.ts';
import { AmountField } from '#ui/amount-field.tsx';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Field } from '#ui/field.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Plus, Trash2 } from '#ui/icons/index.ts';
import { KeyValueList } from '#ui/key-value-list.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { type Lead, type Quote, sendQuote } from '../../contract.ts';
import { planGap, splitCents, sumQuote } from '../../model/quote-sum.ts';
import { type QuoteTerms, quoteTermsSchema } from '../../model/quote-terms.ts';
import { HIRING_READS } from '../api.ts';

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

const replaced = <T,>(list: readonly T[], index: number, value: Partial<T>): T[] =>
  list.map((one, at) => (at === index ? { ...one, ...value } : one));
const without = <T,>(list: readonly T[], index: number): T[] => list.filter((_, at) => at !== index);

/** A quote as it is written: lines, taxes, how it is paid, when it can begin. The sum follows with every figure. */
export function QuoteBuilder({ lead, latest, onClose }: QuoteBuilderProps) {
  const [quoteId] = useState(randomUuid);
  const [terms, setTerms] = useState<QuoteTerms>(latest?.terms ?? EMPTY);
  const [validDay, setValidDay] = useState(() => addDays(new Date().toISOString().slice(0, 10), 14));
  const [fault, setFault] = useState<string>();
  const set = (changes: Partial<QuoteTerms>) => setTerms((now) => ({ ...now, ...changes }));
  const sum = sumQuote(terms.lines, terms.taxes);
  const gap = planGap(sum.totalCents, terms);
  const send = useWrite(
    (checked: QuoteTerms) =>
      browserApi.call(sendQuote, {
        params: { leadId: lead.id, quoteId },
        body: { terms: checked, validUntil: new Date(`${validDay}T23:59:00`).toISOString() },
      }),
    { refreshes: HIRING_READS, tells: 'page', answered: onClose, done: { title: 'Your quote is with the client' } },
  );

  function submit() {
    const checked = quoteTermsSchema.safeParse(terms);
    const [issue] = checked.error?.issues ?? [];
    setFault(
      issue === undefined
        ? validDay === ''
          ? 'Say until when it is valid'
          : undefined
        : `${sayWhere(issue.path)}${issue.message}`,
    );
    if (checked.success && validDay !== '') void send.run(checked.data);
  }

  /** Puts what is missing or too much into the milestones, in their proportion. */
  function fit() {
    const rest = sum.totalCents - terms.depositCents;
    if (rest < 0) return;
    const weights = terms.milestones.map(({ cents }) => cents);
    const parts = splitCents(rest, weights.some((weight) => weight > 0) ? weights : weights.map(() => 1));
    set({ milestones: terms.milestones.map((one, index) => ({ ...one, cents: parts[index] ?? 0 })) });
  }

  return (
    <div className="mt-4 grid gap-8 rounded-card border border-line bg-surface p-5 md:p-6">
      <fieldset>
        <legend className="mb-2 text-base font-semibold">Lines</legend>
        <ul className="grid gap-4">
          {terms.lines.map((line, index) => (
            <li key={index} className="grid items-start gap-3 sm:grid-cols-[minmax(0,1fr)_6rem_9rem_auto_auto]">
              <Field label={`Line ${index + 1}`}>
                <TextInput
                  value={line.label}
                  maxLength={200}
                  onChange={({ target }) => set({ lines: replaced(terms.lines, index, { label: target.value }) })}
                />
              </Field>
              <AmountField
                label="Quantity"
                value={line.quantity / 100}
                decimals={2}
                max={100_000}
                onChange={(value) => set({ lines: replaced(terms.lines, index, { quantity: Math.round((value ?? 0) * 100) }) })}
              />
              <AmountField
                label="Price of one"
                prefix="$"
                value={line.unitCents / 100}
                decimals={2}
                max={10_000_000}
                onChange={(value) => set({ lines: replaced(terms.lines, index, { unitCents: Math.round((value ?? 0) * 100) }) })}
              />
              <Checkbox
                className="sm:mt-7"
                label="Taxed"
                checked={line.isTaxable}
                onChange={({ target }) => set({ lines: replaced(terms.lines, index, { isTaxable: target.checked }) })}
              />
              <IconButton
                className="sm:mt-6"
                icon={Trash2}
                label={`Remove line ${index + 1}`}
                disabled={terms.lines.length === 1}
                onClick={() => set({ lines: without(terms.lines, index) })}
              />
            </li>
          ))}
        </ul>
        <Button
          variant="quiet"
          size="small"
          className="mt-2 -ml-3"
          onClick={() => set({ lines: [...terms.lines, { label: '', quantity: 100, unitCents: 0, isTaxable: true }] })}
        >
          <Plus aria-hidden="true" className="size-4" />
          Add a line
        </Button>
      </fieldset>
      <fieldset>
        <legend className="mb-2 text-base font-semibold">Taxes</legend>
        <ul className="grid gap-3">
          {terms.taxes.map((tax, index) => (
            <li key={index} className="grid items-start gap-3 sm:grid-cols-[minmax(0,1fr)_9rem_auto]">
              <Field label="City, county or state">
                <TextInput
                  value={tax.jurisdiction}
                  maxLength={80}
                  onChange={({ target }) => set({ taxes: replaced(terms.taxes, index, { jurisdiction: target.value }) })}
                />
              </Field>
              <AmountField
                label="Rate"
                suffix="%"
                value={tax.rate / 10_000}
                decimals={4}
                max={30}
                onChange={(value) => set({ taxes: replaced(terms.taxes, index, { rate: Math.round((value ?? 0) * 10_000) }) })}
              />
              <IconButton
                className="sm:mt-6"
                icon={Trash2}
                label={`Remove the tax of ${tax.jurisdiction || 'this place'}`}
                onClick={() => set({ taxes: without(terms.taxes, index) })}
              />
            </li>
          ))}
        </ul>
        {terms.taxes.length >= 4 ? null : (
          <Button
            variant="quiet"
            size="small"
            className="-ml-3"
            onClick={() => set({ taxes: [...terms.taxes, { jurisdiction: '', rate: 0 }] })}
          >
            <Plus aria-hidden="true" className="size-4" />
            Add a tax
          </Button>
        )}
      </fieldset>
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
      <fieldset>
        <legend className="mb-2 text-base font-semibold">How it is paid</legend>
        <div className="grid gap-3 sm:max-w-60">
          <AmountField
            label="Deposit when confirmed"
            prefix="$"
            value={terms.depositCents / 100}
            decimals={2}
            max={10_000_000}
            onChange={(value) => set({ depositCents: Math.round((value ?? 0) * 100) })}
          />
        </div>
        <ul className="mt-3 grid gap-3">
          {terms.milestones.map((milestone, index) => (
            <li key={index} className="grid items-start gap-3 sm:grid-cols-[minmax(0,1fr)_10rem_auto]">
              <Field label={`Milestone ${index + 1}`}>
                <TextInput
                  value={milestone.label}
                  maxLength={120}
                  onChange={({ target }) => set({ milestones: replaced(terms.milestones, index, { label: target.value }) })}
                />
              </Field>
              <AmountField
                label="Amount"
                prefix="$"
                value={milestone.cents / 100}
                decimals={2}
                max={10_000_000}
                onChange={(value) =>
                  set({ milestones: replaced(terms.milestones, index, { cents: Math.round((value ?? 0) * 100) }) })
                }
              />
              <IconButton
                className="sm:mt-6"
                icon={Trash2}
                label={`Remove milestone ${index + 1}`}
                onClick={() => set({ milestones: without(terms.milestones, index) })}
              />
            </li>
          ))}
        </ul>
        <div className="mt-2 flex flex-wrap items-center gap-3">
          {terms.milestones.length >= 12 ? null : (
            <Button
              variant="quiet"
              size="small"
              className="-ml-3"
              onClick={() => set({ milestones: [...terms.milestones, { label: '', cents: 0 }] })}
            >
              <Plus aria-hidden="true" className="size-4" />
              Add a milestone
            </Button>
          )}
          {gap === 0 ? null : (
            <>
              <p role="status" className="text-sm text-warning">
                {formatMoney(Math.abs(gap), 'always')} {gap > 0 ? 'is missing' : 'too much'}
              </p>
              {terms.milestones.length === 0 ? null : (
                <Button variant="secondary" size="small" onClick={fit}>
                  Make it fit
                </Button>
              )}
            </>
          )}
        </div>
      </fieldset>
      <fieldset>
        <legend className="mb-2 text-base font-semibold">When the work can begin</legend>
        <ul className="grid gap-3">
          {terms.options.map((option, index) => (
            <li key={index} className="grid items-start gap-3 sm:grid-cols-[14rem_minmax(0,1fr)_auto]">
              <Field label={`Time ${index + 1}`}>
                <TextInput
                  type="datetime-local"
                  value={toLocal(option.startsAt)}
                  onChange={({ target }) => {
                    const at = new Date(target.value);
                    if (!Number.isNaN(at.getTime()))
                      set({ options: replaced(terms.options, index, { startsAt: at.toISOString() }) });
                  }}
                />
              </Field>
              <Field label="Note" optional>
                <TextInput
                  value={option.note}
                  maxLength={120}
                  onChange={({ target }) => set({ options: replaced(terms.options, index, { note: target.value }) })}
                />
              </Field>
              <IconButton
                className="sm:mt-6"
                icon={Trash2}
                label={`Remove time ${index + 1}`}
                onClick={() => set({ options: without(terms.options, index) })}
              />
            </li>
          ))}
        </ul>
        {terms.options.length >= 3 ? null : (
          <Button
            variant="quiet"
            size="small"
            className="-ml-3"
            onClick={() =>
              set({
                options: [
                  ...terms.options,
                  { startsAt: `${addDays(new Date().toISOString().slice(0, 10), 7)}T16:00:00.000Z`, note: '' },
                ],
              })
            }
          >
            <Plus aria-hidden="true" className="size-4" />
            Offer a time
          </Button>
        )}
      </fieldset>
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

/** An instant as the browser's own field writes it, in the reader's time. */
function toLocal(instant: string): string {
  const at = new Date(instant);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
