import { utcDay } from '#lib/calendar.ts';
import { randomUUID } from 'node:crypto';
import { confirmTour, requestTour } from '#domains/appointments/server/index.ts';
import { changeRoadmap, changeTask, startRoadmap } from '#domains/roadmaps/server/index.ts';
import { emptyAnswers } from '#domains/financing/contract.ts';
import { saveApplication } from '#domains/financing/server/index.ts';
import type { ListingSummary } from '#domains/listings/contract.ts';
import { saveProfile, seeMatches } from '#domains/matching/server/index.ts';
import { answerInquiry, sendInquiry } from '#domains/inquiries/server/index.ts';
import { savedSearchFormSchema } from '#domains/saved/contract.ts';
import { createSavedSearch, keepHome, recallNews } from '#domains/saved/server/index.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { formatNumber } from '#lib/format.ts';
import { actAs, actAsFirm, daysFrom, type DemoPerson } from './act-as.ts';
import { followPlaces } from './follow-places.ts';
import { type BuyerBrief, chooseHomes } from './choose-homes.ts';
import { BUYER_REQUESTS, tellRequests } from './hire-people.ts';
import { followOwnHome } from './own-home.ts';
import { keepTemplate } from './keep-templates.ts';
import { buyHere } from './pay-here.ts';
import { readAgreement } from './read-agreement.ts';
import { offerForHome } from './sell-home.ts';
import { signBuyerPapers } from './sign-papers.ts';
import { CO_BUYER_NAME, shareHomes } from './share-homes.ts';

/** Two weeks of a home search: everything concerns the same few homes, which fit the answers. */
export async function giveBuyerPast(ctx: ServerContext, person: DemoPerson): Promise<void> {
  const brief = await chooseHomes({ ...ctx, actor: { kind: 'system' } });
  if (brief === undefined) return;
  const { homes } = brief;
  await answer(ctx, person, brief);
  for (const [at, { listingKey }] of homes.slice(0, 8).entries())
    await keepHome(actAs(ctx, person, at - 9), { list: 'viewed', listingKey });
  for (const [at, { listingKey }] of homes.slice(0, 5).entries())
    await keepHome(actAs(ctx, person, at - 8), { list: 'favorites', listingKey });
  await compare(ctx, person, homes.slice(0, 3));
  await follow(ctx, person, brief);
  await plan(ctx, person, homes);
  await apply(ctx, person, brief);
  await followPlaces(ctx, person, homes);
  await followOwnHome(ctx, person, { numberStart: '1', days: -10, mostDollars: brief.profile.budget.priceMax ?? undefined });
  await buyHere(ctx, person, { itemId: 'contract-review', day: -6 });
  await tellRequests(ctx, BUYER_REQUESTS, { client: person });
  // In the order in which they happened, as news of them stand in the list.
  await visit(ctx, person, { home: homes[1], asked: -7.6, answered: -7.2, on: -3 });
  const goOn = await shareHomes(ctx, person, homes);
  await ask(ctx, person, homes);
  await visit(ctx, person, { home: homes[0], asked: -1.5, answered: -0.9, on: 2 });
  await offerForHome(ctx, person, brief);
  await signBuyerPapers(ctx, person);
  await keepTemplate(ctx, person);
  await readAgreement(ctx, person, homes[1]);
  await goOn();
}

async function compare(ctx: ServerContext, person: DemoPerson, homes: readonly ListingSummary[]): Promise<void> {
  try {
    for (const { listingKey } of homes) await keepHome(actAs(ctx, person, -3), { list: 'compared', listingKey });
  } catch (error) {
    // The person may already compare as many as fit, chosen before they signed in.
    if (!(error instanceof DomainError)) throw error;
  }
}

async function answer(ctx: ServerContext, person: DemoPerson, { profile, homes }: BuyerBrief): Promise<void> {
  const taste = homes.slice(0, 6).map(({ listingKey }, at) => ({ listingKey, isLiked: at < 4 }));
  const changes = [
    { path: ['profile'], value: { ...profile, taste: taste.filter(({ isLiked }) => isLiked) } },
    { path: ['step'], value: 'review' },
  ];
  await saveProfile(actAs(ctx, person, -12), { writer: randomUUID(), seq: 1, changes });
  await seeMatches(actAs(ctx, person, -2));
}

async function follow(ctx: ServerContext, person: DemoPerson, { profile, homes }: BuyerBrief): Promise<void> {
  const limit = profile.budget.priceMax ?? 0;
  const [first] = homes;
  const searches = [
    { name: `3 bedrooms under $${formatNumber(limit)}`, filters: { bedsMin: '3', priceMax: String(limit) } },
    ...(first?.city == null ? [] : [{ name: `Price cuts in ${first.city}`, filters: { bedsMin: '3', priceCutPercentMin: '2' } }]),
  ];
  for (const [at, form] of searches.entries()) {
    const search = await createSavedSearch(actAs(ctx, person, at - 10), savedSearchFormSchema.parse(form)).catch(() => undefined);
    if (search === undefined || at > 0) continue;
    // Homes listed since the search was saved, if any, which it would have reported.
    const fresh = homes.filter(({ daysOnMarket }) => (daysOnMarket ?? 10) < 10);
    const keys = [...fresh, ...homes].slice(0, 3).map(({ listingKey }) => listingKey);
    await recallNews(actAs(ctx, person, 0), search.id, keys);
  }
}

interface Visit {
  home: ListingSummary | undefined;
  /** Days from now. */
  asked: number;
  answered: number;
  on: number;
}

async function visit(ctx: ServerContext, person: DemoPerson, { home, asked, answered, on }: Visit): Promise<void> {
  if (home === undefined) return;
  const startsAt = atTen(daysFrom(ctx.now, on)).toISOString();
  const { tourRequestId } = await requestTour(actAs(ctx, person, asked), {
    listingKey: home.listingKey,
    form: { ...senderOf(person), kind: 'in_person', slots: [startsAt], buyerAgreement: 'yes', message: undefined },
  });
  await confirmTour(actAsFirm(ctx, answered), { tourRequestId, startsAt });
}

/** One question that was answered, one that is open. */
async function ask(ctx: ServerContext, person: DemoPerson, homes: readonly ListingSummary[]): Promise<void> {
  const [first, , third] = homes;
  if (first === undefined || third === undefined) return;
  const { inquiryId } = await sendInquiry(actAs(ctx, person, -4), {
    listingKey: first.listingKey,
    form: {
      ...senderOf(person),
      message: `Is ${first.streetAddress ?? 'this home'} still for sale, and can we see it this week?`,
    },
  });
  await answerInquiry(actAsFirm(ctx, -3.6), {
    inquiryId,
    message: 'Yes, it is still for sale. Ask for a tour on its page with the times that suit you, and we confirm one of them.',
  });
  await sendInquiry(actAs(ctx, person, -0.6), {
    listingKey: third.listingKey,
    form: { ...senderOf(person), message: 'Which papers about the roof and the heating can we read before a visit?' },
  });
}

/** What is behind a buyer who holds a letter of a lender and an agreement with an agent, and whose offer was answered. */
const DONE_TASKS = [
  'budget',
  'wishes',
  'credit-report',
  'savings',
  'loan-papers',
  'compare-lenders',
  'pre-approved',
  'interview-agents',
  'agreement-signed',
  'alerts',
  'shortlist',
  'comparable-sales',
  'offer-terms',
  'offer-sent',
];
const [STARTED, DAYS_A_TASK] = [-11, 0.7];

/** A roadmap in the middle. */
async function plan(ctx: ServerContext, person: DemoPerson, homes: readonly ListingSummary[]): Promise<void> {
  const { tasks } = await startRoadmap(actAs(ctx, person, STARTED), 'just-looking');
  await changeRoadmap(actAs(ctx, person, STARTED), { coBuyerName: CO_BUYER_NAME });
  for (const task of tasks) {
    const key = task.templateKey ?? '';
    const at = DONE_TASKS.indexOf(key);
    if (at >= 0)
      await changeTask(actAs(ctx, person, STARTED + (at + 1) * DAYS_A_TASK), { taskId: task.id, change: { status: 'done' } });
    if (key === 'book-tours')
      await changeTask(actAs(ctx, person, -1), {
        taskId: task.id,
        change: {
          status: 'doing',
          note: `${homes[0]?.streetAddress ?? 'The first home'} is next.`,
        },
      });
    if (key === 'visit-notes')
      await changeTask(actAs(ctx, person, -1), {
        taskId: task.id,
        change: {
          status: 'doing',
          owner: 'co-buyer',
          dueOn: utcDay(daysFrom(ctx.now, 4)),
        },
      });
  }
}

/** An application half done: the money is in, the home and the statements are not. */
async function apply(ctx: ServerContext, person: DemoPerson, { profile }: BuyerBrief): Promise<void> {
  const { incomeMonthly, downPayment } = profile.budget;
  const empty = emptyAnswers();
  const answers = {
    ...empty,
    borrower: { ...empty.borrower, fullName: person.name, email: person.email },
    income: { ...empty.income, employment: 'employed', startYear: ctx.now.getUTCFullYear() - 4, salaryMonthly: incomeMonthly },
    assets: { ...empty.assets, cash: downPayment },
    debts: { ...empty.debts, cars: 320 },
  };
  const changes = [
    { path: ['answers'], value: answers },
    { path: ['step'], value: 'property' },
  ];
  await saveApplication(actAs(ctx, person, -5), { writer: randomUUID(), seq: 1, changes });
}

function senderOf({ name, email }: DemoPerson) {
  return { name, email, phone: undefined, mayCall: false, consent: true as const, idempotencyKey: randomUUID() };
}

function atTen(day: Date): Date {
  return new Date(`${utcDay(day)}T17:00:00Z`);
}
