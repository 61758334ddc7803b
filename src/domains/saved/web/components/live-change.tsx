import { useEffect, useState } from 'react';
import { formatWholeDollars } from '#lib/format.ts';
import type { ListingChange } from '#lib/news.ts';
import { listenToNews } from '#platform/web/news-stream.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';

/** Says so when a home changes while its page is open; the figures below are then out of date. */
export function LiveChange({ listingKey }: { listingKey: string }) {
  const [change, setChange] = useState<ListingChange>();
  useEffect(
    () =>
      listenToNews({
        listingKeys: [listingKey],
        onNews({ event, data }) {
          if (event === 'listing' && data.listingKey === listingKey) setChange(data);
        },
      }),
    [listingKey],
  );
  if (change === undefined) return null;
  return (
    <Notice
      live
      className="order-last w-full"
      title={describeLiveChange(change)}
      action={
        <Button size="small" variant="secondary" onClick={() => window.location.reload()}>
          Show the new figures
        </Button>
      }
    >
      This changed just now, while you were reading.
    </Notice>
  );
}

export function describeLiveChange({ statusBefore, statusAfter, priceBefore, priceAfter }: ListingChange): string {
  if (statusBefore !== null && statusBefore !== statusAfter) return `Status: ${statusBefore} is now ${statusAfter}`;
  if (priceBefore === null || priceAfter === null) return 'This listing changed';
  const word = priceAfter < priceBefore ? 'Price cut' : 'Price raised';
  return `${word} from ${formatWholeDollars(priceBefore)} to ${formatWholeDollars(priceAfter)}`;
}
