import { useSearchParams } from 'react-router';
import { LineLink } from '#ui/link.tsx';
import { Page } from '#ui/page.tsx';
import { TabLinks } from '#ui/tabs.tsx';
import { BundlesTab } from '../components/bundles-tab.tsx';
import { CartButton } from '../components/buy-buttons.tsx';
import { PlaceFilter } from '../components/place-filter.tsx';
import { PlansTab } from '../components/plans-tab.tsx';
import { ServicesTab } from '../components/services-tab.tsx';
import type { Route } from './+types/marketplace';

export function MarketplacePage({ loaderData: { plans, bundles, services, zip, served } }: Route.ComponentProps) {
  const tab = useSearchParams()[0].get('tab');
  const current = tab === 'bundles' || tab === 'services' ? tab : 'plans';
  // The home stays where it is.
  const kept = zip === null ? '' : `&zip=${zip}`;
  return (
    <Page
      width="wide"
      title="Pricing"
      lead="Choose a plan, a bundle, or a single service. Every price is the full price before tax: there are no added fees."
      actions={<CartButton />}
    >
      <TabLinks
        className="mt-6 mb-6"
        label="What you can buy"
        links={[
          { href: '/marketplace', label: 'Plans', current: current === 'plans' },
          { href: `/marketplace?tab=bundles${kept}`, label: 'Bundles', count: bundles.length, current: current === 'bundles' },
          {
            href: `/marketplace?tab=services${kept}`,
            label: 'Single services',
            count: services.length,
            current: current === 'services',
          },
        ]}
      />
      {current === 'plans' ? <PlansTab plans={plans} /> : null}
      {current === 'plans' ? null : <PlaceFilter zip={zip} isKnown={served !== null} />}
      {current === 'bundles' ? <BundlesTab bundles={bundles} services={services} zip={zip} served={served} /> : null}
      {current === 'services' ? <ServicesTab services={services} zip={zip} served={served} /> : null}
      <section aria-labelledby="how-we-list" className="mt-12 border-t border-line pt-6">
        <h2 id="how-we-list" className="font-serif text-2xl">
          How we list and price
        </h2>
        <ul className="mt-3 max-w-measure list-disc space-y-2 pl-5 text-ink-soft">
          <li>No one can pay for a place in these lists. They’re in a fixed order, or in the order you choose.</li>
          <li>
            Inspection, appraisal, legal and closing services are settlement services. They’re never discounted, so leaving one
            out of a bundle costs you nothing: hire anyone you like.
          </li>
          <li>
            A bundle’s savings are the sum of today’s separate prices minus the bundle’s price. There are no crossed-out prices.
          </li>
          <li>Your order locks in that day’s price, and you see the tax before you pay.</li>
        </ul>
        <LineLink href="/how-it-works">How it works</LineLink>
      </section>
    </Page>
  );
}
