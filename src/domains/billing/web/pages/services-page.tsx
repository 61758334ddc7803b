import { lazy, useState } from 'react';
import { useSearchParams } from 'react-router';
import { AfterHydration } from '#platform/web/after-hydration.tsx';
import { Accordion, AccordionItem } from '#ui/accordion.tsx';
import { LineLink } from '#ui/link.tsx';
import { Page } from '#ui/page.tsx';
import { PageSection } from '#ui/page-section.tsx';
import { SkeletonFields } from '#ui/skeleton-shapes.tsx';
import { PlanChooser } from '../components/plan-chooser.tsx';
import type { Subscription } from '../../contract.ts';
import { PLAN_QUESTIONS } from '../plan-questions.ts';
import type { Route } from './+types/services';

// What only the reader sees comes after the page, with the query library.
const Checkout = lazy(async () => ({ default: (await import('../components/checkout/checkout.tsx')).Checkout }));
const OwnPlanLink = lazy(async () => ({ default: (await import('../components/own-plan-link.tsx')).OwnPlanLink }));
const PayHere = lazy(async () => ({ default: (await import('../components/checkout/pay-here.tsx')).PayHere }));

export function ServicesPage({ loaderData: catalog }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const [own, setOwn] = useState<Subscription>();
  const pay = search.get('pay');
  if (pay !== null)
    return (
      <Page
        width="text"
        title="Pay (test)"
        lead="This is the test provider’s page. It doesn’t ask for a card, and no money moves."
      >
        <div className="mt-8">
          <AfterHydration placeholder={<SkeletonFields />}>{() => <PayHere checkoutId={pay} />}</AfterHydration>
        </div>
      </Page>
    );
  return (
    <Page
      width="wide"
      title="Plans"
      lead="Pay monthly, yearly, or once per sale. Cancel online anytime."
      actions={
        <>
          <LineLink href="/marketplace?tab=bundles">See bundles and services</LineLink>
          <AfterHydration>{() => <OwnPlanLink onFound={setOwn} />}</AfterHydration>
        </>
      }
    >
      <PlanChooser plans={catalog.plans} own={own} />
      <section id="checkout" aria-labelledby="checkout-title" className="mt-12 scroll-mt-24">
        <h2 id="checkout-title" tabIndex={-1} className="mb-6 font-serif text-2xl">
          Checkout
        </h2>
        <AfterHydration placeholder={<SkeletonFields />}>{() => <Checkout catalog={catalog} />}</AfterHydration>
      </section>
      <PageSection id="questions" title="Questions">
        <Accordion>
          {PLAN_QUESTIONS.map(({ question, answer }) => (
            <AccordionItem key={question} title={question}>
              <p>{answer}</p>
            </AccordionItem>
          ))}
        </Accordion>
      </PageSection>
    </Page>
  );
}
