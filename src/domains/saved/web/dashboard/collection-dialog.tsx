import { MOST_LETTERS } from '../../model/limits.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Download, Trash2 } from '#ui/icons/index.ts';
import { useState } from 'react';
import { streetOf } from '#domains/listings/web/index.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { SAVE_WORDS } from '#platform/web/autosave/save-words.ts';
import { useSavedText } from '#platform/web/autosave/use-saved-text.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { Form, SubmitButton } from '#platform/web/form/form.tsx';
import { useForm } from '#platform/web/form/use-form.ts';
import { refreshReads } from '#platform/web/write/read-cache.ts';
import { useWrite } from '#platform/web/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { TextInput } from '#ui/text-input.tsx';
import * as contract from '../../contract.ts';
import { COLLECTION_READS, collectionQuery } from '../api.ts';
import { exportHomes } from '../export-homes.ts';
import { useChangedHomes } from '../use-changed-homes.ts';
import { CollectionComments } from './collection-comments.tsx';
import { CollectionPeople } from './collection-people.tsx';
import { PlanDay } from '../components/plan-day.tsx';
import { HomeLine } from './home-line.tsx';

/** One collection: homes with notes, comments, and who shares it. */
export function CollectionDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const query = useQuery(collectionQuery(id));
  useChangedHomes(query.data?.homes.map(({ listing }) => listing.listingKey));
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="large"
      title={query.data?.name ?? 'Collection'}
      description={query.data?.note}
      footer={<Button onClick={onClose}>Done</Button>}
    >
      <Loaded query={query}>{(collection) => <CollectionContent collection={collection} onClose={onClose} />}</Loaded>
    </Dialog>
  );
}

function CollectionContent({ collection, onClose }: { collection: contract.Collection; onClose: () => void }) {
  const { role, homes } = collection;
  return (
    <div className="space-y-8">
      <Homes collection={collection} />
      <CollectionComments collection={collection} />
      <CollectionPeople collection={collection} onLeft={onClose} />
      <div className="flex flex-wrap gap-2 border-t border-line pt-4">
        <PlanDay homes={homes.map(({ listing }) => listing)} />
        {homes.length === 0 ? null : (
          <Button size="small" variant="secondary" onClick={() => exportCollection(collection)}>
            <Download aria-hidden="true" className="size-4" /> Export CSV
          </Button>
        )}
        {role === 'owner' || role === 'edit' ? <Rename collection={collection} /> : null}
        {role === 'owner' ? <DeleteButton collection={collection} onDone={onClose} /> : null}
      </div>
    </div>
  );
}

function Homes({ collection: { id, homes, role } }: { collection: contract.Collection }) {
  const canEdit = role === 'owner' || role === 'edit';
  if (homes.length === 0) return <p className="text-ink-soft">No homes yet. On any home, choose “Add to collection”.</p>;
  return (
    <ul className="divide-y divide-line">
      {homes.map((home) => (
        <li key={home.listing.listingKey}>
          <HomeLine
            listing={home.listing}
            note={home.addedBy === null ? undefined : <span className="text-xs text-ink-soft">Added by {home.addedBy}</span>}
            actions={canEdit ? <RemoveButton id={id} home={home} /> : undefined}
          />
          {canEdit ? (
            <NoteBox id={id} home={home} />
          ) : home.note === '' ? null : (
            <p className="pb-3 pl-23 text-sm">{home.note}</p>
          )}
        </li>
      ))}
    </ul>
  );
}

type Home = contract.Collection['homes'][number];

function NoteBox({ id, home }: { id: string; home: Home }) {
  const client = useQueryClient();
  const { listingKey } = home.listing;
  const note = useSavedText({
    name: `collection-note:${id}:${listingKey}`,
    saved: home.note,
    async save(text, signal) {
      await browserApi.call(contract.putCollectionHome, { params: { id, listingKey }, body: { note: text } }, signal);
      await refreshReads(client, COLLECTION_READS);
    },
  });
  return (
    <div className="pb-3 sm:pl-23">
      <TextInput
        aria-label={`Note on ${streetOf(home.listing)}`}
        placeholder="Add a note"
        maxLength={MOST_LETTERS.note}
        {...note.box}
      />
      <p role="status" className="text-sm text-ink-soft">
        {SAVE_WORDS[note.state]}
      </p>
    </div>
  );
}

function RemoveButton({ id, home }: { id: string; home: Home }) {
  const params = { id, listingKey: home.listing.listingKey };
  const name = streetOf(home.listing);
  const remove = useWrite(contract.removeCollectionHome, {
    refreshes: COLLECTION_READS,
    done: { title: 'Removed from the collection', description: name },
    undo: () => browserApi.call(contract.putCollectionHome, { params, body: { note: home.note } }),
  });
  return (
    <IconButton
      icon={Trash2}
      size="small"
      label={`Take ${name} out`}
      busy={remove.isBusy}
      onClick={() => void remove.run({ params })}
    />
  );
}

function Rename({ collection }: { collection: contract.Collection }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" variant="secondary" onClick={() => setOpen(true)}>
        Rename
      </Button>
      {isOpen ? <RenameDialog collection={collection} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function RenameDialog({ collection: { id, name, note }, onClose }: { collection: contract.Collection; onClose: () => void }) {
  const form = useForm({
    start: { name, note },
    check: (typed) => ({ name: typed.name.trim() === '' ? 'Give the collection a name' : undefined }),
    send: (_all, _key, body) => browserApi.call(contract.updateCollection, { params: { id }, body }),
    refreshes: COLLECTION_READS,
    done: onClose,
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="small"
      title="Rename collection"
      footer={<SubmitButton of={form}>Save</SubmitButton>}
    >
      <Form of={form} className="space-y-4">
        <Field {...form.field('name')} label="Name">
          <TextInput maxLength={MOST_LETTERS.name} />
        </Field>
        <Field {...form.field('note')} label="Note" optional>
          <TextInput maxLength={MOST_LETTERS.note} />
        </Field>
      </Form>
    </Dialog>
  );
}

function DeleteButton({ collection: { id, name }, onDone }: { collection: contract.Collection; onDone: () => void }) {
  const params = { id };
  const remove = useWrite(contract.deleteCollection, {
    answered: onDone,
    refreshes: COLLECTION_READS,
    done: { title: 'Collection deleted', description: name },
    undo: () => browserApi.call(contract.restoreCollection, { params }),
  });
  return (
    <Button size="small" variant="quiet" className="text-error" busy={remove.isBusy} onClick={() => void remove.run({ params })}>
      Delete collection
    </Button>
  );
}

function exportCollection({ name, homes }: contract.Collection): void {
  const notes = new Map(homes.map((home) => [home.listing.listingKey, home.note]));
  exportHomes(
    `${name.replaceAll(/[^\w-]+/g, '-')}.csv`,
    homes.map((home) => home.listing),
    { Note: (listing) => notes.get(listing.listingKey) },
  );
}
