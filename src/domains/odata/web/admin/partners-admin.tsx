import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DAY_MS } from '#lib/time-units.ts';
import { formatDate, formatDateTime, formatNumber, joinItems } from '#lib/format.ts';
import { viewerTimeZone } from '#platform/web/display.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { useWrite } from '#platform/web/write/use-write.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { KeyValueList } from '#ui/key-value-list.tsx';
import { SkeletonRows } from '#ui/skeleton-shapes.tsx';
import { endHook, HOOK_KINDS, listPartnerStates, type PartnerHook, sendHookAgain, type ShownPartner } from '../../contract.ts';

/** Within the 30 days that events are kept. */
const DAYS_BACK = 29;

const LOOK_AGAIN_MS = 5000;

/** Whether news is on its way to one of their systems. */
const isSending = ({ hooks }: ShownPartner) => hooks.some(({ isPaused, waiting }) => !isPaused && waiting > 0);

/** Who reads our listings, whose are whose, and the systems that are told of them. */
export function PartnersAdmin() {
  return (
    <Loaded
      query={useQuery({
        ...endpointQuery(listPartnerStates),
        refetchInterval: ({ state }) => (state.data?.partners.some(isSending) === true ? LOOK_AGAIN_MS : false),
      })}
      pending={<SkeletonRows className="mt-6" />}
      failed="We couldn’t load the partners"
      isEmpty={({ partners }) => partners.length === 0}
      empty={
        <EmptyState className="mt-6" level={2} title="No partner yet">
          Whoever runs this site adds one on the command line: realty partner add.
        </EmptyState>
      }
    >
      {({ partners }) => (
        <ul className="space-y-8">
          {partners.map((partner) => (
            <li key={partner.name}>
              <PartnerCard partner={partner} />
            </li>
          ))}
        </ul>
      )}
    </Loaded>
  );
}

function PartnerCard({ partner: { name, resources, lastUsedOn, isRevoked, offices, hooks } }: { partner: ShownPartner }) {
  return (
    <article className="rounded-card border border-line p-4 sm:p-6">
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="text-lg font-semibold wrap-anywhere">{name}</h2>
        {isRevoked ? <Badge tone="warning">Revoked</Badge> : null}
      </div>
      <KeyValueList
        className="mt-4"
        columns={2}
        items={[
          { label: 'The key opens', value: resources.join(', ') },
          { label: 'Last used', value: lastUsedOn === null ? 'Never' : formatDate(lastUsedOn, 'UTC') },
          {
            label: 'Their own',
            value:
              offices.length === 0
                ? 'No office yet'
                : offices.map(({ source, officeKey }) => `${officeKey} in ${source}`).join(', '),
          },
        ]}
      />
      {hooks.length === 0 ? (
        <p className="mt-4 text-sm text-ink-soft">We don’t send news to any of their systems yet.</p>
      ) : (
        <section className="mt-6">
          <h3 className="font-medium">Where we send news</h3>
          <ul className="mt-1 divide-y divide-line border-y border-line">
            {hooks.map((hook) => (
              <li key={hook.id} className="py-3">
                <Hook hook={hook} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </article>
  );
}

function Hook({ hook }: { hook: PartnerHook }) {
  const [isEnding, setEnding] = useState(false);
  const again = useWrite(sendHookAgain, {
    refreshes: [listPartnerStates],
    done: ({ events }) => ({
      title: events === 0 ? 'It has received everything' : `${formatNumber(events)} events go out once more`,
    }),
  });
  const end = useWrite(endHook, {
    refreshes: [listPartnerStates],
    done: { title: 'We no longer send news to this address' },
    answered: () => setEnding(false),
  });
  return (
    <>
      <span className="flex flex-wrap items-center gap-2">
        <span className="font-medium wrap-anywhere">{hook.address}</span>
        {hook.isPaused ? <Badge tone="error">Paused</Badge> : null}
        {!hook.isPaused && hook.failingSince !== null ? <Badge tone="warning">Failing</Badge> : null}
      </span>
      <span className="mt-1 block text-sm text-ink-soft">Hears of {joinItems(hook.kinds.map((kind) => HOOK_KINDS[kind]))}</span>
      <span className="mt-1 block text-sm text-ink-soft tabular-nums">
        {formatNumber(hook.sent)} received, {formatNumber(hook.waiting)} waiting, {formatNumber(hook.failed)} failed
        {hook.failingSince === null ? '' : `; failing since ${formatDateTime(hook.failingSince, viewerTimeZone())}`}
        {hook.lastAnswer === null ? '' : `; last answer: ${hook.lastAnswer}`}
      </span>
      <span className="mt-3 flex flex-wrap gap-2">
        <Button
          size="small"
          variant="secondary"
          busy={again.isBusy}
          onClick={() => void again.run({ params: { hookId: hook.id }, body: { since: earliest(), onlyFailed: true } })}
          aria-label={`Resend what it hasn’t received: ${hook.address}`}
        >
          Resend what it hasn’t received
        </Button>
        <Button size="small" variant="quiet" onClick={() => setEnding(true)} aria-label={`End: ${hook.address}`}>
          End
        </Button>
      </span>
      <ConfirmDialog
        open={isEnding}
        onOpenChange={setEnding}
        title="Stop sending updates to this address?"
        description={`This also deletes anything still queued for ${hook.address}.`}
        confirm="End it"
        busy={end.isBusy}
        onConfirm={() => void end.run({ params: { hookId: hook.id } })}
      />
    </>
  );
}

const earliest = () => new Date(Date.now() - DAYS_BACK * DAY_MS).toISOString();
