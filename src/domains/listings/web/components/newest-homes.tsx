import type { ListingSummary } from '../../contract.ts';
import { HomesSection } from './homes-section.tsx';

export function NewestHomes({ homes }: { homes: ListingSummary[] }) {
  return (
    <HomesSection
      title="The newest homes"
      more={{ href: '/property-search?sort=newest', label: 'See all the newest' }}
      homes={homes.map((listing) => ({ listing }))}
    >
      {homes.length === 0 ? (
        <p className="mt-6 text-ink-soft">
          No homes are for sale here yet. As soon as a listing file is imported, its homes show here.
        </p>
      ) : null}
    </HomesSection>
  );
}
