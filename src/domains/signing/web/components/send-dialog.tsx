import { useState } from 'react';
import { browserApi } from '#platform/web/api-client.ts';
import { Form, SubmitButton } from '#platform/web/form/form.tsx';
import { useForm } from '#platform/web/form/use-form.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Trash2 } from '#ui/icons/index.ts';
import { Select } from '#ui/select.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { EMAIL_SHAPE } from '#lib/email-shape.ts';
import { listEnvelopes, sendEnvelope } from '../../contract.ts';
import { MOST_LETTERS, MOST_RECIPIENTS } from '../../model/limits.ts';

const DAYS = ['7', '14', '30', '90'].map((value) => ({ value, label: `${value} days` }));
const NOBODY = { name: '', email: '' };

interface SendDialogProps {
  document: { id: string; name: string };
  onClose: () => void;
}

/** Who signs a document, in which order, and until when. */
export function SendDialog({ document: { id, name }, onClose }: SendDialogProps) {
  const [people, setPeople] = useState([NOBODY]);
  const [fault, setFault] = useState<string>();
  const form = useForm({
    start: { title: name.replace(/\.pdf$/i, '').slice(0, MOST_LETTERS.title), message: '', days: '14', isOrdered: false },
    check: ({ title }) => ({ title: title.trim() === '' ? 'Give it a title' : undefined }),
    send: ({ title, message, days, isOrdered }, key) => {
      const wrong = people.find((one) => one.name.trim() === '' || !EMAIL_SHAPE.test(one.email.trim()));
      if (wrong !== undefined) {
        setFault('Give a name and an email address for everybody who signs.');
        return Promise.reject(new Error('Give a name and an email address for everybody who signs.'));
      }
      setFault(undefined);
      return browserApi.call(sendEnvelope, {
        params: { envelopeId: key },
        body: { documentId: id, title, message, isOrdered, days: Number(days), recipients: people },
      });
    },
    explain: () => fault,
    refreshes: [listEnvelopes],
    done: () => {
      onClose();
      return { title: 'It is on its way', description: 'See who has signed under Signing.' };
    },
  });
  const change = (at: number, part: Partial<typeof NOBODY>) =>
    setPeople(people.map((one, index) => (index === at ? { ...one, ...part } : one)));
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Send ${name} to be signed`}
      description="Everybody gets a link of their own by email and needs no account. The file is frozen as it is now."
      closeOnOutsideClick={false}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <SubmitButton of={form}>Send</SubmitButton>
        </>
      }
    >
      <Form of={form} className="space-y-5">
        <ol className="space-y-3">
          {people.map((one, at) => (
            <li key={at} className="flex flex-wrap items-end gap-2">
              <Field label={`Name ${at + 1}`} className="min-w-44 flex-1">
                <TextInput
                  maxLength={MOST_LETTERS.name}
                  value={one.name}
                  onChange={(event) => change(at, { name: event.target.value })}
                />
              </Field>
              <Field label={`Email ${at + 1}`} className="min-w-44 flex-1">
                <TextInput type="email" value={one.email} onChange={(event) => change(at, { email: event.target.value })} />
              </Field>
              {people.length === 1 ? null : (
                <IconButton
                  icon={Trash2}
                  label={`Remove person ${at + 1}`}
                  onClick={() => setPeople(people.filter((_, index) => index !== at))}
                />
              )}
            </li>
          ))}
        </ol>
        {fault === undefined ? null : (
          <p role="alert" className="text-sm text-error">
            {fault}
          </p>
        )}
        {people.length < MOST_RECIPIENTS ? (
          <Button size="small" variant="secondary" onClick={() => setPeople([...people, NOBODY])}>
            Add a person
          </Button>
        ) : null}
        {people.length > 1 ? <Checkbox {...form.tick('isOrdered')} label="One after the other, in this order" /> : null}
        <Field {...form.field('title')} label="Title">
          <TextInput maxLength={MOST_LETTERS.title} />
        </Field>
        <Field {...form.field('message')} label="Message" optional>
          <TextArea rows={3} maxLength={MOST_LETTERS.message} />
        </Field>
        <Field {...form.field('days')} label="Open for">
          <Select options={DAYS} />
        </Field>
        <p className="text-sm text-ink-soft">
          Signatures stand on a page behind the document, with a certificate of who signed, when and how. Deeds, wills, papers
          that need a notary, and notices of foreclosure or eviction cannot be signed this way.
        </p>
      </Form>
    </Dialog>
  );
}
