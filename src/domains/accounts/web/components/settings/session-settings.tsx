import { IDLE_SESSION_DAYS, SESSION_DAYS } from '#lib/kept-for.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { MonitorSmartphone } from '#ui/icons/index.ts';
import { listSessions, endOtherSessions, endSession } from '#domains/accounts/contract.ts';
import type { EndpointAnswer } from '#lib/endpoint.ts';
import { viewerTimeZone } from '#platform/web/display.ts';
import { formatDateTime } from '#lib/format.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { SkeletonRows } from '#ui/skeleton-shapes.tsx';
import { callAuth } from '../../auth-calls.ts';
import { SettingsSection } from './settings-section.tsx';
import { useAccountChange } from './use-account-change.ts';

const sessionsQuery = endpointQuery(listSessions);
const METHODS = { password: 'password', google: 'Google', facebook: 'Facebook', passkey: 'a passkey', demo: 'the demo' } as const;

/** Where this account is signed in. */
export function SessionSettings() {
  return (
    <Loaded query={useQuery(sessionsQuery)} pending={<SkeletonRows rows={4} />} failed="We couldn’t load your devices">
      {(sessions) => <Sessions sessions={sessions} />}
    </Loaded>
  );
}

function Sessions({ sessions }: { sessions: NonNullable<EndpointAnswer<typeof listSessions>> }) {
  const client = useQueryClient();
  const change = useAccountChange();
  const refresh = () => client.invalidateQueries({ queryKey: sessionsQuery.queryKey });
  const end = (sessionId: string) =>
    change.run(async () => {
      await callAuth(endSession, { params: { sessionId } });
      await refresh();
    }, 'That device is signed out');
  const endOthers = () =>
    change.run(async () => {
      await callAuth(endOtherSessions);
      await refresh();
    }, 'All other devices are signed out');

  return (
    <SettingsSection
      title="Devices"
      description={`Where you are signed in. A session ends after ${IDLE_SESSION_DAYS} days without use, and after ${SESSION_DAYS} days in any case. We mail you about new devices.`}
      error={change.error}
    >
      <ul className="divide-y divide-line rounded-control border border-line">
        {sessions.map((session) => (
          <li key={session.id} className="flex flex-wrap items-center gap-3 px-4 py-3">
            <MonitorSmartphone aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
            <span className="min-w-0 grow basis-56">
              <span className="flex flex-wrap items-center gap-2 font-medium">
                {session.device}
                {session.isCurrent ? <Badge tone="brand">This device</Badge> : null}
              </span>
              <span className="block text-sm text-ink-soft">
                Signed in with {METHODS[session.method]} from {session.address}; last seen{' '}
                {formatDateTime(new Date(session.lastSeenAt).toISOString(), viewerTimeZone())}
              </span>
            </span>
            {session.isCurrent ? null : (
              <Button
                size="small"
                variant="secondary"
                disabled={change.isBusy}
                onClick={() => void end(session.id)}
                aria-label={`Sign out: ${session.device}`}
              >
                Sign out
              </Button>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 ? (
        <div>
          <Button variant="secondary" busy={change.isBusy} onClick={() => void endOthers()}>
            Sign out everywhere else
          </Button>
        </div>
      ) : null}
    </SettingsSection>
  );
}
