import { lazy, Suspense } from 'react';
import { formatDate } from '#lib/format.ts';
import { apiContext, loadForPage } from '#platform/web/api-context.ts';
import { pageMeta, siteOf } from '#platform/web/page-meta.ts';
import { Card } from '#ui/card.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { getLoanInvitation } from '../../contract.ts';
import type { Route } from './+types/loan-invitation';

const AcceptLoanInvitation = lazy(async () => ({
  default: (await import('../components/accept-loan-invitation.tsx')).AcceptLoanInvitation,
}));

export async function loader({ context, params }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  return loadForPage(() => api.call(getLoanInvitation, { params: { token: params.token } }));
}

// What a link stands for changes and ends: no cache keeps its page.
export function headers() {
  return { 'cache-control': 'no-store' };
}

export function meta({ matches, params }: Route.MetaArgs) {
  return pageMeta({
    site: siteOf(matches),
    title: 'Invitation to borrow together',
    description: 'An invitation to prepare a loan application together.',
    path: `/invite/loan/${params.token}`,
    isIndexed: false,
  });
}

/** An invitation to be the second borrower; accepting needs an account, under which the answers are kept. */
export default function LoanInvitation({ loaderData, params }: Route.ComponentProps) {
  if (loaderData === null) return null;
  const { invitedBy, expiresAt } = loaderData;
  return (
    <Card padding="large" className="mx-auto max-w-150">
      <h1 className="font-serif text-3xl text-ink">{invitedBy} asks you to borrow together</h1>
      <p className="mt-4">
        You fill in your own part of a loan application: who you are, what you earn, have and owe. {invitedBy} fills in theirs,
        and the home.
      </p>
      <ul className="mt-4 list-disc space-y-1 pl-5">
        <li>Neither of you sees the other’s answers or files.</li>
        <li>Both see what they add up to: together, the income, debts, assets and ratios.</li>
        <li>No credit is pulled, and nothing is sent to a lender.</li>
        <li>You can leave at any time; your answers and files are then deleted.</li>
      </ul>
      <p className="mt-4 text-ink-soft">The invitation is for one person, until {formatDate(expiresAt, 'UTC', 'long')}.</p>
      <div className="mt-6">
        <Suspense fallback={<Skeleton className="h-11 w-48" />}>
          <AcceptLoanInvitation token={params.token} />
        </Suspense>
      </div>
    </Card>
  );
}
