import { useQuery } from '@tanstack/react-query';
import { Suspense, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { type MatchAnswer, type MatchedVendor, sayPrice } from '#domains/experts/contract.ts';
import { WaitForExperts } from '#domains/experts/web/index.ts';
import { WriteFailure } from '#platform/web/write/write-failure.tsx';
import { formatCount, formatNumber } from '#lib/format.ts';
import { expertHref, RANKING_HREF } from '#lib/expert-paths.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { CallFailure } from '#platform/web/call-failure.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import type { LoadedQuery } from '#platform/web/loaded-query.ts';
import { useWrite } from '#platform/web/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { InlineLink } from '#ui/link.tsx';
import { Notice } from '#ui/notice.tsx';
import { SkeletonRows } from '#ui/skeleton-shapes.tsx';
import { nameVendors, type RequestForm, type ServiceRequest, submitServiceRequest } from '../../contract.ts';
import { REQUEST_CONSENT } from '../../model/contact-consent.ts';
import { ANSWER_TIME, MOST_NAMED } from '../../model/hiring-terms.ts';
import { HIRING_READS, matchesOptions, needOptions } from '../api.ts';

interface ChooseProsProps {
  request: ServiceRequest;
  /** Whom the page before proposed: they stand first, and nobody is ticked. */
  first: readonly string[];
}

const NOBODY_HERE = 'No one serves this place yet';

/** Whom a request goes to: each is named, with a consent of their own that nobody has ticked before. */
export function ChoosePros({ request, first }: ChooseProsProps) {
  return (
    <Whom
      query={useQuery(matchesOptions(request.id))}
      first={first}
      maxPros={request.form.maxPros}
      nobody={
        request.form.place === null
          ? { title: 'First say where', text: 'With a ZIP code, we know who can come to you.' }
          : { title: NOBODY_HERE, text: 'Your draft stays here. Try other days or a ZIP code nearby, or wait for someone.' }
      }
      form={request.form}
    >
      {(matches) => <Choice request={request} matches={matches} />}
    </Whom>
  );
}

interface ChooseBeforeProps extends Pick<ProsProps, 'ticked' | 'onTick'> {
  /** What a visitor filled in: it is sent once they have signed in. */
  form: RequestForm;
  first: readonly string[];
  onSend: (vendorIds: readonly string[]) => void;
}

/** The same for a visitor: the list of the formula for anybody, and whom they tick is kept until they have signed in. */
export function ChooseBefore({ form, first, ticked, onTick, onSend }: ChooseBeforeProps) {
  const { categoryKey, place, startsOn, answers, budgetCents } = form;
  const query = useQuery(
    needOptions({
      categoryKey,
      where: { zip: place?.postalCode ?? '' },
      ...(startsOn === null ? {} : { startsOn }),
      answers,
      budgetCents,
    }),
  );
  return (
    <Whom
      query={query}
      first={first}
      maxPros={form.maxPros}
      nobody={{ title: NOBODY_HERE, text: 'Try other days or a ZIP code nearby, or wait for someone.' }}
      form={form}
    >
      {(matches) => (
        <>
          <Pros matches={matches} ticked={ticked} room={MOST_NAMED} onTick={onTick} />
          <Send
            ticked={ticked.filter((id) => matches.some(({ vendor }) => vendor.id === id))}
            room={MOST_NAMED}
            isBusy={false}
            onSend={onSend}
          >
            Sign in and send
          </Send>
        </>
      )}
    </Whom>
  );
}

type Found = Pick<MatchAnswer, 'recommended' | 'all'>;

interface WhomProps {
  query: LoadedQuery<Found | null>;
  first: readonly string[];
  maxPros: number;
  nobody: { title: string; text: string };
  form: Pick<RequestForm, 'categoryKey' | 'place'>;
  children: (matches: MatchedVendor[]) => ReactNode;
}

function Whom({ query, first, maxPros, nobody, form: { categoryKey, place }, children }: WhomProps) {
  return (
    <section aria-labelledby="whom">
      <h2 id="whom" className="font-serif text-2xl text-ink">
        Who you’re asking
      </h2>
      <p className="mt-1 max-w-measure text-ink-soft">
        The order follows <InlineLink href={RANKING_HREF}>a published formula</InlineLink>; payment never affects it.{' '}
        {maxPros === 1 ? 'We ask one at a time' : `We ask at most ${maxPros} at a time`}. Anyone else you pick waits in line, and
        we ask them if someone declines or doesn’t answer within {ANSWER_TIME}.
      </p>
      <Loaded
        query={query}
        pending={<SkeletonRows className="mt-4" />}
        isEmpty={({ all }) => all.length === 0}
        empty={
          <EmptyState
            className="mt-4"
            level={3}
            title={nobody.title}
            action={
              place === null ? undefined : (
                <Suspense>
                  <WaitForExperts categoryKey={categoryKey} zip={place.postalCode.slice(0, 5)} />
                </Suspense>
              )
            }
          >
            {nobody.text}
          </EmptyState>
        }
      >
        {({ recommended, all }) => {
          const known = new Map([...recommended, ...all].map((one) => [one.vendor.id, one]));
          const order = [
            ...new Set([...first, ...recommended.map(({ vendor }) => vendor.id), ...all.map(({ vendor }) => vendor.id)]),
          ];
          return children(order.flatMap((id) => known.get(id) ?? []));
        }}
      </Loaded>
    </section>
  );
}

function Choice({ request, matches }: { request: ServiceRequest; matches: readonly MatchedVendor[] }) {
  const [picked, setTicked] = useState<readonly string[]>([]);
  // Nobody is sent what the page does not show.
  const ticked = picked.filter((id) => matches.some(({ vendor }) => vendor.id === id));
  const [duplicate, setDuplicate] = useState<string>();
  const navigate = useNavigate();
  const isOpen = request.status === 'open';
  const send = useWrite(
    (isAnyway: boolean) => {
      const params = { requestId: request.id };
      const named = { vendorIds: [...ticked], consent: REQUEST_CONSENT.version };
      return isOpen
        ? browserApi.call(nameVendors, { params, body: named })
        : browserApi.call(submitServiceRequest, { params, body: { ...named, isAnyway } });
    },
    {
      refreshes: HIRING_READS,
      tells: 'page',
      answered: () => (isOpen ? setTicked([]) : void navigate(`/service-request-confirmation?request=${request.id}`)),
      failed: (error) => {
        if (error instanceof CallFailure && error.code === 'conflict' && (error.detail ?? '').includes('still open'))
          setDuplicate(error.detail);
      },
    },
  );
  const room = MOST_NAMED - request.leads.length - request.line.length;
  return (
    <>
      <Pros matches={matches} ticked={ticked} room={room} onTick={setTicked} />
      {duplicate !== undefined ? (
        <Notice
          className="mt-4"
          tone="warning"
          live
          title="You already asked for this"
          action={
            <Button size="small" variant="secondary" busy={send.isBusy} onClick={() => void send.run(true)}>
              Send it anyway
            </Button>
          }
        >
          {duplicate}
        </Notice>
      ) : (
        <WriteFailure of={send} title="Not sent" className="mt-4" />
      )}
      <Send ticked={ticked} room={room} isBusy={send.isBusy} onSend={() => void send.run(false)}>
        {isOpen ? 'Add them' : 'Send the request'}
      </Send>
    </>
  );
}

const MOST_OFFERED = 20;

/** Whom the list offers: the first by the formula, and whoever is picked, though they come later by now. */
const offeredOf = (matches: readonly MatchedVendor[], ticked: readonly string[]): MatchedVendor[] =>
  matches.filter(({ vendor }, at) => at < MOST_OFFERED || ticked.includes(vendor.id));

interface ProsProps {
  matches: readonly MatchedVendor[];
  ticked: readonly string[];
  /** How many can be ticked. */
  room: number;
  onTick: (vendorIds: readonly string[]) => void;
}

function Pros({ matches, ticked, room, onTick }: ProsProps) {
  return (
    <ul className="mt-4 divide-y divide-line border-y border-line">
      {offeredOf(matches, ticked).map((match) => {
        const { vendor, why, isExplored } = match;
        const isTicked = ticked.includes(vendor.id);
        return (
          <li key={vendor.id} className="grid gap-x-8 gap-y-1 py-4 md:grid-cols-2">
            <Checkbox
              checked={isTicked}
              disabled={!isTicked && ticked.length >= room}
              onChange={({ target }) =>
                onTick(target.checked ? [...ticked, vendor.id] : ticked.filter((one) => one !== vendor.id))
              }
              label={
                <>
                  <span className="font-medium">{vendor.name}</span>{' '}
                  <span className="text-sm text-ink-soft">{REQUEST_CONSENT.text}</span>
                </>
              }
            />
            <div className="pl-9 text-sm md:pl-0">
              <p>
                {vendor.rating === null
                  ? 'No reviews yet'
                  : `${formatNumber(vendor.rating, 1)} of 5 from ${formatCount(vendor.ratingCount, 'review')}`}
                {' · '}
                {sayPrice(vendor.price)}
                {isExplored ? ' · New here' : ''}
              </p>
              <p className="text-ink-soft">
                {why
                  .slice(0, 3)
                  .map(({ text }) => text)
                  .join(' · ')}
              </p>
              <InlineLink href={expertHref(vendor.id)}>See {vendor.name}</InlineLink>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

function Send({
  ticked,
  room,
  isBusy,
  onSend,
  children,
}: Pick<ProsProps, 'ticked' | 'room'> & { isBusy: boolean; onSend: (ticked: readonly string[]) => void; children: ReactNode }) {
  return (
    <div className="mt-5 flex flex-wrap items-center gap-4">
      <Button disabled={ticked.length === 0} busy={isBusy} onClick={() => onSend(ticked)}>
        {children}
      </Button>
      <p role="status" className="text-sm text-ink-soft">
        {ticked.length === 0
          ? 'Pick the ones you want to ask.'
          : `${formatCount(ticked.length, 'professional')} picked, out of at most ${room}`}
      </p>
    </div>
  );
}
