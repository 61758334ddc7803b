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
import { declineToSign, passOn, type ToSign } from '../../contract/by-link.ts';
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

const deedOf = ({ role }: ToSign) => (role === 'approver' ? 'approves' : 'signs');

type PassOnProps = Pick<StepProps, 'token' | 'toSign'> & {
  /** Takes what was to sign off the page: its link has ended. */
  onPassed: (to: string) => void;
};

/** Lets somebody else sign or approve instead. */
export function PassOn(props: PassOnProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Have someone else {props.toSign.role === 'approver' ? 'approve' : 'sign'}
      </Button>
      {isOpen ? <PassOnDialog {...props} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

/** What is said once somebody else signs or approves instead. */
export function PassedOn({ to, toSign }: { to: string; toSign: ToSign }) {
  return (
    <Notice tone="success" live className="mt-6" title={`${to} ${deedOf(toSign)} instead of you`}>
      They get their own link by email, and yours has ended. {toSign.senderName} can see who {deedOf(toSign)}.
    </Notice>
  );
}

function PassOnDialog({ token, toSign, onPassed, onClose }: PassOnProps & { onClose: () => void }) {
  const form = useForm({
    guards: true,
    start: { name: '', email: '' },
    schema: personSchema,
    check: ({ name }) => (isPrintableText(name) ? {} : { name: UNPRINTABLE.name }),
    send: (body) => browserApi.call(passOn, { params: { token }, body }),
    answered: (_answer, { name }) => onPassed(name),
  });
  return (
    <FormDialog
      of={form}
      onClose={onClose}
      size="small"
      title={`Who ${deedOf(toSign)} instead?`}
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
