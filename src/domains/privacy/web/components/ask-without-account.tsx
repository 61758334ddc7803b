import { useSearchParams } from 'react-router';
import { formatDate } from '#lib/format.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { viewerTimeZone } from '#platform/web/display.ts';
import { Form, SubmitButton } from '#platform/web/form/form.tsx';
import { useForm } from '#platform/web/form/use-form.ts';
import { useWrite } from '#platform/web/write/use-write.ts';
import { WriteFailure } from '#platform/web/write/write-failure.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { Select } from '#ui/select.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { askWithoutAccount, confirmRequest, STRANGER_KINDS, type StrangerKind, strangerQuestionForm } from '../../contract.ts';
import { MOST_LETTERS } from '../../model/limits.ts';

const START: { kind: StrangerKind; email: string; body: string } = { kind: 'copy', email: '', body: '' };
const KINDS = Object.entries(STRANGER_KINDS).map(([value, label]) => ({ value, label }));
const SCHEMA = strangerQuestionForm.omit({ id: true });

/** Asks about one's data without an account: the address is confirmed by a mail, which leads back here. */
export function AskWithoutAccount() {
  const token = useSearchParams()[0].get('confirm');
  return token === null ? <AskForm /> : <Confirm token={token} />;
}

function AskForm() {
  const form = useForm({
    schema: SCHEMA,
    start: START,
    keyed: true,
    guards: true,
    send: (values, id) => browserApi.call(askWithoutAccount, { body: { ...values, id } }),
  });
  if (form.answer != null)
    return (
      <Notice tone="success" live title="One more step">
        {form.answer.delivery === 'mailed'
          ? 'We emailed this address. Open the link to confirm your request, and we’ll answer there.'
          : 'This installation sends no mail outside: the mail that confirms the request lies in its own mailbox.'}
      </Notice>
    );
  return (
    <Form of={form} className="grid gap-4">
      <Field {...form.field('kind')} label="What should we do?">
        <Select options={KINDS} />
      </Field>
      <Field {...form.field('email')} label="Your email" hint="The address you used here. We’ll ask you to confirm it." required>
        <TextInput type="email" autoComplete="email" />
      </Field>
      <Field {...form.field('body')} label="What it is about" required>
        <TextArea rows={4} maxLength={MOST_LETTERS.question} />
      </Field>
      <div>
        <SubmitButton of={form} variant="secondary">
          Send
        </SubmitButton>
      </div>
    </Form>
  );
}

/** Opening the page confirms nothing: programs open links too. */
function Confirm({ token }: { token: string }) {
  const confirm = useWrite(confirmRequest, { tells: 'page' });
  if (confirm.answer != null)
    return (
      <Notice tone="success" live title="Your request is confirmed">
        We answer by {formatDate(confirm.answer.dueAt, viewerTimeZone())}, to your address.
      </Notice>
    );
  return (
    <div className="grid justify-items-start gap-3">
      <WriteFailure of={confirm} />
      <Button busy={confirm.isBusy} onClick={() => void confirm.run({ params: { token } })}>
        Confirm my request
      </Button>
    </div>
  );
}
