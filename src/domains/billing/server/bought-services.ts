import type { Selectable } from 'kysely';
import { randomUUID } from 'node:crypto';
import { findPeople } from '#domains/accounts/server/index.ts';
import { tellStaff } from '#domains/notifications/server/index.ts';
import { utcDay } from '#lib/calendar.ts';
import { formatCount } from '#lib/format.ts';
import type { Db, Trx } from '#platform/db/database.ts';
import type { DB } from '#platform/db/schema.gen.ts';
import type { BoughtService } from '../contract/services.ts';
import { addWorkingDays, type ServiceStatus } from '../model/bought-service.ts';
import { findItem } from '../model/find-item.ts';
import { partsOfOrder, returnedByPart, sumRefunds } from './add-refund.ts';
import type { BillingContext } from './billing-context.ts';
import { listPayments, listRefunds, type OrderRow, paidBy, sumLost } from './queries.ts';
import { tellServiceMoved } from './tell-buyer.ts';

type Inside = BillingContext & { db: Trx };
export type ServiceRow = Omit<Selectable<DB['bought_services']>, 'status'> & { status: ServiceStatus };

/** Still to be done. */
export const OPEN_SERVICES = ['waiting', 'arranged'] as const;

/** Begins each service of an order that is paid, once: somebody has to arrange it. Answers how many there are. */
export async function beginServices(inner: Inside, order: OrderRow): Promise<number> {
  const { user_id: userId } = order;
  if (order.purpose !== 'catalog' || userId === null) return 0;
  const today = utcDay(inner.now);
  const rows = partsOfOrder(order).flatMap((part) => {
    const item = findItem(part.itemId);
    if (item?.kind !== 'service') return [];
    return Array.from({ length: part.quantity }, (_, unit) => ({
      id: randomUUID(),
      order_id: order.id,
      user_id: userId,
      part: part.key,
      unit,
      name: item.name,
      deliverable: item.deliverable,
      status: 'waiting',
      due_on: addWorkingDays(today, item.days),
      created_at: inner.now,
      updated_at: inner.now,
    }));
  });
  if (rows.length === 0) return 0;
  await inner.db
    .insertInto('bought_services')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await tellOfServices(inner, userId, {
    key: `services-${order.id}`,
    title: `${formatCount(rows.length, 'service')} to arrange`,
    body: `Someone bought ${[...new Set(rows.map(({ name }) => name))].join(', ')}. Find who does it, and agree on a day.`,
  });
  return rows.length;
}

/** Once all that was paid for a part is back, what of it is not done is off. */
export async function endReturnedServices(inner: Inside, order: OrderRow): Promise<void> {
  const over = await listPaidBack(inner, order);
  if (over.length === 0) return;
  await inner.db
    .updateTable('bought_services')
    .set({ status: 'cancelled', is_paid_back: true, updated_at: inner.now })
    .where('order_id', '=', order.id)
    .where('status', 'in', OPEN_SERVICES)
    .where('part', 'in', over)
    .execute();
}

/** A bank returned what it had taken of an order: what was off because of that waits to be arranged again. */
export async function resumeServices(inner: Inside, order: OrderRow): Promise<void> {
  const over = await listPaidBack(inner, order);
  const rows = await inner.db
    .selectFrom('bought_services')
    .selectAll()
    .where('order_id', '=', order.id)
    .where('status', '=', 'cancelled')
    .where('is_paid_back', '=', true)
    .$castTo<ServiceRow>()
    .execute();
  const open = rows.filter(({ part }) => !over.includes(part));
  for (const row of open) {
    const set = { status: 'waiting' as const, due_on: dueFrom(utcDay(inner.now), order, row), who: '', on_day: null, note: '' };
    await inner.db
      .updateTable('bought_services')
      .set({ ...set, is_paid_back: false, updated_at: inner.now })
      .where('id', '=', row.id)
      .execute();
    await tellServiceMoved(inner, order, presentService({ ...row, ...set }));
  }
  if (open.length === 0) return;
  await tellOfServices(inner, order.user_id ?? '', {
    key: `services-again-${order.id}`,
    title: `${formatCount(open.length, 'service')} to arrange again`,
    body: 'A bank returned what it had paid back for them. Find who does it, and agree on a day.',
  });
}

/** The parts of an order of which all that was paid is back. */
async function listPaidBack({ db }: Inside, order: OrderRow): Promise<string[]> {
  const paid = paidBy(await listPayments(db, [order.id]));
  if (paid === undefined) return [];
  const refunds = await listRefunds(db, [paid.id]);
  const lostCents = (await sumLost(db, [paid.id])).get(paid.id) ?? 0;
  const isAllBack = lostCents + sumRefunds(refunds.filter(({ status }) => status === 'succeeded')).cents >= paid.cents;
  const returned = returnedByPart(refunds, { arrived: true });
  return partsOfOrder(order).flatMap(({ key, cents }) =>
    cents > 0 && (isAllBack || (returned.get(key) ?? 0) >= cents) ? [key] : [],
  );
}

/** The services of orders, by order, as their buyers see them. */
export async function listServicesOf(db: Db, orderIds: readonly string[]): Promise<Map<string, BoughtService[]>> {
  const byOrder = new Map<string, BoughtService[]>();
  if (orderIds.length === 0) return byOrder;
  const rows = await db
    .selectFrom('bought_services')
    .selectAll()
    .where('order_id', 'in', orderIds)
    .orderBy('due_on')
    .orderBy('part')
    .orderBy('unit')
    .$castTo<ServiceRow>()
    .execute();
  for (const row of rows) byOrder.set(row.order_id, [...(byOrder.get(row.order_id) ?? []), presentService(row)]);
  return byOrder;
}

export function presentService(row: ServiceRow): BoughtService {
  const { id, name, deliverable, status, due_on: dueOn, place, wishes, who, on_day: onDay, note } = row;
  return { id, name, deliverable, status, dueOn, place, wishes, who, onDay, note };
}

/** How many wait for somebody to arrange them. */
export async function countServicesWaiting({ db }: Pick<BillingContext, 'db'>): Promise<number> {
  const { count } = await db
    .selectFrom('bought_services')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('status', '=', 'waiting')
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** What demonstration people buy waits for nobody. */
export async function tellOfServices(
  inner: Inside,
  buyerId: string,
  { key, title, body }: { key: string; title: string; body: string },
): Promise<void> {
  const buyer = (await findPeople(inner.db, [buyerId])).get(buyerId);
  if (buyer?.isDemo === false) await tellStaff(inner, { key, title, body, href: '/admin/services' });
}

/** By when a service of an order is to be delivered, if nothing keeps it from a day on. */
export function dueFrom(day: string, order: OrderRow, { part }: Pick<ServiceRow, 'part'>): string {
  const item = findItem(partsOfOrder(order).find(({ key }) => key === part)?.itemId ?? '');
  return addWorkingDays(day, item?.kind === 'service' ? item.days : 0);
}
