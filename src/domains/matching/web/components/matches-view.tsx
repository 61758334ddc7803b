import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ListingCard } from '#domains/listings/web/index.ts';
import { formatCount, formatNumber } from '#lib/format.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { Button } from '#ui/button.tsx';
import { EngineBadge } from '#ui/engine-badge.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { AppLink, InlineLink } from '#ui/link.tsx';
import { Notice } from '#ui/notice.tsx';
import { PropertyCardSkeleton } from '#ui/property-card.tsx';
import { seeMyMatches, type MatchResult } from '../../contract.ts';
import { hasWishes } from '../../model/change-profile.ts';
import { matchesOptions, MATCHES_PER_PAGE, MOST_AT_ONCE, MOST_PASSED } from '../api.ts';
import { countTied } from '../../model/count-tied.ts';
import { flowHref } from '../../model/flow-steps.ts';
import { LikeListing } from './like-buttons.tsx';
import { MatchSummary } from './match-summary.tsx';
import { RelaxPanel } from './relax-panel.tsx';
import { SaveSearchPanel } from './save-search-panel.tsx';
import type { StepProps } from './steps/step-props.ts';

const PLACEHOLDERS = 3;

interface MatchesViewProps extends StepProps {
  isSignedIn: boolean;
}

/** Ranked homes with their reasons; if there are none, what to relax. */
export function MatchesView({ profile, change, isSignedIn }: MatchesViewProps) {
  const [shown, setShown] = useState(MATCHES_PER_PAGE);
  const [from, setFrom] = useState(0);
  const matches = useQuery({ ...matchesOptions(profile, shown, from), enabled: hasWishes(profile) });
  const isSeen = isSignedIn && matches.isSuccess;
  useEffect(() => {
    // Marks what counts as new from now on; a failure is not worth a message.
    if (isSeen) void browserApi.call(seeMyMatches).catch(() => undefined);
  }, [isSeen]);
  function goTo(next: number) {
    setFrom(next);
    setShown(next === 0 ? MATCHES_PER_PAGE : MOST_AT_ONCE);
    window.scrollTo({ top: 0 });
  }
  // Other answers make another order.
  const [asked, setAsked] = useState(profile);
  if (asked !== profile) {
    setAsked(profile);
    setFrom(0);
  }
  if (!hasWishes(profile)) {
    return (
      <EmptyState
        title="Tell us one thing first"
        action={
          <Button asChild>
            <AppLink href={flowHref('budget')}>Start with your budget</AppLink>
          </Button>
        }
      >
        Without wishes, every home matches. One or two answers are enough to start.
      </EmptyState>
    );
  }
  return (
    <Loaded query={matches} pending={<Placeholders />}>
      {(result) => (
        <div>
          <Summary result={result} />
          {result.items.length === 0 ? (
            <div className="flex flex-col gap-8">
              <RelaxPanel steps={result.relax} change={change} />
              <SaveSearchPanel profile={profile} isSignedIn={isSignedIn} />
            </div>
          ) : (
            <>
              <SaveSearchPanel profile={profile} isSignedIn={isSignedIn} />
              <ol className="mt-8 flex flex-col gap-8" aria-busy={matches.isFetching}>
                {result.items.map(({ listing, match }, at) => (
                  <li
                    key={listing.listingKey}
                    className="grid grid-cols-1 items-start gap-6 border-b border-line pb-8 last:border-b-0 md:grid-cols-[minmax(0,20rem)_minmax(0,1fr)]"
                  >
                    <div className="min-w-0">
                      <ListingCard
                        listing={listing}
                        level={3}
                        wholeAddress
                        footer={<LikeListing listing={listing} profile={profile} change={change} />}
                      />
                    </div>
                    <MatchSummary match={match} isOpen={at === 0} />
                  </li>
                ))}
              </ol>
              <div className="mt-8 flex flex-wrap gap-3">
                {shown < MOST_AT_ONCE && from + shown < result.total.matching ? (
                  <Button
                    variant="secondary"
                    busy={matches.isFetching}
                    onClick={() => setShown((count) => Math.min(MOST_AT_ONCE, count + MATCHES_PER_PAGE))}
                  >
                    Show more matches
                  </Button>
                ) : null}
                {shown === MOST_AT_ONCE && from + MOST_AT_ONCE < Math.min(MOST_PASSED, result.total.matching) ? (
                  <Button variant="secondary" busy={matches.isFetching} onClick={() => goTo(from + MOST_AT_ONCE)}>
                    Matches from {from + MOST_AT_ONCE + 1} on
                  </Button>
                ) : null}
                {from > 0 ? (
                  <Button variant="quiet" onClick={() => goTo(0)}>
                    Back to the best
                  </Button>
                ) : null}
              </div>
            </>
          )}
        </div>
      )}
    </Loaded>
  );
}

function Summary({ result }: { result: MatchResult }) {
  const { matching, considered, isComplete } = result.total;
  const tied = countTied(result.items.map(({ match }) => match.score));
  return (
    <div className="mb-6 flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p role="status">
          <strong>{matching === 0 ? 'No home matches' : formatCount(matching, 'home matches', 'homes match')}</strong>
          <span className="text-ink-soft" hidden={matching === 0}>
            , best first; similar ones are spread out. {formatNumber(considered)} were compared
            {isComplete ? '' : ', those that meet most of your wishes'}.
          </span>
        </p>
        <EngineBadge engine={{ kind: 'rules' }} />
      </div>
      {tied === 0 ? null : (
        <p className="max-w-measure text-ink-soft">
          These {tied} homes all score {result.items[0]?.match.score}: your answers don’t tell them apart.{' '}
          <InlineLink href={flowHref('features')}>Add what else you’d like</InlineLink>, or like and pass on homes, and the order
          gets sharper.
        </p>
      )}
      {result.missing.length === 0 ? null : (
        <Notice tone="warning" title="Left out for now">
          There are no travel times for: {result.missing.join(', ')}. The ranking ignores them.
        </Notice>
      )}
    </div>
  );
}

function Placeholders() {
  return (
    <div className="flex flex-col gap-8">
      {Array.from({ length: PLACEHOLDERS }, (_, at) => (
        <div key={at} className="max-w-80">
          <PropertyCardSkeleton />
        </div>
      ))}
    </div>
  );
}
