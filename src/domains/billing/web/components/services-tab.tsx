import { useSearchParams } from 'react-router';
import { formatCount } from '#lib/format.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import type { CatalogService } from '../../contract.ts';
import { CATEGORY_NAMES, DELIVERIES, findServices, ORDERS, readServiceSearch } from '../find-services.ts';
import { sayPrice } from '../say-price.ts';
import { BuyButtons } from './buy-buttons.tsx';

/** Single services, narrowed by what the address says. */
export function ServicesTab({ services }: { services: readonly CatalogService[] }) {
  const [search, setSearch] = useSearchParams();
  const wanted = readServiceSearch(search);
  const found = findServices(services, wanted);
  function change(name: string, value: string): void {
    const next = new URLSearchParams(search);
    if (value === '') next.delete(name);
    else next.set(name, value);
    setSearch(next, { replace: true, preventScrollReset: true });
  }
  return (
    <>
      <div data-print="hide" className="grid gap-4 sm:grid-cols-3">
        <Field label="Category">
          <Select
            placeholder="All categories"
            options={Object.entries(CATEGORY_NAMES).map(([value, label]) => ({ value, label }))}
            value={wanted.category ?? ''}
            onChange={({ target }) => change('category', target.value)}
          />
        </Field>
        <Field label="Delivered within">
          <Select
            placeholder="Any time"
            options={DELIVERIES.map((days) => ({ value: String(days), label: `${days} working days` }))}
            value={String(wanted.within ?? '')}
            onChange={({ target }) => change('within', target.value)}
          />
        </Field>
        <Field label="Order">
          <Select
            options={Object.entries(ORDERS).map(([value, label]) => ({ value, label }))}
            value={wanted.order}
            onChange={({ target }) => change('sort', target.value === 'listed' ? '' : target.value)}
          />
        </Field>
      </div>
      <p role="status" className="mt-4 text-sm text-ink-soft">
        {formatCount(found.length, 'service')}, each at one fixed price before tax
      </p>
      {found.length === 0 ? (
        <EmptyState
          className="mt-4"
          title="No service matches both"
          action={
            <Button
              variant="secondary"
              onClick={() => setSearch({ tab: 'services' }, { replace: true, preventScrollReset: true })}
            >
              Show all services
            </Button>
          }
        >
          Nothing in this category is delivered that soon. Choose any time, or another category.
        </EmptyState>
      ) : (
        <div className="mt-4 grid gap-5 md:grid-cols-2 lg:grid-cols-3">
          {found.map((service) => (
            <ServiceCard key={service.id} service={service} />
          ))}
        </div>
      )}
    </>
  );
}

function ServiceCard({ service }: { service: CatalogService }) {
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
        <BuyButtons item={{ id: service.id, quantity: 1, period: 'once' }} name={name} />
      </div>
    </Card>
  );
}
