import type { ListingSummary, SimilarListings } from '../../contract.ts';
import { ListingCard } from '../components/listing-card.tsx';

const SHOWN = 4;

/** Homes like this one: for sale, new nearby, sold. */
export function SimilarHomes({ similar }: { similar: SimilarListings }) {
  const shownKeys = new Set(similar.active.slice(0, SHOWN).map((home) => home.listingKey));
  const fresh = similar.newNearby.filter((home) => !shownKeys.has(home.listingKey));
  return (
    <div className="mt-8 space-y-10">
      <Row title="For sale" homes={similar.active} />
      <Row title="New nearby" homes={fresh} />
      <Row title="Sold" homes={similar.sold} />
    </div>
  );
}

function Row({ title, homes }: { title: string; homes: ListingSummary[] }) {
  if (homes.length === 0) return null;
  return (
    <section>
      <h3 className="font-sans text-lg font-semibold text-ink">{title}</h3>
      <ul className="ui-scroll-row -mx-4 mt-3 flex gap-4 overflow-x-auto scroll-px-4 px-4 pb-2 sm:mx-0 sm:grid sm:grid-cols-2 sm:gap-5 sm:overflow-visible sm:px-0 sm:pb-0 lg:grid-cols-4">
        {homes.slice(0, SHOWN).map((home) => (
          <li key={home.listingKey} className="w-[82%] max-w-80 shrink-0 snap-start sm:w-auto sm:max-w-none">
            <ListingCard
              listing={home}
              level={4}
              showsScore
              imageSizes="(min-width: 1024px) 18rem, (min-width: 640px) 50vw, 82vw"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
