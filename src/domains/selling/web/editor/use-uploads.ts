import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { keepPageOpen } from '#platform/web/keep-page-open.ts';
import { sendFile } from '#platform/web/send-file.ts';
import { showAnswer } from '#platform/web/write/read-cache.ts';
import { addOwnListingPhoto } from '../../contract.ts';
import { ownListingOptions } from '../api.ts';
import { type Chosen, UploadQueue } from './upload-queue.ts';

// Pictures go on arriving while their people look at another part of the listing.
const queues = new WeakMap<QueryClient, Map<string, UploadQueue>>();

/** The pictures of a listing that are on their way. Each answer shows the listing as it is then. */
export function useUploads(listingId: string) {
  const client = useQueryClient();
  const queue = queueOf(client, listingId);
  return { queue, uploads: useSyncExternalStore(queue.subscribe, queue.read, queue.read) };
}

/** Sends pictures that were chosen elsewhere to a listing, in their order; its editor shows how far they are. */
export function useSendPhotos(): (listingId: string, photos: readonly Chosen[]) => void {
  const client = useQueryClient();
  return (listingId, photos) => queueOf(client, listingId).add(photos);
}

function queueOf(client: QueryClient, listingId: string): UploadQueue {
  const own = queues.get(client) ?? new Map<string, UploadQueue>();
  queues.set(client, own);
  const known = own.get(listingId);
  if (known !== undefined) return known;
  const queue = new UploadQueue({
    async send(photoId, file, onProgress, { place, room }) {
      const answer = await sendFile(addOwnListingPhoto, {
        params: { id: listingId, photoId },
        query: { place, room },
        file,
        onProgress,
      });
      // Of answers that overtake each other, the one with more photos is the later.
      await showAnswer(client, ownListingOptions(listingId), (before) =>
        before != null && before.photos.length > answer.photos.length ? before : answer,
      );
    },
  });
  own.set(listingId, queue);
  askBeforeLosing(queue);
  return queue;
}

/** Pictures that wait for their turn, or for the line, would be lost with the page. */
export function askBeforeLosing(queue: Pick<UploadQueue, 'subscribe' | 'read'>): void {
  let letGo: (() => void) | undefined;
  queue.subscribe(() => {
    const isUnderWay = queue.read().some(({ state }) => state !== 'failed');
    if (isUnderWay) {
      letGo ??= keepPageOpen();
      return;
    }
    letGo?.();
    letGo = undefined;
  });
}
