import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { personalPage, useSession } from '#domains/accounts/web/index.ts';
import { Page } from '#ui/page.tsx';
import { LoadingRegion, Skeleton } from '#ui/skeleton.tsx';

const frame = {
  title: 'Request a service',
  lead: 'Say what you need and where. Only the people you choose see it, and no one gets your phone number before they accept.',
};
const pending = <Skeleton className="mt-8 h-128 w-full" />;

const page = personalPage({
  ...frame,
  path: '/request-service',
  description: 'Say what you need and where. Only the people you choose see it, a few at a time, and they answer soon.',
  isIndexed: true,
  reason: 'Your request, its quotes and messages are kept with your account.',
  view: async () => (await import('../request/request-view.tsx')).RequestView,
  pending,
});

const VisitorView = lazy(async () => {
  const [{ VisitorRequest }, { QueryScope }] = await Promise.all([
    import('../request/visitor-request.tsx'),
    import('#platform/web/query-scope.tsx'),
  ]);
  return {
    default: () => (
      <QueryScope>
        <VisitorRequest frame={frame} />
      </QueryScope>
    ),
  };
});

export const meta = page.meta;

/** A visitor fills everything in first, and signs in to send it. What is kept already belongs to an account. */
function RequestService() {
  const session = useSession();
  const [params] = useSearchParams();
  const isVisitor = session.status === 'signed-out' && session.lastUser === undefined && session.reason !== 'disabled';
  if (!isVisitor || params.has('request')) return <page.Component />;
  return (
    <Suspense
      fallback={
        <Page {...frame}>
          <LoadingRegion>{pending}</LoadingRegion>
        </Page>
      }
    >
      <VisitorView />
    </Suspense>
  );
}

export default RequestService;
