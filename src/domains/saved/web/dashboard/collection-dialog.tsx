import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Download, Trash2 } from '#ui/icons/index.ts';
import { useId, useState } from 'react';
import { streetOf } from '#domains/listings/web/index.ts';
import { browserApi, reasonOf } from '#platform/web/api-client.ts';
import { SAVE_WORDS } from '#platform/web/autosave/save-words.ts';
import { useSavedText } from '#platform/web/autosave/use-saved-text.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { DID_NOT_WORK_TRY_AGAIN, failureToast } from '#ui/failure-words.ts';
import { Field } from '#ui/field.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { useToast } from '#ui/toast.tsx';
import * as contract from '../../contract.ts';
import { collectionQuery, refreshCollections } from '../api.ts';
import { exportHomes } from '../export-homes.ts';
import { useChangedHomes } from '../use-changed-homes.ts';
import { CollectionComments } from './collection-comments.tsx';
import { CollectionPeople } from './collection-people.tsx';
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
      await refreshCollections(client);
    },
  });
  return (
    <div className="pb-3 sm:pl-23">
      <TextInput aria-label={`Note on ${streetOf(home.listing)}`} placeholder="Add a note" maxLength={1000} {...note.box} />
      <p role="status" className="text-sm text-ink-soft">
        {SAVE_WORDS[note.state]}
      </p>
    </div>
  );
}

function RemoveButton({ id, home }: { id: string; home: Home }) {
  const client = useQueryClient();
  const { toast } = useToast();
  const target = { params: { id, listingKey: home.listing.listingKey } };
  const refresh = () => refreshCollections(client);
  const name = streetOf(home.listing);
  const back = useMutation({
    mutationFn: () => browserApi.call(contract.putCollectionHome, { ...target, body: { note: home.note } }),
    onSettled: refresh,
  });
  const remove = useMutation({
    mutationFn: () => browserApi.call(contract.removeCollectionHome, target),
    onSuccess: () => toast({ title: 'Taken out of the collection', description: name, undo: () => back.mutate() }),
    onError: () => toast(failureToast()),
    onSettled: refresh,
  });
  return (
    <IconButton icon={Trash2} size="small" label={`Take ${name} out`} busy={remove.isPending} onClick={() => remove.mutate()} />
  );
}

function Rename({ collection }: { collection: contract.Collection }) {
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const [name, setName] = useState(collection.name);
  const [note, setNote] = useState(collection.note);
  const id = useId();
  const isNameless = name.trim() === '';
  const save = useMutation({
    mutationFn: () => browserApi.call(contract.updateCollection, { params: { id: collection.id }, body: { name, note } }),
    onSuccess: async () => {
      await refreshCollections(client);
      setOpen(false);
    },
  });
  const failure = save.error === null ? undefined : (reasonOf(save.error) ?? DID_NOT_WORK_TRY_AGAIN);
  return (
    <>
      <Button size="small" variant="secondary" onClick={() => setOpen(true)}>
        Rename
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        size="small"
        title="Rename collection"
        footer={
          <Button type="submit" form={id} busy={save.isPending}>
            Save
          </Button>
        }
      >
        <form
          id={id}
          noValidate
          className="space-y-4"
          onSubmit={(event) => {
            event.preventDefault();
            if (isNameless) document.getElementById(`${id}-name`)?.focus();
            else if (!save.isPending) save.mutate();
          }}
        >
          <Field id={`${id}-name`} label="Name" error={isNameless ? 'Give the collection a name' : failure}>
            <TextInput value={name} maxLength={80} onChange={({ target }) => setName(target.value)} />
          </Field>
          <Field label="Note" optional>
            <TextInput value={note} maxLength={1000} onChange={({ target }) => setNote(target.value)} />
          </Field>
        </form>
      </Dialog>
    </>
  );
}

function DeleteButton({ collection: { id, name }, onDone }: { collection: contract.Collection; onDone: () => void }) {
  const client = useQueryClient();
  const { toast } = useToast();
  const refresh = () => refreshCollections(client);
  const remove = useMutation({
    mutationFn: () => browserApi.call(contract.deleteCollection, { params: { id } }),
    onSuccess: () => {
      onDone();
      toast({
        title: 'Collection deleted',
        description: name,
        undo: () => void browserApi.call(contract.restoreCollection, { params: { id } }).finally(() => void refresh()),
      });
    },
    onError: () => toast(failureToast()),
    onSettled: refresh,
  });
  return (
    <Button size="small" variant="quiet" className="text-error" busy={remove.isPending} onClick={() => remove.mutate()}>
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
