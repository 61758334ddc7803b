import { useState } from 'react';
import { browserApi } from '#platform/web/api-client.ts';
import { Form, SubmitButton } from '#platform/web/form/form.tsx';
import { useForm } from '#platform/web/form/use-form.ts';
import { useWrite } from '#platform/web/write/use-write.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { SectionHeading } from '#ui/section-heading.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { getContract, listContracts, settleTerm, type Term } from '../../contract.ts';
import { showValue } from '../../model/values/show-value.ts';
import { sayHeld } from '../say-held.ts';
import { SURENESS } from '../../model/showing/sureness.ts';
import { SettleButtons } from './settle-buttons.tsx';
import { Source } from './source.tsx';

/** Each term with its words; its owner confirms or corrects it, others (no id) read it. */
export function TermTable({ contractId, terms }: { contractId: string | null; terms: readonly Term[] }) {
  return (
    <section className="mt-10" aria-labelledby="terms">
      <SectionHeading id="terms" title="Terms" />
      <p className="mt-1 max-w-measure text-sm text-ink-soft">
        {contractId === null
          ? 'Compare each with its page. The owner’s corrections count; what we read stays next to them.'
          : 'Compare each with its page, then confirm it. Your corrections count from then on; what we read stays next to them.'}{' '}
        “Sure” means we know the form, and the value is written just as you see it. “Likely” means the value is in the paper’s own
        words. “Check it” means we counted it, put it together from parts, or read it from a picture or with a language model.
      </p>
      <dl className="mt-4 divide-y divide-line border-y border-line">
        {terms.map((term) => (
          <TermRow key={term.path} contractId={contractId} term={term} />
        ))}
      </dl>
    </section>
  );
}

function TermRow({ contractId, term }: { contractId: string | null; term: Term }) {
  const [isOpen, setOpen] = useState(false);
  const { label, kind, value, read, page, quote, by, sureness, confirmedAt, held } = term;
  const isCorrected = confirmedAt !== null && value !== read;
  const whose = contractId === null ? '' : ' by you';
  return (
    <div className="grid gap-x-6 gap-y-1 py-4 sm:grid-cols-[11rem_1fr_auto]">
      <dt className="text-ink-soft">{label}</dt>
      <dd className="min-w-0">
        <span className="font-medium">{showValue(term.kind, value)}</span>
        {value === '' && confirmedAt === null ? null : confirmedAt === null ? (
          <Badge tone={sureness === 'check' ? 'warning' : 'neutral'} className="ml-2 align-middle">
            {SURENESS[sureness]}
          </Badge>
        ) : (
          <Badge tone="brand" className="ml-2 align-middle">
            {isCorrected ? `Corrected${whose}` : `Confirmed${whose}`}
          </Badge>
        )}
        {isCorrected ? <span className="block text-sm text-ink-soft">Read: {showValue(term.kind, read)}</span> : null}
        {held === undefined ? null : <span className="block text-sm text-warning">{sayHeld(kind, held)}</span>}
        <Source page={page} quote={quote} by={by} />
        {isOpen && contractId !== null ? <Correction contractId={contractId} term={term} onClose={() => setOpen(false)} /> : null}
      </dd>
      {contractId === null ? null : (
        <TermActions contractId={contractId} term={term} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />
      )}
    </div>
  );
}

interface TermActionsProps {
  contractId: string;
  term: Term;
  isOpen: boolean;
  onToggle: () => void;
}

function TermActions({ contractId, term: { path, label, value, confirmedAt }, isOpen, onToggle }: TermActionsProps) {
  const settle = useWrite(
    (settled: string | null) => browserApi.call(settleTerm, { params: { contractId }, body: { path, value: settled } }),
    { refreshes: [getContract, listContracts], failureTitle: `${label} was not saved` },
  );
  return (
    <dd className="flex items-start gap-2 print:hidden">
      <SettleButtons
        label={label}
        isBusy={settle.isBusy}
        onConfirm={confirmedAt === null && value !== '' ? () => void settle.run(value) : undefined}
        onTakeBack={confirmedAt === null ? undefined : () => void settle.run(null)}
        isOpen={isOpen}
        onToggle={onToggle}
      />
    </dd>
  );
}

function Correction({ contractId, term, onClose }: { contractId: string; term: Term; onClose: () => void }) {
  const { path, label, value, kind } = term;
  const form = useForm({
    start: { value },
    // What was not found needs no correction to say so.
    check: ({ value: given }) => ({ value: value === '' && given.trim() === '' ? 'Enter what the paper says' : undefined }),
    focuses: 'field',
    guards: true,
    refreshes: [getContract, listContracts],
    send: (body) => browserApi.call(settleTerm, { params: { contractId }, body: { path, ...body } }),
    answered: onClose,
  });
  return (
    <Form of={form} className="mt-3 flex max-w-110 flex-wrap items-end gap-3">
      <Field {...form.field('value')} label={label} hint={kind === 'day' ? undefined : 'Leave blank if the paper doesn’t say.'}>
        <TextInput
          type={kind === 'day' ? 'date' : 'text'}
          inputMode={kind === 'text' || kind === 'day' ? undefined : 'decimal'}
        />
      </Field>
      <SubmitButton of={form} size="small" busyText="Saving…">
        Save
      </SubmitButton>
      <Button size="small" variant="quiet" onClick={onClose}>
        Cancel
      </Button>
    </Form>
  );
}
