import { useState } from 'react';
import { Accordion, AccordionItem } from '#ui/accordion.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { AppLink } from '#ui/link.tsx';
import { MessagePage } from '#ui/message-page.tsx';
import { Page } from '#ui/page.tsx';
import { PageSection } from '#ui/page-section.tsx';
import { type CatalogBundle, type CatalogService } from '../../contract.ts';
import { type BundleChoice, chooseParts, trimChoice } from '../bundle-choice.ts';
import { questionsOf } from '../bundle-questions.ts';
import { BundleMath } from '../components/bundle-math.tsx';
import { BundleParts } from '../components/bundle-parts.tsx';
import { BundleTimeline } from '../components/bundle-timeline.tsx';
import { BuyButtons, CartButton } from '../components/buy-buttons.tsx';
import { sayPrice } from '../say-price.ts';
import type { Route } from './+types/bundle';

export function BundleOffer({ loaderData }: Route.ComponentProps) {
  return loaderData.bundle === null ? (
    <NotOffered others={loaderData.others} />
  ) : (
    <Bundle key={loaderData.bundle.id} {...loaderData} />
  );
}

function NotOffered({ others }: { others: readonly { id: string; name: string }[] }) {
  return (
    <MessagePage
      title="This bundle isn’t available"
      lead="It may have been retired. If you bought it, your order hasn’t changed. Here’s what’s available today:"
      actions={others.map(({ id, name }) => (
        <Button key={id} asChild variant="secondary">
          <AppLink href={`/marketplace/bundle/${id}`}>{name}</AppLink>
        </Button>
      ))}
    />
  );
}

interface BundleProps {
  bundle: CatalogBundle;
  parts: readonly CatalogService[];
  addOns: readonly CatalogService[];
}

function Bundle({ bundle, parts, addOns }: BundleProps) {
  const [choice, setChoice] = useState<BundleChoice>({});
  const item = { id: bundle.id, quantity: 1, period: 'once', ...trimChoice(choice) } as const;
  const limited = parts.filter(({ states }) => states.length > 0);
  return (
    <Page
      width="wide"
      title={bundle.name}
      lead={bundle.outcome}
      crumbs={[
        { label: 'Pricing', href: '/marketplace' },
        { label: 'Bundles', href: '/marketplace?tab=bundles' },
        { label: bundle.name },
      ]}
      actions={<CartButton />}
    >
      <div className="mt-8 grid items-start gap-8 lg:grid-cols-[1fr_22rem]">
        <section aria-labelledby="parts" className="min-w-0">
          <h2 id="parts" className="mb-4 font-serif text-2xl">
            What’s in it
          </h2>
          <BundleParts bundle={bundle} choice={choice} onChoiceChange={setChoice} />
        </section>
        <Card className="lg:sticky lg:top-24">
          <h2 className="font-sans text-lg font-semibold">What it costs</h2>
          <div aria-live="polite">
            <BundleMath bundle={bundle} choice={choice} className="mt-2" />
          </div>
          <p className="my-4 text-sm text-ink-soft">
            The savings apply to everything except settlement services, which are never discounted. A single part left costs what
            it costs alone.
          </p>
          <BuyButtons item={item} name={bundle.name} size="medium" />
        </Card>
      </div>
      <PageSection id="not-included" title="Not included">
        <ul className="list-disc pl-5 text-ink-soft">
          {bundle.excludes.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      </PageSection>
      <PageSection
        id="timeline"
        title="How long it takes"
        lead="From your order to the delivery of each part. We set the dates with you after you order."
      >
        <BundleTimeline lines={chooseParts(bundle, choice).parts} />
      </PageSection>
      <PageSection id="needs" title="What we need from you, and where">
        <ul className="list-disc pl-5 text-ink-soft">
          {bundle.needs.map((need) => (
            <li key={need}>{need}</li>
          ))}
          {limited.length === 0 ? <li>Offered in all states</li> : null}
          {limited.map(({ id, name, states }) => (
            <li key={id}>
              {name} is offered in {states.join(', ')}
            </li>
          ))}
        </ul>
      </PageSection>
      {addOns.length === 0 ? null : (
        <PageSection id="add-ons" title="Goes well with it" lead="At their own prices; nothing is added unless you add it.">
          <ul className="divide-y divide-line border-y border-line">
            {addOns.map(({ id, name, summary, price }) => (
              <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
                <span className="min-w-0">
                  <span className="font-medium">{name}</span> · {sayPrice(price)}
                  <span className="block text-sm text-ink-soft">{summary}</span>
                </span>
                <BuyButtons item={{ id, quantity: 1, period: 'once' }} name={name} />
              </li>
            ))}
          </ul>
        </PageSection>
      )}
      <PageSection id="questions" title="Questions">
        <Accordion>
          {questionsOf(bundle).map(({ question, answer }) => (
            <AccordionItem key={question} title={question}>
              <p>{answer}</p>
            </AccordionItem>
          ))}
        </Accordion>
      </PageSection>
    </Page>
  );
}
