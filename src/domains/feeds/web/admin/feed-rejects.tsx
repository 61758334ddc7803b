import { useInfiniteQuery } from '@tanstack/react-query';
import { endpointUrl } from '#lib/endpoint.ts';
import { formatNumber } from '#lib/format.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { NextPage } from '#platform/web/next-page.tsx';
import { SkeletonRows } from '#ui/skeleton-shapes.tsx';
import { type FeedReject, listFeedRejects } from '../../contract.ts';
import { sayWhen } from './run-words.ts';

/** Refused records of a feed, one by one: which, in which field, what was there, why, and a part of it as it came. */
export function FeedRejects({ name }: { name: string }) {
  const query = useInfiniteQuery({
    queryKey: [endpointUrl(listFeedRejects.path, { name })],
    queryFn: ({ pageParam, signal }) =>
      browserApi.call(listFeedRejects, { params: { name }, query: pageParam === '' ? {} : { cursor: pageParam } }, signal),
    initialPageParam: '',
    getNextPageParam: (page) => page?.nextCursor ?? undefined,
  });
  const items = query.data?.pages.flatMap((page) => page?.items ?? []) ?? [];
  const total = query.data?.pages[0]?.total ?? 0;
  return (
    <Loaded
      query={query}
      pending={<SkeletonRows rows={3} className="mt-2" />}
      failed="We couldn’t load the refused records"
      isEmpty={() => items.length === 0}
      empty={<p className="mt-2 text-sm text-ink-soft">No records are refused anymore.</p>}
    >
      {() => (
        <>
          <ul className="mt-2 divide-y divide-line border-y border-line">
            {items.map((reject) => (
              <li key={reject.id} className="py-3 text-sm">
                <RejectedRecord reject={reject} />
              </li>
            ))}
          </ul>
          <div className="mt-3">
            <NextPage of={query} position={`${formatNumber(items.length)} of ${formatNumber(total)} records`} staysAtEnd />
          </div>
        </>
      )}
    </Loaded>
  );
}

function RejectedRecord({ reject }: { reject: FeedReject }) {
  const { resource, key, recordNumber, line, reasons, excerpt, attempts, lastSeenAt } = reject;
  return (
    <>
      <p className="font-medium wrap-anywhere">
        {resource} {key ?? `without a key, record ${formatNumber(recordNumber)}`}
        <span className="font-normal text-ink-soft">
          {line === null ? '' : `, line ${formatNumber(line)}`}, last sent {sayWhen(lastSeenAt)}
          {attempts > 1 ? `, ${formatNumber(attempts)} times` : ''}
        </span>
      </p>
      <ul className="mt-1 space-y-1 wrap-anywhere">
        {reasons.map(({ field, code, got, expected }) => (
          <li key={`${field} ${code}`}>
            {field === '' ? 'Record' : field}: {code.replaceAll('-', ' ')}
            {got === '' ? '' : `, “${got}”`}; expected {expected}
          </li>
        ))}
      </ul>
      <details className="mt-1">
        <summary className="cursor-pointer text-ink-soft">As it came</summary>
        <pre tabIndex={0} className="mt-1 overflow-x-auto rounded-card bg-sunken p-3 text-xs">
          {excerpt}
        </pre>
      </details>
    </>
  );
}
