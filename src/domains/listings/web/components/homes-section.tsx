import type { ReactNode } from 'react';
import { Container, Section } from '#ui/container.tsx';
import { LineLink } from '#ui/link.tsx';
import { ListingCard, type ListingCardProps } from './listing-card.tsx';

interface HomesSectionProps {
  title: ReactNode;
  /** Where more of them are. */
  more?: { href: string; label: string } | undefined;
  homes: readonly Pick<ListingCardProps, 'listing' | 'footer'>[];
  /** Between title and homes. */
  children?: ReactNode;
}

/** A few homes on the start page. */
export function HomesSection({ title, more, homes, children }: HomesSectionProps) {
  return (
    <Section>
      <Container>
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <h2 className="flex flex-wrap items-center gap-3 font-serif text-3xl text-ink">{title}</h2>
          {more === undefined ? null : <LineLink href={more.href}>{more.label}</LineLink>}
        </div>
        {children}
        {homes.length === 0 ? null : (
          <ul className="mt-6 grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-4">
            {homes.map((home) => (
              <li key={home.listing.listingKey} className="has-[[data-hidden-home]]:hidden">
                <ListingCard {...home} imageSizes="(min-width: 1024px) 18rem, (min-width: 640px) 50vw, 100vw" />
              </li>
            ))}
          </ul>
        )}
      </Container>
    </Section>
  );
}
