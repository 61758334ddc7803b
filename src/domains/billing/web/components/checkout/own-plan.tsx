import { useQuery } from '@tanstack/react-query';
import { formatDate } from '#lib/format.ts';
import { viewerTimeZone } from '#platform/web/display.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { useWrite } from '#platform/web/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { Card, CardHeader } from '#ui/card.tsx';
import { listSubscriptions, moveSubscription, type Subscription } from '../../../contract.ts';
import { subscriptionsOptions } from '../../api.ts';
import { sayPrice } from '../../say-price.ts';

/** The plans that somebody has now, with what can be done about them. */
export function OwnPlan() {
  const query = useQuery(subscriptionsOptions());
  return (
    <Loaded query={query} pending={null} failed="Your plan could not be loaded" look="line">
      {({ subscriptions }) =>
        subscriptions.filter(({ status }) => status !== 'ended').map((plan) => <PlanInUse key={plan.id} plan={plan} />)
      }
    </Loaded>
  );
}

function PlanInUse({ plan }: { plan: Subscription }) {
  const move = useWrite(moveSubscription, { refreshes: [listSubscriptions], failureTitle: 'Your plan is as it was' });
  const press = (verb: 'cancel' | 'keep') => void move.run({ params: { subscriptionId: plan.id }, body: { verb } });
  return (
    <Card>
      <CardHeader
        title={`Your plan: ${plan.planName}`}
        description={`${sayPrice(plan)}. ${sayPlanState(plan)}`}
        actions={
          <>
            {plan.verbs.includes('keep') ? (
              <Button size="small" busy={move.isBusy} onClick={() => press('keep')}>
                Keep it
              </Button>
            ) : null}
            {plan.verbs.includes('cancel') ? (
              <Button size="small" variant="secondary" busy={move.isBusy} onClick={() => press('cancel')}>
                Cancel the plan
              </Button>
            ) : null}
          </>
        }
      />
      <p className="text-sm text-ink-soft">You can have one plan at a time. Bundles and services can be bought beside it.</p>
    </Card>
  );
}

/** Where a plan stands, and what happens next with it. */
export function sayPlanState({ status, periodTo, nextTryAt, next }: Subscription): string {
  const day = periodTo === null ? null : formatDate(periodTo, 'UTC');
  if (status === 'past-due')
    return nextTryAt === null
      ? 'The last payment failed.'
      : `The last payment failed. It is tried again on ${formatDate(nextTryAt, viewerTimeZone())}.`;
  if (status === 'ending') return day === null ? 'It ends.' : `It ends on ${day}, and nothing is charged after that.`;
  if (day === null) return 'It does not renew.';
  return next === null ? `It renews on ${day}.` : `It becomes ${next.planName} on ${day}.`;
}
