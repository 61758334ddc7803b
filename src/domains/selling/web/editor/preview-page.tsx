import type { Listing } from '#domains/listings/contract.ts';
import {
  FactsSection,
  HistorySection,
  KeyFacts,
  localityOf,
  MediaLinks,
  MonthlyCostSection,
  OpenHousesSection,
  pictureNote,
  priceCentsOf,
  StandingNotice,
  streetOf,
  titleOf,
} from '#domains/listings/web/index.ts';
import { formatMoney } from '#lib/format.ts';
import { Badge } from '#ui/badge.tsx';
import { Gallery } from '#ui/gallery.tsx';
import type { Photo } from '#ui/photo.ts';
import type { OwnListing, OwnPhoto } from '../../contract.ts';
import { photoUrl } from '../api.ts';

/** The parts of a home's page that come from its listing, by the same components; what is around the home needs the public one. */
export function PreviewPage({ home, photos }: { home: Listing; photos: OwnListing['photos'] }) {
  const priceCents = priceCentsOf(home);
  return (
    <article aria-label="Preview" className="mt-5">
      <Gallery photos={galleryOf(photos)} title={titleOf(home)} />
      <StandingNotice listing={home} />
      <p className="mt-6 font-serif text-3xl text-ink">{streetOf(home)}</p>
      <p className="mt-1 text-ink-soft">{localityOf(home)}</p>
      <p className="mt-3 font-serif text-3xl text-ink">
        {priceCents === null ? 'No price yet' : formatMoney(priceCents, 'never')}
      </p>
      <KeyFacts listing={home} />
      <MediaLinks listing={home} className="mt-5" />
      {home.highlights.length === 0 ? null : (
        <ul aria-label="Said in the description" className="mt-5 flex flex-wrap gap-2">
          {home.highlights.map((highlight) => (
            <li key={highlight}>
              <Badge>{highlight}</Badge>
            </li>
          ))}
        </ul>
      )}
      {home.headline === null ? null : <p className="mt-5 max-w-measure font-serif text-xl text-ink">{home.headline}</p>}
      {home.publicRemarks === null ? null : <p className="mt-3 max-w-measure whitespace-pre-line">{home.publicRemarks}</p>}
      <OpenHousesSection listing={home} />
      <FactsSection listing={home} />
      {priceCents === null ? null : <MonthlyCostSection listing={home} priceCents={priceCents} />}
      <HistorySection listing={home} />
    </article>
  );
}

/** Photos of the draft as the page shows them: the original of an altered one stands beside it. */
function galleryOf(photos: readonly OwnPhoto[]): Photo[] {
  const shown = photos.filter(({ isRemoved }) => !isRemoved);
  const originals = new Set(shown.flatMap(({ originalId }) => originalId ?? []));
  return shown
    .filter(({ id }) => !originals.has(id))
    .map((photo, at) => {
      const original = shown.find(({ id }) => id === photo.originalId);
      return {
        src: photoUrl(photo, 960),
        srcSet: `${photoUrl(photo, 480)} 480w, ${photoUrl(photo, 960)} 960w, ${photoUrl(photo, 1600)} 1600w`,
        largeSrc: photoUrl(photo, 1600),
        alt: photo.altText ?? photo.caption ?? photo.room ?? `Photo ${at + 1}`,
        caption: photo.caption ?? undefined,
        room: photo.room ?? undefined,
        note: pictureNote({ isAltered: photo.alterations.length > 0, isIllustration: false }),
        originalSrc: original === undefined ? undefined : photoUrl(original, 1600),
      };
    });
}
