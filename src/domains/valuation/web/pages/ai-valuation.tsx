import { Suspense, lazy } from 'react';
import { apiContext, loadForPage } from '#platform/web/api-context.ts';
import { pageMeta, siteOf } from '#platform/web/page-meta.ts';
import { Button } from '#ui/button.tsx';
import { AppLink, InlineLink } from '#ui/link.tsx';
import { SkeletonText } from '#ui/skeleton.tsx';
import { getHomeValuation } from '../../contract.ts';
import { AdviceList } from '../components/advice-list.tsx';
import { ComparablesTable } from '../components/comparables-table.tsx';
import { EstimateSummary } from '../components/estimate-summary.tsx';
import { FactsList } from '../components/facts-list.tsx';
import { HomePicker } from '../components/home-picker.tsx';
import { Part } from '../components/part.tsx';
import { ValueHistory } from '../components/value-history.tsx';
import { DRIVER_NAMES } from '../fact-names.ts';
import { readHomeId } from '../read-home-id.ts';
import { sayDollars } from '../say-values.ts';
import type { Route } from './+types/ai-valuation';

const MyHomePanel = lazy(async () => ({ default: (await import('../components/my-home-panel.tsx')).MyHomePanel }));
const MAIN_DRIVERS = 3;

export async function loader({ context, request }: Route.LoaderArgs) {
  const homeId = readHomeId(request.url);
  if (homeId === null) return { valuation: null };
  const api = context.get(apiContext);
  return loadForPage(async () => ({ valuation: await api.call(getHomeValuation, { params: { homeId } }) }));
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const address = loaderData?.valuation?.address;
  return pageMeta({
    site: siteOf(matches),
    title: address == null ? 'What is a home worth?' : `Value of ${address}`,
    description:
      'An estimate from recorded sales with its range, the reasons and the comparable sales. An estimate, not an appraisal.',
    path: '/ai-valuation',
    isIndexed: address == null,
  });
}

export default function AiValuation({ loaderData: { valuation } }: Route.ComponentProps) {
  return (
    <article className="mx-auto max-w-5xl">
      <h1 className="font-serif text-4xl text-ink">{valuation?.address ?? 'What is a home worth?'}</h1>
      <p className="mt-3 max-w-measure text-lg text-ink-soft">
        From recorded sales, with a range and the reasons. <InlineLink href="/accuracy">How accurate is it?</InlineLink>
      </p>
      <div className="mt-6 max-w-2xl print:hidden">
        <HomePicker />
      </div>
      {valuation === null ? (
        <Part title="How it works">
          <ol className="grid max-w-measure list-decimal gap-2 pl-5">
            <li>Type the address of any home on record.</li>
            <li>See the estimate, its range, and the sales it rests on.</li>
            <li>If it is your home, sign in, put facts right, and follow its value.</li>
          </ol>
        </Part>
      ) : (
        <>
          <Part title="The estimate">
            <EstimateSummary valuation={valuation} />
            {valuation.estimate !== null && (
              <div className="mt-5 flex flex-wrap gap-3 print:hidden">
                <Button asChild>
                  <AppLink href={`/ai-valuation-details?home=${valuation.homeId ?? ''}`}>See why</AppLink>
                </Button>
                <Button asChild variant="secondary">
                  <AppLink href={`/detailed-ai-valuation?home=${valuation.homeId ?? ''}`}>Full report</AppLink>
                </Button>
              </div>
            )}
          </Part>
          {valuation.drivers !== null && (
            <Part title="Main drivers">
              <ul className="grid gap-2">
                {valuation.drivers.steps
                  .toSorted((a, b) => Math.abs(b.change) - Math.abs(a.change))
                  .slice(0, MAIN_DRIVERS)
                  .map(({ group, change }) => (
                    <li key={group} className="flex justify-between gap-4 border-b border-line py-2">
                      <span>{DRIVER_NAMES[group]}</span>
                      <span className="font-medium whitespace-nowrap tabular-nums">
                        {change >= 0 ? '+' : '−'}
                        {sayDollars(Math.abs(change))}
                      </span>
                    </li>
                  ))}
              </ul>
            </Part>
          )}
          {valuation.comparables.length > 0 && (
            <Part title="Comparable sales">
              <ComparablesTable valuation={valuation} />
            </Part>
          )}
          {valuation.history.length > 0 && (
            <Part title="Value over time">
              <ValueHistory valuation={valuation} />
            </Part>
          )}
          <Part title="Facts on record" lead="The estimate is as good as these.">
            <FactsList valuation={valuation} />
          </Part>
          {valuation.advice.length > 0 && (
            <Part title="What would raise confidence">
              <AdviceList advice={valuation.advice} />
            </Part>
          )}
          <Part title="Your home">
            <Suspense fallback={<SkeletonText lines={3} />}>
              <MyHomePanel valuation={valuation} />
            </Suspense>
          </Part>
        </>
      )}
    </article>
  );
}
