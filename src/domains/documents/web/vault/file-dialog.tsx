import { browserApi } from '#platform/web/api-client.ts';
import { FormDialog } from '#platform/web/form/form-dialog.tsx';
import { useForm } from '#platform/web/form/use-form.ts';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { changeDocument, type Folder, type VaultDocument } from '../../contract/vault.ts';
import { EXPECTED_PAPERS, PAPER_KEYS } from '../../model/paper-kinds.ts';
import { MOST_LETTERS, MOST_TAGS } from '../../model/limits.ts';
import { VAULT_READS } from './api.ts';

const PAPERS = PAPER_KEYS.map((key) => ({ value: key, label: EXPECTED_PAPERS[key].label }));

interface FileDialogProps {
  document: VaultDocument;
  folders: readonly Folder[];
  onClose: () => void;
}

/** Name and tags of a file; folder and kind of paper for one that belongs to nothing else. */
export function FileDialog({ document: { id, name, tags, folderId, item, belongsTo }, folders, onClose }: FileDialogProps) {
  const isFree = belongsTo === 'folder' || belongsTo === 'vault';
  const form = useForm({
    guards: true,
    start: { name, tags: tags.join(', '), folderId: folderId ?? '', item },
    check: (typed) => ({
      name: typed.name.trim() === '' ? 'Name the file' : undefined,
      tags: splitTags(typed.tags).length > MOST_TAGS ? `Use at most ${MOST_TAGS} tags` : undefined,
    }),
    send: (_all, _key, changed) =>
      browserApi.call(changeDocument, {
        params: { documentId: id },
        body: {
          ...(changed.name === undefined ? {} : { name: changed.name }),
          ...(changed.tags === undefined ? {} : { tags: splitTags(changed.tags) }),
          ...(changed.folderId === undefined ? {} : { folderId: changed.folderId === '' ? null : changed.folderId }),
          ...(changed.item === undefined ? {} : { item: PAPER_KEYS.find((key) => key === changed.item) ?? '' }),
        },
      }),
    refreshes: VAULT_READS,
    done: onClose,
  });
  return (
    <FormDialog
      of={form}
      onClose={onClose}
      size="small"
      title="Name, tags and folder"
      closeOnOutsideClick={false}
      className="space-y-5"
      button="Save"
    >
      <Field {...form.field('name')} label="Name">
        <TextInput maxLength={MOST_LETTERS.file} />
      </Field>
      <Field {...form.field('tags')} label="Tags" hint="With commas between them." optional>
        <TextInput maxLength={MOST_TAGS * (MOST_LETTERS.tag + 2)} />
      </Field>
      {isFree ? (
        <>
          <Field {...form.field('folderId')} label="Folder">
            <Select placeholder="In no folder" options={folders.map((folder) => ({ value: folder.id, label: folder.name }))} />
          </Field>
          <Field {...form.field('item')} label="Paper of the checklist">
            <Select placeholder="None of them" options={PAPERS} />
          </Field>
        </>
      ) : (
        <p className="text-sm text-ink-soft">This file stays with what it belongs to.</p>
      )}
    </FormDialog>
  );
}

function splitTags(text: string): string[] {
  return text
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean);
}
