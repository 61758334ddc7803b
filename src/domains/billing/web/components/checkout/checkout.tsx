import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ConfirmAddress, useSession } from '#domains/accounts/web/index.ts';
import { formatMoney } from '#lib/format.ts';
import { together } from '#platform/web/loaded-query.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { QueryScope } from '#platform/web/query-scope.tsx';
import { useAddressQuery } from '#platform/web/use-address-query.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { AppLink } from '#ui/link.tsx';
import { Notice } from '#ui/notice.tsx';
import { SkeletonFields } from '#ui/skeleton-shapes.tsx';
import { ordersOptions, subscriptionsOptions } from '../../api.ts';
import { billedBefore } from '../../billed-before.ts';
import { readAutoSelect } from '../../auto-select.ts';
import { cart, useCart } from '../../cart.ts';
import { type Catalog, linesOf } from '../../cart-lines.ts';
import { sayPrice } from '../../say-price.ts';
import { CartSummary } from './cart-summary.tsx';
import { OrderForm, type OrderFormProps } from './order-form.tsx';
import { OwnPlan } from './own-plan.tsx';
import { findSecondPlan, SecondPlan } from './second-plan.tsx';
import { SignInToPay } from './sign-in-to-pay.tsx';
import { UnpaidOrders } from './unpaid-orders.tsx';

/** What was chosen, what it costs, and the way to pay. */
export function Checkout({ catalog }: { catalog: Catalog }) {
  const session = useSession();
  const [search, change] = useAddressQuery();
  const selection = readAutoSelect(search, catalog.plans);
  const [agreedTo, setAgreedTo] = useState<string>();
  const lines = linesOf(useCart(), catalog);

  const chosenId = selection.kind === 'plan' ? selection.plan.id : undefined;
  const chosenPeriod = selection.kind === 'plan' ? selection.price.period : undefined;
  useEffect(() => {
    if (chosenId !== undefined && chosenPeriod !== undefined) cart.add({ id: chosenId, quantity: 1, period: chosenPeriod });
  }, [chosenId, chosenPeriod]);

  const forgetSelection = () => change({ autoSelect: null, amount: null, period: null }, { replaces: true });
  const hasChanged =
    selection.kind === 'plan' &&
    selection.changedFromCents !== null &&
    agreedTo !== selection.price.id &&
    lines.some(({ item }) => item.id === selection.plan.id && item.period === selection.price.period);

  if (session.status === 'loading') return <SkeletonFields />;
  return (
    <QueryScope>
      <div className="grid gap-5">
        {session.status === 'signed-in' ? (
          <>
            <UnpaidOrders wanted={search.get('order')} />
            <OwnPlan />
          </>
        ) : null}
        {selection.kind === 'unknown' ? (
          <Notice tone="warning" live>
            There’s no plan called “{selection.wanted}” today. Choose one of the plans above.
          </Notice>
        ) : null}
        {hasChanged ? (
          <Notice
            tone="warning"
            live
            title="Price changed"
            action={
              <Button
                size="small"
                onClick={() => {
                  setAgreedTo(selection.price.id);
                  forgetSelection();
                }}
              >
                Continue at {sayPrice(selection.price)}
              </Button>
            }
          >
            You came here for {selection.plan.name} at {formatMoney(selection.changedFromCents ?? 0)}. Today it’s{' '}
            {sayPrice(selection.price)}. We won’t charge you unless you agree.
          </Notice>
        ) : null}
        {lines.length > 0 && session.status === 'signed-in' && !session.user.emailVerified && !session.user.isDemo ? (
          <AddressFirst />
        ) : null}
        {lines.length === 0 ? (
          <EmptyState
            title="Nothing chosen yet"
            action={
              <Button asChild variant="secondary">
                <AppLink href="/marketplace?tab=services">Browse services</AppLink>
              </Button>
            }
          >
            Choose a plan above, or a bundle or single service.
          </EmptyState>
        ) : session.status === 'signed-in' ? (
          <Order lines={lines} catalog={catalog} user={session.user} isHeld={hasChanged} />
        ) : (
          <div className="grid items-start gap-8 lg:grid-cols-[1fr_26rem]">
            <SignInToPay lines={lines} />
            <CartSummary lines={lines} />
          </div>
        )}
      </div>
    </QueryScope>
  );
}

function Order({ lines, catalog, user, isHeld }: Pick<OrderFormProps, 'lines' | 'user' | 'isHeld'> & { catalog: Catalog }) {
  return (
    <Loaded
      query={together({ own: useQuery(subscriptionsOptions()), before: useQuery(ordersOptions()) })}
      pending={<SkeletonFields />}
      failed="We couldn’t check which plan you have"
    >
      {({ own: { subscriptions }, before: { orders } }) => {
        const own = subscriptions.find(({ status }) => status !== 'ended');
        const second = findSecondPlan({ lines, plans: catalog.plans, own });
        if (own !== undefined && second !== undefined) return <SecondPlan line={second} own={own} />;
        return (
          <OrderForm
            lines={lines}
            user={user}
            isTest={catalog.isTest || user.isDemo}
            isHeld={isHeld}
            before={billedBefore(orders)}
          />
        );
      }}
    </Loaded>
  );
}

/** Said before anything is filled in: nobody can order whose address is not proven. */
function AddressFirst() {
  return (
    <Notice
      tone="warning"
      title="Confirm your email address before you pay"
      action={<ConfirmAddress onConfirmed={() => undefined} />}
    >
      Your receipt goes there. Open the link in your email, and you come back here with your order.
    </Notice>
  );
}
