import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { type MatchedVendor, sayPrice } from '#domains/experts/contract.ts';
import { expertHref, RANKING_HREF } from '../expert-links.ts';
import { formatCount, formatNumber } from '#lib/format.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { CallFailure } from '#platform/web/call-failure.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { useWrite } from '#platform/web/write/use-write.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { InlineLink } from '#ui/link.tsx';
import { Notice } from '#ui/notice.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { nameVendors, type ServiceRequest, submitServiceRequest } from '../../contract.ts';
import { REQUEST_CONSENT } from '../../model/contact-consent.ts';
import { MOST_NAMED } from '../../model/hiring-terms.ts';
import { HIRING_READS, matchesOptions } from '../api.ts';

interface ChooseProsProps {
  request: ServiceRequest;
  /** Whom the page before proposed: they stand first, and nobody is ticked. */
  first: readonly string[];
}

/** Whom a request goes to: each is named, with a consent of their own that nobody has ticked before. */
export function ChoosePros({ request, first }: ChooseProsProps) {
  return (
    <section aria-labelledby="whom">
      <h2 id="whom" className="font-serif text-2xl text-ink">
        Whom you ask
      </h2>
      <p className="mt-1 max-w-measure text-ink-soft">
        The order follows <InlineLink href={RANKING_HREF}>a published formula</InlineLink>; no payment moves it.{' '}
        {request.form.maxPros === 1 ? 'One is asked at a time' : `At most ${request.form.maxPros} are asked at once`}. Whoever
        else you tick waits in line and is asked if somebody declines or does not answer within a day.
      </p>
      <Loaded
        query={useQuery(matchesOptions(request.id))}
        pending={<Skeleton className="mt-4 h-96 w-full" />}
        isEmpty={({ all }) => all.length === 0}
        empty={
          <EmptyState
            className="mt-4"
            level={3}
            title={request.form.place === null ? 'Say where first' : 'Nobody serves this place yet'}
          >
            {request.form.place === null
              ? 'With a ZIP code we know who comes to you.'
              : 'Your draft stays here. Try other days or a ZIP code nearby, or come back later.'}
          </EmptyState>
        }
      >
        {({ recommended, all }) => {
          const known = new Map([...recommended, ...all].map((one) => [one.vendor.id, one]));
          const order = [
            ...new Set([...first, ...recommended.map(({ vendor }) => vendor.id), ...all.map(({ vendor }) => vendor.id)]),
          ];
          return <Choice request={request} matches={order.flatMap((id) => known.get(id) ?? [])} />;
        }}
      </Loaded>
    </section>
  );
}

function Choice({ request, matches }: { request: ServiceRequest; matches: readonly MatchedVendor[] }) {
  const [ticked, setTicked] = useState<readonly string[]>([]);
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
      <ul className="mt-4 divide-y divide-line border-y border-line">
        {matches.slice(0, 20).map((match) => {
          const { vendor, why, isExplored } = match;
          const isTicked = ticked.includes(vendor.id);
          return (
            <li key={vendor.id} className="grid gap-x-8 gap-y-1 py-4 md:grid-cols-2">
              <Checkbox
                checked={isTicked}
                disabled={!isTicked && ticked.length >= room}
                onChange={({ target }) =>
                  setTicked(target.checked ? [...ticked, vendor.id] : ticked.filter((one) => one !== vendor.id))
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
                  , {sayPrice(vendor.price)}
                  {isExplored ? ', new here' : ''}
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
      {duplicate !== undefined ? (
        <Notice
          className="mt-4"
          tone="warning"
          live
          title="You asked for this already"
          action={
            <Button size="small" variant="secondary" busy={send.isBusy} onClick={() => void send.run(true)}>
              Send it anyway
            </Button>
          }
        >
          {duplicate}
        </Notice>
      ) : send.failure === undefined ? null : (
        <Notice className="mt-4" tone="error" live title="It was not sent">
          {send.failure}
        </Notice>
      )}
      <div className="mt-5 flex flex-wrap items-center gap-4">
        <Button disabled={ticked.length === 0} busy={send.isBusy} onClick={() => void send.run(false)}>
          {isOpen ? 'Name them too' : 'Send the request'}
        </Button>
        <p role="status" className="text-sm text-ink-soft">
          {ticked.length === 0
            ? 'Tick those whom you want to ask.'
            : `${formatCount(ticked.length, 'professional')} ticked, of at most ${room}`}
        </p>
      </div>
    </>
  );
}
