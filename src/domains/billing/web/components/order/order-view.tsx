import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { PersonalViewProps } from '#domains/accounts/web/index.ts';
import { isUuid } from '#lib/uuid.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { AppLink } from '#ui/link.tsx';
import { Page } from '#ui/page.tsx';
import { PrintButton } from '#ui/print-button.tsx';
import { orderOptions } from '../../api.ts';
import { cart } from '../../cart.ts';
import { isSettling, stateOf } from '../../say-order.ts';
import { Receipt } from './receipt.tsx';

const ASK_EVERY_MS = 2000;
const PATIENCE_MS = 60_000;
/** The order that the address names, as the server has it. */
export function OrderView({ frame }: PersonalViewProps) {
  const [search] = useSearchParams();
  const orderId = search.get('order') ?? '';
  if (!isUuid(orderId))
    return (
      <Page {...frame}>
        <NoOrder />
      </Page>
    );
  return <OneOrder key={orderId} orderId={orderId} frame={frame} />;
}

function OneOrder({ orderId, frame }: { orderId: string } & Pick<PersonalViewProps, 'frame'>) {
  const [isPatient, setIsPatient] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setIsPatient(false), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  const query = useQuery({
    ...orderOptions(orderId),
    refetchOnMount: 'always',
    refetchInterval: ({ state: { data } }) => (isPatient && data != null && isSettling(data) ? ASK_EVERY_MS : false),
  });
  const order = query.data;
  const isBought = order != null && ['paid', 'processing'].includes(stateOf(order));
  useEffect(() => {
    if (isBought) cart.removeBought(order.quote.lines);
  }, [isBought, order]);
  return (
    <Page {...frame} actions={order == null ? null : <PrintButton />}>
      <div className="mt-8">
        <Loaded query={query} gone={<NoOrder />} failed="We couldn’t show your order" wayOut={<AllOrders />}>
          {(shown) => <Receipt order={shown} isWaitedFor={isPatient} />}
        </Loaded>
      </div>
    </Page>
  );
}

function NoOrder() {
  return (
    <EmptyState className="mt-8" title="There is no order with this number" action={<AllOrders />}>
      Open the link in your receipt again: part of it may be missing.
    </EmptyState>
  );
}

function AllOrders() {
  return (
    <Button asChild variant="secondary">
      <AppLink href="/settings?tab=billing">See my orders</AppLink>
    </Button>
  );
}
