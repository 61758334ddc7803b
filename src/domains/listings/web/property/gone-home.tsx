import type { SimilarListings } from '../../contract.ts';
import { LineLink } from '#ui/link.tsx';
import { Page } from '#ui/page.tsx';
import { SimilarHomes } from './similar-homes.tsx';

/** Shown for a home that must no longer be shown: homes like it. */
export function GoneHome({ similar }: { similar: SimilarListings }) {
  return (
    <Page
      size="large"
      title="This home is no longer on the market here"
      lead={
        <>
          Its listing was withdrawn, canceled or has expired, so its details are no longer shown.{' '}
          {similar.active.length > 0 ? 'Here are homes like it.' : 'There is nothing like it for sale right now.'}
        </>
      }
    >
      <p className="mt-2">
        <LineLink href="/property-search">Search all homes</LineLink>
      </p>
      <SimilarHomes similar={similar} />
    </Page>
  );
}
