import type { ReactNode } from 'react';
import { EMAIL_SHAPE } from '#lib/email-shape.ts';
import { MOST_LETTERS } from '#lib/text-limits.ts';
import { Form, SubmitButton } from '#platform/web/form/form.tsx';
import { type FormOptions, useForm } from '#platform/web/form/use-form.ts';
import { BESIDE_FIELD, Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { TextInput } from '#ui/text-input.tsx';
import type { InvitationSent } from '../contract.ts';
import type { LinkToHand } from './invitation-link.tsx';

interface InviteFormProps<Choice extends string> extends Pick<FormOptions<object, object, InvitationSent>, 'refreshes'> {
  /** Names the address, or says who is invited. */
  label: string;
  /** What somebody may do who joins, if the person who invites can choose. */
  choice?: { label: string; words: Readonly<Record<Choice, string>>; options: readonly Choice[]; first: Choice } | undefined;
  send: (email: string, choice: Choice) => Promise<InvitationSent>;
  /** The link to hand over where no mail is sent: show it by `InvitationLink`. */
  onLink: (link: LinkToHand | undefined) => void;
  className?: string | undefined;
  children?: ReactNode;
}

/** As {@link BESIDE_FIELD}, where a choice is short enough to stand beside the button on a phone too. */
const BESIDE_CHOICE = 'mt-6.5';

/** Invites somebody by mail. */
export function InviteForm<Choice extends string = never>(props: InviteFormProps<Choice>) {
  const { label, choice, send, onLink, refreshes, className, children } = props;
  const form = useForm({
    start: { email: '', choice: choice?.first ?? '' },
    check: ({ email }) => ({
      email: EMAIL_SHAPE.test(email.trim()) ? undefined : 'Give a complete email address, such as name@example.com',
    }),
    // The select has no other values than these options.
    send: ({ email, choice: chosen }) => send(email.trim(), chosen as Choice),
    refreshes,
    guards: true,
    clears: true,
    answered: ({ path }, { email }) => onLink(path === null ? undefined : { email: email.trim(), path }),
    done: ({ delivery }, { email }) =>
      delivery === 'mailed' ? { title: `The invitation is on its way to ${email.trim()}` } : undefined,
  });
  return (
    <Form of={form} className={className}>
      {children}
      <div className="flex flex-wrap items-start gap-3">
        <Field {...form.field('email')} label={label} className="min-w-0 flex-1 basis-60">
          <TextInput type="email" inputMode="email" autoComplete="off" maxLength={MOST_LETTERS.email} />
        </Field>
        {choice === undefined ? null : (
          <Field {...form.field('choice')} label={choice.label} className="min-w-0">
            <Select options={choice.options.map((value) => ({ value, label: choice.words[value] }))} />
          </Field>
        )}
        <SubmitButton
          of={form}
          variant="secondary"
          busyText="Inviting…"
          className={choice === undefined ? BESIDE_FIELD : BESIDE_CHOICE}
        >
          Invite
        </SubmitButton>
      </div>
    </Form>
  );
}
