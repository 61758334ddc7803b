import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { listenToNews } from '#platform/web/news-stream.ts';
import { refreshReads } from '#platform/web/write/read-cache.ts';
import { COLLECTION_READS, KEPT_READS } from './api.ts';

/** Lists that show these homes are read again when a price or a status changes. */
export function useChangedHomes(listingKeys: readonly string[] = []): void {
  const client = useQueryClient();
  const keys = listingKeys.join(',');
  useEffect(() => {
    if (keys === '') return;
    const shown = keys.split(',');
    return listenToNews({
      listingKeys: shown,
      onNews({ event, data }) {
        if (event !== 'listing' || !shown.includes(data.listingKey)) return;
        void refreshReads(client, [...KEPT_READS, ...COLLECTION_READS]);
      },
    });
  }, [client, keys]);
}
