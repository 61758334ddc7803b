import { useState } from 'react';
import { formatCount } from '#lib/format.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { useWrite } from '#platform/web/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { randomUuid } from '#lib/uuid.ts';
import {
  archiveOwnListing,
  changeOwnListingStatus,
  duplicateOwnListing,
  getOwnListing,
  listOwnListings,
  type OwnListingSummary,
  publishOwnListing,
} from '../../contract.ts';
import { dayInZone } from '#lib/zoned-time.ts';
import { publishedAs } from '../../model/status-changes.ts';
import { actOnAll, type Outcome } from './act-on-all.ts';
import { BulkPriceDialog } from './bulk-price-dialog.tsx';

interface BulkBarProps {
  listings: readonly OwnListingSummary[];
  onDone: () => void;
}

const ACTIONS = {
  publish: { label: 'Publish', done: 'published' },
  hold: { label: 'Take off the market', done: 'put on hold' },
  duplicate: { label: 'Make copies', done: 'copied' },
  archive: { label: 'Move to the archive', done: 'moved to the archive' },
} as const;
type Action = keyof typeof ACTIONS;
const PRICED = 'got a new price';

/** Does one thing with several listings. Refused ones are named with the reason; the others are done. */
export function BulkBar({ listings, onDone }: BulkBarProps) {
  const [last, setLast] = useState<Outcome & { did: string }>();
  const [isPricing, setPricing] = useState(false);
  const tell = (outcome: Outcome, did: string) => {
    setLast({ ...outcome, did });
    onDone();
  };
  const write = useWrite((action: Action) => actOnAll(listings, (listing) => actOn(listing, action)), {
    refreshes: [listOwnListings],
    answered: (outcome, action) => tell(outcome, ACTIONS[action].done),
  });
  return (
    <div aria-live="polite">
      {last === undefined || listings.length > 0 ? null : (
        <Notice className="mt-4" tone={last.refused.length === 0 ? 'success' : 'warning'}>
          {formatCount(last.done, 'listing')} {last.did}.
          {last.refused.length === 0 ? null : (
            <ul className="mt-1 list-disc pl-5">
              {last.refused.map(({ label, reason }) => (
                <li key={label}>
                  {label}: {reason}
                </li>
              ))}
            </ul>
          )}
        </Notice>
      )}
      {listings.length === 0 ? null : (
        <div className="mt-4 flex flex-wrap items-center gap-2 rounded-card border border-line bg-sunken p-3">
          <span className="mr-2 text-sm">{formatCount(listings.length, 'listing')} chosen</span>
          {(Object.keys(ACTIONS) as Action[]).map((action) => (
            <Button
              key={action}
              size="small"
              variant="secondary"
              busy={write.underway.includes(action)}
              onClick={() => void write.run(action)}
            >
              {ACTIONS[action].label}
            </Button>
          ))}
          <Button size="small" variant="secondary" onClick={() => setPricing(true)}>
            Change the prices
          </Button>
        </div>
      )}
      {isPricing && listings.length > 0 ? (
        <BulkPriceDialog
          listings={listings}
          onClose={() => setPricing(false)}
          onDone={(outcome) => {
            setPricing(false);
            tell(outcome, PRICED);
          }}
        />
      ) : null}
    </div>
  );
}

async function actOn({ id }: OwnListingSummary, action: Action): Promise<undefined> {
  const params = { id };
  if (action === 'archive') await browserApi.call(archiveOwnListing, { params, body: { isArchived: true } });
  else if (action === 'duplicate') await browserApi.call(duplicateOwnListing, { params, body: { id: randomUuid() } });
  else {
    const listing = await browserApi.call(getOwnListing, { params });
    if (listing === null) return undefined;
    const { version, standardStatus, timeZone } = listing;
    if (action === 'publish')
      await browserApi.call(publishOwnListing, { params, body: { version, as: publishedAs(standardStatus) } });
    else
      await browserApi.call(changeOwnListingStatus, {
        params,
        body: { from: standardStatus, to: 'Hold', reason: 'Taken off the market', date: dayInZone(new Date(), timeZone) },
      });
  }
  return undefined;
}
