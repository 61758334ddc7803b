import { useQuery } from '@tanstack/react-query';
import { useSession } from '#domains/accounts/web/index.ts';
import { ownCountOptions } from './api.ts';
import { type Filters, isPersonal } from './search-state.ts';

/** Whether the reader can run a search: personal filters need a signed-in person, match scores also a profile. */
export type Standing = 'free' | 'waiting' | 'signed-out' | 'no-profile';

export function useStanding(filters: Filters): Standing {
  const { status } = useSession();
  const needsProfile = status === 'signed-in' && filters.matchScoreMin !== undefined;
  const { data, isPending } = useQuery({ ...ownCountOptions({}), enabled: needsProfile });
  if (!isPersonal(filters)) return 'free';
  if (status === 'loading') return 'waiting';
  if (status === 'signed-out') return 'signed-out';
  if (!needsProfile) return 'free';
  if (isPending) return 'waiting';
  return data?.matches === null ? 'no-profile' : 'free';
}
