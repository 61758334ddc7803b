import { LockKeyhole } from '#ui/icons/index.ts';
import { useLocation } from 'react-router';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { AppLink } from '#ui/link.tsx';
import { searchHref, type SearchState, withoutPersonal } from '../search-state.ts';
import type { Standing } from '../use-standing.ts';

interface OwnResultsProps {
  state: SearchState;
  standing: Extract<Standing, 'signed-out' | 'no-profile'>;
}

/** Replaces personal results if there is no reader or nothing to search by. */
export function OwnResults({ state, standing }: OwnResultsProps) {
  const { pathname, search } = useLocation();
  const everyHome = searchHref({ ...state, filters: withoutPersonal(state.filters), cursor: '' });
  const isGuest = standing === 'signed-out';
  return (
    <EmptyState
      icon={LockKeyhole}
      level={2}
      title={isGuest ? 'This search shows each person their own homes' : 'This search goes by a buyer profile'}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          {isGuest ? (
            <Button asChild>
              <AppLink href={`/auth/login?${new URLSearchParams({ redirect: pathname + search }).toString()}`}>Sign In</AppLink>
            </Button>
          ) : (
            <Button asChild>
              <AppLink href="/buyer-flow">Find your match</AppLink>
            </Button>
          )}
          <Button asChild variant="secondary">
            <AppLink href={everyHome}>See all homes</AppLink>
          </Button>
        </div>
      }
    >
      {isGuest
        ? 'This link shows each person the homes they saved, commented on or match. Sign in to see yours.'
        : 'This address shows each reader the homes that match their own answers. You have not given any yet.'}
    </EmptyState>
  );
}
