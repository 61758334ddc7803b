import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatCount, formatDate } from '#lib/format.ts';
import { viewerTimeZone } from '#platform/web/display.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { useSite } from '#platform/web/site-context.ts';
import { useWrite } from '#platform/web/write/use-write.ts';
import { WriteFailure } from '#platform/web/write/write-failure.tsx';
import { Button } from '#ui/button.tsx';
import { Card, CardHeader } from '#ui/card.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/field.tsx';
import { AppLink, InlineLink } from '#ui/link.tsx';
import { Select } from '#ui/select.tsx';
import { listOrders, listSubscriptions, MOST_PAUSE_MONTHS, moveSubscription, type Subscription } from '../../../contract.ts';
import { subscriptionsOptions } from '../../api.ts';
import { confirmationOf } from '../../say-order.ts';
import { cart } from '../../cart.ts';
import { sayPrice } from '../../say-price.ts';
import { ChangePlan } from './change-plan.tsx';
import { OWN_PLAN } from './own-plan-id.ts';

/** The plans that somebody has now, with what can be done about them. */
export function OwnPlan() {
  const query = useQuery(subscriptionsOptions());
  return (
    <Loaded query={query} pending={null} failed="We couldn’t load your plan" look="line">
      {({ subscriptions }) =>
        subscriptions
          .filter(({ status }) => status !== 'ended')
          .map((plan, at) => <PlanInUse key={plan.id} plan={plan} id={at === 0 ? OWN_PLAN : undefined} />)
      }
    </Loaded>
  );
}

const VERBS = {
  keep: { label: 'Keep it', isMain: true },
  resume: { label: 'Resume now', isMain: true },
  pause: { label: 'Pause', isMain: false },
  cancel: { label: 'Cancel the plan', isMain: false },
} as const;

function PlanInUse({ plan, id }: { plan: Subscription; id: string | undefined }) {
  const [asked, setAsked] = useState<'pause' | 'change' | 'end'>();
  const move = useWrite(moveSubscription, {
    refreshes: [listSubscriptions, listOrders],
    failureTitle: 'Your plan hasn’t changed',
    done: (moved, { body: { verb } }) => ({ title: sayMoved(moved, verb) }),
  });
  const run = (verb: keyof typeof VERBS) => move.run({ params: { subscriptionId: plan.id }, body: { verb } });
  const press = (verb: keyof typeof VERBS) =>
    verb === 'pause' ? setAsked('pause') : verb === 'cancel' && endsNow(plan) ? setAsked('end') : void run(verb);
  return (
    <Card id={id} className="scroll-mt-24">
      <CardHeader
        title={`Your plan: ${plan.planName}`}
        description={`${sayPrice(plan)}. ${sayPlanState(plan)}`}
        actions={
          <>
            {plan.dueOrderId === null ? null : (
              <Button asChild size="small">
                <AppLink href={confirmationOf({ id: plan.dueOrderId })}>Pay now</AppLink>
              </Button>
            )}
            {plan.status === 'active' && plan.periodTo !== null ? (
              <Button size="small" variant="secondary" onClick={() => setAsked('change')}>
                Change
              </Button>
            ) : null}
            {(Object.keys(VERBS) as (keyof typeof VERBS)[])
              .filter((verb) => plan.verbs.includes(verb))
              .map((verb) => (
                <Button
                  key={verb}
                  size="small"
                  variant={VERBS[verb].isMain ? 'primary' : 'secondary'}
                  busy={move.isBusy}
                  onClick={() => press(verb)}
                >
                  {verb === 'resume' && plan.status !== 'paused' ? 'Don’t pause it' : VERBS[verb].label}
                </Button>
              ))}
          </>
        }
      />
      <p className="text-sm text-ink-soft">You can have one plan at a time, and buy bundles and services along with it.</p>
      <PlanIncludes plan={plan} />
      <ConfirmDialog
        open={asked === 'end'}
        onOpenChange={() => setAsked(undefined)}
        title={`End ${plan.planName} now?`}
        description={
          plan.cents === 0 || plan.periodTo !== null
            ? 'It ends right away, and nothing is charged. You can choose a plan again anytime.'
            : 'It ends right away. Ending it doesn’t pay anything back: ask for a refund on your order’s page.'
        }
        confirm="End the plan"
        busy={move.isBusy}
        onConfirm={() => void run('cancel').then(() => setAsked(undefined))}
      />
      {asked === 'pause' ? <PausePlan plan={plan} onClose={() => setAsked(undefined)} /> : null}
      {asked === 'change' ? <ChangePlan plan={plan} onClose={() => setAsked(undefined)} /> : null}
    </Card>
  );
}

/** What the plan still holds: services to order at no cost, and whom to ask. */
function PlanIncludes({ plan: { included, hasAnswers } }: { plan: Subscription }) {
  const { supportEmail } = useSite();
  return (
    <>
      {included.length === 0 ? null : (
        <div className="mt-3 text-sm">
          <p>In your plan, each once at no cost:</p>
          <ul className="mt-1 flex flex-wrap gap-2">
            {included.map(({ id, name }) => (
              <li key={id}>
                <Button asChild size="small" variant="secondary">
                  <AppLink href="/services#checkout" onClick={() => cart.add({ id, quantity: 1, period: 'once' })}>
                    Order: {name}
                  </AppLink>
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
      {hasAnswers && supportEmail !== null ? (
        <p className="mt-3 text-sm">
          Questions? Write to <InlineLink href={`mailto:${supportEmail}`}>{supportEmail}</InlineLink>; a person answers.
        </p>
      ) : null}
    </>
  );
}

function PausePlan({ plan, onClose }: { plan: Subscription; onClose: () => void }) {
  const [months, setMonths] = useState('1');
  const pause = useWrite(moveSubscription, {
    refreshes: [listSubscriptions],
    tells: 'page',
    answered: onClose,
    done: { title: 'Your plan will pause. Nothing is charged until it resumes.' },
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Pause the plan?"
      description={`It runs until ${plan.periodTo === null ? 'its end' : formatDate(plan.periodTo, 'UTC')}, then pauses, and resumes automatically. You can resume it sooner.`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Not now
          </Button>
          <Button
            busy={pause.isBusy}
            onClick={() =>
              void pause.run({ params: { subscriptionId: plan.id }, body: { verb: 'pause', months: Number(months) } })
            }
          >
            Pause it
          </Button>
        </>
      }
    >
      <WriteFailure of={pause} title="Your plan hasn’t changed" className="mb-4" />
      <Field label="For how long">
        <Select
          value={months}
          onChange={({ target }) => setMonths(target.value)}
          options={Array.from({ length: MOST_PAUSE_MONTHS }, (_, at) => ({
            value: String(at + 1),
            label: formatCount(at + 1, 'month'),
          }))}
        />
      </Field>
    </Dialog>
  );
}

/** What came of what somebody did with a plan. */
function sayMoved({ status, periodTo }: Subscription, verb: Subscription['verbs'][number]): string {
  if (verb !== 'cancel') return 'Your plan goes on';
  return status === 'ended' || periodTo === null
    ? 'Your plan has ended'
    : `Canceled. Your plan runs until ${formatDate(periodTo, 'UTC')}.`;
}

/** Whether canceling a plan ends it at once: nothing that is paid runs to a last day. */
const endsNow = ({ status, periodTo }: Subscription) => periodTo === null || status === 'past-due' || status === 'paused';

/** Where a plan stands, and what happens next with it. */
export function sayPlanState({ status, cents, periodTo, nextTryAt, next, pauseMonths, pausedUntil }: Subscription): string {
  const day = periodTo === null ? null : formatDate(periodTo, 'UTC');
  if (status === 'past-due')
    return nextTryAt === null
      ? 'The last payment failed.'
      : `The last payment failed. We’ll try again on ${formatDate(nextTryAt, viewerTimeZone())}.`;
  const then = next === null ? '' : ` Then it becomes ${next.planName}, ${sayPrice(next)}.`;
  if (status === 'paused')
    return pausedUntil === null
      ? `It’s paused.${then}`
      : `It’s paused until ${formatDate(pausedUntil, 'UTC')}. Nothing is charged before then.${then}`;
  if (pauseMonths !== null && day !== null) return `It pauses for ${formatCount(pauseMonths, 'month')} starting ${day}.${then}`;
  if (status === 'ending') return day === null ? 'It ends.' : `It ends on ${day}, and nothing is charged after that.`;
  if (day === null)
    return cents === 0 ? 'It makes room for any other plan you choose.' : 'It doesn’t renew, and ends once your home is sold.';
  return next === null ? `It renews on ${day}.` : `It becomes ${next.planName}, ${sayPrice(next)}, on ${day}.`;
}
