import { sql } from 'kysely';
import { batchesBegin, batchesOf, FEWEST_PEOPLE, orHidden } from '#domains/analytics/contract.ts';
import { LEAD_ANSWER_HOURS } from '#lib/lead-answer-time.ts';
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
  /** The part of them that somebody accepted within a day, as long as each professional has to answer. */
  answeredInTimeRate: number | null;
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
  /** The ZIP code, or the city where there is none. */
  area: string;
  /** Who asked; null once the account is gone. */
  client: string | null;
  minutes: number | null;
  agreedCents: number | null;
  vendors: string[];
}

interface ByKind {
  all: Liquidity;
  categories: (Liquidity & { category: string })[];
  hidden: number;
  areas: (Liquidity & { area: string })[];
  hiddenAreas: number;
}

/**
 * Liquidity of requests that were sent in a span of days, both included, by category and by area, in batches of clients. Categories
 * of fewer than five clients are hidden, and the sum is of those that are shown, so nothing follows from the rest. Areas are of the
 * same requests, and what they leave of the sum is of five clients or more, or of nobody.
 */
export async function measureLiquidity(db: Db, span: Span): Promise<ByKind> {
  const { rows } = await sql<Request>`
    select r.submitted_at::date::text as day, r.category_key as category,
      coalesce(nullif(left(r.postal_code, 5), ''), r.city) as area, r.user_id as client,
      extract(epoch from (select min(l.answered_at) from leads l where l.request_id = r.id and l.was_accepted) - r.submitted_at)::float8 / 60 as minutes,
      (select sum(e.total_cents) from engagements e where e.request_id = r.id and e.status not in ('proposed', 'expired'))::bigint as "agreedCents",
      array(select l.vendor_id::text from leads l where l.request_id = r.id) as vendors
    from service_requests r
    where r.submitted_at >= ${batchesBegin(span.from)}::date and r.submitted_at < ${span.to}::date + 1
    order by r.submitted_at`.execute(db);
  const measured = [...Map.groupBy(rows, ({ category }) => category)]
    .map(([category, own]) => ({ category, ...countInBatches(own, span) }))
    .filter(({ counted, isAnybodyThere }) => counted.length > 0 || isAnybodyThere);
  const shown = measured.filter(({ counted }) => counted.length > 0);
  const counted = shown.flatMap((one) => one.counted);
  const byArea = areasOf(counted, span);
  const hiddenOfCategories = figuresToHide(
    counted,
    shown.map((one) => one.counted),
  );
  const hiddenOfAreas = figuresToHide(
    counted,
    byArea.shown.map(({ own }) => own),
  );
  return {
    all: present(counted, measured.length > 0),
    categories: shown
      .map(({ category, counted: own }, at) => ({ category, ...present(own, true, hiddenOfCategories[at]) }))
      .toSorted((one, other) => (other.requests ?? 0) - (one.requests ?? 0) || one.category.localeCompare(other.category)),
    hidden: measured.length - shown.length,
    areas: byArea.shown.map(({ area, own }, at) => ({ area, ...present(own, true, hiddenOfAreas[at]) })),
    hiddenAreas: byArea.hidden,
  };
}

interface Area {
  area: string;
  own: Request[];
}

/** The areas of requests, the largest first, without those of few clients. */
function areasOf(requests: readonly Request[], span: Span): { shown: Area[]; hidden: number } {
  const byDay = requests.toSorted((one, other) => one.day.localeCompare(other.day));
  const areas = [...Map.groupBy(byDay, ({ area }) => area)].map(([area, all]) => ({
    area,
    own: countInBatches(all, span).counted,
  }));
  const shown = areas
    .filter(({ area, own }) => area !== '' && own.length > 0)
    .toSorted((one, other) => other.own.length - one.own.length || one.area.localeCompare(other.area));
  while (shown.length > 0 && leavesFew(requests, shown)) shown.pop();
  return { shown, hidden: areas.length - shown.length };
}

function leavesFew(requests: readonly Request[], areas: readonly Area[]): boolean {
  const told = new Set(areas.flatMap(({ own }) => own));
  const left = requests.filter((request) => !told.has(request));
  return left.length > 0 && new Set(left.map(({ client }) => client)).size < FEWEST_PEOPLE;
}

/** The requests of a span in batches of five clients or more. */
function countInBatches(requests: readonly Request[], span: Span): { counted: Request[]; isAnybodyThere: boolean } {
  const days = [...Map.groupBy(requests, ({ day }) => day)].map(([day, own]) => ({
    day,
    own,
    people: own.flatMap(({ client }) => client ?? []),
  }));
  const { batches, isAnybodyThere } = batchesOf(days, span);
  return { counted: batches.flatMap((batch) => batch.days.flatMap(({ own }) => own)), isAnybodyThere };
}

/** How many requests each figure of a line is of: lines add up to that of all. */
const COUNTS = {
  answered: ({ minutes }) => minutes !== null,
  inTime: ({ minutes }) => minutes !== null && minutes <= LEAD_ANSWER_HOURS * 60,
  filled: ({ agreedCents }) => agreedCents !== null,
} satisfies Record<string, (request: Request) => boolean>;
type Counted = keyof typeof COUNTS;

const countOf = (requests: readonly Request[], figure: Counted) => requests.filter(COUNTS[figure]).length;

/** For each line the figures that are hidden, so that what is left of the sum of all is of nobody, or of five requests or more. */
function figuresToHide(all: readonly Request[], lines: readonly (readonly Request[])[]): ReadonlySet<Counted>[] {
  const hidden = lines.map(() => new Set<Counted>());
  for (const figure of Object.keys(COUNTS) as Counted[]) {
    const bySize = lines
      .map((line, at) => ({ at, count: countOf(line, figure) }))
      .filter(({ count }) => count > 0)
      .toSorted((one, other) => one.count - other.count);
    let left = countOf(all, figure) - bySize.reduce((sum, { count }) => sum + count, 0);
    for (const { at, count } of bySize) {
      if (count >= FEWEST_PEOPLE && (left === 0 || left >= FEWEST_PEOPLE)) break;
      hidden[at]?.add(figure);
      left += count;
    }
  }
  return hidden;
}

function present(requests: readonly Request[], isAnybodyThere: boolean, hidden: ReadonlySet<Counted> = new Set()): Liquidity {
  const answered = requests.flatMap(({ minutes }) => minutes ?? []);
  const agreed = requests.flatMap(({ agreedCents }) => agreedCents ?? []);
  const shownCount = (figure: Counted) => (hidden.has(figure) ? null : orHidden(countOf(requests, figure)));
  const filled = shownCount('filled');
  const inTime = shownCount('inTime');
  const vendors = requests.flatMap((request) => request.vendors);
  const vendorCount = new Set(vendors).size;
  return {
    requests: requests.length === 0 && isAnybodyThere ? null : requests.length,
    answered: shownCount('answered'),
    answeredInTimeRate: inTime === null || requests.length === 0 ? null : inTime / requests.length,
    filled,
    filledRate: filled === null || requests.length === 0 ? null : filled / requests.length,
    medianMinutesToAnswer: answered.length < FEWEST_PEOPLE ? null : medianOf(answered),
    leadsPerVendor: vendorCount < FEWEST_PEOPLE ? null : vendors.length / vendorCount,
    agreedCents: hidden.has('filled') || agreed.length < FEWEST_PEOPLE ? null : agreed.reduce((sum, cents) => sum + cents, 0),
  };
}
