import { Printer, Share2 } from 'lucide-react';
import type { Listing } from '#domains/listings/contract.ts';
import { Button } from '#ui/button.tsx';
import { useToast } from '#ui/toast.tsx';
import { titleOf } from './listing-meta.ts';

/** Share and print. */
export function PageActions({ listing }: { listing: Listing }) {
  const { toast } = useToast();

  async function share() {
    const link = { title: titleOf(listing), url: window.location.href.split('#')[0] ?? window.location.href };
    if (typeof navigator.share === 'function') {
      await navigator.share(link).catch(() => {
        // Closing the share sheet is no failure.
      });
      return;
    }
    try {
      await navigator.clipboard.writeText(link.url);
      toast({ title: 'Link copied', description: link.url });
    } catch {
      toast({
        title: 'The link could not be copied',
        description: `Copy it from the address bar: ${link.url}`,
        variant: 'destructive',
      });
    }
  }

  return (
    <div className="mt-5 flex flex-wrap gap-2 print:hidden">
      <Button variant="secondary" size="small" onClick={() => void share()}>
        <Share2 aria-hidden="true" className="size-4" /> Share
      </Button>
      <Button variant="secondary" size="small" onClick={() => window.print()}>
        <Printer aria-hidden="true" className="size-4" /> Print sheet
      </Button>
    </div>
  );
}
