import type { InboxFilter } from '../../contract.ts';

interface Shown {
  filter: InboxFilter;
  /** One listing, by its own id. */
  listing?: string | undefined;
  thread?: string | undefined;
}

/** The address of the inbox as it is shown. */
export function inboxHref({ filter, listing, thread }: Shown): string {
  const params = new URLSearchParams({
    ...(listing === undefined ? {} : { listing }),
    ...(filter === 'all' ? {} : { filter }),
    ...(thread === undefined ? {} : { thread }),
  });
  return params.size === 0 ? '/seller/dashboard/inquiries' : `/seller/dashboard/inquiries?${params}`;
}
