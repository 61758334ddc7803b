import type { Listing } from '../../contract.ts';
import { formatDate } from '#lib/format.ts';
import { Notice } from '#ui/notice.tsx';

/** What it means that the home is not simply for sale, and where to go on. Nothing where it is. */
export function StandingNotice({ listing }: { listing: Listing }) {
  const text = sayStanding(listing);
  if (text === null) return null;
  const isSoon = listing.standardStatus === 'Coming Soon';
  return (
    <Notice className="mt-4">
      {text}{' '}
      {isSoon ? null : (
        <a href="#similar-title" className="text-info underline underline-offset-4 print:hidden">
          Similar homes
        </a>
      )}
    </Notice>
  );
}

function sayStanding({ standardStatus, onMarketDate, closeDate, source }: Listing): string | null {
  switch (standardStatus) {
    case 'Coming Soon':
      return onMarketDate === null
        ? 'Not on the market yet: tours start once it is.'
        : `On the market from ${formatDate(onMarketDate, 'UTC')}: tours start then.`;
    case 'Active Under Contract':
      return `An offer was accepted, with conditions that are still open. The seller may take backup offers: ${
        source.isListedHere ? 'make yours here.' : 'ask the listing firm.'
      }`;
    case 'Pending':
      return 'An offer was accepted and the sale is on its way, so tours are closed.';
    case 'Hold':
      return 'The seller has paused the sale for now, so tours are closed.';
    case 'Closed':
      return `This listing is closed${closeDate === null ? '' : `: the home was sold on ${formatDate(closeDate, 'UTC')}`}.`;
    default:
      return null;
  }
}
