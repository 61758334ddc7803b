import type { ReactNode } from 'react';
import type { ButtonProps } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { FormDialog } from './form-dialog.tsx';
import { Form, SubmitButton } from './form.tsx';
import { type FormOptions, useForm } from './use-form.ts';

type Values = Record<string, string>;

interface ReasonFormProps<Choice extends string, Answer> extends Omit<
  FormOptions<Values, Values, Answer>,
  'start' | 'schema' | 'check' | 'send'
> {
  /** What the form asks for, for those who do not see it. */
  label: string;
  /** One of several to choose; `name` is the contract's field, so that its errors land here. */
  choice?: { name: string; label: string; hint?: string | undefined; options: readonly { value: Choice; label: string }[] };
  /** What to say about it, in this many letters at most. */
  why?: { name: string; label?: string; hint?: string | undefined; isOptional?: boolean; most: number };
  button: string;
  tone?: ButtonProps['variant'];
  send: (said: { choice: Choice; why: string }) => Promise<Answer>;
}

function useReasonForm<Choice extends string, Answer>({ choice, why, send, ...rest }: ReasonFormProps<Choice, Answer>) {
  return useForm<Values, Answer>({
    ...rest,
    start: { ...(choice === undefined ? {} : { [choice.name]: '' }), ...(why === undefined ? {} : { [why.name]: '' }) },
    check: (values) => ({
      ...(choice !== undefined && values[choice.name] === '' ? { [choice.name]: 'Choose one' } : {}),
      ...(why !== undefined && why.isOptional !== true && (values[why.name] ?? '').trim().length < 3
        ? { [why.name]: 'Say why, in a few words' }
        : {}),
    }),
    send: (values) =>
      // The select offers nothing else.
      send({
        choice: (choice === undefined ? '' : values[choice.name]) as Choice,
        why: why === undefined ? '' : (values[why.name] ?? ''),
      }),
  });
}

function ReasonFields<Choice extends string, Answer>({
  form,
  choice,
  why,
}: Pick<ReasonFormProps<Choice, Answer>, 'choice' | 'why'> & { form: ReturnType<typeof useReasonForm<Choice, Answer>> }) {
  return (
    <>
      {choice === undefined ? null : (
        <Field {...form.field(choice.name)} label={choice.label} hint={choice.hint}>
          <Select placeholder="Choose" options={choice.options} />
        </Field>
      )}
      {why === undefined ? null : (
        <Field {...form.field(why.name)} label={why.label ?? 'Why'} hint={why.hint} optional={why.isOptional}>
          <TextArea rows={3} maxLength={why.most} />
        </Field>
      )}
    </>
  );
}

/** Asks to choose one of several, to say why, or both; and before it is left with words that were not sent. */
export function ReasonForm<Choice extends string, Answer>(props: ReasonFormProps<Choice, Answer>) {
  const form = useReasonForm({ guards: true, ...props });
  return (
    <Form of={form} className="space-y-3" label={props.label}>
      <ReasonFields form={form} {...props} />
      <SubmitButton of={form} variant={props.tone} size="small">
        {props.button}
      </SubmitButton>
    </Form>
  );
}

interface ReasonDialogProps<Choice extends string, Answer> extends Omit<ReasonFormProps<Choice, Answer>, 'label' | 'answered'> {
  title: string;
  description?: string | undefined;
  /** What leaves it. */
  cancel?: string;
  onClose: () => void;
  /** What else there is to choose. */
  children?: ReactNode;
}

/** The same in a dialog, which closes once it is sent. */
export function ReasonDialog<Choice extends string, Answer>(props: ReasonDialogProps<Choice, Answer>) {
  const { title, description, cancel, onClose, children } = props;
  const form = useReasonForm({ ...props, label: title, guards: true, answered: onClose });
  return (
    <FormDialog
      of={form}
      onClose={onClose}
      size="small"
      title={title}
      description={description}
      className="space-y-4"
      label={title}
      button={props.button}
      tone={props.tone}
      cancel={cancel}
    >
      <ReasonFields form={form} {...props} />
      {children}
    </FormDialog>
  );
}
