import { useWrite } from '#platform/web/write/use-write.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { InlineLink } from '#ui/link.tsx';
import { listOwnListings, type OwnListing, publishOwnListing } from '../../contract.ts';
import { isSeen } from '../../model/status-changes.ts';
import { useShowListing } from '../api.ts';

export interface PublishProps {
  listing: OwnListing;
  /** Saves what was typed. Resolves to the saved listing, or undefined if something could not be saved. */
  flush: () => Promise<OwnListing | undefined>;
  onPublishRefused: () => void;
}

interface PublishedAs {
  as: 'Active' | 'Coming Soon';
  onMarketDate?: string | null;
}

/** Publishes a draft, or what changed in it since. */
export function usePublish({ listing, flush, onPublishRefused }: PublishProps) {
  const { id } = listing;
  const show = useShowListing();
  const isDraft = listing.publishedVersion === null;
  return useWrite(
    async (published: PublishedAs) => {
      const saved = await flush();
      if (saved === undefined) throw new Error('The draft isn’t saved yet');
      return browserApi.call(publishOwnListing, { params: { id }, body: { version: saved.version, ...published } });
    },
    {
      answered: (answer) => show(answer),
      refreshes: [listOwnListings, { path: '/api/own-listings/{id}/events' }],
      failureTitle: 'Not published',
      failed: onPublishRefused,
      done: (answer) =>
        isSeen(answer)
          ? {
              title: isDraft ? 'The home is published.' : 'Your changes are public.',
              action: <InlineLink href={`/property/${answer.listingKey}`}>See its page</InlineLink>,
            }
          : { title: 'Published. Buyers don’t see the home now.' },
    },
  );
}
