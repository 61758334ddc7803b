import { formatCount } from '#lib/format.ts';
import { useAddressQuery } from '#platform/web/use-address-query.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Field } from '#ui/field.tsx';
import { AppLink } from '#ui/link.tsx';
import { Select } from '#ui/select.tsx';
import type { CatalogService } from '../../contract.ts';
import { CATEGORY_NAMES, DELIVERIES, findServices, PRICES, readCatalogSearch, unserved } from '../find-services.ts';
import { sayPrice } from '../say-price.ts';
import { BuyButtons } from './buy-buttons.tsx';
import { OrderField, PriceField } from './catalog-fields.tsx';
import { FindOwnExpert } from './find-own-expert.tsx';
import { NotServed } from './not-served.tsx';

interface ServicesTabProps {
  services: readonly CatalogService[];
  zip: string | null;
  /** Kinds of experts of whom somebody serves it; null where no place is known. */
  served: readonly string[] | null;
}

/** Single services, narrowed by what the address says. */
export function ServicesTab({ services, zip, served }: ServicesTabProps) {
  const [search, change] = useAddressQuery();
  const wanted = readCatalogSearch(search);
  const found = findServices(services, wanted);
  return (
    <>
      <div data-print="hide" className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <Field label="Category">
          <Select
            placeholder="All categories"
            options={Object.entries(CATEGORY_NAMES).map(([value, label]) => ({ value, label }))}
            value={wanted.category ?? ''}
            onChange={({ target }) => change({ category: target.value })}
          />
        </Field>
        <PriceField wanted={wanted} change={change} prices={PRICES.service} />
        <Field label="Delivered within">
          <Select
            placeholder="Any time"
            options={DELIVERIES.map((days) => ({ value: String(days), label: `${days} working days` }))}
            value={String(wanted.within ?? '')}
            onChange={({ target }) => change({ within: target.value })}
          />
        </Field>
        <OrderField wanted={wanted} change={change} />
      </div>
      <p role="status" className="mt-4 text-sm text-ink-soft">
        {formatCount(found.length, 'service')}, each at one fixed price before tax
      </p>
      {found.length === 0 ? (
        <EmptyState
          className="mt-4"
          title="No service matches"
          action={
            <Button asChild variant="secondary">
              <AppLink href="/marketplace?tab=services">Show all services</AppLink>
            </Button>
          }
        >
          Choose another category, price or time.
        </EmptyState>
      ) : (
        <div className="mt-4 grid gap-5 md:grid-cols-2 lg:grid-cols-3">
          {found.map((service) => (
            <ServiceCard key={service.id} service={service} zip={zip} isServed={unserved([service], served).length === 0} />
          ))}
        </div>
      )}
      <FindOwnExpert services={found} zip={zip} />
    </>
  );
}

function ServiceCard({ service, zip, isServed }: { service: CatalogService; zip: string | null; isServed: boolean }) {
  const { name, summary, deliverable, days, states, price, category, isSettlement, refundRule } = service;
  return (
    <Card className="flex flex-col">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span className="text-sm text-ink-soft">{CATEGORY_NAMES[category]}</span>
        {isSettlement ? <Badge>Settlement service</Badge> : null}
      </div>
      <h2 className="mt-2 font-sans text-lg font-semibold">{name}</h2>
      <p className="mt-1 text-ink-soft">{summary}</p>
      <p className="mt-4 font-serif text-2xl tabular-nums">{sayPrice(price)}</p>
      <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-3 gap-y-1 text-sm">
        <dt className="text-ink-soft">You get</dt>
        <dd>{deliverable}</dd>
        <dt className="text-ink-soft">Within</dt>
        <dd>{formatCount(days, 'working day')}</dd>
        <dt className="text-ink-soft">Where</dt>
        <dd>{states.length === 0 ? 'All states' : states.join(', ')}</dd>
      </dl>
      <p className="mt-3 mb-6 text-sm text-ink-soft">{refundRule}</p>
      <div className="mt-auto">
        {isServed || zip === null ? (
          <BuyButtons item={{ id: service.id, quantity: 1, period: 'once' }} name={name} />
        ) : (
          <NotServed zip={zip} services={[service]} />
        )}
      </div>
    </Card>
  );
}
