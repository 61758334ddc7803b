import { randomUUID } from 'node:crypto';
import {
  assignOrder,
  finishTestAccount,
  fundMilestones,
  getMoneyPlan,
  getOrder,
  hearSandbox,
  moveBoughtService,
  moveMilestone,
  openPayoutAccount,
  paySandboxCheckout,
  placeOrder,
  priceCart,
  requestPayout,
  saveServicePlace,
  settleSandbox,
} from '#domains/billing/server/index.ts';
import type { OwnListing } from '#domains/selling/contract.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { actAs, daysFrom, type DemoPerson } from './act-as.ts';

/** By then the sandbox has said all that it says late. */
const LATEST_MS = 120_000;
const DONE_BY: Readonly<Record<string, string>> = {
  'Contract review': 'Hale & Marsh Law',
  'Photo shoot': 'Lens & Light',
  'Yard sign': 'Marlow Signs',
};
const ADDRESS = '14 Linden Court, Alder Falls, WA 98992';

/** Where nothing can be paid, the past has no money in it. */
async function whereOpen(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
  }
}

/** A client pays the first parts of a job, or all of them; the money is held from then on. */
export async function payParts(
  ctx: ServerContext,
  client: DemoPerson,
  job: { engagementId: string; most: number },
): Promise<void> {
  await whereOpen(async () => {
    const { milestones } = await getMoneyPlan(ctx, job.engagementId);
    const parts = milestones.slice(0, job.most);
    const { url } = await fundMilestones(ctx, {
      engagementId: job.engagementId,
      id: randomUUID(),
      milestoneIds: parts.map(({ id }) => id),
      seenTotalCents: parts.reduce((sum, { cents }) => sum + cents, 0),
      billing: { name: client.name, address: ADDRESS },
    });
    await payAt(ctx, url);
  });
}

/** The client disputes what was handed in; the vendor answers. */
export async function disputeParts(
  asClient: ServerContext,
  asVendor: ServerContext,
  said: { engagementId: string; client: string; vendor: string },
): Promise<void> {
  await whereOpen(async () => {
    const { milestones } = await getMoneyPlan(asClient, said.engagementId);
    const part = milestones.findLast(({ verbs }) => verbs.includes('dispute'));
    if (part === undefined) return;
    await moveMilestone(asClient, { milestoneId: part.id, verb: 'dispute', text: said.client });
    await moveMilestone(asVendor, { milestoneId: part.id, verb: 'add-evidence', text: said.vendor });
  });
}

/** A vendor says where its money goes, and has what was released so far paid out; two days later it is at the bank. */
export async function payOut(ctx: ServerContext, vendorId: string): Promise<void> {
  await whereOpen(async () => {
    await openPayoutAccount(ctx, vendorId);
    const { availableCents } = await finishTestAccount(ctx, vendorId);
    if (availableCents < 100) return;
    await requestPayout(ctx, { vendorId, id: randomUUID(), cents: availableCents });
    const arrived = { ...ctx, now: daysFrom(ctx.now, 2) };
    await settleSandbox(arrived);
    await hearSandbox({ ...arrived, now: new Date(arrived.now.getTime() + LATEST_MS) });
  });
}

/** Somebody buys something of the catalog, for a home they sell or for themselves. */
export async function buyHere(
  ctx: ServerContext,
  person: DemoPerson,
  { itemId, day, sale }: { itemId: string; day: number; sale?: OwnListing | undefined },
): Promise<void> {
  await whereOpen(async () => {
    const buyer = actAs(ctx, person, day);
    const choice = { items: [{ id: itemId, quantity: 1, period: 'once' as const }], promoCode: null, state: 'WA' };
    const { totalCents } = await priceCart(buyer, choice);
    const order = await placeOrder(buyer, {
      ...choice,
      id: randomUUID(),
      billing: { name: person.name, address: ADDRESS },
      seenTotalCents: totalCents,
    });
    await payAt(buyer, order.payment?.url ?? null);
    if (sale !== undefined) await assignOrder(buyer, { orderId: order.id, listingId: sale.id });
    await getDone(ctx, buyer, { orderId: order.id, place: sale?.label ?? ADDRESS });
  });
}

/** Services that were bought are arranged the next day, and done on theirs, as far as these days are over. */
async function getDone(
  ctx: ServerContext,
  buyer: ServerContext,
  { orderId, place }: { orderId: string; place: string },
): Promise<void> {
  const { services: bought } = await getOrder(buyer, orderId);
  if (bought.length === 0) return;
  const { services } = await saveServicePlace(buyer, { orderId, place, wishes: 'Mornings suit best.' });
  const asTeam = (at: Date): ServerContext => ({ ...ctx, now: at, actor: { kind: 'system' } });
  const arrangedAt = daysFrom(buyer.now, 0.8);
  if (arrangedAt > ctx.now) return;
  for (const { id: serviceId, name, dueOn: onDay } of services) {
    const who = DONE_BY[name] ?? 'Marlow Home Services';
    await moveBoughtService(asTeam(arrangedAt), { serviceId, move: { verb: 'arrange', who, onDay, note: '' } });
    const doneAt = new Date(`${onDay}T23:00:00Z`);
    if (doneAt <= ctx.now) await moveBoughtService(asTeam(doneAt), { serviceId, move: { verb: 'finish' } });
  }
}

async function payAt(ctx: ServerContext, url: string | null): Promise<void> {
  const checkoutId = url === null ? null : new URL(url).searchParams.get('pay');
  if (checkoutId === null) return;
  await paySandboxCheckout(ctx, { checkoutId, card: 'visa' });
  // What the provider says late belongs to that day, too.
  await hearSandbox({ ...ctx, now: new Date(ctx.now.getTime() + LATEST_MS) });
}
