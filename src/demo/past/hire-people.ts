import { utcDay } from '#lib/calendar.ts';
import { randomUUID } from 'node:crypto';
import { CITY_ZONE } from '#demo/city/names.ts';
import { categoryOf } from '#domains/experts/contract.ts';
import { findVendors } from '#domains/experts/server/index.ts';
import {
  acceptLead,
  acceptQuote,
  countStatistics,
  declineLead,
  matchRequest,
  moveEngagement,
  saveRequest,
  sendQuote,
  submitRequest,
  viewLead,
  writeReview,
} from '#domains/hiring/server/index.ts';
import type { RequestForm } from '#domains/hiring/contract.ts';
import { listPlaces } from '#domains/neighborhoods/server/index.ts';
import type { CategoryKey } from '#lib/service-categories.ts';
import { dayInZone, zonedTimeToInstant } from '#lib/zoned-time.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { actAs, actAsFirm, daysFrom, type DemoPerson } from './act-as.ts';
import { disputeParts, payParts } from './pay-here.ts';

/** How far a request has come. Each goes through all before it that lie on its way. */
type Stage =
  | 'draft'
  | 'new'
  | 'viewed'
  | 'accepted'
  | 'declined'
  | 'quoted'
  | 'won'
  | 'in-progress'
  | 'done'
  | 'completed'
  | 'reviewed';

export interface Story {
  category: CategoryKey;
  description: string;
  address: string;
  budgetCents: number | null;
  /** Days from now on which it was sent. */
  day: number;
  stage: Stage;
  quoteCents: number;
  /** Whom a client asks first of those who fit: the next with each turn; without one, whoever is proposed first. */
  turn?: number;
  /** What the description says that is not the first answer of its question. */
  answers?: Readonly<Record<string, string>>;
  review?: { stars: number; body: string };
  /** What the two sides say in a dispute about the money of work that is done. */
  dispute?: { client: string; vendor: string };
}

interface Telling {
  client: DemoPerson;
  /** Who answers: the vendor that the past is about; else whoever the formula proposes, answered for by the process. */
  vendor?: { id: string; person: DemoPerson };
}

const ORDER: readonly Stage[] = ['new', 'viewed', 'accepted', 'quoted', 'won', 'in-progress', 'done', 'completed', 'reviewed'];
const HOUR = 1 / 24;
/** Days after the request on which the client does each thing. */
const CLIENT_DAYS = { submits: HOUR, accepts: 1, pays: 1 + 5 * HOUR, disputes: 5.2, completes: 5.5, reviews: 6 };

/** Tells one request after the other through the verbs that anybody uses, each as of its day. */
export async function tellRequests(ctx: ServerContext, stories: readonly Story[], telling: Telling): Promise<void> {
  const { cities } = await listPlaces({ ...ctx, actor: { kind: 'system' } });
  const zip = cities[0]?.zips[0]?.name;
  if (zip === undefined) return;
  for (const story of stories)
    try {
      await tellRequest(ctx, story, { ...telling, zip });
      // The next one finds the vendor with the jobs and reviews of those before.
      if (telling.vendor !== undefined) await countStatistics(ctx, daysFrom(ctx.now, story.day));
    } catch (error) {
      // Where nobody serves the place, there is no story.
      if (!(error instanceof DomainError)) throw error;
    }
}

/** When the client does the last thing of a story, in days from now. */
export function clientLeftOn({ day, stage, dispute }: Story): number {
  const reached = (one: Stage) => hasReached(stage, one);
  if (reached('reviewed')) return day + CLIENT_DAYS.reviews;
  if (reached('completed')) return day + CLIENT_DAYS.completes;
  if (dispute !== undefined) return day + CLIENT_DAYS.disputes;
  if (reached('in-progress')) return day + CLIENT_DAYS.pays;
  if (reached('won')) return day + CLIENT_DAYS.accepts;
  return stage === 'draft' ? day : day + CLIENT_DAYS.submits;
}

const hasReached = (stage: Stage, one: Stage) => ORDER.indexOf(stage) >= ORDER.indexOf(one);

async function tellRequest(ctx: ServerContext, story: Story, { client, vendor, zip }: Telling & { zip: string }): Promise<void> {
  const { day, stage } = story;
  const requestId = randomUUID();
  const asClient = (at: number) => actAs(ctx, client, day + at);
  await saveRequest(asClient(0), { requestId, version: 0, form: formOf(story, zip, daysFrom(ctx.now, day + 6)) });
  if (stage === 'draft') return;
  const { all } = await matchRequest(asClient(0), requestId);
  const known = await findVendors(
    ctx,
    all.map((one) => one.vendor.id),
  );
  // What other demonstration people play is theirs: the process answers only for vendors without people.
  const others = all.flatMap(({ vendor: { id } }) => (known.get(id)?.members.length === 0 ? [id] : []));
  const first = (story.turn ?? 0) % Math.max(1, others.length);
  const inTurn = [...others.slice(first), ...others.slice(0, first)];
  const named = vendor === undefined ? inTurn.slice(0, 4) : [vendor.id, ...others.slice(0, 1)];
  if (named.length === 0) return;
  const sent = await submitRequest(asClient(CLIENT_DAYS.submits), { requestId, vendorIds: named, isAnyway: true });
  const [lead, second, third] = sent.leads;
  if (lead === undefined) return;
  const asVendor = (at: number) => (vendor === undefined ? actAsFirm(ctx, day + at) : actAs(ctx, vendor.person, day + at));
  if (stage === 'declined') {
    await declineLead(asVendor(3 * HOUR), { leadId: lead.id, reason: 'busy' });
    return;
  }
  const reached = (one: Stage) => hasReached(stage, one);
  if (reached('viewed')) await viewLead(asVendor(2 * HOUR), lead.id);
  if (!reached('accepted')) return;
  await acceptLead(asVendor(3 * HOUR), lead.id);
  if (!reached('quoted')) return;
  const startsAt = reached('won') ? workTime(daysFrom(ctx.now, day + (reached('done') ? 4 : 6))) : null;
  const quoteId = await quote(asVendor(5 * HOUR), lead.id, { cents: story.quoteCents, startsAt });
  if (second !== undefined) {
    await acceptLead(actAsFirm(ctx, day + 6 * HOUR), second.id);
    await quote(actAsFirm(ctx, day + 9 * HOUR), second.id, {
      cents: Math.round((story.quoteCents * 1.14) / 500) * 500,
      startsAt: null,
    });
  }
  if (third !== undefined) await declineLead(actAsFirm(ctx, day + 7 * HOUR), { leadId: third.id, reason: 'area' });
  if (!reached('won')) return;
  const engagementId = randomUUID();
  await acceptQuote(asClient(CLIENT_DAYS.accepts), { quoteId, engagementId, startsAt });
  const move = (at: number, by: 'client' | 'vendor', verb: 'confirm' | 'report-done' | 'complete') =>
    moveEngagement(by === 'client' ? asClient(at) : asVendor(at), { engagementId, verb, reason: '' });
  if (reached('in-progress')) {
    await move(1 + 4 * HOUR, 'vendor', 'confirm');
    // A deposit first; the rest before the work is handed in.
    await payParts(asClient(CLIENT_DAYS.pays), client, { engagementId, most: reached('done') ? 9 : 1 });
  }
  if (reached('done')) await move(5, 'vendor', 'report-done');
  if (story.dispute !== undefined)
    await disputeParts(asClient(CLIENT_DAYS.disputes), asVendor(5.3), { engagementId, ...story.dispute });
  if (reached('completed')) await move(CLIENT_DAYS.completes, 'client', 'complete');
  if (reached('reviewed') && story.review !== undefined)
    await writeReview(asClient(CLIENT_DAYS.reviews), {
      engagementId,
      stars: story.review.stars,
      aspects: {},
      body: story.review.body,
    });
}

/** Work begins ahead of the hours in which others book calls and visits. */
const workTime = (day: Date) => zonedTimeToInstant(`${dayInZone(day, CITY_ZONE)}T07:00:00`, CITY_ZONE);

async function quote(
  ctx: ServerContext,
  leadId: string,
  { cents, startsAt }: { cents: number; startsAt: string | null },
): Promise<string> {
  const quoteId = randomUUID();
  const deposit = Math.round(cents / 5 / 100) * 100;
  await sendQuote(ctx, {
    leadId,
    quoteId,
    terms: {
      lines: [{ label: 'The work as described, with materials', quantity: 100, unitCents: cents, isTaxable: false }],
      taxes: [],
      depositCents: deposit,
      milestones: [{ label: 'When the work is done', cents: cents - deposit }],
      options: startsAt === null ? [] : [{ startsAt, minutes: 90, note: '' }],
      notes: 'Included: everything in the request. Not included: permits.',
    },
    validUntil: daysFrom(ctx.now, 12).toISOString(),
  });
  return quoteId;
}

function formOf({ category, description, address, budgetCents, answers }: Story, zip: string, startsOn: Date): RequestForm {
  return {
    categoryKey: category,
    description,
    answers: {
      ...Object.fromEntries(
        categoryOf(category).questions.flatMap((question) => {
          if (!question.isRequired) return [];
          if (question.kind === 'choice') return question.options.slice(0, 1).map(({ key }) => [question.key, key]);
          return [
            [
              question.key,
              question.kind === 'number'
                ? String(Math.round(question.least + (question.most - question.least) / 50))
                : 'As usual',
            ],
          ];
        }),
      ),
      ...answers,
    },
    place: { address, postalCode: zip },
    startsOn: utcDay(startsOn),
    endsOn: null,
    budgetCents,
    accessNotes: 'Ring at the front door.',
    phone: '(425) 555-0117',
    mayCall: true,
    maxPros: 3,
  };
}

/** What a buyer asked for: an inspection that was done and reviewed, movers to compare, a lawyer to be asked. */
export const BUYER_REQUESTS: readonly Story[] = [
  {
    category: 'home-inspector',
    description: 'An inspection before I buy: a house of 1998 with a basement, roof and furnace included.',
    address: '14 Linden Court',
    budgetCents: 60_000,
    day: -19,
    stage: 'reviewed',
    quoteCents: 52_500,
    review: { stars: 5, body: 'On time, thorough, and the report came the same evening with pictures of every point.' },
  },
  {
    category: 'mover',
    description: 'Two bedrooms from a third floor with an elevator, about six miles. A piano goes along.',
    answers: { size: 'small' },
    address: '210 Harbor Street',
    budgetCents: 180_000,
    day: -1.5,
    stage: 'quoted',
    quoteCents: 164_000,
  },
  {
    category: 'real-estate-attorney',
    description: 'Please read a purchase agreement before I sign it.',
    address: '14 Linden Court',
    budgetCents: null,
    day: -0.5,
    stage: 'draft',
    quoteCents: 0,
  },
];

/** What a seller asked for: pictures that are done, cleaning under way, and staging to compare. */
export const SELLER_REQUESTS: readonly Story[] = [
  {
    category: 'photographer',
    description: 'Pictures of a house before it is listed: eight rooms, garden and street.',
    address: '8 Orchard Lane',
    budgetCents: 40_000,
    day: -26,
    stage: 'completed',
    quoteCents: 32_500,
  },
  {
    category: 'cleaner',
    description: 'A thorough cleaning of 1,900 square feet before visitors come, windows included.',
    address: '8 Orchard Lane',
    budgetCents: 45_000,
    day: -4,
    stage: 'in-progress',
    quoteCents: 38_000,
  },
  {
    category: 'home-stager',
    description: 'Furniture for a living room and two bedrooms for six weeks.',
    answers: { staging: 'partial' },
    address: '8 Orchard Lane',
    budgetCents: 300_000,
    day: -1.2,
    stage: 'quoted',
    quoteCents: 265_000,
  },
];

const inspect = (address: string, day: number, stage: Stage, more: Partial<Story> = {}): Story => ({
  category: 'home-inspector',
  description: 'An inspection before I buy. Roof, basement and wiring matter most to me.',
  address,
  budgetCents: 55_000,
  day,
  stage,
  quoteCents: 49_500,
  ...more,
});
const photograph = (address: string, day: number, stage: Stage, more: Partial<Story> = {}): Story => ({
  ...inspect(address, day, stage),
  category: 'photographer',
  description: 'Pictures of a home before it is listed: all rooms, and the street in the evening.',
  budgetCents: 30_000,
  quoteCents: 27_500,
  ...more,
});

/** What a vendor was asked for, in every state. */
export const VENDOR_REQUESTS: readonly Story[] = [
  inspect('3 Mill Road', -80, 'reviewed', {
    review: { stars: 5, body: 'Clear words about what matters and what does not. Worth every dollar.' },
  }),
  photograph('71 Pine Street', -62, 'reviewed', {
    review: { stars: 4, body: 'Beautiful pictures. They came half an hour late, and said so before.' },
  }),
  inspect('9 Birch Way', -44, 'completed', { quoteCents: 53_000 }),
  inspect('55 Canal Street', -30, 'declined'),
  photograph('18 Garden Court', -21, 'new'),
  inspect('27 Hill Street', -9, 'done'),
  photograph('44 Quarry Road', -11, 'done', {
    dispute: {
      client: 'The pictures of the kitchen and the garden are missing. We agreed on all rooms.',
      vendor: 'The kitchen was full of boxes on the day, and we agreed by phone to leave it out. The garden comes on Friday.',
    },
  }),
  photograph('6 Bridge Lane', -4, 'in-progress'),
  inspect('102 Lake Drive', -1.4, 'won', { quoteCents: 51_000 }),
  inspect('40 Station Road', -1.1, 'quoted'),
  photograph('12 Meadow Lane', -0.6, 'accepted'),
  inspect('88 River Street', -0.3, 'viewed'),
  photograph('31 Park Avenue', -0.1, 'new'),
];
