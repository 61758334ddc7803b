import { lazy, Suspense } from 'react';
import { useSession } from '#domains/accounts/web/shell.ts';
import { CardActions, CompareTray, hiddenHomes, SearchActions } from '#domains/saved/web/index.ts';

const HeaderTools = lazy(() => import('./header-tools.tsx'));

function Everywhere() {
  const session = useSession();
  return (
    <>
      {session.status === 'signed-in' && (
        <Suspense>
          <HeaderTools />
        </Suspense>
      )}
      <CompareTray />
    </>
  );
}

export const personalWorld = { CardActions, SearchActions, hiddenHomes, Everywhere };
export type PersonalWorld = typeof personalWorld;
