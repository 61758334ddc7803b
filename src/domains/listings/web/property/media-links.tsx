import { lazy, Suspense, useState } from 'react';
import { Button, buttonClasses } from '#ui/button.tsx';
import { cn } from '#ui/class-names.ts';
import { CirclePlay, Rotate3d, Ruler } from '#ui/icons/index.ts';
import { AppLink } from '#ui/link.tsx';
import type { Listing } from '../../contract.ts';
import { photosOf } from './listing-photos.ts';
import { titleOf } from './listing-meta.ts';

const Lightbox = lazy(async () => ({ default: (await import('#ui/lightbox.tsx')).Lightbox }));

interface MediaLinksProps {
  listing: Listing;
  className?: string;
}

/**
 * Floor plan, tours and videos. What lies on other sites opens in a window of its own: nothing of theirs loads with the page,
 * and nobody there hears who looks at the home.
 */
export function MediaLinks({ listing, className }: MediaLinksProps) {
  const [isOpen, setOpen] = useState(false);
  const photos = photosOf(listing);
  const plan = listing.media.find(({ category }) => category === 'Floor Plan');
  const planAt = photos.findIndex(({ src }) => src === plan?.url);
  const tours = [
    { href: listing.virtualTourUrl, label: 'Take the virtual tour' },
    { href: listing.brandedTourUrl, label: listing.virtualTourUrl === null ? 'Take the virtual tour' : 'Tour by the seller' },
  ].flatMap(({ href, label }) => (href === null || href === '' ? [] : [{ href, label }]));
  const videos = listing.videoUrls.map((href, at) => ({
    href,
    label: listing.videoUrls.length === 1 ? 'Watch the video' : `Watch video ${at + 1}`,
  }));
  if (planAt < 0 && tours.length === 0 && videos.length === 0) return null;
  return (
    <>
      <ul aria-label="Floor plan, tours and videos" className={cn('flex flex-wrap gap-3 print:hidden', className)}>
        {tours.map((link) => (
          <li key={link.href}>
            <MediaLink {...link} icon={Rotate3d} />
          </li>
        ))}
        {videos.map((link) => (
          <li key={link.href}>
            <MediaLink {...link} icon={CirclePlay} />
          </li>
        ))}
        {planAt < 0 ? null : (
          <li>
            <Button variant="secondary" onClick={() => setOpen(true)}>
              <Ruler aria-hidden="true" className="size-5" /> See the floor plan
            </Button>
          </li>
        )}
      </ul>
      {isOpen ? (
        <Suspense fallback={null}>
          <Lightbox photos={photos} title={titleOf(listing)} startAt={planAt} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

function MediaLink({ href, label, icon: Icon }: { href: string; label: string; icon: typeof Rotate3d }) {
  const host = hostOf(href);
  return (
    <AppLink
      href={href}
      {...(host === null ? {} : { target: '_blank', rel: 'noopener noreferrer nofollow' })}
      className={buttonClasses({ variant: 'secondary' })}
    >
      <Icon aria-hidden="true" className="size-5 shrink-0" />
      <span className="text-start leading-tight">
        {label}
        {host === null ? null : (
          <span className="block text-xs font-normal text-ink-soft">
            on {host}
            <span className="sr-only">, opens in a new tab</span>
          </span>
        )}
      </span>
    </AppLink>
  );
}

// Tours of the demonstration are pages of this site.
const hostOf = (href: string) => (URL.canParse(href) ? new URL(href).hostname.replace(/^www\./, '') : null);
