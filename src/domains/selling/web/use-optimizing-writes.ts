import { useQuery } from '@tanstack/react-query';
import { randomUuid } from '#lib/uuid.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { CallFailure } from '#platform/web/call-failure.ts';
import { type Write, useWrite } from '#platform/web/write/use-write.ts';
import { type OwnListing, orderOwnListingPhotos, readEditorField, saveOwnListing } from '../contract.ts';
import { ownListingOptions, useShowListing } from './api.ts';

/** An own listing, which follows what others change in it. */
export const useOwnListing = (id: string) => useQuery({ ...ownListingOptions(id), meta: { follows: ['own-listings'] as const } });

type Texts = Partial<Record<'Headline' | 'PublicRemarks', string>>;

const OPTIMIZATION = [{ path: '/api/own-listings/{id}/optimization' }, { path: '/api/own-listings/{id}/versions' }] as const;

async function saveTexts({ id, version }: OwnListing, texts: Texts): Promise<OwnListing> {
  for (const [name, value] of Object.entries(texts)) {
    const read = readEditorField(name, value);
    if ('problem' in read) throw new CallFailure(read.problem, { code: 'invalid', detail: read.problem });
  }
  const changes = Object.entries(texts).map(([name, value]) => ({ path: [name], value: value === '' ? null : value }));
  return browserApi.call(saveOwnListing, {
    params: { id },
    body: { baseVersion: version, writer: randomUuid(), seq: 1, changes },
  });
}

/** Saves texts of a draft as a new version, and offers to undo it. A text that is too long is not cut off: it is refused. */
export function useSaveTexts(listing: OwnListing): Write<Texts, OwnListing> {
  const show = useShowListing();
  return useWrite((texts: Texts) => saveTexts(listing, texts), {
    answered: (answer) => show(answer),
    refreshes: OPTIMIZATION,
    done: { title: 'Saved in the draft' },
    undo: async (texts, answer) => {
      const before = Object.fromEntries(Object.keys(texts).map((name) => [name, String(listing.fields[name] ?? '')]));
      await show(await saveTexts(answer, before));
    },
  });
}

/** Puts the photos of a listing in another order, and offers to undo it. */
export function useOrderPhotos(listing: OwnListing): Write<string[], OwnListing> {
  const show = useShowListing();
  const order = (photoIds: string[]) =>
    browserApi.call(orderOwnListingPhotos, { params: { id: listing.id }, body: { photoIds } });
  return useWrite(order, {
    answered: (answer) => show(answer),
    refreshes: OPTIMIZATION,
    done: { title: 'Photos reordered' },
    undo: async () => show(await order(listing.photos.map(({ id }) => id))),
  });
}
