import { lazy, Suspense } from 'react';
import { assumedClosing } from '#domains/proceeds/contract.ts';
import { pageMeta, siteOf } from '#platform/web/page-meta.ts';
import { siteContext } from '#platform/web/site-context.ts';
import { InlineLink } from '#ui/link.tsx';
import { Page } from '#ui/page.tsx';
import { PageSection } from '#ui/page-section.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { PlacePage, readPlace } from '../render/place.tsx';
import type { Route } from './+types/commission-savings-calculator';

// Rendered with the page; only their scripts load afterwards.
const CommissionCalculator = lazy(async () => ({
  default: (await import('../components/commission-calculator.tsx')).CommissionCalculator,
}));
const LeadForm = lazy(async () => ({ default: (await import('../components/lead-form.tsx')).LeadForm }));

const PATH = '/landing/commission-savings-calculator';

export function loader({ context, request }: Route.LoaderArgs) {
  return {
    closingDate: assumedClosing(new Date()),
    place: readPlace(request, 'commission-calculator', context.get(siteContext).productName),
  };
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({
    site: siteOf(matches),
    title: 'Commission savings calculator',
    description:
      'What you keep from the sale of your home: by owner, for a flat fee, with an agent, or by an instant offer. Every number has a source, and you can change it.',
    path: PATH,
  });
}

export default function CommissionSavingsCalculator({ loaderData: { closingDate, place } }: Route.ComponentProps) {
  return (
    <PlacePage experiment={place.experiment}>
      <Page width="wide" size="large" title={place.title} lead={place.lead}>
        <Suspense fallback={<Skeleton className="mt-12 h-dvh" />}>
          <CommissionCalculator closingDate={closingDate} />
        </Suspense>
        <PageSection id="how" title="How it is computed">
          <ul className="max-w-measure list-disc space-y-2 pl-5 text-ink-soft">
            <li>What you keep is the price minus each cost of the sale and what you still owe, to the cent.</li>
            <li>We assume closing in about eleven weeks. Taxes on gains aren’t included.</li>
            <li>
              You don’t have to offer a buyer’s agent anything. If you do, the offer isn’t shown in any MLS: buyers’ agents agree
              on their pay with their buyers in writing.
            </li>
            <li>An estimate to plan with, not legal or tax advice. The settlement statement gives the amounts at closing.</li>
          </ul>
        </PageSection>
        <PageSection
          id="ask"
          title="Want to go through it with someone?"
          lead="We’ll answer by email, or call if you like. You don’t need an account, and you don’t owe anything."
        >
          <div className="max-w-150">
            <Suspense fallback={<Skeleton className="h-150" />}>
              <LeadForm page={PATH} wishes={['figures', 'call', 'answer']} action="Send" />
            </Suspense>
          </div>
        </PageSection>
        <p className="mt-10 text-ink-soft">
          Ready to start? <InlineLink href="/seller-flow/intent">Sell your home</InlineLink> or read about{' '}
          <InlineLink href="/landing/fsbo-expert-support">selling by owner, with help</InlineLink>.
        </p>
      </Page>
    </PlacePage>
  );
}
