import { useQuery } from '@tanstack/react-query';
import { FactsSection, MediaLinks } from '#domains/listings/web/index.ts';
import { formatMoney } from '#lib/format.ts';
import { toCents } from '#lib/money.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { Badge } from '#ui/badge.tsx';
import { Notice } from '#ui/notice.tsx';
import type { OwnListing } from '../../contract.ts';
import { photoUrl, previewOptions } from '../api.ts';

/** What buyers would read if the draft were published now. */
export function PreviewPanel({ listing }: { listing: OwnListing }) {
  const query = useQuery(previewOptions(listing.id));
  const photos = listing.photos.filter(({ isRemoved }) => !isRemoved);
  return (
    <Loaded query={query}>
      {(home) => (
        <article aria-label="Preview">
          <Notice>This is what buyers will see. None of it is public until you publish.</Notice>
          {photos.length === 0 ? null : (
            <ul className="mt-5 grid grid-cols-2 gap-2 md:grid-cols-3">
              {photos.map((photo, at) => (
                <li key={photo.id} className={at === 0 ? 'col-span-2' : undefined}>
                  <figure className="relative">
                    <img
                      src={photoUrl(photo, at === 0 ? 960 : 480)}
                      alt={photo.altText ?? photo.caption ?? photo.room ?? `Photo ${at + 1}`}
                      width={photo.width}
                      height={photo.height}
                      className="aspect-[3/2] w-full rounded-card object-cover"
                    />
                    {photo.alterations.length === 0 ? null : (
                      <figcaption className="absolute bottom-2 left-2">
                        <Badge tone="media">Digitally altered</Badge>
                      </figcaption>
                    )}
                  </figure>
                </li>
              ))}
            </ul>
          )}
          <p className="mt-5 font-serif text-3xl text-ink">
            {home.listPrice === null ? 'No price yet' : formatMoney(toCents(home.listPrice), 'never')}
          </p>
          <p className="mt-1 text-ink-soft">{home.unparsedAddress ?? 'Address withheld'}</p>
          <MediaLinks listing={home} className="mt-5" />
          {home.headline === null ? null : <p className="mt-5 max-w-measure font-serif text-lg">{home.headline}</p>}
          {home.publicRemarks === null ? null : <p className="mt-5 max-w-measure whitespace-pre-line">{home.publicRemarks}</p>}
          <div className="mt-8">
            <FactsSection listing={home} />
          </div>
        </article>
      )}
    </Loaded>
  );
}
