import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SignedInOnly } from '#domains/accounts/web/index.ts';
import { formatMoney } from '#lib/format.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { QueryScope } from '#platform/web/query-scope.tsx';
import { useWrite } from '#platform/web/write/use-write.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { FieldGroup } from '#ui/field.tsx';
import { KeyValueList } from '#ui/key-value-list.tsx';
import { Notice } from '#ui/notice.tsx';
import { RadioCard } from '#ui/radio-card.tsx';
import { getOrder, type getSandboxCheckout, listOrders, paySandboxCheckout } from '../../../contract.ts';
import type { EndpointResponse } from '#lib/endpoint.ts';
import { sandboxOptions } from '../../api.ts';
import { sayFailure } from '../../say-order.ts';
import { useGoTo } from './use-go-to-payment.ts';

type SandboxCheckout = EndpointResponse<typeof getSandboxCheckout>;

/** The page of the test provider: what is to be paid, and how the payment shall end. */
export function PayHere({ checkoutId }: { checkoutId: string }) {
  return (
    <QueryScope>
      <SignedInOnly title="Pay (test)" reason="Sign in as the person who ordered, then pay.">
        <Open checkoutId={checkoutId} />
      </SignedInOnly>
    </QueryScope>
  );
}

function Open({ checkoutId }: { checkoutId: string }) {
  const goTo = useGoTo();
  return (
    <Loaded query={useQuery(sandboxOptions(checkoutId))} failed="We couldn’t open this payment">
      {(page) =>
        page.status === 'open' ? (
          <ChooseOutcome checkoutId={checkoutId} page={page} />
        ) : (
          <Notice
            title={page.status === 'complete' ? 'This is already paid' : 'This page has expired'}
            action={
              <Button size="small" onClick={() => goTo(page.status === 'complete' ? page.successUrl : page.cancelUrl)}>
                See the order
              </Button>
            }
          >
            {page.status === 'complete'
              ? 'Nothing is charged twice.'
              : 'Nothing was charged. Your order shows whether you can still pay it.'}
          </Notice>
        )
      }
    </Loaded>
  );
}

function ChooseOutcome({ checkoutId, page }: { checkoutId: string; page: SandboxCheckout }) {
  const goTo = useGoTo();
  const [card, setCard] = useState(page.cards[0]?.key ?? '');
  const [isAsked, setIsAsked] = useState(page.asksAuthentication);
  const pay = useWrite(paySandboxCheckout, {
    tells: 'page',
    refreshes: [getOrder, listOrders],
    answered: ({ outcome }) => {
      setIsAsked(outcome === 'action');
      if (outcome === 'succeeded' || outcome === 'processing') goTo(page.successUrl);
    },
  });
  const send = (confirms?: boolean) =>
    void pay.run({ params: { checkoutId }, body: { card, ...(confirms === undefined ? {} : { confirms }) } });
  const failure = sayFailure(pay.answer?.failure ?? null) ?? pay.failure;
  return (
    <Card>
      <p className="flex flex-wrap items-center gap-3">
        <Badge tone="info">TEST</Badge>
        <span className="font-serif text-3xl tabular-nums">{formatMoney(page.cents, 'always')}</span>
      </p>
      <KeyValueList
        className="mt-3"
        items={page.lines.map(({ name, cents }) => ({ label: name, value: formatMoney(cents, 'always') }))}
      />
      <FieldGroup legend="How should this payment turn out?" className="mt-6">
        {page.cards.map(({ key, label, last4 }) => (
          <RadioCard
            key={key}
            name="card"
            value={key}
            label={label}
            aside={`ends in ${last4}`}
            checked={card === key}
            onChange={() => {
              setCard(key);
              pay.reset();
            }}
          />
        ))}
      </FieldGroup>
      {failure === undefined ? null : (
        <Notice tone="error" live className="mt-4" title="Not paid">
          {failure} Nothing was charged.
        </Notice>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        <Button size="large" busy={pay.isBusy} busyText="Paying…" onClick={() => send()}>
          Pay {formatMoney(page.cents, 'always')} (test)
        </Button>
        <Button size="large" variant="secondary" onClick={() => goTo(page.cancelUrl)}>
          Back without paying
        </Button>
      </div>
      <Dialog
        size="small"
        open={isAsked}
        onOpenChange={setIsAsked}
        title="Your bank asks: is this you?"
        description="A real bank asks in its app or with a code. Here you just choose the answer."
        footer={
          <>
            <Button variant="secondary" busy={pay.isBusy} onClick={() => send(false)}>
              No, decline
            </Button>
            <Button busy={pay.isBusy} onClick={() => send(true)}>
              Yes, pay
            </Button>
          </>
        }
      >
        <p>{formatMoney(page.cents, 'always')} (test)</p>
      </Dialog>
    </Card>
  );
}
