import { useQuery } from '@tanstack/react-query';
import { formatCount } from '#lib/format.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { Badge } from '#ui/badge.tsx';
import { ROLE_LABELS, type CollectionSummary } from '../../contract/collections.ts';
import { collectionsQuery } from '../api.ts';
import { NewCollection } from '../components/new-collection.tsx';
import { useOpenCollection } from './open-collection.tsx';

/** The reader's own collections and those they were invited to. */
export function CollectionsCard() {
  const query = useQuery(collectionsQuery);
  const [, show] = useOpenCollection();

  return (
    <>
      <Loaded
        query={query}
        isEmpty={({ collections }) => collections.length === 0}
        empty={<p className="text-ink-soft">Put homes together, add notes, and share them with the people you buy with.</p>}
      >
        {({ collections }) => (
          <ul className="grid gap-3 sm:grid-cols-2">
            {collections.map((collection) => (
              <li key={collection.id}>
                <CollectionTile collection={collection} onOpen={() => show(collection.id)} />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      <NewCollection className="mt-4" />
    </>
  );
}

function CollectionTile({ collection, onOpen }: { collection: CollectionSummary; onOpen: () => void }) {
  const { name, covers, homeCount, memberCount, role, ownerName } = collection;
  return (
    <button
      type="button"
      onClick={onOpen}
      className="flex w-full flex-col overflow-clip rounded-card border border-line bg-surface text-left hover:border-line-strong"
    >
      <span className="grid h-24 w-full shrink-0 auto-cols-fr grid-flow-col grid-rows-1 gap-px overflow-clip bg-sunken">
        {covers.map((cover) => (
          <img key={cover.url} src={cover.url} alt="" loading="lazy" className="size-full min-w-0 object-cover" />
        ))}
      </span>
      <span className="p-3">
        <span className="block truncate font-medium">{name}</span>
        <span className="block text-sm text-ink-soft">
          {formatCount(homeCount, 'home')}
          {memberCount > 0 ? `, shared with ${memberCount}` : ''}
        </span>
        {covers.some(({ isAltered }) => isAltered) ? (
          <span className="block text-xs text-ink-soft">With digitally altered photos</span>
        ) : null}
        {role === 'owner' ? null : (
          <Badge className="mt-1">
            {ownerName}’s · {ROLE_LABELS[role]}
          </Badge>
        )}
      </span>
    </button>
  );
}
