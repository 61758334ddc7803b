import { SaveSearchButton } from '#domains/saved/web/index.ts';
import { Button } from '#ui/button.tsx';
import { AppLink } from '#ui/link.tsx';
import type { BuyerProfile } from '../../contract.ts';
import { type SearchOfProfile, toSearch } from '../../model/to-search.ts';

interface SaveSearchPanelProps {
  profile: BuyerProfile;
  isSignedIn: boolean;
}

/** Saves the limits of a profile as a search that reports new homes, and shows them on the map. */
export function SaveSearchPanel({ profile, isSignedIn }: SaveSearchPanelProps) {
  const search = toSearch(profile);
  const { filters } = search;
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-card border border-line bg-surface p-4">
      <SaveSearchButton filters={filters} name="My matches" size="medium" note={sayCarried(search)}>
        Save as search + alert
      </SaveSearchButton>
      <Button asChild variant="quiet">
        <AppLink href={`/property-search?${new URLSearchParams(filters).toString()}`}>See these limits on the map</AppLink>
      </Button>
      <p className="text-sm text-ink-soft">
        {isSignedIn
          ? 'Your answers are kept in your account.'
          : 'Your answers are kept in this browser only; sign in to keep them.'}
      </p>
    </div>
  );
}

function sayCarried({ carried, left }: SearchOfProfile): string {
  return [
    carried.length === 0
      ? 'You have no musts: the search includes every home.'
      : `The search includes your musts: ${carried.join(', ')}.`,
    left.length === 0 ? '' : `It cannot include: ${left.join(', ')}.`,
    'Nice-to-haves and taste still rank your matches here.',
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}
