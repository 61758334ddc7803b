import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { browserApi } from '#platform/web/api-client.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { updateSavedSearch, type SavedSearch } from '../../contract/searches.ts';
import { refreshSearches } from '../api.ts';
import type { AlertSettings } from '../../model/alert-settings.ts';
import { AlertFields } from '../components/alert-fields.tsx';

/** Name and alerts of a saved search; its filters change on the search page. */
export function EditSearch({ search, onClose }: { search: SavedSearch; onClose: () => void }) {
  const client = useQueryClient();
  const id = useId();
  const [name, setName] = useState(search.name);
  const isNameless = name.trim() === '';
  const { kinds, onlyPriceCuts, channels, frequency, mailCap } = search;
  const [alerts, setAlerts] = useState<AlertSettings>({ kinds, onlyPriceCuts, channels, frequency, mailCap });
  const save = useMutation({
    mutationFn: () => browserApi.call(updateSavedSearch, { params: { id: search.id }, body: { name, ...alerts } }),
    onSuccess: async () => {
      await refreshSearches(client);
      onClose();
    },
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="small"
      title="Edit saved search"
      closeOnOutsideClick={false}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={id} busy={save.isPending}>
            Save
          </Button>
        </>
      }
    >
      <form
        id={id}
        noValidate
        className="space-y-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (isNameless) document.getElementById(`${id}-name`)?.focus();
          else if (!save.isPending) save.mutate();
        }}
      >
        {save.isError ? (
          <Notice tone="error" live title="The changes were not saved">
            Please try again.
          </Notice>
        ) : null}
        <Field id={`${id}-name`} label="Name" error={isNameless ? 'Give the search a name' : undefined}>
          <TextInput value={name} maxLength={80} onChange={({ target }) => setName(target.value)} />
        </Field>
        <AlertFields value={alerts} onChange={setAlerts} />
      </form>
    </Dialog>
  );
}
