import { useState } from 'react';
import { sayCount } from '#lib/say-number.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { FormDialog } from '#platform/web/form/form-dialog.tsx';
import { useForm } from '#platform/web/form/use-form.ts';
import { Button } from '#ui/button.tsx';
import { CopyField } from '#ui/copy-field.tsx';
import { Field } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { Select } from '#ui/select.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { accessKeySchema, listConnections, makeAccessKey } from '../../contract.ts';
import { KEY_DAYS, LONGEST_KEY_NAME } from '../../model/key-terms.ts';

/** Makes a key for a program that cannot sign in as assistants do, and shows it once. */
export function NewKey() {
  const [isOpen, setOpen] = useState(false);
  const [key, setKey] = useState<string>();
  return (
    <div className="mt-4">
      {key === undefined ? null : (
        <Notice live tone="success" className="mb-4" title="Copy the key now: it isn’t shown again">
          <p>Your program sends it to /mcp as “Authorization: Bearer …”. Whoever has it sees what you saved.</p>
          <CopyField label="The key" value={key} className="mt-2" />
        </Notice>
      )}
      <Button
        size="small"
        variant="secondary"
        onClick={() => {
          setKey(undefined);
          setOpen(true);
        }}
      >
        Make a key for a program
      </Button>
      {isOpen ? (
        <KeyDialog
          onClose={() => setOpen(false)}
          onMade={(made) => {
            setKey(made);
            setOpen(false);
          }}
        />
      ) : null}
    </div>
  );
}

/** What the fields hold: words, as a form sends them. */
const keyFormSchema = accessKeySchema.omit({ id: true, days: true });

function KeyDialog({ onClose, onMade }: { onClose: () => void; onMade: (key: string) => void }) {
  const [days, setDays] = useState<(typeof KEY_DAYS)[number]>(KEY_DAYS[1]);
  const form = useForm({
    start: { name: '' },
    schema: keyFormSchema,
    send: ({ name }, id) => browserApi.call(makeAccessKey, { body: { id, name, days } }),
    refreshes: [listConnections],
    answered: ({ key }) => onMade(key),
  });
  return (
    <FormDialog
      of={form}
      onClose={onClose}
      title="Make a key"
      description="For a program of yours that can’t sign in as assistants do. It sees the homes you saved and the searches you follow, and changes nothing."
      button="Make the key"
      className="space-y-4"
    >
      <Field {...form.field('name')} label="What it is for" required>
        <TextInput maxLength={LONGEST_KEY_NAME} />
      </Field>
      <Field label="How long it works">
        <Select
          value={String(days)}
          options={KEY_DAYS.map((one) => ({ value: String(one), label: sayCount(one, 'day') }))}
          onChange={({ target }) => setDays(KEY_DAYS.find((one) => String(one) === target.value) ?? KEY_DAYS[1])}
        />
      </Field>
    </FormDialog>
  );
}
