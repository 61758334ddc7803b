import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import type { Subscription } from '../../../contract.ts';
import { givesWay } from '../../../model/one-plan.ts';
import { cart } from '../../cart.ts';
import type { Catalog, CartLine } from '../../cart-lines.ts';

interface Chosen {
  lines: readonly CartLine[];
  plans: readonly Pick<Catalog['plans'][number], 'id'>[];
  /** The plan that the buyer has now. */
  own: Pick<Subscription, 'planId' | 'planName' | 'cents'> | undefined;
}

/** The plan among what was chosen that cannot be bought, because the buyer has one: it may come by a link, or from before signing in. */
export function findSecondPlan({ lines, plans, own }: Chosen): CartLine | undefined {
  if (own === undefined) return undefined;
  return lines.find(({ item }) => plans.some(({ id }) => id === item.id) && !givesWay(own, item.id));
}

/** Said before anything is filled in. */
export function SecondPlan({ line, own }: { line: CartLine; own: NonNullable<Chosen['own']> }) {
  const isSame = own.planId === line.item.id;
  return (
    <Notice
      tone="warning"
      live
      title={`You already have ${own.planName}`}
      action={
        <Button size="small" variant="secondary" onClick={() => cart.remove(line.item)}>
          Remove {line.label} from the order
        </Button>
      }
    >
      You can have one plan at a time, so nothing was ordered.{' '}
      {isSame ? 'To pay for another period, change your plan above.' : 'To get this one instead, change your plan above.'}
    </Notice>
  );
}
