import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { formatCount } from '#lib/format.ts';
import { useWrite } from '#platform/web/write/use-write.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Field } from '#ui/field.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Ellipsis, FileText, Pencil, Search, Trash2 } from '#ui/icons/index.ts';
import { InlineLink } from '#ui/link.tsx';
import { Menu } from '#ui/menu.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { deleteFolder, findFiles, type Folder, type Vault } from '../../contract/vault.ts';
import { MOST_LETTERS } from '../../model/vault-limits.ts';
import { VAULT_READS } from './api.ts';
import { DropArea } from './drop-area.tsx';
import { FileRow } from './file-row.tsx';
import { FolderDialog } from './folder-dialog.tsx';
import { type HomesOfVault, listPlaces, type Place } from './places.ts';

/** All files by where they lie, with a search in names and tags. */
export function FileSections({ vault, homes }: { vault: Vault; homes: HomesOfVault }) {
  const [search, setSearch] = useState('');
  const asked = useDeferredValue(search.trim());
  const places = listPlaces(vault, homes);
  const hasFiles = vault.documents.some(({ trashedAt }) => trashedAt === null);
  return (
    <div className="mt-6">
      <DropArea folderId={undefined} label="Add files" isLarge />
      {hasFiles ? (
        <Field label="Search names, tags and text" hideLabel className="mt-6 max-w-100">
          <TextInput
            type="search"
            icon={Search}
            placeholder="Search names, tags and text"
            maxLength={MOST_LETTERS.file}
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
        </Field>
      ) : null}
      {asked !== '' ? (
        <FoundFiles search={asked} folders={vault.folders} />
      ) : places.length > 0 ? (
        places.map((place) => <PlaceSection key={place.id} place={place} folders={vault.folders} />)
      ) : (
        <EmptyState className="mt-6" icon={FileText} title="No documents yet">
          Papers you add to your loan application, roadmap, a question, a sale or an offer show up here too.
        </EmptyState>
      )}
    </div>
  );
}

/** What the words of a search find, wherever it lies. */
function FoundFiles({ search, folders }: { search: string; folders: readonly Folder[] }) {
  const query = useQuery({ ...endpointQuery(findFiles, { query: { search } }), meta: { follows: ['documents'] } });
  return (
    <Loaded query={query} pending={<Skeleton className="h-40 w-full" />} failed="The search didn’t work" className="mt-6">
      {({ documents, next }) => (
        <>
          <p role="status" className="mt-6 text-sm text-ink-soft">
            {documents.length === 0
              ? `No name, tag or text matches “${search}”. Words inside a new file take about a minute to show up in search.`
              : next === null
                ? `${formatCount(documents.length, 'file')} found`
                : `The newest ${documents.length}: add a word to find fewer`}
          </p>
          <ul className="mt-2 divide-y divide-line">
            {documents.map((document) => (
              <FileRow key={document.id} document={document} folders={folders} />
            ))}
          </ul>
        </>
      )}
    </Loaded>
  );
}

function PlaceSection({ place: { id, title, folder, page, documents }, folders }: { place: Place; folders: readonly Folder[] }) {
  return (
    <section aria-labelledby={`place-${id}`} className="mt-8">
      <div className="flex flex-wrap items-center gap-x-3 border-b border-line pb-1">
        <h2 id={`place-${id}`} className="min-w-0 flex-1 truncate font-serif text-xl font-medium">
          {title} <span className="font-sans text-sm font-normal text-ink-soft">{formatCount(documents.length, 'file')}</span>
        </h2>
        {page === undefined ? null : <InlineLink href={page.to}>{page.label}</InlineLink>}
        {folder === undefined ? null : <FolderMenu folder={folder} count={documents.length} />}
      </div>
      <ul className="divide-y divide-line">
        {documents.map((document) => (
          <FileRow key={document.id} document={document} folders={folders} />
        ))}
      </ul>
      {folder === undefined ? null : <DropArea folderId={folder.id} label={`Add files to ${folder.name}`} />}
    </section>
  );
}

function FolderMenu({ folder, count }: { folder: Folder; count: number }) {
  const [open, setOpen] = useState<'name' | 'delete'>();
  const remove = useWrite(() => browserApi.call(deleteFolder, { params: { folderId: folder.id } }), {
    refreshes: VAULT_READS,
    answered: () => setOpen(undefined),
  });
  return (
    <>
      <Menu
        trigger={<IconButton icon={Ellipsis} label={`More about the folder ${folder.name}`} />}
        groups={[
          [{ label: 'Rename', icon: Pencil, onSelect: () => setOpen('name') }],
          [{ label: 'Delete folder', icon: Trash2, destructive: true, onSelect: () => setOpen('delete') }],
        ]}
      />
      {open === 'name' ? <FolderDialog folder={folder} onClose={() => setOpen(undefined)} /> : null}
      <ConfirmDialog
        open={open === 'delete'}
        onOpenChange={() => setOpen(undefined)}
        title={`Delete the folder ${folder.name}?`}
        description={count === 0 ? 'It is empty.' : `Its ${formatCount(count, 'file')} will stay, in no folder.`}
        confirm="Delete the folder"
        busy={remove.isBusy}
        failed={remove.failure !== undefined}
        onConfirm={() => void remove.run()}
      />
    </>
  );
}
