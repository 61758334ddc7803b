import type { ReactNode } from 'react';
import { listedBy, type ListingSummary, STATUS_WORDS } from '#domains/listings/contract.ts';
import { pictureNote, streetOf } from '#domains/listings/web/index.ts';
import { formatWholeDollars } from '#lib/format.ts';
import { LineLink } from '#ui/link.tsx';

interface HomeLineProps {
  listing: ListingSummary;
  /** What this list says about the home: a change, a date. */
  note?: ReactNode;
  actions?: ReactNode;
}

/** A home in one line of a list. */
export function HomeLine({ listing, note, actions }: HomeLineProps) {
  const price = listing.closePrice ?? listing.listPrice;
  const facts = [
    listing.bedroomsTotal === null ? undefined : `${listing.bedroomsTotal} bd`,
    listing.bathroomsTotalInteger === null ? undefined : `${listing.bathroomsTotalInteger} ba`,
    listing.city,
    listing.standardStatus === 'Active' ? undefined : STATUS_WORDS[listing.standardStatus],
  ];
  return (
    <div className="flex items-center gap-3 py-2">
      {listing.cover === null ? (
        <span className="h-14 w-20 shrink-0 rounded-control bg-sunken" />
      ) : (
        <img
          src={listing.cover.url}
          alt=""
          width={80}
          height={56}
          loading="lazy"
          className="h-14 w-20 shrink-0 rounded-control object-cover"
        />
      )}
      <div className="min-w-0 grow text-sm">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <LineLink href={`/property/${listing.listingKey}`} look="title">
            {streetOf(listing)}
          </LineLink>
          <span className="tabular-nums">{price === null ? '' : formatWholeDollars(price)}</span>
        </p>
        <p className="text-ink-soft">{facts.filter((fact) => fact !== undefined && fact !== null).join(' · ')}</p>
        {listing.listOfficeName === null ? null : (
          <p className="break-words text-xs text-ink-soft">{listedBy(listing.listOfficeName)}</p>
        )}
        {listing.cover?.isAltered === true ? <p className="text-xs text-ink-soft">Photo: {pictureNote(listing.cover)}</p> : null}
        {note == null ? null : <p>{note}</p>}
      </div>
      {actions == null ? null : <div className="flex shrink-0 items-center gap-3 max-sm:flex-col max-sm:gap-0">{actions}</div>}
    </div>
  );
}
