import { MOST_LETTERS } from '../../../model/limits.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { listUsers, type ListedUser } from '#domains/accounts/contract.ts';
import { endpointUrl } from '#lib/endpoint.ts';
import { formatCount, formatDateTime } from '#lib/format.ts';
import { ROLES, type Role, actsAsAdmin } from '#lib/roles.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { viewerTimeZone } from '#platform/web/display.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { NextPage } from '#platform/web/next-page.tsx';
import { useAddressQuery } from '#platform/web/use-address-query.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Badge } from '#ui/badge.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Field } from '#ui/field.tsx';
import { AppLink } from '#ui/link.tsx';
import { Select } from '#ui/select.tsx';
import { SkeletonRows } from '#ui/skeleton-shapes.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { ROLE_FACTS } from '../../roles.ts';

/** People with an account, found by name, address or id. */
export function UserList() {
  const [search, change] = useAddressQuery();
  const q = search.get('q') ?? '';
  const role = ROLES.find((known) => known === search.get('role'));
  const state =
    search.get('state') === 'disabled'
      ? ('disabled' as const)
      : search.get('state') === 'active'
        ? ('active' as const)
        : undefined;
  const demo = search.get('demo') === '1' ? ('1' as const) : ('0' as const);
  const asked = { q: useDeferredValue(q) || undefined, role, state, demo };
  const query = useInfiniteQuery({
    queryKey: [endpointUrl('/api/admin/users', {}, asked)],
    queryFn: ({ pageParam, signal }) =>
      browserApi.call(listUsers, { query: { ...asked, ...(pageParam === '' ? {} : { cursor: pageParam }) } }, signal),
    initialPageParam: '',
    getNextPageParam: (page) => page?.nextCursor ?? undefined,
  });
  const users = query.data?.pages.flatMap((page) => page?.users ?? []) ?? [];
  const total = query.data?.pages[0]?.total ?? 0;
  return (
    <>
      <form role="search" className="grid gap-4 sm:grid-cols-4" onSubmit={(event) => event.preventDefault()}>
        <Field label="Name, address or id" className="sm:col-span-2">
          <TextInput
            type="search"
            value={q}
            maxLength={MOST_LETTERS.search}
            onChange={({ target }) => change({ q: target.value }, { replaces: true })}
          />
        </Field>
        <Field label="Role">
          <Select
            value={role ?? ''}
            placeholder="Any"
            options={ROLES.map((known: Role) => ({ value: known, label: ROLE_FACTS[known].label }))}
            onChange={({ target }) => change({ role: target.value })}
          />
        </Field>
        <Field label="Show">
          <Select
            value={demo === '1' ? 'demo' : (state ?? '')}
            placeholder="All accounts"
            options={[
              { value: 'active', label: 'Active' },
              { value: 'disabled', label: 'Disabled' },
              { value: 'demo', label: 'Demo people' },
            ]}
            onChange={({ target: { value } }) => change(value === 'demo' ? { demo: '1', state: '' } : { demo: '', state: value })}
          />
        </Field>
      </form>
      <p role="status" className="mt-6 text-ink-soft">
        {query.data === undefined ? '' : formatCount(total, 'person', 'people')}
      </p>
      <Loaded
        query={query}
        pending={<SkeletonRows className="mt-2" />}
        failed="We couldn’t load the list"
        isEmpty={() => users.length === 0}
        empty={<EmptyState title="No one matches">Try fewer filters, or look through all accounts.</EmptyState>}
      >
        {() => (
          <ul className="mt-2 divide-y divide-line rounded-card border border-line bg-surface">
            {users.map((user) => (
              <UserRow key={user.uid} user={user} search={search} />
            ))}
          </ul>
        )}
      </Loaded>
      <NextPage of={query} position={`${users.length} of ${total}`} />
    </>
  );
}

function UserRow({ user, search }: { user: ListedUser; search: URLSearchParams }) {
  const opened = new URLSearchParams(search);
  opened.set('user', user.uid);
  return (
    <li className="relative flex flex-wrap items-center gap-4 px-4 py-3 hover:bg-sunken">
      <Avatar name={user.displayName} src={user.photoURL ?? undefined} announced={false} />
      <span className="min-w-0 grow basis-48">
        <AppLink href={`/admin/users?${opened.toString()}`} className="font-medium after:absolute after:inset-0">
          {user.displayName}
        </AppLink>
        <span className="block text-sm wrap-anywhere text-ink-soft">{user.email ?? 'no address'}</span>
      </span>
      <span className="flex flex-wrap items-center gap-2">
        {user.roles.map((role) => (
          <Badge key={role} tone={actsAsAdmin({ role }) ? 'accent' : 'neutral'}>
            {ROLE_FACTS[role].label}
          </Badge>
        ))}
        {user.isDisabled ? <Badge tone="error">Disabled</Badge> : null}
        {user.emailVerified || user.email === null ? null : <Badge tone="warning">Not confirmed</Badge>}
      </span>
      <span className="text-sm text-ink-soft max-lg:basis-full sm:max-lg:-mt-3 sm:max-lg:pl-15 lg:w-72 lg:text-right">
        Last here {formatDateTime(new Date(user.lastLoginAt).toISOString(), viewerTimeZone())}
      </span>
    </li>
  );
}
