import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDate } from '#lib/format.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { FormDialog } from '#platform/web/form/form-dialog.tsx';
import { ReasonDialog } from '#platform/web/form/reason-form.tsx';
import { useForm } from '#platform/web/form/use-form.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { useAddressQuery } from '#platform/web/use-address-query.ts';
import { useWrite } from '#platform/web/write/use-write.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Field } from '#ui/field.tsx';
import { LineLink } from '#ui/link.tsx';
import { useOpenDialog } from '#ui/open-dialogs.tsx';
import { Select } from '#ui/select.tsx';
import { SkeletonRows } from '#ui/skeleton-shapes.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { type AdminService, listBoughtServices, moveBoughtService } from '../../contract/services.ts';
import { SERVICE_LETTERS } from '../../model/bought-service.ts';
import { SERVICE_WORDS, sayService } from '../say-service.ts';

const SHOWN = { open: 'To arrange and to do', over: 'Done and called off' } as const;

/** Services that people bought: who does each, and when. */
export function ServicesAdmin() {
  const [search, change] = useAddressQuery();
  const show = search.get('show') === 'over' ? 'over' : 'open';
  const query = useQuery(endpointQuery(listBoughtServices, { query: { show } }));
  return (
    <>
      <Field label="Show" className="w-64">
        <Select
          value={show}
          options={Object.entries(SHOWN).map(([value, label]) => ({ value, label }))}
          onChange={({ target }) => change({ show: target.value })}
        />
      </Field>
      <Loaded
        query={query}
        pending={<SkeletonRows className="mt-6" />}
        className="mt-6"
        failed="We couldn’t load the services"
        isEmpty={({ services }) => services.length === 0}
        empty={
          <EmptyState className="mt-6" level={2} title={show === 'open' ? 'Nothing to arrange' : 'Nothing finished yet'}>
            Each service of a paid order shows up here, with the day by which it is due.
          </EmptyState>
        }
      >
        {({ services }) => (
          <ul className="mt-6 divide-y divide-line border-y border-line">
            {services.map((service) => (
              <ServiceRow key={service.id} service={service} />
            ))}
          </ul>
        )}
      </Loaded>
    </>
  );
}

function ServiceRow({ service }: { service: AdminService }) {
  const openDialog = useOpenDialog();
  const [asksDone, setAsksDone] = useState(false);
  const { title, tone } = SERVICE_WORDS[service.status];
  const finish = useWrite(moveBoughtService, {
    refreshes: [listBoughtServices],
    answered: () => setAsksDone(false),
    done: { title: 'Done. We told the buyer.' },
  });
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 py-4">
      <span className="min-w-0 wrap-anywhere">
        <span className="font-medium">
          {service.name} for {service.buyer}
        </span>
        <span className="block text-sm text-ink-soft">
          {sayService(service)}
          {service.status === 'arranged' ? `, due ${formatDate(service.dueOn, 'UTC')}` : ''}
        </span>
        <span className="block text-sm text-ink-soft">
          {service.place === '' ? 'The buyer hasn’t said where yet' : [service.place, service.wishes].filter(Boolean).join(': ')}
        </span>
        {service.note === '' ? null : <span className="block text-sm text-ink-soft">Note: {service.note}</span>}
        <LineLink href={`/admin/orders?q=${service.orderId}`}>See the order</LineLink>
      </span>
      <span className="flex flex-wrap items-center gap-2">
        {service.isOverdue ? <Badge tone="error">Overdue</Badge> : null}
        {service.isTest ? <Badge tone="info">TEST</Badge> : null}
        <Badge tone={tone}>{title}</Badge>
        {service.moves.includes('arrange') ? (
          <Button
            size="small"
            variant="secondary"
            aria-label={`${service.status === 'waiting' ? 'Arrange' : 'Arrange again'}: ${service.name} for ${service.buyer}`}
            onClick={() => openDialog((close) => <Arrange service={service} onClose={close} />)}
          >
            {service.status === 'waiting' ? 'Arrange' : 'Arrange again'}
          </Button>
        ) : null}
        {service.moves.includes('finish') ? (
          <Button
            size="small"
            variant="secondary"
            onClick={() => setAsksDone(true)}
            aria-label={`Done: ${service.name} for ${service.buyer}`}
          >
            Done
          </Button>
        ) : null}
        {service.moves.includes('call-off') ? (
          <Button
            size="small"
            variant="quiet"
            onClick={() => openDialog((close) => <CallOff service={service} onClose={close} />)}
            aria-label={`Call off: ${service.name} for ${service.buyer}`}
          >
            Call off
          </Button>
        ) : null}
      </span>
      <ConfirmDialog
        open={asksDone}
        onOpenChange={setAsksDone}
        title={`Is ${service.name} done?`}
        description={`${service.buyer} gets an email that says so.`}
        confirm="Yes, it’s done"
        cancel="Not yet"
        tone="primary"
        busy={finish.isBusy}
        onConfirm={() => void finish.run({ params: { serviceId: service.id }, body: { verb: 'finish' } })}
      />
    </li>
  );
}

interface ServiceDialogProps {
  service: AdminService;
  onClose: () => void;
}

function CallOff({ service, onClose }: ServiceDialogProps) {
  return (
    <ReasonDialog
      title={`Call off ${service.name}?`}
      description="Pay its price back first, on the page of orders. The buyer reads why."
      why={{ name: 'note', most: SERVICE_LETTERS.note }}
      button="Call it off"
      send={({ why }) =>
        browserApi.call(moveBoughtService, { params: { serviceId: service.id }, body: { verb: 'call-off', note: why } })
      }
      refreshes={[listBoughtServices]}
      done={{ title: 'Called off. We told the buyer.' }}
      onClose={onClose}
    />
  );
}

function Arrange({ service, onClose }: ServiceDialogProps) {
  const form = useForm({
    guards: true,
    start: { who: service.who, onDay: service.onDay ?? '', note: service.note },
    check: ({ who, onDay }) => ({
      ...(who.trim().length < 2 ? { who: 'Say who does it' } : {}),
      ...(/^\d{4}-\d{2}-\d{2}$/.test(onDay) ? {} : { onDay: 'Choose the day' }),
    }),
    send: (said) => browserApi.call(moveBoughtService, { params: { serviceId: service.id }, body: { verb: 'arrange', ...said } }),
    refreshes: [listBoughtServices],
    answered: onClose,
    done: { title: 'Arranged. We told the buyer.' },
  });
  return (
    <FormDialog
      of={form}
      onClose={onClose}
      title={`Arrange ${service.name}`}
      description="The buyer hears who comes, and when."
      className="space-y-4"
      label="Arrange a service"
      button="Arrange"
    >
      <Field {...form.field('who')} label="Who does it" required>
        <TextInput maxLength={SERVICE_LETTERS.who} />
      </Field>
      <Field {...form.field('onDay')} label="On which day" required>
        <TextInput type="date" />
      </Field>
      <Field {...form.field('note')} label="Note for the buyer" hint="Such as the hours" optional>
        <TextArea rows={3} maxLength={SERVICE_LETTERS.note} />
      </Field>
    </FormDialog>
  );
}
