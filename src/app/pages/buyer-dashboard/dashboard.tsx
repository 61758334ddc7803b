import { useQuery, useQueryClient } from '@tanstack/react-query';
import { LayoutDashboard } from '#ui/icons/index.ts';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import {
  getDashboardLayout,
  layoutSchema,
  setDashboardLayout,
  type DashboardCard,
  type DashboardLayout,
} from '#domains/saved/contract.ts';
import { OpenCollection } from '#domains/saved/web/index.ts';
import type { PersonalViewProps } from '#domains/accounts/web/index.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { SAVE_WORDS } from '#platform/web/autosave/save-words.ts';
import { useSavedFields } from '#platform/web/autosave/use-saved-fields.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { Button } from '#ui/button.tsx';
import { Card, CardHeader } from '#ui/card.tsx';
import { Page } from '#ui/page.tsx';
import { LoadingRegion, SkeletonText } from '#ui/skeleton.tsx';
import { ArrangeCards } from './arrange-cards.tsx';
import { CARDS } from './cards.tsx';
import { DashboardSkeleton } from './dashboard-skeleton.tsx';
import { linkedCard, shownCards } from './shown-cards.ts';
import { StartHint } from './start-hint.tsx';
import { useIsFresh, useStartedCards } from './use-is-fresh.ts';

const layoutQuery = endpointQuery(getDashboardLayout);

/** Every card with a source, in the reader's chosen order. */
export function Dashboard({ frame }: PersonalViewProps) {
  const layout = useQuery(layoutQuery);
  const isFresh = useIsFresh();
  return (
    <Page {...frame}>
      {isFresh === undefined ? (
        <LoadingRegion>
          <DashboardSkeleton />
        </LoadingRegion>
      ) : (
        <Loaded query={layout} pending={<DashboardSkeleton />} className="mt-8">
          {(saved) => <Arranged saved={saved} isFresh={isFresh} />}
        </Loaded>
      )}
    </Page>
  );
}

function Arranged({ saved, isFresh }: { saved: DashboardLayout; isFresh: boolean }) {
  const client = useQueryClient();
  const started = useStartedCards();
  const [isArranging, setArranging] = useState(false);
  const { doc, state, change } = useSavedFields({
    name: 'dashboard-layout',
    saved,
    read: (value) => layoutSchema.parse(value),
    async save(_, layout, signal) {
      const answer = await browserApi.call(setDashboardLayout, { body: layout }, signal);
      await client.cancelQueries({ queryKey: layoutQuery.queryKey });
      client.setQueryData(layoutQuery.queryKey, answer);
    },
  });
  const linked = linkedCard(useLocation().hash);
  const shown = shownCards(doc.cards, { isFresh, started, linked });
  return (
    <>
      {isFresh ? null : (
        <div className="mt-3 flex justify-end sm:-mt-10 print:hidden">
          <Button size="small" variant="secondary" onClick={() => setArranging(true)}>
            <LayoutDashboard aria-hidden="true" className="size-4" /> Arrange
          </Button>
        </div>
      )}
      {isFresh ? <StartHint /> : null}
      <div className="mt-6 gap-6 lg:columns-2">
        {shown.map((card) => (
          <DashboardSection key={card} card={card} isLinked={card === linked} />
        ))}
      </div>
      <Suspense fallback={null}>
        <OpenCollection />
      </Suspense>
      {shown.length === 0 && !isFresh ? (
        <p className="text-ink-soft">All cards are hidden. Choose Arrange to bring some back.</p>
      ) : null}
      {isArranging ? (
        <ArrangeCards layout={doc} state={SAVE_WORDS[state]} onChange={change} onClose={() => setArranging(false)} />
      ) : null}
    </>
  );
}

function DashboardSection({ card, isLinked }: { card: DashboardCard; isLinked: boolean }) {
  const { title, description, Content } = CARDS[card];
  const section = useRef<HTMLElement>(null);
  // The browser looks for the place before the card is there.
  useEffect(() => {
    if (isLinked) section.current?.scrollIntoView();
  }, [isLinked]);
  return (
    <Card className="mb-6 break-inside-avoid">
      <section ref={section} className="scroll-mt-24" aria-labelledby={`card-${card}`}>
        <CardHeader id={`card-${card}`} level={2} title={title} description={description} />
        <Suspense fallback={<SkeletonText lines={4} />}>
          <Content />
        </Suspense>
      </section>
    </Card>
  );
}
