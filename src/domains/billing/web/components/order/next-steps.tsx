import { useQuery } from '@tanstack/react-query';
import { formatCount } from '#lib/format.ts';
import { sayNumber } from '#lib/say-number.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { AppLink } from '#ui/link.tsx';
import { getCatalog, type Order } from '../../../contract.ts';
import { APPROVAL_TIME, REMINDER_DAYS } from '../../../model/milestone-rules.ts';
import type { Catalog } from '../../cart-lines.ts';

/** What comes of what was bought, and when. */
export function NextSteps({ order, isPaid }: { order: Order; isPaid: boolean }) {
  return order.jobId === null ? (
    <StepsOfItems order={order} isPaid={isPaid} />
  ) : (
    <Card>
      <h2 className="font-sans text-lg font-semibold">What happens next</h2>
      <ul className="mt-2 list-disc space-y-1 pl-5">
        <li>
          {isPaid ? 'We’re holding the money and have told the professional.' : 'We hold the money once your payment arrives.'}
        </li>
        <li>When a part is handed in, you review it and approve it, ask for changes, or dispute it.</li>
        <li>
          Without an answer, it counts as approved after {APPROVAL_TIME}; we remind you after{' '}
          {REMINDER_DAYS.map((days) => sayNumber(days)).join(' and ')} days.
        </li>
        <li>If the professional cancels, everything on hold comes back to you.</li>
      </ul>
      <Button asChild variant="secondary" className="mt-4">
        <AppLink href={`/service-request-confirmation?request=${order.jobId}`}>See the job</AppLink>
      </Button>
    </Card>
  );
}

function StepsOfItems({ order: { quote, services }, isPaid }: { order: Order; isPaid: boolean }) {
  const catalog = useQuery(endpointQuery(getCatalog));
  return (
    <Card>
      <h2 className="font-sans text-lg font-semibold">What happens next</h2>
      <Loaded query={catalog} failed={null}>
        {(known) => (
          <ul className="mt-2 list-disc space-y-1 pl-5">
            {isPaid || hasOnlyPlans(quote.lines, known) ? null : <li>The work begins once your payment arrives.</li>}
            {quote.lines
              .flatMap((line) => stepsOf(line, known, { isPaid, hasBegun: services.length > 0 }))
              .map((step) => (
                <li key={step}>{step}</li>
              ))}
          </ul>
        )}
      </Loaded>
      {services.length === 0 ? null : (
        <p className="mt-2">
          Say below where the home is and which days suit you. We agree on a day with whoever does the work, and tell you who
          comes.
        </p>
      )}
      <Button asChild variant="secondary" className="mt-4">
        <AppLink href="/appointments">See your appointments</AppLink>
      </Button>
    </Card>
  );
}

const hasOnlyPlans = (lines: Order['quote']['lines'], { plans }: Pick<Catalog, 'plans'>): boolean =>
  lines.every(({ itemId }) => plans.some(({ id }) => id === itemId));

/** What follows from one thing that was bought: each delivery with its time, where no service has begun that says more. */
function stepsOf(
  { itemId, parts }: Order['quote']['lines'][number],
  { plans, services }: Pick<Catalog, 'plans' | 'services'>,
  { isPaid, hasBegun }: { isPaid: boolean; hasBegun: boolean },
): string[] {
  const plan = plans.find(({ id }) => id === itemId);
  if (plan !== undefined)
    return [
      isPaid ? `${plan.name} is active.` : `${plan.name} begins once your payment arrives.`,
      ...(plan.includes.length === 0
        ? []
        : [
            `Order ${services.flatMap(({ id, name }) => (plan.includes.includes(id) ? [name] : [])).join(', ')} when you need them: each costs nothing, once.`,
          ]),
    ];
  if (hasBegun) return [];
  const bought = parts?.map(({ serviceId }) => serviceId) ?? [itemId];
  return services.flatMap(({ id, name, deliverable, days }) =>
    bought.includes(id) ? [`${name}: ${deliverable}, within ${formatCount(days, 'working day')}`] : [],
  );
}
