import { lazy, Suspense, useEffect } from 'react';
import { CardViews, watchPageAtRest } from '#domains/analytics/web/index.ts';
import { useSession } from '#domains/accounts/web/shell.ts';
import { FeedbackLauncher } from '#domains/feedback/web/index.ts';
import { CardPhotos, type HomeExtras } from '#domains/listings/web/index.ts';
import { CardScore } from '#domains/matching/web/index.ts';
import type { OwnHomes } from '#domains/search/web/index.ts';
import { CardActions, CompareTray, hiddenHomes, savedHomes, SearchActions } from '#domains/saved/web/index.ts';
import { AskBeforeLeaving } from '#platform/web/form/ask-before-leaving.tsx';
import { AwayNotice } from './away-notice.tsx';

const HeaderTools = lazy(() => import('./header-tools.tsx'));

function Everywhere() {
  const session = useSession();
  // How the page did is told once it is at rest.
  useEffect(watchPageAtRest, []);
  return (
    <>
      {session.status === 'signed-in' && (
        <Suspense>
          <HeaderTools />
        </Suspense>
      )}
      <CompareTray />
      <CardViews />
      <FeedbackLauncher />
      <AwayNotice />
      <AskBeforeLeaving />
    </>
  );
}

const homeExtras: HomeExtras = { Actions: CardActions, Score: CardScore, Photos: CardPhotos };

const ownHomes: OwnHomes = { hidden: hiddenHomes, saved: savedHomes };

export const personalWorld = { homeExtras, SearchActions, ownHomes, Everywhere };
export type PersonalWorld = typeof personalWorld;
