import { browserApi } from '#platform/web/api-client.ts';
import { FormDialog } from '#platform/web/form/form-dialog.tsx';
import { useForm } from '#platform/web/form/use-form.ts';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { type Folder, saveFolder } from '../../contract/vault.ts';
import { MOST_LETTERS } from '../../model/limits.ts';
import { VAULT_READS } from './api.ts';

/** Names a new folder, or gives one another name. */
export function FolderDialog({ folder, onClose }: { folder: Folder | undefined; onClose: () => void }) {
  const form = useForm({
    guards: true,
    start: { name: folder?.name ?? '' },
    check: ({ name }) => ({ name: name.trim() === '' ? 'Name the folder' : undefined }),
    send: (body, key) => browserApi.call(saveFolder, { params: { folderId: folder?.id ?? key }, body }),
    refreshes: VAULT_READS,
    done: onClose,
  });
  return (
    <FormDialog
      of={form}
      onClose={onClose}
      size="small"
      title={folder === undefined ? 'New folder' : 'Rename the folder'}
      button="Save"
    >
      <Field {...form.field('name')} label="Name" hint="A home, a deal, a year.">
        <TextInput maxLength={MOST_LETTERS.folder} />
      </Field>
    </FormDialog>
  );
}
