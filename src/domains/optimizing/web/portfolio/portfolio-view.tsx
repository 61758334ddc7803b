import { lazy, Suspense } from 'react';
import { useQuery } from '@tanstack/react-query';
import { STATUS_WORDS } from '#domains/listings/contract.ts';
import type { PersonalViewProps } from '#domains/accounts/web/index.ts';
import { SellerTabs } from '#domains/selling/web/index.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { formatCount, formatSpan } from '#lib/format.ts';
import { useWrite } from '#platform/web/write/use-write.ts';
import { Badge } from '#ui/badge.tsx';
import { Button, buttonClasses } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Home } from '#ui/icons/index.ts';
import { AppLink } from '#ui/link.tsx';
import { Page } from '#ui/page.tsx';
import { ProgressRing } from '#ui/progress-ring.tsx';
import { SkeletonRows } from '#ui/skeleton-shapes.tsx';
import { listScores, rescoreListings, type ScoredListing } from '../../contract.ts';
import { scoresOptions } from '../api.ts';
import { sayPoints } from '../components/score-words.ts';
import { ScoreTrend } from './score-trend.tsx';

// Below the scores, and most people never use it.
const Elsewhere = lazy(async () => ({ default: (await import('./elsewhere.tsx')).Elsewhere }));

/** The caller's listings with their scores, the lowest first. */
export function PortfolioView({ frame }: PersonalViewProps) {
  const query = useQuery({ ...scoresOptions(), meta: { follows: ['own-listings'] } });
  const rescore = useWrite(rescoreListings, {
    refreshes: [listScores],
    done: ({ listings }) => ({ title: `${formatCount(listings.length, 'listing')} scored, and kept for the trend` }),
  });
  return (
    <Page {...frame}>
      <SellerTabs current="/listing-optimization" />
      <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button size="small" variant="secondary" busy={rescore.isBusy} onClick={() => void rescore.run()}>
          Score all again
        </Button>
      </div>
      <Loaded
        query={query}
        pending={<SkeletonRows className="mt-8" />}
        failed="We couldn’t load the scores"
        className="mt-8"
        isEmpty={({ listings }) => listings.length === 0}
        empty={<NoListings />}
      >
        {({ listings }) => (
          <ul className="mt-8 divide-y divide-line border-y border-line">
            {listings.map((listing) => (
              <Row key={listing.listingId} listing={listing} />
            ))}
          </ul>
        )}
      </Loaded>
      <Suspense fallback={<SkeletonRows rows={3} className="mt-10" />}>
        <Elsewhere />
      </Suspense>
    </Page>
  );
}

function Row({ listing }: { listing: ScoredListing }) {
  const { listingId, label, standardStatus, isReadOnly, score, ungated, gates, gains, minutes, history, benchmark } = listing;
  const shut = gates.filter(({ isOpen }) => !isOpen);
  return (
    <li className="flex flex-wrap items-start gap-x-6 gap-y-4 py-6">
      <ProgressRing label={`Score of ${label}`} value={score / 100} text={String(score)} />
      <div className="min-w-0 flex-1 basis-72">
        <h2 className="text-lg font-semibold text-ink">
          <AppLink href={`/seller/optimize-listing/${listingId}`} className="hover:underline">
            {label}
          </AppLink>
        </h2>
        <p className="text-sm text-ink-soft">
          {STATUS_WORDS[standardStatus]}
          {isReadOnly
            ? ', for reading only'
            : gains.length === 0
              ? '. Nothing left to gain'
              : `, ${formatSpan(minutes)} for all points`}
        </p>
        <ScoreTrend label={label} score={score} history={history} />
        {shut.length > 0 ? null : (
          <p className="mt-2">
            <Badge tone="brand">Fair housing and photos: passed</Badge>
          </p>
        )}
        {shut.map(({ gate, why }) => (
          <p key={gate} className="mt-2 text-sm font-medium text-error">
            {why}. Until then the score is 0 instead of {ungated}.
          </p>
        ))}
        {gains.length === 0 || isReadOnly ? null : (
          <ol className="mt-3 space-y-1 text-sm">
            {gains.map(({ key, todo, points, minutes: effort }) => (
              <li key={key} className="flex flex-wrap justify-between gap-x-4">
                <span className="min-w-0">{todo}</span>
                <span className="text-ink-soft">
                  {sayPoints(points)}, {formatSpan(effort)}
                </span>
              </li>
            ))}
          </ol>
        )}
        {benchmark === null ? null : (
          <p className="mt-3 text-sm text-ink-soft">
            Beside {benchmark.homes.toLocaleString('en-US')} homes for sale in {benchmark.area}:{' '}
            {formatCount(benchmark.photos.own, 'photo')} (half have {Math.round(benchmark.photos.median)} or more),{' '}
            {formatCount(benchmark.words.own, 'word')} of description (half have {Math.round(benchmark.words.median)} or more).
          </p>
        )}
      </div>
      <AppLink href={`/seller/optimize-listing/${listingId}`} className={buttonClasses({ variant: 'secondary', size: 'small' })}>
        {isReadOnly ? 'See the score' : 'Improve'}
        <span className="sr-only"> {label}</span>
      </AppLink>
    </li>
  );
}

function NoListings() {
  return (
    <EmptyState
      icon={Home}
      level={2}
      title="You are not selling a home yet"
      action={
        <AppLink href="/seller-flow/intent" className={buttonClasses({})}>
          Start to sell
        </AppLink>
      }
    >
      Once you list a home, you’ll see its score here, with what to do first.
    </EmptyState>
  );
}
