import { findPeople, recordAudit } from '#domains/accounts/server/index.ts';
import { utcDay } from '#lib/calendar.ts';
import { formatCount } from '#lib/format.ts';
import type { Trx } from '#platform/db/database.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { requireAdmin } from '#platform/verb/require-user.ts';
import { transact } from '#platform/verb/transact.ts';
import type { AdminService, BoughtService } from '../contract/services.ts';
import { mayMove, SERVICE_MOVE_KEYS, SERVICE_MOVES } from '../model/bought-service.ts';
import { auditedOrder } from './audited.ts';
import { partsOfOrder, returnedByPart } from './add-refund.ts';
import type { BillingContext } from './billing-context.ts';
import { dueFrom, listServicesOf, OPEN_SERVICES, presentService, type ServiceRow, tellOfServices } from './bought-services.ts';
import { requireOwnOrder } from './present-orders.ts';
import { listPayments, listRefunds, lockOrder, type OrderRow, paidBy } from './queries.ts';
import { tellServiceMoved } from './tell-buyer.ts';

type Inside = BillingContext & { db: Trx };

const MOST_SHOWN = 200;

/** Where it is to be done, for all of an order that is not done. Throws `conflict` where nothing is left to do. */
export async function saveServicePlace(
  ctx: BillingContext,
  { orderId, place, wishes }: { orderId: string; place: string; wishes: string },
): Promise<{ services: BoughtService[] }> {
  const order = await requireOwnOrder(ctx, orderId);
  await transact(ctx, async (inner) => {
    const changed = await inner.db
      .selectFrom('bought_services')
      .selectAll()
      .where('order_id', '=', orderId)
      .where('status', 'in', OPEN_SERVICES)
      .orderBy('id')
      .forUpdate()
      .$castTo<ServiceRow>()
      .execute();
    const today = utcDay(inner.now);
    for (const row of changed) {
      // Its days count from when it can be arranged at all.
      const due = row.status === 'waiting' && row.place === '' ? { due_on: dueFrom(today, order, row) } : {};
      await inner.db
        .updateTable('bought_services')
        .set({ place, wishes, ...due, updated_at: inner.now })
        .where('id', '=', row.id)
        .execute();
    }
    if (changed.length === 0) throw new DomainError('conflict', 'Nothing of this order is left to arrange.');
    await tellOfServices(inner, order.user_id ?? '', {
      key: `service-place-${orderId}`,
      title: 'A buyer said where and when',
      body: `${formatCount(changed.length, 'service')} of an order can be arranged, or arranged anew.`,
    });
  });
  return { services: (await listServicesOf(ctx.db, [orderId])).get(orderId) ?? [] };
}

/** What is to be arranged or done, those due first, or what is over, the newest first. */
export async function listBoughtServices(
  ctx: BillingContext,
  { show }: { show: 'open' | 'over' },
): Promise<{ services: AdminService[] }> {
  requireAdmin(ctx);
  const rows = await ctx.db
    .selectFrom('bought_services')
    .selectAll()
    .where('status', show === 'open' ? 'in' : 'not in', OPEN_SERVICES)
    .orderBy(show === 'open' ? 'due_on' : 'updated_at', show === 'open' ? 'asc' : 'desc')
    .orderBy('id')
    .limit(MOST_SHOWN)
    .$castTo<ServiceRow>()
    .execute();
  return { services: await presentForAdmins(ctx, rows) };
}

async function presentForAdmins(
  { db, now }: Pick<BillingContext, 'db' | 'now'>,
  rows: readonly ServiceRow[],
): Promise<AdminService[]> {
  if (rows.length === 0) return [];
  const people = await findPeople(
    db,
    rows.map(({ user_id }) => user_id),
  );
  const tests = await db
    .selectFrom('orders')
    .select('id')
    .where(
      'id',
      'in',
      rows.map(({ order_id }) => order_id),
    )
    .where('book', '=', 'sandbox')
    .execute();
  return rows.map((row) => ({
    ...presentService(row),
    orderId: row.order_id,
    buyer: people.get(row.user_id)?.name ?? 'Someone who left',
    isOverdue: OPEN_SERVICES.some((open) => open === row.status) && row.due_on < utcDay(now),
    isTest: tests.some(({ id }) => id === row.order_id),
    moves: SERVICE_MOVE_KEYS.filter((verb) => mayMove(verb, row.status)),
  }));
}

type Move =
  | { verb: 'arrange'; who: string; onDay: string; note: string }
  | { verb: 'finish' }
  | { verb: 'call-off'; note: string };

/**
 * Arranges a service, reports it done or calls it off; its buyer hears of it. Throws `conflict` where it stands otherwise, and for a
 * call-off while money that was paid for it is not on its way back.
 */
export async function moveBoughtService(
  ctx: BillingContext,
  { serviceId, move }: { serviceId: string; move: Move },
): Promise<AdminService> {
  requireAdmin(ctx);
  const known = await ctx.db.selectFrom('bought_services').select('order_id').where('id', '=', serviceId).executeTakeFirst();
  const row = await transact(ctx, async (inner) => {
    const order = known === undefined ? undefined : await lockOrder(inner.db, known.order_id);
    const before = await inner.db
      .selectFrom('bought_services')
      .selectAll()
      .where('id', '=', serviceId)
      .forUpdate()
      .$castTo<ServiceRow>()
      .executeTakeFirst();
    if (order === undefined || before === undefined)
      throw new DomainError('not-found', 'There is no bought service with this number.');
    if (!mayMove(move.verb, before.status))
      throw new DomainError('conflict', 'Someone changed this meanwhile. Look at it again.');
    if (move.verb === 'call-off') await requireReturned(inner, order, before);
    const after = await inner.db
      .updateTable('bought_services')
      .set({
        status: SERVICE_MOVES[move.verb].to,
        updated_at: inner.now,
        ...(move.verb === 'arrange' ? { who: move.who, on_day: move.onDay } : {}),
        ...(move.verb === 'finish' ? {} : { note: move.note }),
      })
      .where('id', '=', serviceId)
      .returningAll()
      .$castTo<ServiceRow>()
      .executeTakeFirstOrThrow();
    await recordAudit(inner, { action: `service-${move.verb}`, details: { ...auditedOrder(order), serviceId } });
    await tellServiceMoved(inner, order, presentService(after));
    return after;
  });
  const [shown] = await presentForAdmins(ctx, [row]);
  if (shown === undefined) throw new Error('what was written is there');
  return shown;
}

/** Of what one of several cost so much must be on its way back that none who is called off was paid for. */
async function requireReturned({ db }: Inside, order: OrderRow, { part: key }: ServiceRow): Promise<void> {
  const part = partsOfOrder(order).find((one) => one.key === key);
  const paid = paidBy(await listPayments(db, [order.id]));
  if (part === undefined || paid === undefined || part.cents === 0) return;
  const { count } = await db
    .selectFrom('bought_services')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('order_id', '=', order.id)
    .where('part', '=', key)
    .where('status', '=', 'cancelled')
    .executeTakeFirstOrThrow();
  const due = Math.floor((part.cents * (Number(count) + 1)) / part.quantity);
  const returned = returnedByPart(await listRefunds(db, [paid.id])).get(key) ?? 0;
  if (returned < due)
    throw new DomainError('conflict', 'First pay back what was paid for it, on the page of orders.', {
      publicCode: 'paid-for',
    });
}
