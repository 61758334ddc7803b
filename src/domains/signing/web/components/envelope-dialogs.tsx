import { useState } from 'react';
import { DAY_MS } from '#lib/time-units.ts';
import { formatCount } from '#lib/format.ts';
import { isPrintableText } from '#lib/printable.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { FormDialog } from '#platform/web/form/form-dialog.tsx';
import { ReasonDialog } from '#platform/web/form/reason-form.tsx';
import { useForm } from '#platform/web/form/use-form.ts';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextInput } from '#ui/text-input.tsx';
import {
  cancelEnvelope,
  correctEnvelope,
  type Envelope,
  listEnvelopes,
  personSchema,
  type Recipient,
  unlockRecipient,
} from '../../contract.ts';
import { UNPRINTABLE } from '../../model/answers.ts';
import { MOST_LETTERS, OFFERED_DAYS } from '../../model/limits.ts';

const REFRESHES = [listEnvelopes];

interface DialogProps {
  envelope: Envelope;
  onClose: () => void;
}

export function CancelDialog({ envelope: { id, title }, onClose }: DialogProps) {
  return (
    <ReasonDialog
      title={`Cancel ${title}?`}
      description="No one will be able to sign it, and everyone who was asked gets the reason by email."
      why={{ name: 'reason', label: 'Why?', most: MOST_LETTERS.reason }}
      button="Cancel it"
      tone="destructive"
      cancel="Keep it"
      send={({ why: reason }) => browserApi.call(cancelEnvelope, { params: { envelopeId: id }, body: { reason } })}
      refreshes={REFRESHES}
      onClose={onClose}
    />
  );
}

/** Names, addresses and words, while nobody has signed. */
export function CorrectDialog({ envelope: { id, title, message, expiresAt, recipients }, onClose }: DialogProps) {
  const [left] = useState(() => Math.max(1, Math.ceil((Date.parse(expiresAt) - Date.now()) / DAY_MS)));
  const mailed = recipients.filter(({ isInPerson }) => !isInPerson);
  const start = {
    people: mailed.map(({ id: personId, name, email }) => ({ id: personId, name, email })),
    title,
    message,
    days: String(left),
  };
  const form = useForm({
    guards: true,
    start,
    check: (typed) => ({
      ...faultsOfPeople(typed.people),
      title: typed.title.trim() === '' ? 'Give it a title' : undefined,
    }),
    send: (typed) =>
      browserApi.call(correctEnvelope, {
        params: { envelopeId: id },
        body: {
          ...typed,
          days: Number(typed.days),
          people: typed.people.filter((one) => {
            const before = mailed.find((known) => known.id === one.id);
            return before?.name !== one.name || before.email !== one.email;
          }),
        },
      }),
    refreshes: REFRESHES,
    done: () => {
      onClose();
      return { title: 'Corrected', description: 'Everyone has a new link.' };
    },
  });
  const people = form.rows('people');
  return (
    <FormDialog
      of={form}
      onClose={onClose}
      title={`Correct ${title}`}
      description="Everyone starts over with a new link. The documents stay as they are."
      closeOnOutsideClick={false}
      className="space-y-5"
      button="Send it again"
      cancel="Go back"
    >
      <ol className="space-y-3">
        {people.list.map((one, at) => (
          <li key={one.id} className="grid gap-2 sm:grid-cols-2">
            <Field {...people.field(at, 'name')} label={`Name ${at + 1}`}>
              <TextInput
                maxLength={MOST_LETTERS.name}
                value={one.name}
                onChange={(event) => people.change(at, { name: event.target.value })}
              />
            </Field>
            <Field {...people.field(at, 'email')} label={`Email ${at + 1}`}>
              <TextInput type="email" value={one.email} onChange={(event) => people.change(at, { email: event.target.value })} />
            </Field>
          </li>
        ))}
      </ol>
      <Field {...form.field('title')} label="Title">
        <TextInput maxLength={MOST_LETTERS.title} />
      </Field>
      <Field {...form.field('message')} label="Message" optional>
        <TextArea rows={3} maxLength={MOST_LETTERS.message} />
      </Field>
      <Field {...form.field('days')} label="Open for">
        <Select
          options={[
            { value: String(left), label: `${formatCount(left, 'day')}, as before` },
            ...OFFERED_DAYS.filter((days) => days !== left).map((days) => ({ value: String(days), label: `${days} days` })),
          ]}
        />
      </Field>
    </FormDialog>
  );
}

/** What is wrong with a name or an address, by the path of its field. */
function faultsOfPeople(people: readonly { name: string; email: string }[]): Record<string, string> {
  const faults: Record<string, string> = {};
  for (const [at, { name, email }] of people.entries()) {
    const read = personSchema.safeParse({ name, email });
    for (const { path, message } of read.error?.issues ?? []) faults[`people.${at}.${String(path[0])}`] ??= message;
    if (!isPrintableText(name)) faults[`people.${at}.name`] = UNPRINTABLE.name;
  }
  return faults;
}

export function UnlockDialog({ envelope: { id }, recipient, onClose }: DialogProps & { recipient: Recipient }) {
  const form = useForm({
    guards: true,
    start: { code: '' },
    check: ({ code }) => ({ code: code.trim().length < 4 ? 'Use at least 4 characters' : undefined }),
    send: (body) => browserApi.call(unlockRecipient, { params: { envelopeId: id, recipientId: recipient.id }, body }),
    refreshes: REFRESHES,
    done: () => {
      onClose();
      return { title: 'The new code is set', description: `Tell ${recipient.name} by phone. A new link goes to them by email.` };
    },
  });
  return (
    <FormDialog
      of={form}
      onClose={onClose}
      size="small"
      title={`A new code for ${recipient.name}`}
      description="The earlier code ends. If it’s their turn, or they have signed, we’ll email their link again; the code isn’t in the email."
      button="Use this code"
      cancel="Go back"
    >
      <Field {...form.field('code')} label="New access code">
        <TextInput maxLength={MOST_LETTERS.code} autoComplete="off" />
      </Field>
    </FormDialog>
  );
}
