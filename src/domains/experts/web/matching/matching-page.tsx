import { lazy, Suspense, useState } from 'react';
import { formatCount, formatDate, formatNumber } from '#lib/format.ts';
import { RANKING_HREF } from '#lib/expert-paths.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { AppLink, InlineLink } from '#ui/link.tsx';
import { Page } from '#ui/page.tsx';
import { categoryOf, type MatchAnswer, type MatchedVendor } from '../../contract.ts';
import { MOST_COMPARED } from '../../model/limits.ts';
import { ExpertCard, NewcomerMark } from '../components/expert-card.tsx';
import { WaitForExperts } from '../components/wait-for-experts.tsx';
import { directoryHref } from '../directory/directory-href.ts';
import { CompareExperts } from './compare-experts.tsx';
import { needHref, type NeedState, needParams, requestHref } from './need-state.ts';
import { NeedForm } from './need-form.tsx';
import { WhyList } from './why-list.tsx';

const SavedExperts = lazy(async () => ({ default: (await import('../components/saved-experts.tsx')).SavedExperts }));

interface MatchingPageProps {
  need: NeedState;
  result: MatchAnswer | null;
  /** The address of the home that the need names, if it is shown here. */
  home: string | null;
  /** What is wrong with the answers, by field. */
  faults: Record<string, string>;
}

export function MatchingPage({ need, result, home, faults }: MatchingPageProps) {
  const name = need.category === undefined ? 'an expert' : withArticle(categoryOf(need.category).name);
  return (
    <Page
      size="large"
      title={`Find ${name}`}
      lead="Say what you need and where. See who fits and why, and choose who to ask. No one gets your contact details before you do."
      note={
        <>
          Or{' '}
          <InlineLink href={directoryHref(need.category === undefined ? {} : { category: need.category })}>
            look through the directory
          </InlineLink>
        </>
      }
    >
      <NeedForm key={needParams(need).toString()} need={need} faults={faults} home={home} isOpen={result === null} />
      {result === null ? null : <Results key={needParams(need).toString()} need={need} result={result} />}
      <Suspense fallback={null}>
        <SavedExperts />
      </Suspense>
    </Page>
  );
}

const withArticle = (name: string): string => `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}`;

function Results({ need, result }: { need: NeedState; result: MatchAnswer }) {
  const { recommended, all, total, later, place } = result;
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [isComparing, setComparing] = useState(false);
  const known = new Map([...recommended, ...all].map((one) => [one.vendor.id, one]));
  const toggle = (id: string) =>
    setChosen((now) => (now.includes(id) ? now.filter((one) => one !== id) : now.length < MOST_COMPARED ? [...now, id] : now));
  const others = all.filter(({ vendor }) => !recommended.some((one) => one.vendor.id === vendor.id));
  if (total === 0) return <NobodyFits need={need} result={result} />;
  return (
    <>
      <section aria-labelledby="recommended" className="mt-10">
        <h2 id="recommended" className="font-serif text-2xl text-ink">
          {recommended.length === 1 ? 'One match' : `${recommended.length === 3 ? 'Three' : 'Two'} to ask`}
        </h2>
        <p className="mt-1 max-w-measure text-ink-soft">
          {formatCount(total, 'expert')} {total === 1 ? 'serves' : 'serve'} {place.label}. The order follows{' '}
          <InlineLink href={RANKING_HREF}>a published formula</InlineLink>; no payment moves it.
          {later === 0 ? null : (
            <>
              {' '}
              {formatNumber(later)} more can’t begin by {sayDay(need.until)}:{' '}
              <InlineLink href={needHref({ ...need, until: undefined })}>see everyone</InlineLink>.
            </>
          )}
        </p>
        <ul className="mt-4 grid gap-4 lg:grid-cols-3">
          {recommended.map((one) => (
            <li key={one.vendor.id}>
              <Match
                match={one}
                isRecommended
                isChosen={chosen.includes(one.vendor.id)}
                isFull={chosen.length >= MOST_COMPARED}
                onToggle={toggle}
              />
            </li>
          ))}
        </ul>
      </section>
      {others.length === 0 ? null : (
        <section aria-labelledby="others" className="mt-12">
          <h2 id="others" className="font-serif text-2xl text-ink">
            Everyone else, in order
          </h2>
          <ul className="mt-4 grid gap-4 lg:grid-cols-3">
            {others.map((one) => (
              <li key={one.vendor.id}>
                <Match
                  match={one}
                  isChosen={chosen.includes(one.vendor.id)}
                  isFull={chosen.length >= MOST_COMPARED}
                  onToggle={toggle}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className="sticky bottom-4 z-20 mt-8 flex flex-wrap items-center gap-3 rounded-card border border-line bg-surface p-4 shadow-card print:hidden">
        <p role="status" className="grow text-sm">
          {chosen.length === 0
            ? `Choose up to ${MOST_COMPARED} to compare and ask.`
            : `${chosen.length} of ${MOST_COMPARED} chosen: ${chosen.map((id) => known.get(id)?.vendor.name).join(', ')}`}
        </p>
        {chosen.length < 2 ? null : (
          <Button variant="secondary" aria-expanded={isComparing} onClick={() => setComparing(!isComparing)}>
            {isComparing ? 'Hide the comparison' : 'Compare'}
          </Button>
        )}
        <Button asChild>
          <AppLink href={requestHref(need, chosen.length === 0 ? recommended.map(({ vendor }) => vendor.id) : chosen)}>
            {chosen.length === 0
              ? recommended.length === 3
                ? 'Ask the first three'
                : 'Ask the first'
              : `Ask ${chosen.length === 1 ? 'this expert' : `these ${chosen.length}`}`}
          </AppLink>
        </Button>
      </div>
      {isComparing && chosen.length > 1 ? (
        <CompareExperts className="mt-4" matches={chosen.flatMap((id) => known.get(id) ?? [])} />
      ) : null}
    </>
  );
}

const sayDay = (day: string | undefined): string => (day === undefined ? 'then' : formatDate(day, 'UTC', 'medium'));

/** Nobody at all, or nobody in these days: what can be done about it. */
function NobodyFits({ need, result: { later, place } }: { need: NeedState; result: MatchAnswer }) {
  const directory = directoryHref(need.category === undefined ? {} : { category: need.category });
  const isForDays = later > 0;
  return (
    <EmptyState
      className="mt-8"
      title={isForDays ? `No one can begin by ${sayDay(need.until)}` : `No one serves ${place.label} yet`}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <Button asChild>
            {isForDays ? (
              <AppLink href={needHref({ ...need, until: undefined })}>Look at later days, too</AppLink>
            ) : (
              <AppLink href={directory}>Look through the directory</AppLink>
            )}
          </Button>
          {isForDays || need.category === undefined || place.zip === null ? null : (
            <WaitForExperts categoryKey={need.category} zip={place.zip} />
          )}
        </div>
      }
    >
      {isForDays ? (
        `${formatCount(later, 'expert')} ${later === 1 ? 'serves' : 'serve'} ${place.label} and can begin later.`
      ) : (
        <>
          Try a ZIP code nearby, or <InlineLink href={requestHref(need, [])}>write the request down now</InlineLink> and send it
          when someone serves {place.label}.
        </>
      )}
    </EmptyState>
  );
}

interface MatchProps {
  match: MatchedVendor;
  /** Its reasons stand open. */
  isRecommended?: boolean;
  isChosen: boolean;
  isFull: boolean;
  onToggle: (id: string) => void;
}

function Match({ match, isRecommended = false, isChosen, isFull, onToggle }: MatchProps) {
  const { vendor, isExplored } = match;
  return (
    <ExpertCard expert={vendor} mark={isExplored ? <NewcomerMark /> : null}>
      <WhyList match={match} isOpen={isRecommended} />
      <Button
        variant={isChosen ? 'primary' : 'secondary'}
        size="small"
        className="mt-auto self-start"
        aria-pressed={isChosen}
        disabled={isFull && !isChosen}
        onClick={() => onToggle(vendor.id)}
      >
        {isChosen ? 'Chosen' : 'Choose'}
        <span className="sr-only"> {vendor.name}</span>
      </Button>
    </ExpertCard>
  );
}
