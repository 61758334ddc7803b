import { STATUS_WORDS } from '#domains/listings/contract.ts';
import { formatCount, formatDate, formatDateTime, formatWholeDollars } from '#lib/format.ts';
import { Badge, type BadgeTone } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Home } from '#ui/icons/index.ts';
import { LineLink } from '#ui/link.tsx';
import { type ListingWeek, type OwnListingSummary, PART_WORDS } from '../../contract.ts';
import { sayDaysForSale } from '../../model/say-days.ts';
import { coverUrl } from '../api.ts';
import { editorHref, scoreHref } from '../editor-href.ts';

interface ListingRowProps {
  listing: OwnListingSummary;
  /** Of a public one, once it is known. */
  week: ListingWeek | undefined;
  /** Once it is known; listings in the archive have none. */
  score: number | undefined;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  onRestore: () => void;
}

const TONES: Partial<Record<OwnListingSummary['standardStatus'], BadgeTone>> = {
  Active: 'brand',
  'Coming Soon': 'info',
  'Active Under Contract': 'accent',
  Pending: 'accent',
};

/** One listing with its picture, price and state. */
export function ListingRow({ listing, week, score, isChosen, onChoose, onRestore }: ListingRowProps) {
  const { id, label, standardStatus: status, coverPhotoId, completeness, daysOnMarket, part } = listing;
  const price = listing.publicPrice ?? listing.listPrice;
  return (
    <li className="flex flex-wrap items-start gap-4 rounded-card border border-line bg-surface p-4 sm:flex-nowrap">
      <Checkbox
        label={<span className="sr-only">Choose {label}</span>}
        checked={isChosen}
        onChange={(event) => onChoose(event.target.checked)}
      />
      {coverPhotoId === null ? (
        <span className="flex h-16 w-24 shrink-0 sm:h-24 sm:w-36 items-center justify-center rounded-control bg-sunken text-ink-soft">
          <Home aria-hidden="true" className="size-8" />
        </span>
      ) : (
        <img
          src={coverUrl(coverPhotoId, 480)}
          alt=""
          width={144}
          height={96}
          loading="lazy"
          className="h-16 w-24 shrink-0 sm:h-24 sm:w-36 rounded-control bg-sunken object-cover"
        />
      )}
      <div className="min-w-0 grow basis-full sm:basis-0">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <LineLink href={editorHref(id)} look="title">
            {label}
          </LineLink>
          <Badge tone={TONES[status] ?? 'neutral'}>{STATUS_WORDS[status]}</Badge>
          {listing.sameHome === null ? null : <Badge tone="warning">Listed twice</Badge>}
          {listing.hasUnpublished ? <Badge tone="warning">Changes not public</Badge> : null}
        </div>
        <p className="mt-1 text-ink">{price === null ? 'No price yet' : formatWholeDollars(price)}</p>
        <p className="mt-1 text-sm text-ink-soft">
          {[
            `${completeness}% complete`,
            formatCount(listing.photosCount, 'photo'),
            listing.onMarketDate === null
              ? null
              : `on the market ${status === 'Coming Soon' ? 'from' : 'since'} ${formatDate(listing.onMarketDate, 'UTC')}`,
            daysOnMarket === null ? null : sayDaysForSale(daysOnMarket).toLowerCase(),
            part === 'owner' ? null : `you are its ${PART_WORDS[part].label.toLowerCase()}`,
          ]
            .filter((words) => words !== null)
            .join(' · ')}
        </p>
        {/* Its line is kept free: the figures come after the list. */}
        {listing.publicPrice === null || listing.isArchived ? null : (
          <p className="mt-1 min-h-5 text-sm text-ink-soft">{week === undefined ? '' : sayWeek(week)}</p>
        )}
      </div>
      {listing.isArchived ? (
        <Button size="small" variant="secondary" onClick={onRestore} aria-label={`Move out of the archive: ${label}`}>
          Move out of the archive
        </Button>
      ) : (
        <p className="min-h-6 min-w-20 text-sm sm:text-right">
          {score === undefined ? null : (
            <LineLink href={scoreHref(id)}>
              Score {score}
              <span className="sr-only"> of 100: improve {label}</span>
            </LineLink>
          )}
        </p>
      )}
    </li>
  );
}

function sayWeek({ views, saves, inquiries, next }: ListingWeek): string {
  const counts = [formatCount(views, 'view'), formatCount(saves, 'save'), formatCount(inquiries, 'question')].join(', ');
  const then = next === null ? '' : ` · Next: ${next.what}, ${formatDateTime(next.startsAt, next.timeZone)}`;
  return `Last 7 days: ${counts}${then}`;
}
