import { useState } from 'react';
import { isPrintableText } from '#lib/printable.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { FormDialog } from '#platform/web/form/form-dialog.tsx';
import { ReasonDialog } from '#platform/web/form/reason-form.tsx';
import { useForm } from '#platform/web/form/use-form.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { personSchema } from '../../contract.ts';
import { declineToSign, passOn } from '../../contract/by-link.ts';
import { UNPRINTABLE } from '../../model/answers.ts';
import { MOST_LETTERS } from '../../model/limits.ts';
import type { StepProps } from './step-props.ts';

/** Says no, with a reason. */
export function Decline({ token, toSign, onChange }: StepProps) {
  const [isOpen, setOpen] = useState(false);
  const what = toSign.role === 'approver' ? 'Decline' : 'Decline to sign';
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {what}
      </Button>
      {isOpen ? (
        <ReasonDialog
          title={`${what}?`}
          description={`${toSign.senderName} and everyone else who signs will get your reason. No one will be able to sign this.`}
          why={{ name: 'reason', label: 'Why?', most: MOST_LETTERS.reason }}
          button="Decline"
          tone="destructive"
          cancel="Go back"
          send={({ why: reason }) => browserApi.call(declineToSign, { params: { token }, body: { reason } })}
          done={(next) => onChange(next)}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}

/** Lets somebody else sign instead. */
export function PassOn({ token, toSign }: StepProps) {
  const [isOpen, setOpen] = useState(false);
  const [isGone, setGone] = useState(false);
  if (isGone)
    return (
      <Notice tone="success" live title="It is on its way to them">
        This link has ended. {toSign.senderName} can see who signs instead.
      </Notice>
    );
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Someone else signs
      </Button>
      {isOpen ? (
        <PassOnDialog
          token={token}
          onClose={() => setOpen(false)}
          onDone={() => {
            setOpen(false);
            setGone(true);
          }}
        />
      ) : null}
    </>
  );
}

function PassOnDialog({ token, onClose, onDone }: { token: string; onClose: () => void; onDone: () => void }) {
  const form = useForm({
    guards: true,
    start: { name: '', email: '' },
    schema: personSchema,
    check: ({ name }) => (isPrintableText(name) ? {} : { name: UNPRINTABLE.name }),
    send: (body) => browserApi.call(passOn, { params: { token }, body }),
    done: () => onDone(),
  });
  return (
    <FormDialog
      of={form}
      onClose={onClose}
      size="small"
      title="Who signs instead?"
      description="They get their own link by email, and yours ends, along with anything you filled in."
      className="space-y-5"
      button="Pass it on"
      cancel="Go back"
    >
      <Field {...form.field('name')} label="Their name">
        <TextInput maxLength={MOST_LETTERS.name} />
      </Field>
      <Field {...form.field('email')} label="Their email">
        <TextInput type="email" />
      </Field>
    </FormDialog>
  );
}
