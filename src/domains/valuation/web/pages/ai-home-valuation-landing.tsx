import { lazy, Suspense } from 'react';
import { apiContext, loadForPage } from '#platform/web/api-context.ts';
import { formatNumber, formatPercent } from '#lib/format.ts';
import { pageMeta, siteOf } from '#platform/web/page-meta.ts';
import { InlineLink } from '#ui/link.tsx';
import { Page } from '#ui/page.tsx';
import { getModelCard } from '../../contract.ts';
import { sayDay } from '../../model/say-values.ts';
import type { Route } from './+types/ai-home-valuation-landing';

// The form's script follows the text.
const HomePicker = lazy(async () => ({ default: (await import('../components/home-picker.tsx')).HomePicker }));

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  return loadForPage(() => api.call(getModelCard));
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    site: siteOf(matches),
    title: 'What is your home worth?',
    description:
      'A value estimate from recorded sales, with its range, the reasons and the comparable sales. No sign-up, no calls.',
    path: '/landing/ai-home-valuation',
  });
}

const PROMISES = [
  {
    title: 'A range, not just a number',
    text: 'Every estimate says how far off it may be. We measure that on sales it had not seen.',
  },
  {
    title: 'The reasons, in dollars',
    text: 'Size, age, place, market: step by step from a typical home to yours, adding up to the dollar.',
  },
  { title: 'The sales behind it', text: 'See the homes nearby that sold, their prices, and what each says about yours.' },
];

export default function AiHomeValuationLanding({ loaderData: { card } }: Route.ComponentProps) {
  const heldOut = card?.heldOut ?? null;
  return (
    <Page
      width="wide"
      size="large"
      title="What is your home worth?"
      lead="Type your address. You get an estimate right away, with its range and reasons: no sign-up, and no one calls you."
    >
      <div className="mt-6 max-w-2xl">
        <Suspense>
          <HomePicker />
        </Suspense>
      </div>
      {heldOut !== null && (
        <p className="mt-4 max-w-measure text-sm text-ink-soft">
          Median error {formatPercent(heldOut.mdape)} on {formatNumber(heldOut.n)} sales that the model had not seen,{' '}
          {sayDay(heldOut.from)} to {sayDay(heldOut.to)}
          {card?.isDemonstration === true && ', in the demonstration city'}. <InlineLink href="/accuracy">All figures</InlineLink>
        </p>
      )}
      <ul className="mt-12 grid gap-6 sm:grid-cols-3">
        {PROMISES.map(({ title, text }) => (
          <li key={title} className="rounded-card border border-line bg-surface p-5">
            <h2 className="text-lg font-semibold text-ink">{title}</h2>
            <p className="mt-2 text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
      <p className="mt-8 text-sm text-ink-soft">An estimate, not an appraisal.</p>
    </Page>
  );
}
