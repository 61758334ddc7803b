import { useState } from 'react';
import { browserApi } from '#platform/web/api-client.ts';
import { Form, SubmitButton } from '#platform/web/form/form.tsx';
import { useForm } from '#platform/web/form/use-form.ts';
import { useWrite } from '#platform/web/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { type ContractDeadline, getContract, listContracts, readDeal, settleTime } from '../../contract.ts';
import { SettleButtons } from './settle-buttons.tsx';

const REFRESHES = [getContract, listContracts, readDeal];

interface TimeActionsProps {
  contractId: string;
  time: ContractDeadline;
}

/** Confirms a time, sets its day, or says that it is given up. */
export function TimeActions({ contractId, time }: TimeActionsProps) {
  const [isOpen, setOpen] = useState(false);
  const { title, quote, day, status, isConfirmed, settledAt } = time;
  const settle = useWrite(
    (value: string | null) => browserApi.call(settleTime, { params: { contractId }, body: { title, quote, value } }),
    { refreshes: REFRESHES, failureTitle: `${title} was not saved`, answered: () => setOpen(false) },
  );
  return (
    <div className="mt-2 print:hidden">
      <div className="flex flex-wrap gap-2">
        <SettleButtons
          label={title}
          isBusy={settle.isBusy}
          onConfirm={day !== null && status === 'stated' && !isConfirmed ? () => void settle.run(day) : undefined}
          onTakeBack={settledAt === undefined ? undefined : () => void settle.run(null)}
          isOpen={isOpen}
          onToggle={() => setOpen(!isOpen)}
        />
        {isOpen && status !== 'waived' ? (
          <Button
            size="small"
            variant="quiet"
            busy={settle.isBusy}
            aria-label={`It was waived: ${title}`}
            onClick={() => void settle.run('waived')}
          >
            It was waived
          </Button>
        ) : null}
      </div>
      {isOpen ? <DayForm contractId={contractId} time={time} onClose={() => setOpen(false)} /> : null}
    </div>
  );
}

function DayForm({ contractId, time: { title, quote, day }, onClose }: TimeActionsProps & { onClose: () => void }) {
  const form = useForm({
    start: { value: day ?? '' },
    focuses: 'field',
    guards: true,
    check: ({ value }) => ({ value: value === '' ? 'Choose a date' : undefined }),
    refreshes: REFRESHES,
    send: ({ value }) => browserApi.call(settleTime, { params: { contractId }, body: { title, quote, value } }),
    answered: onClose,
  });
  return (
    <Form of={form} className="mt-3 flex flex-wrap items-end gap-3">
      <Field {...form.field('value')} label={`Day: ${title}`}>
        <TextInput type="date" />
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
