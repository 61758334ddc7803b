import { actsAsAdmin, holdsAdmin } from '#lib/roles.ts';
import { MOST_LETTERS } from '../../../model/limits.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { disableUser, enableUser, endUserSessions, getUser, grantAdmin, revokeAdmin } from '#domains/accounts/contract.ts';
import { formatCount, formatDateTime } from '#lib/format.ts';
import type { EndpointAnswer } from '#lib/endpoint.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { viewerTimeZone } from '#platform/web/display.ts';
import { ReasonDialog } from '#platform/web/form/reason-form.tsx';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { Avatar } from '#ui/avatar.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { KeyValueList } from '#ui/key-value-list.tsx';
import { AppLink } from '#ui/link.tsx';
import { SkeletonFields } from '#ui/skeleton-shapes.tsx';
import { ROLE_FACTS } from '../../roles.ts';
import { useAccountChange } from '../settings/use-account-change.ts';
import { SettingsSection } from '../settings/settings-section.tsx';
import { AuditTable } from './audit-table.tsx';

/** One person: who they are, where they are signed in, what was logged, and what an administrator can do. */
export function UserDetail({ userId, adminId }: { userId: string; adminId: string }) {
  return (
    <Loaded
      query={useQuery(endpointQuery(getUser, { params: { userId } }))}
      pending={<SkeletonFields />}
      failed="We couldn’t load this person"
      gone={<EmptyState title="There is no such account">It may have been erased.</EmptyState>}
    >
      {(known) => <Person {...known} userId={userId} adminId={adminId} />}
    </Loaded>
  );
}

function Person({
  user,
  sessions,
  audit,
  userId,
  adminId,
}: EndpointAnswer<typeof getUser> & { userId: string; adminId: string }) {
  const client = useQueryClient();
  const change = useAccountChange();
  const [isDisabling, setDisabling] = useState(false);
  const isAdmin = holdsAdmin(user);
  const params = { userId };
  // Back to the list as it was searched.
  const list = new URLSearchParams(useSearchParams()[0]);
  list.delete('user');
  const andRefresh = async (work: Promise<unknown>) => {
    await work;
    await client.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/api/admin/') });
  };
  const act = (work: () => Promise<unknown>, done: string) => void change.run(() => andRefresh(work()), done);

  return (
    <div className="space-y-6">
      <AppLink href={`/admin/users${list.size === 0 ? '' : `?${list.toString()}`}`}>All people</AppLink>
      <div className="flex flex-wrap items-center gap-4">
        <Avatar name={user.displayName} src={user.photoURL ?? undefined} size="large" announced={false} />
        <div className="min-w-0">
          <h2 className="text-2xl">{user.displayName}</h2>
          <p className="flex flex-wrap gap-2">
            {user.roles.map((role) => (
              <Badge key={role} tone={actsAsAdmin({ role }) ? 'accent' : 'neutral'}>
                {ROLE_FACTS[role].label}
              </Badge>
            ))}
            {user.isDisabled ? <Badge tone="error">Disabled</Badge> : null}
          </p>
        </div>
      </div>
      <SettingsSection title="Account" error={change.error}>
        <KeyValueList
          items={[
            {
              label: 'Address',
              value: `${user.email ?? 'None'}${user.emailVerified || user.email === null ? '' : ' (not confirmed)'}`,
            },
            { label: 'Phone', value: user.phoneNumber ?? 'None' },
            { label: 'Id', value: user.uid },
            { label: 'Since', value: time(user.createdAt) },
            { label: 'Last here', value: time(user.lastLoginAt) },
            ...(user.disabledReason === null ? [] : [{ label: 'Disabled because', value: user.disabledReason }]),
          ]}
        />
        <div className="flex flex-wrap gap-3">
          {user.isDisabled ? (
            <Button
              busy={change.isBusy}
              onClick={() => act(() => browserApi.call(enableUser, { params }), 'The account can sign in again')}
            >
              Enable
            </Button>
          ) : (
            <Button variant="destructive" disabled={user.uid === adminId} onClick={() => setDisabling(true)}>
              Disable
            </Button>
          )}
          {user.isDemo ? null : isAdmin ? (
            <Button
              variant="secondary"
              busy={change.isBusy}
              onClick={() => act(() => browserApi.call(revokeAdmin, { params }), 'The admin role is revoked')}
            >
              Take the admin role away
            </Button>
          ) : (
            <Button
              variant="secondary"
              busy={change.isBusy}
              onClick={() => act(() => browserApi.call(grantAdmin, { params }), 'The admin role is granted')}
            >
              Grant the admin role
            </Button>
          )}
          <Button
            variant="secondary"
            busy={change.isBusy}
            disabled={sessions.length === 0}
            onClick={() => act(() => browserApi.call(endUserSessions, { params }), 'Signed out everywhere')}
          >
            Sign out everywhere
          </Button>
        </div>
      </SettingsSection>
      <SettingsSection title="Sessions" description={formatCount(sessions.length, 'open session')}>
        {sessions.length === 0 ? null : (
          <ul className="divide-y divide-line">
            {sessions.map((session) => (
              <li key={session.id} className="py-2">
                <span className="font-medium">{session.device}</span>{' '}
                <span className="text-ink-soft">
                  from {session.address}, last seen {time(session.lastSeenAt)}
                </span>
              </li>
            ))}
          </ul>
        )}
      </SettingsSection>
      <AuditTable caption="What was logged" events={audit} />
      {isDisabling ? (
        <DisableDialog
          name={user.displayName}
          onClose={() => setDisabling(false)}
          disable={(reason) => andRefresh(browserApi.call(disableUser, { params, body: { reason } }))}
        />
      ) : null}
    </div>
  );
}

interface DisableDialogProps {
  name: string;
  onClose: () => void;
  disable: (reason: string) => Promise<unknown>;
}

function DisableDialog({ name, onClose, disable }: DisableDialogProps) {
  return (
    <ReasonDialog
      title={`Disable ${name}?`}
      description="Every session ends immediately. The reason goes into the log; the person does not see it."
      why={{ name: 'reason', label: 'Reason', most: MOST_LETTERS.reason }}
      button="Disable"
      tone="destructive"
      send={({ why }) => disable(why.trim())}
      done={() => ({ title: 'The account is disabled' })}
      onClose={onClose}
    />
  );
}

function time(ms: number): string {
  return formatDateTime(new Date(ms).toISOString(), viewerTimeZone());
}
