import { MOST_LETTERS } from '../../model/limits.ts';
import { useState } from 'react';
import { changesOf } from '#lib/field-changes.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { FormDialog } from '#platform/web/form/form-dialog.tsx';
import { useForm } from '#platform/web/form/use-form.ts';
import { Field } from '#ui/field.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { updateSavedSearch, type SavedSearch } from '../../contract/searches.ts';
import { SEARCH_READS } from '../api.ts';
import type { AlertSettings } from '../../model/alert-settings.ts';
import { AlertFields } from '../components/alert-fields.tsx';

/** Name and alerts of a saved search; its filters change on its own page, `searchPath`. */
export function EditSearch({ search, onClose }: { search: SavedSearch; onClose: () => void }) {
  const { id, name } = search;
  const [alerts] = useState(() => shownAlerts(search));
  const form = useForm({
    start: { name, alerts },
    guards: true,
    check: (typed) => ({ name: typed.name.trim() === '' ? 'Give the search a name' : undefined }),
    send: (_all, _key, { alerts: next, ...others }) =>
      browserApi.call(updateSavedSearch, { params: { id }, body: { ...others, ...(next && changesOf(alerts, next)) } }),
    refreshes: SEARCH_READS,
    done: onClose,
  });
  return (
    <FormDialog
      of={form}
      onClose={onClose}
      size="small"
      title="Edit saved search"
      closeOnOutsideClick={false}
      className="space-y-5"
      button="Save"
    >
      <Field {...form.field('name')} label="Name">
        <TextInput maxLength={MOST_LETTERS.name} />
      </Field>
      <AlertFields value={form.values.alerts} onChange={(next) => form.set('alerts', next)} />
    </FormDialog>
  );
}

/** Mail that its unsubscribe link stopped is not asked for: ticking it again asks for it. */
function shownAlerts({ kinds, onlyPriceCuts, channels, frequency, mailCap, mail }: SavedSearch): AlertSettings {
  const asked = mail === 'stopped' ? channels.filter((channel) => channel !== 'email') : channels;
  return { kinds, onlyPriceCuts, channels: asked, frequency, mailCap };
}
