import { Share2 } from '#ui/icons/index.ts';
import { reportListingVisit } from '#domains/analytics/web/index.ts';
import type { Listing } from '#domains/listings/contract.ts';
import { PageHomeActions } from '#domains/saved/web/index.ts';
import { AfterHydration } from '#platform/web/after-hydration.tsx';
import { Button } from '#ui/button.tsx';
import { PrintButton } from '#ui/print-button.tsx';
import { useToast } from '#ui/toast.tsx';
import { titleOf } from '#domains/listings/web/index.ts';

/** As wide as the loaded content, so that nothing jumps. */
const PLACES = ['w-20', 'w-28', 'w-20', 'w-42'].map((width, at) => (
  <span key={at} aria-hidden="true" className={`min-h-control-small ${width}`} />
));

/** Save, hide, compare and collect, once the page has loaded; share and print. */
export function PageActions({ listing }: { listing: Listing }) {
  const { toast } = useToast();

  async function share() {
    const link = { title: titleOf(listing), url: window.location.href.split('#')[0] ?? window.location.href };
    if (typeof navigator.share === 'function') {
      // Closing the share sheet is not a failure, and shares nothing.
      await navigator.share(link).then(
        () => reportListingVisit(listing.listingKey, 'share'),
        () => undefined,
      );
      return;
    }
    try {
      await navigator.clipboard.writeText(link.url);
      reportListingVisit(listing.listingKey, 'share');
      toast({ title: 'Link copied', description: link.url });
    } catch {
      toast({
        title: 'We couldn’t copy the link',
        description: `Copy it from the address bar: ${link.url}`,
        variant: 'destructive',
      });
    }
  }

  return (
    <div className="mt-5 flex flex-wrap gap-2 print:hidden">
      <AfterHydration placeholder={PLACES}>{() => <PageHomeActions listing={listing} />}</AfterHydration>
      <Button variant="secondary" size="small" onClick={() => void share()}>
        <Share2 aria-hidden="true" className="size-4" /> Share
      </Button>
      <PrintButton size="small">Print sheet</PrintButton>
    </div>
  );
}
