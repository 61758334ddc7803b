import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Suspense, useDeferredValue, useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { z } from 'zod';
import type { PersonalViewProps } from '#domains/accounts/web/index.ts';
import {
  getInboxFigures,
  INBOX_FILTER_NAMES,
  type InboxFilter,
  type InboxThread,
  listInbox,
  MOST_CHANGED,
  MOST_INBOX_LETTERS,
} from '#domains/correspondence/contract.ts';
import {
  AnswerTime,
  DeskActions,
  FilterList,
  INBOX_NEWS,
  inboxHref,
  KeyHelp,
  peopleOfAll,
  ThreadList,
  useInboxKeys,
} from '#domains/correspondence/web/index.ts';
import { endpointUrl } from '#lib/endpoint.ts';
import { formatCount } from '#lib/format.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { NextPage } from '#platform/web/next-page.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { cn } from '#ui/class-names.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Field } from '#ui/field.tsx';
import { MessageSquare, Search } from '#ui/icons/index.ts';
import { InlineLink } from '#ui/link.tsx';
import { Page } from '#ui/page.tsx';
import { SkeletonRows } from '#ui/skeleton-shapes.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { BookedVisits, WaitingVisits } from '#domains/bookings/web/index.ts';
import { ownListingsOptions, SellerTabs } from '#domains/selling/web/index.ts';
import { HomeSwitch } from './home-switch.tsx';
import { OffersPane } from './offers-pane.tsx';
import { ThreadPane } from './thread-pane.tsx';

const uuidSchema = z.uuid();

/** Filters, threads and one thread side by side; on narrow screens one of them at a time. */
export function InboxView({ frame, user }: PersonalViewProps) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const filter = INBOX_FILTER_NAMES.find((name) => name === search.get('filter')) ?? 'all';
  const threadId = search.get('thread');
  const listing = uuidSchema.safeParse(search.get('listing')).data;
  const ownQuery = useQuery(ownListingsOptions());
  const own = ownQuery.data?.listings ?? [];
  const listingKey = listing === undefined ? undefined : (own.find(({ id }) => id === listing)?.listingKey ?? '');
  const [firstId] = useState(threadId);
  const [q, setQ] = useState('');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  // Offers and visits have more to show than threads do.
  const hasPane = threadId === null && (filter === 'offers' || filter === 'tours');
  const box = useRef<HTMLDivElement>(null);
  const now = useNow();
  const figures = useQuery({ ...endpointQuery(getInboxFigures, { query: { about: listing } }), meta: INBOX_NEWS });
  const asked = { filter, about: listing, q: useDeferredValue(q.trim()) };
  const query = useInfiniteQuery({
    queryKey: [endpointUrl(listInbox.path, {}, asked)],
    queryFn: ({ pageParam, signal }) =>
      browserApi.call(listInbox, { query: { ...asked, ...(pageParam === '' ? {} : { cursor: pageParam }) } }, signal),
    initialPageParam: '',
    getNextPageParam: (page) => page?.nextCursor ?? undefined,
    placeholderData: keepPreviousData,
    meta: INBOX_NEWS,
  });
  const threads = query.data?.pages.flatMap((page) => page?.threads ?? []) ?? [];
  const shownIds = threads.map((thread) => thread.threadId);
  const chosenIds = shownIds.filter((id) => chosen.has(id)).slice(0, MOST_CHANGED);
  const hrefOf = (id: string | null, shown: InboxFilter = filter) =>
    inboxHref({ filter: shown, listing, ...(id === null ? {} : { thread: id }) });
  const open = (id: string | null) => void navigate(hrefOf(id), { preventScrollReset: true });
  const choose = (id: string, isChosen: boolean) =>
    setChosen((before) => new Set(isChosen ? [...before, id] : [...before].filter((one) => one !== id)));
  useInboxKeys(box, { ids: shownIds, openId: threadId, open, toggle: (id) => choose(id, !chosen.has(id)) });

  return (
    <Page {...frame} note={figures.isError ? null : <AnswerTime answers={figures.data?.answers} />} actions={<KeyHelp />}>
      <SellerTabs current="/seller/dashboard/inquiries" />
      <HomeSwitch
        chosen={listing}
        onChoose={(id) => {
          setChosen(new Set());
          void navigate(inboxHref({ filter, listing: id }), { preventScrollReset: true });
        }}
      />
      <div
        ref={box}
        // Whoever sells several homes has the switch between them above it, so it shows once that has taken its place.
        className={cn(
          'group/inbox mt-6 grid gap-4 lg:grid-cols-[20rem_minmax(0,1fr)] lg:gap-6 xl:grid-cols-[10rem_20rem_minmax(0,1fr)] print:block',
          ownQuery.isPending && 'invisible',
        )}
      >
        <div data-print="hide" className={cn('min-w-0 lg:col-span-2 xl:col-span-1', threadId !== null && 'hidden lg:block')}>
          <FilterList chosen={filter} figures={figures.data} hrefOf={(shown) => hrefOf(null, shown)} />
        </div>
        {hasPane ? (
          <div data-pane className="min-w-0 lg:col-span-2">
            {filter === 'offers' ? (
              <OffersPane onlyId={listing} />
            ) : (
              <Suspense fallback={<Skeleton className="h-40 w-full" />}>
                <BookedVisits listingKey={listingKey} />
              </Suspense>
            )}
          </div>
        ) : null}
        {/* Below offers and visits, it shows once they have taken their place. */}
        <div
          data-print="hide"
          className={cn(
            'min-w-0',
            threadId !== null && 'hidden lg:block',
            hasPane && 'group-has-[[data-pane]_[data-loading]]/inbox:invisible xl:col-start-2',
          )}
        >
          {filter === 'all' ? (
            <Suspense fallback={null}>
              <WaitingVisits listingKey={listingKey} href={hrefOf(null, 'tours')} />
            </Suspense>
          ) : null}
          <search>
            <Field label="Search messages and names" hideLabel>
              <TextInput
                type="search"
                icon={Search}
                placeholder="Search messages and names"
                maxLength={MOST_INBOX_LETTERS.sought}
                data-key="/"
                value={q}
                onChange={({ target }) => setQ(target.value)}
              />
            </Field>
          </search>
          <Loaded
            query={query}
            className="mt-3"
            pending={<SkeletonRows className="mt-3" />}
            failed="We couldn’t load your inbox"
            isEmpty={() => threads.length === 0}
            empty={
              <NothingHere
                filter={filter}
                q={asked.q}
                isOfOneHome={listing !== undefined}
                hasPutAway={(figures.data?.counts.snoozed ?? 0) + (figures.data?.counts.spam ?? 0) > 0}
              />
            }
          >
            {() => (
              <>
                <ChosenBar threads={threads} chosenIds={chosenIds} onChoose={(ids) => setChosen(new Set(ids))} user={user} />
                <div className="lg:max-h-[75dvh] lg:overflow-y-auto">
                  <ThreadList
                    threads={threads}
                    openId={threadId}
                    chosen={chosen}
                    onChoose={choose}
                    hrefOf={(id) => hrefOf(id)}
                    now={now}
                  />
                </div>
                <NextPage of={query} position={formatCount(threads.length, 'thread')} />
              </>
            )}
          </Loaded>
        </div>
        {threadId === null ? (
          <NoThread threads={threads} />
        ) : (
          <ThreadPane
            key={threadId}
            threadId={threadId}
            userId={user.uid}
            hrefOf={(id) => hrefOf(id)}
            backHref={hrefOf(null)}
            offersHref={hrefOf(null, 'offers')}
            onLeave={() => open(null)}
            takesFocus={threadId !== firstId}
          />
        )}
      </div>
    </Page>
  );
}

interface ChosenBarProps extends Pick<PersonalViewProps, 'user'> {
  threads: readonly InboxThread[];
  chosenIds: readonly string[];
  onChoose: (ids: readonly string[]) => void;
}

/** Chooses all threads that are shown, and does one thing with all that are chosen. */
function ChosenBar({ threads, chosenIds, onChoose, user }: ChosenBarProps) {
  return (
    <div className="mt-2 flex min-h-control flex-wrap items-center gap-2 pl-3">
      <Checkbox
        label={chosenIds.length === 0 ? 'Choose all shown' : `${chosenIds.length} chosen`}
        checked={chosenIds.length === threads.length}
        indeterminate={chosenIds.length > 0 && chosenIds.length < threads.length}
        onChange={({ target }) => onChoose(target.checked ? threads.slice(0, MOST_CHANGED).map(({ threadId }) => threadId) : [])}
      />
      {chosenIds.length === 0 ? null : (
        <div role="group" aria-label="What to do with the selected threads" className="flex flex-wrap gap-2 pb-2">
          <DeskActions
            threadIds={chosenIds}
            people={peopleOfAll(
              threads.filter((thread) => chosenIds.includes(thread.threadId)),
              { userId: user.uid, name: user.displayName },
            )}
            onDone={() => onChoose([])}
          />
        </div>
      )}
    </div>
  );
}

function NoThread({ threads }: { threads: readonly InboxThread[] }) {
  if (threads.length === 0) return null;
  return (
    <div data-print="hide" className="hidden min-w-0 lg:block">
      <EmptyState level={2} icon={MessageSquare} title="Choose a thread to read it" />
    </div>
  );
}

const NOTHING: Record<InboxFilter, string> = {
  all: 'Nothing has come in yet',
  unread: 'Everything is read',
  mine: 'Nothing is assigned to you',
  questions: 'No questions',
  tours: 'No tour requests',
  offers: 'No offers yet',
  snoozed: 'Nothing is snoozed',
  spam: 'No spam',
};

interface NothingHereProps {
  filter: InboxFilter;
  q: string;
  isOfOneHome: boolean;
  /** Something is snoozed, or called spam. */
  hasPutAway: boolean;
}

function NothingHere({ filter, q, isOfOneHome, hasPutAway }: NothingHereProps) {
  if (q !== '') return <EmptyState className="mt-3" level={2} title={`Nothing fits “${q}”`} />;
  return (
    <EmptyState
      className="mt-3"
      level={2}
      icon={MessageSquare}
      title={filter === 'all' && hasPutAway ? 'Nothing is left here' : NOTHING[filter]}
    >
      {isOfOneHome ? (
        'Only one home is shown.'
      ) : filter === 'all' && hasPutAway ? (
        'What you put away is under Snoozed and Spam.'
      ) : filter === 'all' ? (
        <>
          Questions and tour requests from the pages of <InlineLink href="/seller/dashboard/listings">your listings</InlineLink>{' '}
          arrive here.
        </>
      ) : null}
    </EmptyState>
  );
}

/** Milliseconds now, told anew every half minute, for how long buyers wait. */
function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
