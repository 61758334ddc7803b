import { ListingCard } from '#domains/listings/web/index.ts';
import { formatCount } from '#lib/format.ts';
import { Page } from '#ui/page.tsx';
import type { SharedCollection as SharedCollectionData } from '../../contract/sharing.ts';

/** A collection as its link shows it: homes and notes, no people and no comments. */
export function SharedCollection({ collection }: { collection: SharedCollectionData }) {
  const { name, note, ownerName, homes } = collection;
  return (
    <Page title={name} note={`${formatCount(homes.length, 'home')}, shared by ${ownerName}`}>
      {note === '' ? null : <p className="mt-4 max-w-measure whitespace-pre-line">{note}</p>}
      {homes.length === 0 ? <p className="mt-8">It has no homes right now.</p> : null}
      <h2 className="sr-only">Homes</h2>
      <ul className="mt-8 grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {homes.map((home) => (
          <li key={home.listing.listingKey}>
            <ListingCard
              listing={home.listing}
              footer={home.note === '' ? undefined : <p className="text-sm break-words whitespace-pre-line">{home.note}</p>}
            />
          </li>
        ))}
      </ul>
    </Page>
  );
}
