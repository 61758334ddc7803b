import { useInfiniteQuery } from '@tanstack/react-query';
import type { EndpointResponse } from '#lib/endpoint.ts';
import { formatDateTime, formatMoney } from '#lib/format.ts';
import { viewerTimeZone } from '#platform/web/display.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { NextPage } from '#platform/web/next-page.tsx';
import { useAddressQuery } from '#platform/web/use-address-query.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Field } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { useOpenDialog } from '#ui/open-dialogs.tsx';
import { Select } from '#ui/select.tsx';
import { SkeletonRows } from '#ui/skeleton-shapes.tsx';
import { TextInput } from '#ui/text-input.tsx';
import type { listAllOrders } from '../../contract.ts';
import { rulesOf } from '../../model/rules-of.ts';
import { sayOrdered, STATE_WORDS, stateOf } from '../say-order.ts';
import { allOrdersOptions, SHOWN_ORDERS, type ShownOrders } from './api.ts';
import { GrantRefund } from './grant-refund.tsx';
import { RefundDecision } from './refund-decision.tsx';
import { MOST_LETTERS } from '../../model/limits.ts';

type AdminOrder = EndpointResponse<typeof listAllOrders>['orders'][number];

/** Orders of everybody, and what is to be paid back. */
export function OrdersAdmin() {
  const [search, change] = useAddressQuery();
  const shown = (Object.keys(SHOWN_ORDERS) as ShownOrders[]).find((one) => one === search.get('show')) ?? 'refunds';
  const q = search.get('q') ?? '';
  const query = useInfiniteQuery(allOrdersOptions(q === '' ? shown : 'all', q));
  const orders = query.data?.pages.flatMap((page) => page?.orders ?? []) ?? [];
  const refundLimitCents = query.data?.pages[0]?.refundLimitCents ?? 0;
  return (
    <>
      <div className="flex flex-wrap items-end gap-4">
        <Field label="Show" className="w-56">
          <Select
            value={shown}
            options={Object.entries(SHOWN_ORDERS).map(([value, label]) => ({ value, label }))}
            onChange={({ target }) => change({ show: target.value, q: '' })}
          />
        </Field>
        <Field label="Find an order" hint="By its number, its invoice, or the buyer’s email address" className="min-w-60 flex-1">
          <TextInput
            type="search"
            value={q}
            maxLength={MOST_LETTERS.lookUp}
            onChange={({ target }) => change({ q: target.value, show: '' }, { replaces: true })}
          />
        </Field>
      </div>
      <Loaded
        query={query}
        pending={<SkeletonRows className="mt-6" />}
        className="mt-6"
        failed="We couldn’t load the orders"
        isEmpty={() => orders.length === 0}
        empty={
          <EmptyState
            className="mt-6"
            level={2}
            title={q !== '' ? 'No such order' : shown === 'refunds' ? 'No open refunds' : 'No orders yet'}
          >
            {q !== ''
              ? 'Give the whole number of an order or an invoice, or the whole email address of its buyer.'
              : shown === 'refunds'
                ? 'Refund requests show up here, along with refunds that failed.'
                : 'Orders show up here as people buy.'}
          </EmptyState>
        }
      >
        {() => (
          <>
            <Notice className="mt-6">
              One administrator can pay back less than {formatMoney(refundLimitCents)} of an order, in one refund or several; from
              there on it takes two. No one decides on their own order.
            </Notice>
            <ul className="mt-4 divide-y divide-line border-y border-line">
              {orders.map((order) => (
                <OrderRow key={order.id} order={order} refundLimitCents={refundLimitCents} />
              ))}
            </ul>
            <NextPage of={query} position={`${orders.length} orders shown`} />
          </>
        )}
      </Loaded>
    </>
  );
}

/** What the buyer bought under: whoever decides on a refund decides by it. */
function Rules({ order }: { order: AdminOrder }) {
  return rulesOf(order.quote.lines).map(({ names, rule }) => (
    <p key={rule} className="mt-1 text-sm text-ink-soft">
      {names.join(', ')}: {rule}
    </p>
  ));
}

function OrderRow({ order, refundLimitCents }: { order: AdminOrder; refundLimitCents: number }) {
  const openDialog = useOpenDialog();
  const { title, tone } = STATE_WORDS[stateOf(order)];
  return (
    <li className="py-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <span className="min-w-0">
          <span className="font-medium">{sayOrdered(order)}</span>
          <span className="block text-sm wrap-anywhere text-ink-soft">
            {order.buyer ?? 'Someone who left'}, {formatDateTime(order.createdAt, viewerTimeZone())}, order {order.number}
            {order.invoice === null ? '' : `, ${order.invoice.name}`}
          </span>
        </span>
        <span className="flex flex-wrap items-baseline gap-2">
          {order.isTest ? <Badge tone="info">TEST</Badge> : null}
          <Badge tone={tone}>{title}</Badge>
          <span className="tabular-nums">{formatMoney(order.quote.totalCents, 'always')}</span>
        </span>
      </div>
      {order.refunds.map((refund) => (
        <RefundDecision
          key={refund.id}
          refund={refund}
          awaitsSecond={order.awaitsSecond.includes(refund.id)}
          youAgreed={order.youAgreed.includes(refund.id)}
          awaitsBank={order.awaitsBank.includes(refund.id)}
          needsTwo={order.needsTwo.includes(refund.id)}
          buyer={order.buyer ?? 'someone who left'}
        />
      ))}
      {order.refunds.some(({ status }) => status === 'requested') ? <Rules order={order} /> : null}
      {order.status === 'paid' && order.refundableCents > 0 && order.jobId === null ? (
        <Button
          variant="quiet"
          size="small"
          className="mt-1 -ml-3"
          onClick={() => openDialog((close) => <GrantRefund order={order} refundLimitCents={refundLimitCents} onClose={close} />)}
          aria-label={`Pay back: order ${order.number}`}
        >
          Pay back
        </Button>
      ) : null}
      {order.jobId === null || order.status !== 'paid' ? null : (
        <p className="mt-1 text-sm text-ink-soft">For a job: refunds go through its milestones or a dispute.</p>
      )}
    </li>
  );
}
