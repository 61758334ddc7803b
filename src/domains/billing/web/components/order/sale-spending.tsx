import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatDate, formatMoney } from '#lib/format.ts';
import { viewerTimeZone } from '#platform/web/display.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { InlineLink, LineLink } from '#ui/link.tsx';
import type { Order } from '../../../contract.ts';
import { ordersOptions } from '../../api.ts';
import { confirmationOf, sayOrdered, spentOn } from '../../say-order.ts';
import { useAssignOrder } from './sale-of-order.tsx';

const MOST_OTHERS = 5;

/** What the reader ordered here for one sale, and what it came to; other orders of theirs can be counted, too. */
export function SaleSpending({ listingId }: { listingId: string }) {
  const assign = useAssignOrder();
  return (
    <Loaded query={useQuery(ordersOptions())} failed="We couldn’t load what you spent" look="line">
      {({ orders }) => {
        const paid = orders.filter(({ status }) => status === 'paid');
        const counted = paid.filter(({ listing }) => listing?.id === listingId);
        const others = paid.filter(({ listing }) => listing === null).slice(0, MOST_OTHERS);
        const cents = counted.reduce((sum, order) => sum + spentOn(order), 0);
        return (
          <Card>
            {counted.length === 0 ? (
              <p className="text-ink-soft">
                Nothing ordered here counts toward this sale yet. <InlineLink href="/marketplace">See what we offer</InlineLink>
              </p>
            ) : (
              <>
                <p className="font-serif text-3xl text-ink tabular-nums">{formatMoney(cents, 'always')}</p>
                <p className="mt-1 text-sm text-ink-soft">Paid here, less what came back. Only you see it.</p>
                <ul className="mt-4 divide-y divide-line border-t border-line">
                  {counted.map((order) => (
                    <OrderRow key={order.id} order={order}>
                      <Button
                        size="small"
                        variant="quiet"
                        disabled={assign.isBusy}
                        onClick={() => void assign.run({ orderId: order.id, listingId: null })}
                        aria-label={`Not for this sale: order ${order.number}`}
                      >
                        Not for this sale
                      </Button>
                    </OrderRow>
                  ))}
                </ul>
              </>
            )}
            {others.length === 0 ? null : (
              <details className="mt-4">
                <summary className="inline-flex min-h-8 cursor-pointer items-center text-sm font-medium pointer-coarse:min-h-control">
                  Orders that don’t count toward a sale: {others.length}
                </summary>
                <ul className="mt-2 divide-y divide-line border-t border-line">
                  {others.map((order) => (
                    <OrderRow key={order.id} order={order}>
                      <Button
                        size="small"
                        variant="secondary"
                        disabled={assign.isBusy}
                        onClick={() => void assign.run({ orderId: order.id, listingId })}
                        aria-label={`Count it here: order ${order.number}`}
                      >
                        Count it here
                      </Button>
                    </OrderRow>
                  ))}
                </ul>
              </details>
            )}
          </Card>
        );
      }}
    </Loaded>
  );
}

function OrderRow({ order, children }: { order: Order; children: ReactNode }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-2.5">
      <span className="min-w-0">
        <LineLink href={confirmationOf(order)}>{sayOrdered(order)}</LineLink>
        <span className="block text-sm text-ink-soft">
          {formatDate(order.paidAt ?? order.createdAt, viewerTimeZone())} · {formatMoney(spentOn(order), 'always')}
          {order.isTest ? (
            <>
              {' '}
              <Badge tone="info">TEST</Badge>
            </>
          ) : null}
        </span>
      </span>
      {children}
    </li>
  );
}
