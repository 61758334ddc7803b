import { browserApi } from '#platform/web/api-client.ts';
import { Form, SubmitButton } from '#platform/web/form/form.tsx';
import { useForm } from '#platform/web/form/use-form.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { type Folder, saveFolder } from '../../contract/vault.ts';
import { MOST_LETTERS } from '../../model/vault-limits.ts';
import { VAULT_READS } from './api.ts';

/** Names a new folder, or gives one another name. */
export function FolderDialog({ folder, onClose }: { folder: Folder | undefined; onClose: () => void }) {
  const form = useForm({
    start: { name: folder?.name ?? '' },
    check: ({ name }) => ({ name: name.trim() === '' ? 'Name the folder' : undefined }),
    send: (body, key) => browserApi.call(saveFolder, { params: { folderId: folder?.id ?? key }, body }),
    refreshes: VAULT_READS,
    done: onClose,
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="small"
      title={folder === undefined ? 'New folder' : 'Rename the folder'}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <SubmitButton of={form}>Save</SubmitButton>
        </>
      }
    >
      <Form of={form}>
        <Field {...form.field('name')} label="Name" hint="A home, a deal, a year.">
          <TextInput maxLength={MOST_LETTERS.folder} />
        </Field>
      </Form>
    </Dialog>
  );
}
