import type { SimilarListings } from '../../contract.ts';
import { AppLink } from '#ui/link.tsx';
import { Page } from '#ui/page.tsx';
import { SimilarHomes } from './similar-homes.tsx';

/** A home that was shown once and must not be shown any more: what is like it. */
export function GoneHome({ similar }: { similar: SimilarListings }) {
  return (
    <Page
      size="large"
      title="This home is no longer on the market here"
      lead={
        <>
          Its listing was withdrawn, canceled or has expired, so its details are no longer shown.{' '}
          {similar.active.length > 0 ? 'These homes are like it.' : 'There is nothing like it for sale at the moment.'}
        </>
      }
    >
      <p className="mt-2">
        <AppLink href="/property-search" className="inline-flex min-h-11 items-center text-info underline underline-offset-4">
          Search all homes
        </AppLink>
      </p>
      <SimilarHomes similar={similar} />
    </Page>
  );
}
