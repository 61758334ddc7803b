import { browserApi } from '#platform/web/api-client.ts';
import { Form, SubmitButton } from '#platform/web/form/form.tsx';
import { useForm } from '#platform/web/form/use-form.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { holdDocument, type VaultDocument } from '../../contract/vault.ts';
import { MOST_LETTERS } from '../../model/vault-limits.ts';
import { VAULT_READS } from './api.ts';

/** Holds a file, so that it cannot be deleted by mistake. */
export function HoldDialog({ document: { id, name }, onClose }: { document: VaultDocument; onClose: () => void }) {
  const form = useForm({
    start: { reason: '' },
    check: ({ reason }) => ({ reason: reason.trim() === '' ? 'Say why' : undefined }),
    send: (body) => browserApi.call(holdDocument, { params: { documentId: id }, body }),
    refreshes: VAULT_READS,
    done: onClose,
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="small"
      title={`Hold ${name}?`}
      description="Nobody can delete it or put it in the trash until you take the hold off: for a dispute, an audit, or a duty to keep it. It stays even if your account is closed."
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <SubmitButton of={form}>Hold it</SubmitButton>
        </>
      }
    >
      <Form of={form}>
        <Field {...form.field('reason')} label="Why?">
          <TextInput maxLength={MOST_LETTERS.file} />
        </Field>
      </Form>
    </Dialog>
  );
}
