import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { getWaiting } from '#domains/insights/contract.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { TabLinks } from '#ui/tabs.tsx';
import { ADMIN_SECTIONS, type AdminSectionName } from './sections.ts';

const LOOK_EVERY_MS = 60_000;
const WAITING = endpointQuery(getWaiting).queryKey;

/** The sections of the administration, with how much waits in each. */
export function AdminTabs({ section }: { section: AdminSectionName }) {
  const waiting = useQuery({ ...endpointQuery(getWaiting), refetchInterval: LOOK_EVERY_MS }).data;
  const client = useQueryClient();
  // What makes a list below ask again may have changed how much waits.
  useEffect(
    () =>
      client.getQueryCache().subscribe((event) => {
        const isStale = event.type === 'updated' && event.action.type === 'invalidate';
        const [name] = event.query.queryKey as readonly unknown[];
        if (isStale && name !== WAITING[0]) void client.invalidateQueries({ queryKey: WAITING });
      }),
    [client],
  );
  const counts = new Map<string, number>(Object.entries(waiting ?? {}));
  const countOf = (id: string) => counts.get(id) || undefined;
  return (
    <TabLinks
      label="Administration"
      wraps
      className="mt-2 mb-6"
      links={[
        ...Object.entries(ADMIN_SECTIONS).map(([id, name]) => ({
          href: `/admin/${id}`,
          label: name,
          waiting: countOf(id),
          current: id === section,
        })),
        { href: '/landing-admin', label: 'Landing pages', current: false },
        { href: '/landing-ab-test', label: 'Experiments', current: false },
        { href: '/widget-testing?show=answers', label: 'Feedback', waiting: countOf('feedback'), current: false },
        { href: '/analytics-dashboard', label: 'Analytics', current: false },
      ]}
    />
  );
}
