import { CalendarPlus } from '#ui/icons/index.ts';
import { LineLink } from '#ui/link.tsx';
import type { Listing } from '../../contract.ts';
import { PageSection } from '#ui/page-section.tsx';

export function OpenHousesSection({ listing }: { listing: Listing }) {
  if (listing.openHouses.length === 0) return null;
  return (
    <PageSection id="open-houses" title="Open houses" lead="Times are local to the home.">
      <ul className="divide-y divide-line rounded-card border border-line bg-surface">
        {listing.openHouses.map((house) => (
          <li key={house.id} className="flex flex-wrap items-center justify-between gap-3 px-4 py-3">
            <div>
              <p className="font-medium text-ink">
                <time dateTime={house.startsAt}>{rangeText(house)}</time>
                {house.isOnline ? ' (online)' : ''}
              </p>
              {house.remarks !== null && <p className="text-sm text-ink-soft">{house.remarks}</p>}
              {house.livestreamUrl !== null && (
                <LineLink href={house.livestreamUrl} target="_blank" rel="noopener noreferrer" className="text-sm">
                  Watch online<span className="sr-only"> (opens in a new tab)</span>
                </LineLink>
              )}
            </div>
            <a
              href={house.calendarUrl}
              className="inline-flex min-h-11 items-center gap-2 rounded-control border border-line-strong bg-surface px-3 text-sm font-medium text-ink hover:border-ink print:hidden"
            >
              <CalendarPlus aria-hidden="true" className="size-4" /> Add to calendar
            </a>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}

function rangeText({ startsAt, endsAt, timeZone }: Listing['openHouses'][number]): string {
  const day = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric', timeZone });
  const time = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone });
  const clock = (instant: string) => time.format(new Date(instant)).replace('\u202f', ' ');
  return `${day.format(new Date(startsAt))}, ${clock(startsAt)} to ${clock(endsAt)}`;
}
