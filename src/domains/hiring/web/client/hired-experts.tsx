import { useQuery } from '@tanstack/react-query';
import { categoryOf } from '#domains/experts/contract.ts';
import { capitalize, formatCount, formatMoney } from '#lib/format.ts';
import { sayNumber } from '#lib/say-number.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { AppLink, LineLink } from '#ui/link.tsx';
import type { ServiceRequest } from '../../contract.ts';
import { ANSWER_TIME, MOST_ASKED } from '../../model/hiring-terms.ts';
import { sayJobStatus, REQUEST_WORDS } from '../../model/hiring-words.ts';
import { requestsOptions } from '../api.ts';
import { sayTime } from '../say-when.ts';
import { groupBySale, type Sale } from './group-by-sale.ts';

const MOST_SHOWN = 6;

/** Whom a person hired, whose quotes wait, and what is still asked for; by stage, where a sale is given. */
export function HiredExperts({ sale }: { sale?: Sale }) {
  return (
    <>
      <Loaded
        query={useQuery(requestsOptions())}
        isEmpty={({ requests }) => requests.length === 0}
        empty={
          <p className="text-ink-soft">
            No one yet. Inspectors, movers, lawyers and others answer within {ANSWER_TIME}, and at most {sayNumber(MOST_ASKED)}{' '}
            see a request at a time.
          </p>
        }
      >
        {({ requests }) =>
          sale === undefined ? (
            <Requests requests={requests.slice(0, MOST_SHOWN)} />
          ) : (
            groupBySale(requests, sale).map((group) => (
              <section key={group.title} className="mb-4 last:mb-0">
                <h3 className="mb-1 font-sans text-sm font-semibold">{group.title}</h3>
                <Requests requests={group.requests.slice(0, MOST_SHOWN)} />
              </section>
            ))
          )
        }
      </Loaded>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button asChild variant="secondary" size="small">
          <AppLink href="/service-experts">Find an expert</AppLink>
        </Button>
        <Button asChild variant="quiet" size="small">
          <AppLink href="/service-request-confirmation">All requests</AppLink>
        </Button>
      </div>
    </>
  );
}

function Requests({ requests }: { requests: readonly ServiceRequest[] }) {
  return (
    <ul className="divide-y divide-line">
      {requests.map((request) => (
        <li key={request.id} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-3 first:pt-0">
          <div>
            <LineLink
              href={
                request.status === 'draft'
                  ? `/request-service?request=${request.id}`
                  : `/service-request-confirmation?request=${request.id}`
              }
            >
              {titleOf(request)}
            </LineLink>
            <span className="block text-sm text-ink-soft">{stateOf(request)}</span>
          </div>
          <Badge tone={request.status === 'hired' || request.status === 'open' ? 'brand' : 'neutral'}>{badgeOf(request)}</Badge>
        </li>
      ))}
    </ul>
  );
}

const jobOf = ({ leads }: ServiceRequest) =>
  leads.find(({ engagement }) => engagement !== null && !['expired', 'cancelled'].includes(engagement.status));

function titleOf(request: ServiceRequest): string {
  const name = capitalize(categoryOf(request.form.categoryKey).name);
  const hired = jobOf(request);
  return hired === undefined ? name : `${name}: ${hired.vendor.name}`;
}

function badgeOf(request: ServiceRequest): string {
  const engagement = jobOf(request)?.engagement;
  return engagement == null
    ? REQUEST_WORDS[request.status]
    : sayJobStatus(engagement.status, 'client', engagement.doneAt !== null);
}

function stateOf(request: ServiceRequest): string {
  const engagement = jobOf(request)?.engagement;
  if (engagement != null) {
    if (engagement.canReview) return 'Ready for your review';
    const begins = engagement.startsAt === null ? '' : `, begins ${sayTime(engagement.startsAt)}`;
    return `${formatMoney(engagement.totalCents, 'always')}${begins}`;
  }
  const quotes = request.leads.filter(({ canAccept }) => canAccept).length;
  if (quotes > 0) return `${formatCount(quotes, 'quote')} to compare`;
  if (request.status === 'draft') return 'Not sent yet';
  return `${formatCount(request.leads.length, 'professional')} asked`;
}
