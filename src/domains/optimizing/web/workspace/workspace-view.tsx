import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useParams } from 'react-router';
import type { PersonalViewProps } from '#domains/accounts/web/index.ts';
import { editorHref, OwnListingOnly, PublishButton, useOwnListing } from '#domains/selling/web/index.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { together } from '#platform/web/loaded-query.ts';
import { InlineLink, LineLink } from '#ui/link.tsx';
import { Notice } from '#ui/notice.tsx';
import { Page } from '#ui/page.tsx';
import { PageSection } from '#ui/page-section.tsx';
import { SkeletonRows } from '#ui/skeleton-shapes.tsx';
import { optimizationOptions } from '../api.ts';
import { PhotoAdvice } from './photo-advice.tsx';
import { PriceAdvice } from './price-advice.tsx';
import { ScoreOverview } from './score-overview.tsx';
import { TextWorkspace } from './text-workspace.tsx';
import { Trials } from './trials.tsx';

/** The page of one own listing: its score, its texts beside better ones, its photos and its price. */
export function WorkspaceView({ frame }: PersonalViewProps) {
  const { listingId = '' } = useParams();
  return (
    <Page {...frame} width="wide">
      <OwnListingOnly
        named={listingId}
        path="/seller/optimize-listing"
        elsewhere={<InlineLink href="/listing-optimization">See your listings</InlineLink>}
      >
        {(id) => (
          <>
            <p className="mt-4 flex flex-wrap gap-x-6 gap-y-2">
              <LineLink look="snug" href="/listing-optimization">
                All scores
              </LineLink>
              <LineLink look="snug" href={editorHref(id)}>
                Open the editor
              </LineLink>
              <LineLink look="snug" href={editorHref(id, 'History')}>
                History
              </LineLink>
            </p>
            <Workspace key={id} id={id} />
          </>
        )}
      </OwnListingOnly>
    </Page>
  );
}

function Workspace({ id }: { id: string }) {
  const [round, setRound] = useState(0);
  const listing = useOwnListing(id);
  const optimization = useQuery({
    ...optimizationOptions(id, round),
    meta: { follows: ['own-listings'] },
    placeholderData: (before) => before,
  });
  return (
    <Loaded
      query={together({ listing, optimization })}
      pending={<SkeletonRows rows={8} />}
      failed="We couldn’t load the listing"
      className="mt-8"
    >
      {({ listing: own, optimization: found }) => (
        <>
          <div className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
            <p className="font-serif text-2xl text-ink">{found.label}</p>
            <Suspense fallback={null}>
              <PublishButton listing={own} />
            </Suspense>
          </div>
          {found.hasEnded ? (
            <Notice className="mt-4" title="This listing has ended">
              You can read its score. To sell the home again, make a new listing from it in the editor.
            </Notice>
          ) : null}
          <ScoreOverview id={id} score={found.score} canEdit={found.canEdit} />
          <TextWorkspace
            listing={own}
            found={found}
            onOther={() => setRound((round + 1) % 1000)}
            isBusy={optimization.isFetching}
          />
          {found.hasEnded ? null : <Trials listing={own} ideas={found.copy.titles.map(({ text }) => text)} />}
          <PhotoAdvice listing={own} found={found} />
          <PriceAdvice id={id} price={found.price} />
          {found.copy.contradictions.length === 0 ? null : (
            <PageSection
              id="contradictions"
              title="Facts that contradict each other"
              lead="Texts leave them out until you correct one."
            >
              <ul className="list-disc pl-5">
                {found.copy.contradictions.map(({ fields, message }) => (
                  <li key={message}>
                    {message} <span className="text-ink-soft">({fields.join(', ')})</span>
                  </li>
                ))}
              </ul>
            </PageSection>
          )}
        </>
      )}
    </Loaded>
  );
}
