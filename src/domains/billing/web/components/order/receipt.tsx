import { capitalize, formatDateTime, formatMoney } from '#lib/format.ts';
import { viewerTimeZone } from '#platform/web/display.ts';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { type KeyValue, KeyValueList } from '#ui/key-value-list.tsx';
import type { Order } from '../../../contract.ts';
import { sayCard } from '../../../model/card-words.ts';
import { rulesOf } from '../../../model/rules-of.ts';
import { type OrderState, sayCredits, STATE_WORDS, stateOf } from '../../say-order.ts';
import { sayLine } from '../../say-price.ts';
import { sumItems } from '../checkout/cart-summary.tsx';
import { AskRefund } from './ask-refund.tsx';
import { BoughtServices } from './bought-services.tsx';
import { InvoiceButton } from './invoice-button.tsx';
import { NextSteps } from './next-steps.tsx';
import { OrderNotice } from './order-notice.tsx';
import { SaleOfOrder } from './sale-of-order.tsx';

/** What was ordered, what was paid and how, what came back, and what comes next. */
export function Receipt({ order, isWaitedFor }: { order: Order; isWaitedFor: boolean }) {
  const state = stateOf(order);
  const { title, tone } = STATE_WORDS[state];
  const { lines } = order.quote;
  return (
    <div className="grid gap-6">
      <OrderNotice order={order} isWaitedFor={isWaitedFor} />
      <Card>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 className="font-sans text-lg font-semibold">Receipt</h2>
          <span className="flex gap-2" role="status">
            {order.isTest ? <Badge tone="info">TEST</Badge> : null}
            <Badge tone={tone}>{title}</Badge>
          </span>
        </div>
        <KeyValueList
          className="mt-3"
          items={[
            ...(order.jobName === null ? [] : [{ label: 'For', value: order.jobName }]),
            ...lines.map((line) => ({ label: sayLine(line), value: formatMoney(line.cents, 'always') })),
            ...sumItems(order.quote, order.jobId === null ? undefined : order.includedTaxCents),
          ]}
        />
        <KeyValueList className="mt-4" align="start" items={factsOf(order, state)} />
        {state === 'over' ? null : <SaleOfOrder order={order} />}
        <div className="mt-5 flex flex-wrap gap-3">
          {order.invoice === null ? null : <InvoiceButton orderId={order.id} name={order.invoice.name} />}
          {order.jobId === null && (state === 'paid' || state === 'partly-refunded') ? <AskRefund order={order} /> : null}
        </div>
      </Card>
      {order.refunds.length + order.byBank.length === 0 ? null : <Refunds order={order} />}
      <RefundRules order={order} />
      {state === 'paid' || state === 'processing' ? <NextSteps order={order} isPaid={state === 'paid'} /> : null}
      {order.services.length === 0 ? null : <BoughtServices order={order} />}
    </div>
  );
}

const CARD_WORDS: Partial<Record<OrderState, string>> = { processing: 'Paying with', failed: 'Tried with', over: 'Tried with' };

function factsOf(
  { number, createdAt, paidAt, payment, billing, invoice, promoCode, quote }: Order,
  state: OrderState,
): KeyValue[] {
  const zone = viewerTimeZone();
  const card = payment?.card ?? null;
  return [
    {
      label: 'Receipt number',
      value: invoice?.name ?? (paidAt === null ? 'Comes with the payment' : 'Comes with the invoice'),
    },
    { label: 'Order number', value: String(number) },
    { label: 'Ordered', value: formatDateTime(createdAt, zone) },
    ...(paidAt === null ? [] : [{ label: 'Paid', value: formatDateTime(paidAt, zone) }]),
    {
      label: (card === null ? undefined : CARD_WORDS[state]) ?? 'Paid with',
      value: quote.totalCents === 0 ? 'Nothing to pay' : card === null ? 'Not paid yet' : capitalize(sayCard(card)),
    },
    ...(promoCode === null ? [] : [{ label: 'Promo code', value: promoCode }]),
    ...(billing === null ? [] : [{ label: 'Billed to', value: billing.name, note: billing.address }]),
  ];
}

/** What was agreed to on the day of the order. */
function RefundRules({ order }: { order: Order }) {
  const rules = rulesOf(order.quote.lines);
  if (rules.length === 0) return null;
  return (
    <Card>
      <h2 className="font-sans text-lg font-semibold">Refund rules you bought under</h2>
      <KeyValueList
        className="mt-3"
        align="start"
        items={rules.map(({ names, rule }) => ({ label: names.join(', '), value: rule }))}
      />
      {sayCredits(order).map((said) => (
        <p key={said} className="mt-3 text-sm text-ink-soft">
          {said}
        </p>
      ))}
    </Card>
  );
}

const REFUND_STATES: Record<Order['refunds'][number]['status'], string> = {
  requested: 'Requested; an administrator will decide',
  submitted: 'On its way to you',
  succeeded: 'Paid back',
  failed: 'Didn’t arrive; we’re looking into it',
  rejected: 'Declined',
};

/** Where a refund stands; what goes back by itself waits for nobody. */
function sayRefund({ status, isAutomatic, isOvertaken }: Order['refunds'][number]): string {
  if (isOvertaken) return 'Not sent: your bank took the payment back';
  return REFUND_STATES[status === 'requested' && isAutomatic ? 'submitted' : status];
}

function Refunds({ order }: { order: Order }) {
  return (
    <Card>
      <h2 className="font-sans text-lg font-semibold">Refunds</h2>
      <ul className="mt-2 divide-y divide-line">
        {order.refunds.map((refund) => (
          <li key={refund.id} className="flex flex-wrap items-center justify-between gap-3 py-3">
            <span className="min-w-0">
              <span className="font-medium">{formatMoney(refund.cents, 'always')}</span> · {sayRefund(refund)}
              <span className="block text-sm wrap-anywhere text-ink-soft">
                {formatDateTime(refund.createdAt, viewerTimeZone())}
                {refund.of === null ? '' : `, ${refund.of}`}: {refund.reason}
                {refund.answer === null ? null : <span className="block">Our reason: {refund.answer}</span>}
              </span>
            </span>
            <Papers orderId={order.id} papers={refund.papers} />
          </li>
        ))}
        {order.byBank.map(({ id, cents, isReturned, papers }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-3">
            <span className="min-w-0">
              <span className="font-medium">{formatMoney(cents, 'always')}</span> ·{' '}
              {isReturned ? 'Paid back by your bank, which later returned it to us' : 'Paid back by your bank'}
            </span>
            <Papers orderId={order.id} papers={papers} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Credit notes for what went back, and invoices for what came back. */
function Papers({ orderId, papers }: { orderId: string; papers: Order['refunds'][number]['papers'] }) {
  return (
    <span className="flex flex-wrap gap-2">
      {papers.map(({ name, kind }) => (
        <InvoiceButton key={name} orderId={orderId} name={name} kind={kind} />
      ))}
    </span>
  );
}
