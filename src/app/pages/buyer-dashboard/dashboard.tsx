import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { LayoutDashboard } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import { getDashboardLayout, setDashboardLayout, type DashboardCard, type DashboardLayout } from '#domains/saved/contract.ts';
import { ApiError, browserApi, reasonOf } from '#platform/web/api-client.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { QueryScope } from '#platform/web/query-scope.tsx';
import { Button } from '#ui/button.tsx';
import { Card, CardHeader } from '#ui/card.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { failureToast } from '#ui/failure-words.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { useToast } from '#ui/toast.tsx';
import { ArrangeCards } from './arrange-cards.tsx';
import { CARDS, LATER_CARDS } from './cards.tsx';
import { StartHint } from './start-hint.tsx';
import { useIsFresh } from './use-is-fresh.ts';

const layoutQuery = endpointQuery(getDashboardLayout);

/** Every card whose source there is, in the order that its reader chose. */
export default function Dashboard() {
  return (
    <QueryScope>
      <Cards />
    </QueryScope>
  );
}

function Cards() {
  const client = useQueryClient();
  const { toast } = useToast();
  const { data, isPending, error, refetch } = useQuery(layoutQuery);
  const isFresh = useIsFresh();
  const [isArranging, setArranging] = useState(false);
  // What its reader made of it while that is being kept; what is read meanwhile may be older.
  const own = useRef<DashboardLayout>(undefined);
  const keep = useMutation({
    mutationKey: layoutQuery.queryKey,
    // One after another: two quick changes do not overtake each other.
    scope: { id: 'dashboard-layout' },
    mutationFn: async () => {
      if (own.current !== undefined) await browserApi.call(setDashboardLayout, { body: own.current });
    },
    onError: (error) => {
      own.current = undefined;
      toast(failureToast(reasonOf(error)));
    },
    onSettled: async () => {
      if (client.isMutating({ mutationKey: layoutQuery.queryKey }) > 1) return;
      own.current = undefined;
      await client.invalidateQueries({ queryKey: layoutQuery.queryKey });
    },
  });

  function change(rearrange: (layout: DashboardLayout) => DashboardLayout) {
    // What is being read just now knows nothing of this change.
    void client.cancelQueries({ queryKey: layoutQuery.queryKey });
    client.setQueryData(layoutQuery.queryKey, (layout) => {
      const before = own.current ?? layout;
      if (before) own.current = rearrange(before);
      return own.current ?? layout;
    });
    // One that waits for its turn writes what stands by then.
    if (client.isMutating({ mutationKey: layoutQuery.queryKey }) < 2) keep.mutate();
  }

  if (isPending || isFresh === undefined) return <Skeleton className="mt-8 h-96 w-full" />;
  if (error !== null)
    return (
      <ErrorState
        onRetry={() => void refetch()}
        errorId={error instanceof ApiError ? error.requestId : undefined}
        className="mt-8"
      />
    );
  if (data === null) return null;
  const shown = data.cards.filter(({ card, isHidden }) => !isHidden && !(isFresh && LATER_CARDS.has(card)));
  return (
    <>
      <div className="mt-3 flex justify-end sm:-mt-10 print:hidden">
        <Button size="small" variant="secondary" onClick={() => setArranging(true)}>
          <LayoutDashboard aria-hidden="true" className="size-4" /> Arrange
        </Button>
      </div>
      {isFresh ? <StartHint /> : null}
      <div className="mt-6 gap-6 lg:columns-2">
        {shown.map(({ card }) => (
          <DashboardSection key={card} card={card} />
        ))}
      </div>
      {shown.length === 0 ? <p className="text-ink-soft">All cards are hidden. Choose Arrange to bring some back.</p> : null}
      {isArranging ? <ArrangeCards layout={data} onChange={change} onClose={() => setArranging(false)} /> : null}
    </>
  );
}

function DashboardSection({ card }: { card: DashboardCard }) {
  const { title, description, Content } = CARDS[card];
  return (
    <Card className="mb-6 break-inside-avoid">
      <section aria-labelledby={`card-${card}`}>
        <CardHeader id={`card-${card}`} level={2} title={title} description={description} />
        <Suspense fallback={<Skeleton className="h-32" />}>
          <Content />
        </Suspense>
      </section>
    </Card>
  );
}
