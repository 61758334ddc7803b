import { STATUS_WORDS } from '#domains/listings/contract.ts';
import { Home } from '#ui/icons/index.ts';
import { formatCount, formatDate, formatWholeDollars } from '#lib/format.ts';
import { Badge } from '#ui/badge.tsx';
import { LineLink } from '#ui/link.tsx';
import type { ListingFigures } from '../../contract.ts';
import { editorHref } from '../editor-href.ts';

interface ListingHeadProps {
  figures: ListingFigures;
  picture: string | null;
  isSample?: boolean;
}

/** Which home the figures are about. */
export function ListingHead({ figures, picture, isSample }: ListingHeadProps) {
  const { label, standardStatus, listPrice, daysOnMarket, onMarketDate, timeZone } = figures;
  const facts = [
    listPrice === null ? undefined : formatWholeDollars(listPrice),
    onMarketDate === null
      ? undefined
      : `${standardStatus === 'Coming Soon' ? 'on the market from' : 'listed'} ${formatDate(onMarketDate, timeZone)}`,
    daysOnMarket === null ? undefined : `${formatCount(daysOnMarket, 'day')} for sale`,
  ].filter((fact) => fact !== undefined);
  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3">
      <div className="grid aspect-4/3 w-28 shrink-0 place-items-center overflow-clip rounded-card bg-sunken text-ink-soft">
        {picture === null ? (
          <Home aria-hidden="true" className="size-6" />
        ) : (
          <img src={picture} alt="" className="size-full object-cover" />
        )}
      </div>
      <div className="min-w-0">
        <h2 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-serif text-2xl break-words text-ink">
          {label}
          <Badge tone={standardStatus === 'Active' ? 'brand' : 'neutral'}>{STATUS_WORDS[standardStatus]}</Badge>
        </h2>
        {facts.length > 0 && <p className="mt-1 text-ink-soft">{facts.join(' · ')}</p>}
        {!isSample && (
          <p className="mt-1 flex flex-wrap gap-x-6 text-sm print:hidden">
            <LineLink href={editorHref(figures.id)}>Edit</LineLink>
            {figures.isPublic && <LineLink href={`/property/${figures.listingKey}`}>See it as buyers do</LineLink>}
          </p>
        )}
      </div>
    </div>
  );
}
