import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { getOwnVendor, mayDo, type OwnVendor, saveRest, STATUS_WORDS, STEP_KEYS, STEPS } from '#domains/experts/contract.ts';
import { addDays, firstDayNotOver } from '#lib/calendar.ts';
import { formatDate } from '#lib/format.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { showAnswer } from '#platform/web/write/read-cache.ts';
import { useWrite } from '#platform/web/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { AppLink, InlineLink, LineLink } from '#ui/link.tsx';
import { Notice } from '#ui/notice.tsx';

/** How many days ahead the end of a license or a policy is news. */
const AHEAD_DAYS = 30;

/** What keeps new requests away from a vendor, or soon will: its application, a pause, what ends. */
export function VendorStanding({ vendor }: { vendor: OwnVendor }) {
  return (
    <div className="mt-8 grid gap-4">
      <Application vendor={vendor} />
      <Rest vendor={vendor} />
      <Ending vendor={vendor} />
    </div>
  );
}

function Application({ vendor }: { vendor: OwnVendor }) {
  const open = STEP_KEYS.filter((step) => (vendor.missing[step] ?? []).length > 0);
  if (vendor.status === 'approved' && open.length === 0) return null;
  return (
    <Notice
      tone={vendor.status === 'approved' ? 'info' : 'warning'}
      title={titleOf(vendor.status)}
      action={
        <Button asChild size="small" variant="secondary">
          <AppLink href="/vendor-onboarding">Open the application</AppLink>
        </Button>
      }
    >
      {vendor.status === 'approved'
        ? null
        : `Clients don’t find you and you get no new requests until ${UNTIL[vendor.status] ?? 'it is approved'}. `}
      {vendor.statusReason === '' ? null : `“${vendor.statusReason}” `}
      {open.length === 0 ? null : (
        <>
          Still missing:{' '}
          {open.map((step, at) => (
            <span key={step}>
              {at === 0 ? '' : ', '}
              <InlineLink href={`/vendor-onboarding?step=${step}`}>{STEPS[step]}</InlineLink>
            </span>
          ))}
          .
        </>
      )}
    </Notice>
  );
}

/** What has to happen where it is not an approval. */
const UNTIL: Partial<Record<OwnVendor['status'], string>> = { suspended: 'we lift this', closed: 'you open it again' };

function titleOf(status: OwnVendor['status']): string {
  if (status === 'approved') return 'Your profile isn’t complete';
  return status === 'suspended' || status === 'closed'
    ? `Your business is ${STATUS_WORDS[status].toLowerCase()}`
    : `Your application: ${STATUS_WORDS[status]}`;
}

/** A pause can be ended, and begun, from here. */
function Rest({ vendor }: { vendor: OwnVendor }) {
  const client = useQueryClient();
  const { isPaused, awayFrom, awayUntil } = vendor.rest;
  const [today] = useState(() => firstDayNotOver(new Date()));
  const save = useWrite(saveRest, {
    answered: (answer) => showAnswer(client, endpointQuery(getOwnVendor), { vendor: answer }),
    done: (answer) => ({ title: answer.rest.isPaused ? 'Paused: you get no new requests' : 'You get requests again' }),
  });
  if (vendor.status !== 'approved') return null;
  const mayEdit = mayDo(vendor.myRole, 'edit');
  const button = mayEdit ? (
    <Button
      size="small"
      variant="secondary"
      busy={save.isBusy}
      onClick={() => void save.run({ body: { isPaused: !isPaused, awayFrom, awayUntil, version: vendor.version } })}
    >
      {isPaused ? 'Take requests again' : 'Pause new requests'}
    </Button>
  ) : null;
  if (isPaused)
    return (
      <Notice tone="warning" title="You’re paused" action={button}>
        You’re not listed and get no new requests. Jobs already agreed on continue.
      </Notice>
    );
  return (
    <p className="flex flex-wrap items-center gap-3 text-sm text-ink-soft">
      {sayRest(vendor.rest, today)}
      {button}
      {mayEdit ? <LineLink href="/vendor/settings?part=rest">Plan a vacation</LineLink> : null}
    </p>
  );
}

/** Days that are over keep nobody away. */
function sayRest({ awayFrom, awayUntil }: OwnVendor['rest'], today: string): string {
  if (awayFrom === null || awayUntil === null || awayUntil < today) return 'You take new requests.';
  const days = `${formatDate(awayFrom, 'UTC')} to ${formatDate(awayUntil, 'UTC')}`;
  return awayFrom > today
    ? `You take new requests. You’ll be away from ${days}, and not proposed for work that begins then.`
    : `You’re away from ${days}, and not proposed for work that begins by then.`;
}

function Ending({ vendor }: { vendor: OwnVendor }) {
  const [today] = useState(() => firstDayNotOver(new Date()));
  const soon = addDays(today, AHEAD_DAYS);
  const ending = [
    ...vendor.licenses.map(({ id, number, expiresOn }) => ({ id, name: `License ${number}`, expiresOn, isLicense: true })),
    ...vendor.insurance.map(({ id, carrier, expiresOn }) => ({
      id,
      name: `Insurance with ${carrier}`,
      expiresOn,
      isLicense: false,
    })),
  ].filter(({ expiresOn }) => expiresOn <= soon);
  if (ending.length === 0) return null;
  const mayEdit = mayDo(vendor.myRole, 'edit');
  return (
    <Notice
      tone="warning"
      title={mayEdit ? 'Renew your credentials' : 'Your team’s credentials are ending'}
      action={
        mayEdit ? (
          <Button asChild size="small" variant="secondary">
            <AppLink href="/vendor/settings?part=credentials">Credentials</AppLink>
          </Button>
        ) : null
      }
    >
      {ending
        .map(({ name, expiresOn }) => `${name} ${expiresOn < today ? 'ended' : 'ends'} on ${formatDate(expiresOn, 'UTC')}`)
        .join('; ')}
      .{' '}
      {ending.some(({ isLicense }) => isLicense)
        ? 'Without a license you’re not listed where the state asks for one.'
        : 'Your badge ends with the policy.'}
      {mayEdit ? '' : ' An owner or manager can renew them.'}
    </Notice>
  );
}
