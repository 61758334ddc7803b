import { lazy, Suspense } from 'react';
import { data } from 'react-router';
import { personalPage } from '#domains/accounts/web/index.ts';
import { isFlowStep } from '#domains/selling/contract.ts';
import type { Route } from './+types/seller-flow';

/** An unknown step is a missing page. The page lists the steps that exist. */
export function loader({ params: { step } }: Route.LoaderArgs) {
  const isKnown = step === undefined || isFlowStep(step);
  return data({ isKnown }, { status: isKnown ? 200 : 404 });
}

const UnknownStep = lazy(async () => ({ default: (await import('./seller-flow/unknown-step.tsx')).UnknownStep }));

const page = personalPage({
  path: '/seller-flow',
  title: 'Sell your home',
  description: 'From your home’s facts to a published listing, step by step.',
  reason: 'Only you and the people you invite see your draft.',
  demoRole: 'seller',
  view: async () => (await import('./seller-flow/composed-flow.tsx')).ComposedFlow,
});

export const meta = page.meta;

export default function SellerFlow({ loaderData: { isKnown } }: Route.ComponentProps) {
  if (isKnown) return <page.Component />;
  return (
    <Suspense>
      <UnknownStep />
    </Suspense>
  );
}
