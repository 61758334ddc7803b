import { sql } from 'kysely';
import { batchesBegin, batchesOf, FEWEST_PEOPLE } from '#domains/analytics/contract.ts';
import { medianOf } from '#lib/median.ts';
import type { Db } from '#platform/db/database.ts';

interface Span {
  from: string;
  to: string;
}

/** How well requests and experts find each other. A figure is null where it would be of fewer than five clients, or experts. */
interface Liquidity {
  requests: number | null;
  /** Requests that somebody accepted. */
  answered: number | null;
  /** Requests that ended in an engagement. */
  filled: number | null;
  filledRate: number | null;
  /** From sending a request to its first answer. */
  medianMinutesToAnswer: number | null;
  leadsPerVendor: number | null;
  /** Cents of engagements that were made, as agreed. */
  agreedCents: number | null;
}

interface Request {
  day: string;
  category: string;
  /** Who asked; null once the account is gone. */
  client: string | null;
  minutes: number | null;
  agreedCents: number | null;
  vendors: string[];
}

/**
 * Liquidity of requests that were sent in a span of days, both included, by category, in batches of clients. Categories of fewer
 * than five clients are hidden, and the sum is of those that are shown, so nothing follows from the rest.
 */
export async function measureLiquidity(
  db: Db,
  span: Span,
): Promise<{ all: Liquidity; categories: (Liquidity & { category: string })[]; hidden: number }> {
  const { rows } = await sql<Request>`
    select r.submitted_at::date::text as day, r.category_key as category, r.user_id as client,
      extract(epoch from (select min(l.answered_at) from leads l where l.request_id = r.id and l.was_accepted) - r.submitted_at)::float8 / 60 as minutes,
      (select sum(e.total_cents) from engagements e where e.request_id = r.id and e.status not in ('proposed', 'expired'))::bigint as "agreedCents",
      array(select l.vendor_id::text from leads l where l.request_id = r.id) as vendors
    from service_requests r
    where r.submitted_at >= ${batchesBegin(span.from)}::date and r.submitted_at < ${span.to}::date + 1
    order by r.submitted_at`.execute(db);
  const measured = [...Map.groupBy(rows, ({ category }) => category)]
    .map(([category, own]) => ({ category, ...countRequests(own, span) }))
    .filter(({ requests }) => requests.counted.length > 0 || requests.isAnybodyThere);
  const shown = measured.filter(({ requests }) => requests.counted.length > 0);
  const together = (part: 'requests' | 'answered' | 'filled'): Counted => ({
    counted: shown.flatMap((one) => one[part].counted),
    isAnybodyThere: measured.some((one) => one[part].isAnybodyThere),
  });
  return {
    all: present({ requests: together('requests'), answered: together('answered'), filled: together('filled') }),
    categories: shown
      .map(({ category, ...counts }) => ({ category, ...present(counts) }))
      .toSorted((one, other) => (other.requests ?? 0) - (one.requests ?? 0) || one.category.localeCompare(other.category)),
    hidden: measured.length - shown.length,
  };
}

interface Counted {
  counted: Request[];
  isAnybodyThere: boolean;
}

function countRequests(requests: readonly Request[], span: Span) {
  const countInBatches = (some: readonly Request[]): Counted => {
    const days = [...Map.groupBy(some, ({ day }) => day)].map(([day, own]) => ({
      day,
      own,
      people: own.flatMap(({ client }) => client ?? []),
    }));
    const { batches, isAnybodyThere } = batchesOf(days, span);
    return { counted: batches.flatMap((batch) => batch.days.flatMap(({ own }) => own)), isAnybodyThere };
  };
  return {
    requests: countInBatches(requests),
    answered: countInBatches(requests.filter(({ minutes }) => minutes !== null)),
    filled: countInBatches(requests.filter(({ agreedCents }) => agreedCents !== null)),
  };
}

function present({ requests, answered, filled }: Record<'requests' | 'answered' | 'filled', Counted>): Liquidity {
  const countOf = ({ counted, isAnybodyThere }: Counted) => (counted.length === 0 && isAnybodyThere ? null : counted.length);
  const filledCount = countOf(filled);
  const vendors = requests.counted.flatMap((request) => request.vendors);
  const vendorCount = new Set(vendors).size;
  return {
    requests: countOf(requests),
    answered: countOf(answered),
    filled: filledCount,
    // Who completes a batch may have asked before the span.
    filledRate: filledCount === null || requests.counted.length === 0 ? null : Math.min(1, filledCount / requests.counted.length),
    medianMinutesToAnswer:
      answered.counted.length === 0 ? null : medianOf(answered.counted.flatMap(({ minutes }) => minutes ?? [])),
    leadsPerVendor: vendorCount < FEWEST_PEOPLE ? null : vendors.length / vendorCount,
    agreedCents:
      filled.counted.length === 0 ? null : filled.counted.reduce((sum, request) => sum + (request.agreedCents ?? 0), 0),
  };
}
