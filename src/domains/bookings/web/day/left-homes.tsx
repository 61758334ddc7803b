import { IconButton } from '#ui/icon-button.tsx';
import { Trash2 } from '#ui/icons/index.ts';
import { LineLink } from '#ui/link.tsx';
import type { AskedHome, TourHome } from '../../contract.ts';

interface LeftHomesProps {
  homes: readonly TourHome[];
  told: readonly AskedHome[];
  inOrder: boolean;
  /** Some times were chosen by hand. */
  isChosen: boolean;
  onRemove: (listingKey: string) => void;
}

/** Homes that are not in the day, and why. */
export function LeftHomes({ homes, told, inOrder, isChosen, onRemove }: LeftHomesProps) {
  if (homes.length === 0) return null;
  const whyOf = ({ listingKey, why, starts, agreed }: TourHome) => {
    const words = told.find((one) => one.listingKey === listingKey && one.outcome !== 'booked')?.words;
    if (words !== undefined) return words;
    if (why !== null) return why;
    if (agreed !== null) return 'Your appointment here overlaps with another visit.';
    if (starts.length === 0) return 'No free times on this day.';
    if (inOrder) return 'Its free times don’t fit this order.';
    return isChosen ? 'Its free times don’t fit with the ones you chose.' : 'Its free times don’t fit with the others.';
  };
  return (
    <section className="mt-6" aria-labelledby="not-in-the-day">
      <h3 id="not-in-the-day" className="font-medium">
        Not in this plan
      </h3>
      <ul className="mt-2 divide-y divide-line rounded-card border border-line">
        {homes.map((home) => (
          <li key={home.listingKey} className="flex items-center justify-between gap-3 px-4 py-2">
            <div className="min-w-0">
              <LineLink href={`/property/${home.listingKey}`}>{home.name}</LineLink>
              <p className="text-sm text-ink-soft">{whyOf(home)}</p>
            </div>
            <IconButton
              icon={Trash2}
              label={`Remove ${home.name}`}
              className="print:hidden"
              onClick={() => onRemove(home.listingKey)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
