import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useSession, useSignedInAction } from '#domains/accounts/web/index.ts';
import { NO_EDITS, saleFactsOf } from '#domains/proceeds/contract.ts';
import { SellingRoutes } from '#domains/proceeds/web/index.ts';
import { getHomeValuation, type HomeValuation } from '#domains/valuation/contract.ts';
import { HomePicker } from '#domains/valuation/web/index.ts';
import { formatWholeDollars } from '#lib/format.ts';
import { randomUuid } from '#lib/uuid.ts';
import { AfterHydration } from '#platform/web/after-hydration.tsx';
import { browserApi } from '#platform/web/api-client.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { useWrite } from '#platform/web/write/use-write.ts';
import { WriteFailure } from '#platform/web/write/write-failure.tsx';
import { AmountField } from '#ui/amount-field.tsx';
import { Button } from '#ui/button.tsx';
import { EngineBadge } from '#ui/engine-badge.tsx';
import { InlineLink } from '#ui/link.tsx';
import { Notice } from '#ui/notice.tsx';
import { SkeletonFields } from '#ui/skeleton-shapes.tsx';
import { createOwnListing, listOwnListings, readEditorField, saveOwnListing, saveSellingPlan } from '../../contract.ts';
import { closingOf, sayEffects } from '../../model/intent-effects.ts';
import { LEAST_PRICE, MOST_DOLLARS } from '../../model/limits.ts';
import { type IntentAnswers, keepIntentAnswers, readIntentAnswers } from './intent-answers.ts';
import { IntentQuestions } from './intent-questions.tsx';
import { flowHref } from './flow-href.ts';
import { RouteChoice } from './route-choice.tsx';

/** From an address to the ways of selling and what each leaves, then to the listing. */
export function IntentView() {
  const [search] = useSearchParams();
  const homeId = Number(search.get('home') ?? Number.NaN);
  const isKnown = Number.isSafeInteger(homeId) && homeId > 0;
  return (
    <>
      <section aria-labelledby="which-home" className="mt-8 max-w-150">
        <h2 id="which-home" className="font-serif text-2xl text-ink">
          Which home?
        </h2>
        <div className="mt-3">
          <HomePicker target="/seller-flow/intent" />
        </div>
        <p className="mt-2 text-sm text-ink-soft">
          Not on record? <InlineLink href="/seller-flow/intent?home=none">Continue without an address</InlineLink>
        </p>
        <p className="mt-2 text-sm text-ink-soft">
          Already listed somewhere? <InlineLink href="/AIListingEnhancer">Check and improve its text</InlineLink>
        </p>
      </section>
      {isKnown ? <OfHome homeId={homeId} /> : search.get('home') === 'none' ? <PlanOf valuation={null} /> : null}
    </>
  );
}

function OfHome({ homeId }: { homeId: number }) {
  const query = useQuery(endpointQuery(getHomeValuation, { params: { homeId } }));
  return (
    <Loaded query={query} pending={<SkeletonFields fields={8} />} gone={<PlanOf valuation={null} />}>
      {(valuation) => <PlanOf key={homeId} valuation={valuation} />}
    </Loaded>
  );
}

// "1200 Anselm St, Alder Falls, WA 98000" names its state.
const stateOf = (address: string | null) => /,\s*([A-Z]{2})\s+\d{5}/.exec(address ?? '')?.[1] ?? null;

interface PlanProps {
  valuation: HomeValuation | null;
}

/** What was answered lies in the browser. */
const PlanOf = (props: PlanProps) => <AfterHydration placeholder={null}>{() => <Plan {...props} />}</AfterHydration>;

function Plan({ valuation }: PlanProps) {
  const homeId = valuation?.homeId ?? null;
  const estimate = valuation?.estimate ?? null;
  const [answers, setAnswers] = useState(() => readIntentAnswers(homeId));
  const { intent, routes, guess } = answers;
  const change = (part: Partial<IntentAnswers>) => {
    const next = { ...answers, ...part };
    setAnswers(next);
    keepIntentAnswers(homeId, next);
  };
  const [now] = useState(() => new Date());
  const effects = sayEffects(intent, now);
  const price =
    guess !== null
      ? { low: guess, likely: guess, high: guess }
      : estimate === null
        ? null
        : { low: estimate.low80, likely: estimate.estimate, high: estimate.high80 };
  return (
    <>
      {valuation === null ? null : <Worth valuation={valuation} />}
      <section aria-labelledby="about-sale" className="mt-10">
        <h2 id="about-sale" className="font-serif text-2xl text-ink">
          {valuation?.address ?? 'Your home'}
        </h2>
        <div className="mt-4">
          <IntentQuestions intent={intent} onChange={(next) => change({ intent: next })} />
          <div aria-live="polite">
            {effects.length === 0 ? null : (
              <>
                <h3 className="mt-6 font-sans text-base font-semibold text-ink">What your answers change</h3>
                <ul className="mt-1 max-w-measure list-disc space-y-1 pl-5 text-sm text-ink-soft">
                  {effects.map((words) => (
                    <li key={words}>{words}</li>
                  ))}
                </ul>
              </>
            )}
          </div>
          <div className="mt-5 sm:w-1/2 sm:pr-2">
            <AmountField
              prefix="$"
              min={LEAST_PRICE}
              max={MOST_DOLLARS}
              label={estimate === null ? 'What might it sell for?' : 'Your own price, if you have one'}
              hint={estimate === null ? 'We use it to compare the ways of selling' : 'Replaces the estimate'}
              value={guess}
              onChange={(price) => change({ guess: price })}
            />
          </div>
        </div>
      </section>
      {price === null || price.likely < LEAST_PRICE ? null : (
        <section aria-labelledby="ways" className="mt-12">
          <h2 id="ways" className="font-serif text-2xl text-ink">
            Four ways to sell it
          </h2>
          <div className="mt-4">
            <SellingRoutes
              facts={saleFactsOf({
                price,
                state: stateOf(valuation?.address ?? null),
                county: null,
                closingDate: closingOf(intent, now),
                mortgage: intent.mortgage,
                condition: intent.condition,
                taxAnnual: valuation?.assessed?.tax ?? null,
                taxSource: `The assessor’s record of ${valuation?.assessed?.year ?? ''}`,
              })}
              edits={NO_EDITS}
              routeEdits={routes}
              onChange={(next) => change({ routes: next })}
            />
          </div>
          <div className="mt-8">
            <RouteChoice route={intent.route} onChange={(route) => change({ intent: { ...intent, route } })} />
          </div>
        </section>
      )}
      <GoOn homeId={homeId} answers={answers} />
    </>
  );
}

function Worth({ valuation: { estimate, refusal, homeId } }: { valuation: HomeValuation }) {
  if (estimate === null) return <Notice className="mt-6">{refusal ?? 'This home has no estimate.'}</Notice>;
  return (
    <section aria-label="What it is worth" className="mt-8 rounded-card border border-line bg-surface p-5">
      <EngineBadge engine={{ kind: 'statistics', name: estimate.modelVersion }} />
      <p className="mt-2 font-serif text-3xl text-ink">{formatWholeDollars(estimate.estimate)}</p>
      <p className="mt-1 text-ink-soft">
        In four of five cases, between {formatWholeDollars(estimate.low80)} and {formatWholeDollars(estimate.high80)}.{' '}
        <InlineLink href={`/ai-valuation?home=${homeId ?? ''}`}>See why, and correct facts</InlineLink>
      </p>
    </section>
  );
}

interface GoOnProps {
  homeId: number | null;
  answers: IntentAnswers;
}

function GoOn({ homeId, answers }: GoOnProps) {
  const navigate = useNavigate();
  const { status } = useSession();
  const start = useWrite(
    async ({ guess, ...plan }: IntentAnswers, id) => {
      const listing = await browserApi.call(createOwnListing, { body: { id, homeId } });
      // Nobody types their own price twice.
      if (guess !== null && !('problem' in readEditorField('ListPrice', guess))) {
        const body = {
          baseVersion: listing.version,
          writer: randomUuid(),
          seq: 1,
          changes: [{ path: ['ListPrice'], value: guess }],
        };
        await browserApi.call(saveOwnListing, { params: { id: listing.id }, body });
      }
      const changes = Object.entries(plan).map(([name, value]) => ({ path: [name], value }));
      return browserApi.call(saveSellingPlan, { params: { id: listing.id }, body: { writer: randomUuid(), seq: 1, changes } });
    },
    {
      tells: 'page',
      offline: 'fails',
      refreshes: [listOwnListings],
      answered: (listing) => {
        keepIntentAnswers(homeId, null);
        return navigate(flowHref('property', listing.id));
      },
    },
  );
  const begin = useSignedInAction<IntentAnswers>('start-listing', (given) => void start.run(given));
  return (
    <div className="mt-10">
      <Button size="large" busy={start.isBusy || status === 'loading'} onClick={() => begin(answers)}>
        Continue to the listing
      </Button>
      <p className="mt-2 text-sm text-ink-soft">
        It’s free, and no one sees it until you publish. You can leave and come back at any step.
      </p>
      <WriteFailure of={start} title="We couldn’t start the listing" className="mt-4" />
    </div>
  );
}
