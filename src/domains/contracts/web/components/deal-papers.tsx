import { useState } from 'react';
import { formatDate } from '#lib/format.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { Form, SubmitButton } from '#platform/web/form/form.tsx';
import { useForm } from '#platform/web/form/use-form.ts';
import { useWrite } from '#platform/web/write/use-write.ts';
import { Badge, type BadgeTone } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { AppLink } from '#ui/link.tsx';
import { Select } from '#ui/select.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { listContracts, placePaper, readDeal, type DealPaperView, type DealView } from '../../contract.ts';

const STANDINGS: Record<DealPaperView['standing'], { tone: BadgeTone; says: string }> = {
  counts: { tone: 'brand', says: 'Counts' },
  signed: { tone: 'brand', says: 'Counts: its text shows the signatures' },
  waits: { tone: 'warning', says: 'Does not count yet' },
  replaced: { tone: 'neutral', says: 'A later paper took its place' },
};

/** The papers of a deal in the order in which they count; their owner says who signed and when. */
export function DealPapers({ contractId, deal: { agreementId, papers } }: { contractId: string; deal: DealView }) {
  return (
    <ol className="mt-4 divide-y divide-line border-y border-line">
      {papers.map((paper) => (
        <PaperRow key={paper.id} paper={paper} agreementId={agreementId} isHere={paper.id === contractId} />
      ))}
    </ol>
  );
}

interface PaperRowProps {
  paper: DealPaperView;
  agreementId: string;
  isHere: boolean;
}

function PaperRow({ paper, agreementId, isHere }: PaperRowProps) {
  const [isOpen, setOpen] = useState(false);
  const { id, name, kind, standing, day, isDayGiven, isOfAnotherHome } = paper;
  const { tone, says } = STANDINGS[standing];
  const dated = day === null ? 'no date found' : `${formatDate(`${day}T12:00:00Z`, 'UTC')}${isDayGiven ? '' : ', as it says'}`;
  return (
    <li className="py-4">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-60">
          {isHere ? (
            <span className="block font-medium wrap-anywhere">{name} (this paper)</span>
          ) : (
            <AppLink href={`/contract-terms?id=${id}`} className="block font-medium wrap-anywhere hover:underline">
              {name}
            </AppLink>
          )}
          <span className="block text-sm text-ink-soft first-letter:uppercase">
            {kind}, {dated}
          </span>
          <Badge tone={tone} className="mt-2">
            {says}
          </Badge>
          {isOfAnotherHome ? (
            <p className="mt-2 text-sm text-warning">
              It names a different address from the agreement: make sure it belongs here.
            </p>
          ) : null}
        </div>
        <PaperActions paper={paper} agreementId={agreementId} isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />
      </div>
      {isOpen ? <PaperForm paper={paper} agreementId={agreementId} onClose={() => setOpen(false)} /> : null}
    </li>
  );
}

interface PaperActionsProps {
  paper: DealPaperView;
  agreementId: string;
  isOpen: boolean;
  onToggle: () => void;
}

function PaperActions({ paper: { id, name }, agreementId, isOpen, onToggle }: PaperActionsProps) {
  const remove = useWrite(
    () => browserApi.call(placePaper, { params: { contractId: id }, body: { partOf: null, isInForce: null, datedOn: null } }),
    { refreshes: [readDeal, listContracts], failureTitle: `We couldn’t remove ${name}` },
  );
  return (
    <div className="flex gap-2 print:hidden">
      <Button size="small" variant="secondary" aria-expanded={isOpen} aria-label={`Signed and dated: ${name}`} onClick={onToggle}>
        Signed and dated
      </Button>
      {id === agreementId ? null : (
        <Button
          size="small"
          variant="quiet"
          busy={remove.isBusy}
          aria-label={`Remove: ${name}`}
          onClick={() => void remove.run()}
        >
          Remove
        </Button>
      )}
    </div>
  );
}

const SIGNED = [
  { value: '', label: 'Go by what its text shows' },
  { value: 'yes', label: 'Yes, and everyone has a copy' },
  { value: 'no', label: 'Not yet, or it was declined' },
];

function PaperForm({ paper, agreementId, onClose }: { paper: DealPaperView; agreementId: string; onClose: () => void }) {
  const { id, isInForce, day, isDayGiven } = paper;
  const form = useForm({
    start: { signed: isInForce === null ? '' : isInForce ? 'yes' : 'no', datedOn: isDayGiven ? (day ?? '') : '' },
    focuses: 'field',
    guards: true,
    refreshes: [readDeal],
    send: ({ signed, datedOn }) =>
      browserApi.call(placePaper, {
        params: { contractId: id },
        body: {
          partOf: id === agreementId ? null : agreementId,
          isInForce: signed === '' ? null : signed === 'yes',
          datedOn: datedOn === '' ? null : datedOn,
        },
      }),
    answered: onClose,
  });
  return (
    <Form of={form} className="mt-4 grid max-w-140 gap-4 sm:grid-cols-2">
      <Field {...form.field('signed')} label="Has everyone signed it?" hint="Only then does it change anything.">
        <Select options={SIGNED} />
      </Field>
      <Field {...form.field('datedOn')} label="Date of the paper" hint="Leave blank to use the date in the document.">
        <TextInput type="date" />
      </Field>
      <div className="flex gap-3 sm:col-span-2">
        <SubmitButton of={form} size="small" busyText="Saving…">
          Save
        </SubmitButton>
        <Button size="small" variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}
