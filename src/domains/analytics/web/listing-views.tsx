import { useEffect } from 'react';
import { SEEN_AFTER_MS } from '#lib/seen-after.ts';
import { reportListingVisit } from './report-listings.ts';

const isSeen = () => document.visibilityState === 'visible' && Reflect.get(document, 'prerendering') !== true;

/** Reports a view of a listing once its page was visible for a second without a break. */
export function ListingViews({ listingKey }: { listingKey: string }) {
  useEffect(() => watchView(() => reportListingVisit(listingKey, 'view')), [listingKey]);
  return null;
}

/** Calls back once, and returns what ends the watch. */
function watchView(onSeen: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    clearTimeout(timer);
    if (isSeen()) timer = setTimeout(finish, SEEN_AFTER_MS);
  };
  const stop = () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', look);
    document.removeEventListener('prerenderingchange', look);
  };
  function finish() {
    stop();
    onSeen();
  }
  document.addEventListener('visibilitychange', look);
  document.addEventListener('prerenderingchange', look);
  look();
  return stop;
}
