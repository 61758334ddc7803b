import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import type { SessionUser } from '#domains/accounts/contract.ts';
import { formatMoney } from '#lib/format.ts';
import { STATE_CHOICES } from '#lib/us-states.ts';
import { randomUuid } from '#lib/uuid.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { CallFailure } from '#platform/web/call-failure.ts';
import { Form } from '#platform/web/form/form.tsx';
import { type FormProblems, useForm } from '#platform/web/form/use-form.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Field, FieldGroup } from '#ui/field.tsx';
import { InlineLink } from '#ui/link.tsx';
import { Select } from '#ui/select.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { listOrders, listSubscriptions, type Order, placeOrder, priceCart, type PricedCart } from '../../../contract.ts';
import { quoteOptions } from '../../api.ts';
import { readPlace, writePlace } from '../../billed-before.ts';
import { billedFaults } from '../../billed-faults.ts';
import type { CartLine } from '../../cart-lines.ts';
import { sayPrice } from '../../say-price.ts';
import { SaleSelect, useSales } from '../order/sale-of-order.tsx';
import { CartSummary } from './cart-summary.tsx';
import { PromoField } from './promo-field.tsx';
import { useGoToPayment } from './use-go-to-payment.ts';
import { MOST_LETTERS } from '../../../model/limits.ts';

export interface OrderFormProps {
  lines: readonly CartLine[];
  user: SessionUser;
  isTest: boolean;
  /** A changed price waits for the buyer's yes. */
  isHeld: boolean;
  /** Whom the last order was made out to. */
  before: Order['billing'] | undefined;
}

const NO_PLACE = { street: '', city: '', zip: '', state: '' };

/** What the form knows already; nothing of an address that does not fit its fields. */
function readBilled(before: OrderFormProps['before']): Partial<typeof NO_PLACE & { name: string }> {
  if (before == null) return {};
  const place = readPlace(before.address);
  return place === undefined ? {} : { name: before.name, ...place };
}

/** Billing address, consent and the whole sum; ordering opens the provider's page. */
export function OrderForm({ lines, user, isTest, isHeld, before }: OrderFormProps) {
  const goToPayment = useGoToPayment();
  const [promoCode, setPromoCode] = useState<string | null>(null);
  const sales = useSales();
  const [sale, setSale] = useState<string | null>(null);
  // The same choice sent again is the same order; another choice is another one.
  const [ids] = useState(() => new Map<string, string>());
  const items = lines.map(({ item }) => item);
  const renewals = lines.filter(({ renews }) => renews !== null);

  const form = useForm({
    id: 'order',
    start: { ...NO_PLACE, name: user.displayName, ...readBilled(before), agrees: false, agreesToRenewal: false },
    check: (values) => checkOrder(values, { hasRenewal: renewals.length > 0, isHeld }),
    guards: true,
    focuses: 'summary',
    staysBusy: true,
    refreshes: [priceCart, listOrders, listSubscriptions],
    faults: placeFaults,
    explain: (error) =>
      error instanceof CallFailure && error.code === 'price-changed'
        ? 'The price changed while you were here, so nothing was ordered. Check the new total and order again.'
        : undefined,
    send: ({ name, street, city, state, zip }) => {
      const order = {
        items: items.map((item) => ({ ...item })),
        promoCode,
        state,
        listingId: sale,
        billing: { name: name.trim(), address: writePlace({ street, city, state, zip }) },
        seenTotalCents: quote.data?.totalCents ?? 0,
        consent: true as const,
      };
      const choice = JSON.stringify(order);
      const id = ids.get(choice) ?? randomUuid();
      ids.set(choice, id);
      return browserApi.call(placeOrder, { body: { id, ...order } });
    },
    answered: (order) => goToPayment(order),
  });
  const { state } = form.values;
  const quote: UseQueryResult<PricedCart> = useQuery({ ...quoteOptions({ items, promoCode, state }), enabled: state !== '' });
  const priced = state === '' ? undefined : quote.data;

  return (
    <div className="grid items-start gap-8 lg:grid-cols-[1fr_26rem]">
      <Card>
        <h3 className="mb-4 font-sans text-lg font-semibold">Billing address</h3>
        <Form of={form} className="space-y-4" label="Checkout">
          <Field {...form.field('name')} label="Name on the invoice" required>
            <TextInput autoComplete="billing name" maxLength={MOST_LETTERS.billedName} />
          </Field>
          <Field {...form.field('street')} label="Street and number" required>
            <TextInput autoComplete="billing street-address" />
          </Field>
          <div className="grid gap-4 sm:grid-cols-2">
            <Field {...form.field('city')} label="City" required>
              <TextInput autoComplete="billing address-level2" />
            </Field>
            <Field {...form.field('zip')} label="ZIP code" required>
              <TextInput autoComplete="billing postal-code" inputMode="numeric" />
            </Field>
          </div>
          <Field {...form.field('state')} label="State" hint="It sets your sales tax." required>
            <Select placeholder="Choose a state" options={STATE_CHOICES} autoComplete="billing address-level1" />
          </Field>
          {sales.length === 0 ? null : (
            <Field label="For which sale?" hint="Your seller dashboard adds it to what you spent on that home." optional>
              <SaleSelect sales={sales} chosen={sales.find(({ id }) => id === sale) ?? null} onChange={setSale} />
            </Field>
          )}
          <FieldGroup {...form.group('agrees')} legend="What you agree to">
            <Checkbox
              {...form.tick('agrees')}
              label={
                <>
                  I agree to the <InlineLink href="/terms">terms</InlineLink> and to the refund rule of each item
                </>
              }
            />
          </FieldGroup>
          {renewals.length === 0 ? null : (
            <FieldGroup {...form.group('agreesToRenewal')} legend="Renewal">
              {renewals.map(({ item, label, cents }) => (
                <Checkbox
                  key={item.id}
                  {...form.tick('agreesToRenewal')}
                  label={`${label}: it renews at ${sayPrice({ cents: cents ?? 0, period: item.period })}, plus tax where it applies, until I cancel`}
                  hint="Cancel online, on this page or in your settings. The plan runs to the end of the period you paid for."
                />
              ))}
            </FieldGroup>
          )}
        </Form>
      </Card>
      <CartSummary lines={lines} quote={priced}>
        {state === '' ? (
          <p className="text-sm text-ink-soft">You’ll see tax and total once you choose your state.</p>
        ) : (
          <Loaded query={quote} pending={null} look="line" failed={sayRefusal(quote.error)}>
            {() => null}
          </Loaded>
        )}
        <PromoField items={items} state={state} applied={promoCode} onApply={setPromoCode} />
        {isTest ? (
          <p className="mt-4 text-sm">
            <Badge tone="info">TEST</Badge> No real money moves: the next page asks for no card and lets you choose how the
            payment ends.
          </p>
        ) : null}
        <Button
          type="submit"
          form={form.id}
          fullWidth
          size="large"
          className="mt-4"
          busy={form.isBusy || quote.isFetching}
          busyText={form.isBusy ? 'Ordering…' : 'Pricing…'}
        >
          {priced === undefined ? 'Continue to payment' : sayPay(priced.totalCents)}
        </Button>
        <p className="mt-2 text-sm text-ink-soft">You pay on the payment provider’s page. Card numbers never reach this site.</p>
      </CartSummary>
    </div>
  );
}

function sayPay(cents: number): string {
  return cents === 0 ? 'Confirm for free' : `Continue to pay ${formatMoney(cents, 'always')}`;
}

/** What the server says of the choice itself. */
function sayRefusal(error: Error | null): string | undefined {
  if (!(error instanceof CallFailure)) return undefined;
  return (Object.values(error.fields)[0] ?? error.detail)?.replace(/\.$/, '');
}

function checkOrder(
  {
    name,
    street,
    city,
    state,
    zip,
    agrees,
    agreesToRenewal,
  }: Record<'name' | 'street' | 'city' | 'state' | 'zip', string> & Record<'agrees' | 'agreesToRenewal', boolean>,
  { hasRenewal, isHeld }: { hasRenewal: boolean; isHeld: boolean },
): FormProblems {
  return {
    ...(name.trim() === '' ? { name: 'Give the name for the invoice' } : {}),
    ...(street.trim() === '' ? { street: 'Give the street and number' } : {}),
    ...(city.trim() === '' ? { city: 'Give the city' } : {}),
    ...(/^\d{5}(-\d{4})?$/.test(zip.trim()) ? {} : { zip: 'Give the ZIP code, five digits' }),
    ...(state === '' ? { state: 'Choose your state' } : {}),
    ...(isHeld && agrees ? { agrees: 'Agree to the new price above first' } : {}),
    ...(agrees ? {} : { agrees: isHeld ? 'Agree to the new price above and to the terms' : 'Agree to the terms first' }),
    ...(hasRenewal && !agreesToRenewal ? { agreesToRenewal: 'Agree to the renewal, or choose a plan for one sale' } : {}),
  };
}

/** The street is the first line of the address. */
function placeFaults(error: unknown): FormProblems {
  const { name, address: street } = billedFaults(error);
  return { ...(name === undefined ? {} : { name }), ...(street === undefined ? {} : { street }) };
}
