import { browserApi } from '#platform/web/api-client.ts';
import { Form, SubmitButton } from '#platform/web/form/form.tsx';
import { useForm } from '#platform/web/form/use-form.ts';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { Field } from '#ui/field.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { getOrder, listOrders, type Order } from '../../../contract.ts';
import { type BoughtService, saveServicePlace, servicePlaceForm } from '../../../contract/services.ts';
import { SERVICE_LETTERS } from '../../../model/bought-service.ts';
import { SERVICE_WORDS, sayService } from '../../say-service.ts';

/** What is done for an order: where each service stands, and where and when it suits the buyer. */
export function BoughtServices({ order }: { order: Order }) {
  const open = order.services.filter(({ status }) => status === 'waiting' || status === 'arranged');
  return (
    <Card>
      <h2 className="font-sans text-lg font-semibold">Your services</h2>
      <ul className="mt-2 divide-y divide-line">
        {order.services.map((service) => (
          <li key={service.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-3">
            <span className="min-w-0 wrap-anywhere">
              <span className="font-medium">{service.name}</span>
              <span className="block text-sm text-ink-soft">{sayToBuyer(service)}</span>
              {service.note === '' ? null : <span className="block text-sm text-ink-soft">{service.note}</span>}
            </span>
            <Badge tone={SERVICE_WORDS[service.status].tone}>{SERVICE_WORDS[service.status].title}</Badge>
          </li>
        ))}
      </ul>
      {open.length === 0 ? null : (
        // Of an order for a sale, the home is known.
        <WhereAndWhen orderId={order.id} place={open[0]?.place || (order.listing?.label ?? '')} wishes={open[0]?.wishes ?? ''} />
      )}
    </Card>
  );
}

/** Nothing is due of what cannot be arranged yet. */
function sayToBuyer(service: BoughtService): string {
  return service.status === 'waiting' && service.place === ''
    ? `${service.deliverable}. Say where the home is, and we’ll arrange a day.`
    : sayService(service);
}

function WhereAndWhen({ orderId, place, wishes }: { orderId: string; place: string; wishes: string }) {
  const form = useForm({
    start: { place, wishes },
    schema: servicePlaceForm,
    send: (body) => browserApi.call(saveServicePlace, { params: { orderId }, body }),
    guards: true,
    refreshes: [getOrder, listOrders],
    done: { title: 'Saved. We arrange your services with it.' },
  });
  return (
    <Form of={form} className="mt-4 space-y-4 border-t border-line pt-4" label="Where and when">
      <Field {...form.field('place')} label="Where is the home?" hint="Street, city and state" required>
        <TextInput autoComplete="street-address" maxLength={SERVICE_LETTERS.place} />
      </Field>
      <Field {...form.field('wishes')} label="Which days suit you?" hint="And how to get in, if no one is there" optional>
        <TextArea rows={3} maxLength={SERVICE_LETTERS.wishes} />
      </Field>
      <SubmitButton of={form} variant="secondary" busyText="Saving…">
        Save
      </SubmitButton>
    </Form>
  );
}
