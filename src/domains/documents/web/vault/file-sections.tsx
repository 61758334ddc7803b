import { useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { endpointUrl } from '#lib/endpoint.ts';
import { formatCount } from '#lib/format.ts';
import { useWrite } from '#platform/web/write/use-write.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { NextPage } from '#platform/web/next-page.tsx';
import { useAddressQuery } from '#platform/web/use-address-query.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Field } from '#ui/field.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Ellipsis, FileText, Pencil, Search, Trash2 } from '#ui/icons/index.ts';
import { InlineLink } from '#ui/link.tsx';
import { Menu } from '#ui/menu.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { deleteFolder, findFiles, type Folder, type Vault, type VaultDocument } from '../../contract/vault.ts';
import { MOST_LETTERS } from '../../model/limits.ts';
import { VAULT_READS } from './api.ts';
import { ALL_FILES, type FileChoice, readFileChoice } from '../../model/file-order.ts';
import { DropArea } from './drop-area.tsx';
import { FileChoices } from './file-choices.tsx';
import { FileRow } from './file-row.tsx';
import { FolderDialog } from './folder-dialog.tsx';
import { type HomesOfVault, listPlaces, type Place } from './places.ts';

/** All files by where they lie, with a search in names and tags; in another order, and chosen by kind, as one list. */
export function FileSections({ vault, homes }: { vault: Vault; homes: HomesOfVault }) {
  const [query, change] = useAddressQuery();
  const search = query.get('q') ?? '';
  const asked = useDeferredValue(search.trim());
  const choice = readFileChoice(query);
  const isChosen = Object.values(choice).join() !== Object.values(ALL_FILES).join();
  const places = listPlaces(vault, homes);
  const hasFiles = vault.count > 0;
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
            onChange={({ target }) => change({ q: target.value }, { replaces: true })}
          />
        </Field>
      ) : null}
      {hasFiles ? (
        <FileChoices
          value={choice}
          onChange={({ order, ...chosen }) => change({ ...chosen, order: order === ALL_FILES.order ? null : order })}
        />
      ) : null}
      {asked !== '' || isChosen ? (
        <FoundFiles search={asked} choice={choice} folders={vault.folders} />
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

/** Files by words and by place, page by page. */
function useFiles({ choice, ...places }: { search?: string; folderId?: string; choice?: FileChoice }) {
  const { order, kind, sharing } = choice ?? ALL_FILES;
  const asked = { ...places, order, ...(kind === '' ? {} : { kind }), ...(sharing === '' ? {} : { sharing }) };
  const query = useInfiniteQuery({
    queryKey: [endpointUrl(findFiles.path, {}, asked)],
    queryFn: ({ pageParam, signal }) =>
      browserApi.call(findFiles, { query: { ...asked, ...(pageParam === 0 ? {} : { before: pageParam }) } }, signal),
    initialPageParam: 0,
    getNextPageParam: (page) => page?.next ?? undefined,
    meta: { follows: ['documents'] },
  });
  return { query, files: query.data?.pages.flatMap((page) => page?.documents ?? []) ?? [] };
}

/** What the words of a search and the choices find, wherever it lies. */
function FoundFiles({ search, choice, folders }: { search: string; choice: FileChoice; folders: readonly Folder[] }) {
  const { query, files } = useFiles({ ...(search === '' ? {} : { search }), choice });
  return (
    <Loaded query={query} pending={<Skeleton className="h-40 w-full" />} failed="The search didn’t work" className="mt-6">
      {() => (
        <>
          <p role="status" className="mt-6 text-sm text-ink-soft">
            {files.length === 0
              ? search === ''
                ? 'No files match.'
                : `No name, tag or text matches “${search}”. Words inside a new file take about a minute to show up in search.`
              : query.hasNextPage
                ? `The first ${files.length}. Add a word to find fewer.`
                : `${formatCount(files.length, 'file')} found`}
          </p>
          <Rows files={files} folders={folders} />
          <NextPage of={query} />
        </>
      )}
    </Loaded>
  );
}

function Rows({ files, folders }: { files: readonly VaultDocument[]; folders: readonly Folder[] }) {
  return (
    <ul className="mt-2 divide-y divide-line">
      {files.map((document) => (
        <FileRow key={document.id} document={document} folders={folders} />
      ))}
    </ul>
  );
}

/** All files of one place, the newest first, page by page. */
function PagedFiles({ place: { count, searched = '' }, folders }: { place: Place; folders: readonly Folder[] }) {
  const { query, files } = useFiles({ folderId: searched });
  return (
    <Loaded query={query} pending={<Skeleton className="h-40 w-full" />} failed="We couldn’t load these files" className="mt-2">
      {() => (
        <>
          <Rows files={files} folders={folders} />
          <NextPage of={query} position={`${files.length} of ${formatCount(Math.max(count, files.length), 'file')}`} staysAtEnd />
        </>
      )}
    </Loaded>
  );
}

function PlaceSection({ place, folders }: { place: Place; folders: readonly Folder[] }) {
  const { id, title, folder, page, documents, count, searched } = place;
  const [isPaged, setPaged] = useState(false);
  const hasMore = searched !== undefined && count > documents.length;
  return (
    <section aria-labelledby={`place-${id}`} className="mt-8">
      <div className="flex flex-wrap items-center gap-x-3 border-b border-line pb-1">
        <h2 id={`place-${id}`} className="min-w-0 flex-1 truncate font-serif text-xl font-medium">
          {title} <span className="font-sans text-sm font-normal text-ink-soft">{formatCount(count, 'file')}</span>
        </h2>
        {page === undefined ? null : <InlineLink href={page.to}>{page.label}</InlineLink>}
        {folder === undefined ? null : <FolderMenu folder={folder} count={count} />}
      </div>
      {isPaged && hasMore ? (
        <PagedFiles place={place} folders={folders} />
      ) : (
        <>
          <Rows files={documents} folders={folders} />
          {hasMore ? (
            <Button size="small" variant="secondary" className="mt-2" onClick={() => setPaged(true)}>
              Show older files
            </Button>
          ) : null}
        </>
      )}
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
