import type { ListingSummary } from '#domains/listings/contract.ts';
import { ListingCard } from '#domains/listings/web/index.ts';
import { Container, Section } from '#ui/container.tsx';
import { AppLink } from '#ui/link.tsx';

export function NewestHomes({ homes }: { homes: ListingSummary[] }) {
  return (
    <Section>
      <Container>
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <h2 className="font-serif text-3xl text-ink">The newest homes</h2>
          <AppLink
            href="/property-search?sort=newest"
            className="inline-flex min-h-11 items-center text-info underline underline-offset-4"
          >
            See all the newest
          </AppLink>
        </div>
        {homes.length === 0 ? (
          <p className="mt-6 text-ink-soft">
            No homes are for sale here yet. As soon as a listing file is imported, its homes show here.
          </p>
        ) : (
          <ul className="mt-6 grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-4">
            {homes.map((home) => (
              <li key={home.listingKey} className="has-[[data-hidden-home]]:hidden">
                <ListingCard listing={home} imageSizes="(min-width: 1024px) 18rem, (min-width: 640px) 50vw, 100vw" />
              </li>
            ))}
          </ul>
        )}
      </Container>
    </Section>
  );
}
