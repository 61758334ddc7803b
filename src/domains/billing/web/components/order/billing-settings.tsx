import { useQuery } from '@tanstack/react-query';
import { formatDate, formatMoney } from '#lib/format.ts';
import { viewerTimeZone } from '#platform/web/display.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { CardHeader } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { AppLink, LineLink } from '#ui/link.tsx';
import type { Order } from '../../../contract.ts';
import { ordersOptions } from '../../api.ts';
import { confirmationOf, sayOrdered, STATE_WORDS, stateOf } from '../../say-order.ts';
import { OwnPlan } from '../checkout/own-plan.tsx';
import { InvoiceButton } from './invoice-button.tsx';

/** The plan, every order, and its invoice. */
export function BillingSettings() {
  return (
    <div className="grid gap-6">
      <OwnPlan />
      <section>
        <CardHeader title="Orders and invoices" description="Newest first." level={2} />
        <Loaded
          query={useQuery(ordersOptions())}
          failed="We couldn’t load your orders"
          isEmpty={({ orders }) => orders.length === 0}
          empty={
            <EmptyState
              title="No orders yet"
              action={
                <Button asChild variant="secondary">
                  <AppLink href="/marketplace">See prices</AppLink>
                </Button>
              }
            >
              Your purchases show up here, with their invoices.
            </EmptyState>
          }
        >
          {({ orders }) => (
            <ul className="divide-y divide-line border-y border-line">
              {orders.map((order) => (
                <OrderLine key={order.id} order={order} />
              ))}
            </ul>
          )}
        </Loaded>
      </section>
    </div>
  );
}

function OrderLine({ order }: { order: Order }) {
  const { title, tone } = STATE_WORDS[stateOf(order)];
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <span className="min-w-0">
        <LineLink look="title" href={confirmationOf(order)}>
          {sayOrdered(order)}
        </LineLink>
        <span className="block text-sm text-ink-soft">
          {formatDate(order.createdAt, viewerTimeZone())} · {formatMoney(order.quote.totalCents, 'always')}
        </span>
      </span>
      <span className="flex flex-wrap items-center gap-3">
        {order.isTest ? <Badge tone="info">TEST</Badge> : null}
        <Badge tone={tone}>{title}</Badge>
        {order.invoice === null ? null : <InvoiceButton orderId={order.id} name={order.invoice.name} />}
      </span>
    </li>
  );
}
