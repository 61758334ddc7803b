import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays } from '#lib/calendar.ts';
import { DAY_MS } from '#lib/time-units.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { addActor } from '#tests/support/actors.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { Order } from '../contract.ts';
import { addWorkingDays, SERVICE_MOVES, SERVICE_STATUSES, mayMove } from '../model/bought-service.ts';
import type { ChosenItem } from '../model/quote.ts';
import { listBoughtServices, moveBoughtService, saveServicePlace } from './arrange-services.ts';
import { countServicesWaiting } from './bought-services.ts';
import { getOrder } from './own-orders.ts';
import { deliverSandboxEvents, workEvents } from './payment-events.ts';
import { placeOrder } from './place-order.ts';
import { priceCart } from './price-cart.ts';
import { decideRefund, grantRefund } from './refunds.ts';
import { paySandboxCheckout } from './sandbox-checkout.ts';

let app: TestApp;
let buyer: ServerContext;
let other: ServerContext;
let admin: ServerContext;
let second: ServerContext;
/** Monday, 11 May 2026. */
const NOW = new Date('2026-05-11T15:00:00Z');

beforeAll(async () => {
  app = await openTestApp();
  const signIn = async (name: string, isAdmin = false): Promise<ServerContext> => {
    const actor = await addActor(app.db, { name });
    return { ...app.ctx(), now: NOW, actor: isAdmin ? { ...actor, role: 'admin', roles: ['admin'] } : actor };
  };
  [buyer, other, admin, second] = await Promise.all([signIn('Bea'), signIn('Otto'), signIn('Ada', true), signIn('Alma', true)]);
});
afterAll(() => app.close());

async function buy(items: readonly ChosenItem[]): Promise<Order> {
  const cart = { items, promoCode: null, state: 'CO' };
  const { totalCents } = await priceCart(buyer, cart);
  const order = await placeOrder(buyer, {
    ...cart,
    id: randomUUID(),
    billing: { name: 'Bea Ames', address: '17 Willow Lane, Denver, CO 80202' },
    seenTotalCents: totalCents,
  });
  const checkoutId = new URL(order.payment?.url ?? '').searchParams.get('pay') ?? '';
  await paySandboxCheckout(buyer, { checkoutId, card: 'visa' });
  const system: ServerContext = app.system(new Date(NOW.getTime() + 60_000));
  await deliverSandboxEvents(system);
  for (let round = 0; round < 4; round += 1) await workEvents(system);
  return getOrder(buyer, order.id);
}
const once = (id: string, quantity = 1): ChosenItem => ({ id, quantity, period: 'once' });

it('begin once an order is paid, each with its day: those of bundles too, and as many as were bought', async () => {
  const order = await buy([once('showing-host', 2), once('ready-to-list')]);
  expect(order.services.map(({ name, dueOn, status }) => [name, dueOn, status])).toEqual([
    ['Showing host', '2026-05-12', 'waiting'],
    ['Showing host', '2026-05-12', 'waiting'],
    ['Deep clean', '2026-05-15', 'waiting'],
    ['Photo shoot', '2026-05-15', 'waiting'],
    ['Measured floor plan', '2026-05-18', 'waiting'],
    ['Staging visit', '2026-05-18', 'waiting'],
  ]);
  expect(await countServicesWaiting(app)).toBe(6);
});

it('are placed by their buyer, arranged and done by administrators, and nobody else', async () => {
  const order = await buy([once('photo-shoot')]);
  const said = { orderId: order.id, place: '17 Willow Lane, Denver, CO', wishes: 'Mornings' };
  await expect(saveServicePlace(other, said)).rejects.toMatchObject({ code: 'forbidden' });
  expect((await saveServicePlace(buyer, said)).services).toMatchObject([{ place: said.place, wishes: 'Mornings' }]);
  const serviceId = order.services[0]?.id ?? '';
  const arrange = { serviceId, move: { verb: 'arrange', who: 'Lens & Light', onDay: '2026-05-14', note: '9 to 11' } } as const;
  for (const refused of [buyer, other]) {
    await expect(moveBoughtService(refused, arrange)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(listBoughtServices(refused, { show: 'open' })).rejects.toMatchObject({ code: 'forbidden' });
  }
  await expect(moveBoughtService(admin, { serviceId, move: { verb: 'finish' } })).rejects.toMatchObject({ code: 'conflict' });
  expect(await moveBoughtService(admin, arrange)).toMatchObject({ status: 'arranged', buyer: 'Bea', who: 'Lens & Light' });
  const told = await app.db
    .selectFrom('notifications')
    .select(['title', 'body'])
    .where('topic', '=', 'orders')
    .where('title', 'like', '%is arranged')
    .execute();
  expect(told).toEqual([{ title: 'Photo shoot is arranged', body: 'Lens & Light will do it on May 14, 2026.' }]);
  expect(await moveBoughtService(admin, { serviceId, move: { verb: 'finish' } })).toMatchObject({ status: 'done' });
  await expect(saveServicePlace(buyer, said)).rejects.toMatchObject({ code: 'conflict' });
  expect((await listBoughtServices(admin, { show: 'over' })).services.map(({ id }) => id)).toContain(serviceId);
});

it('are overdue for administrators from the day after their day until they are done', async () => {
  const order = await buy([once('yard-sign')]);
  const { id: serviceId = '', dueOn = '' } = order.services[0] ?? {};
  const isOverdue = async (day: string, show: 'open' | 'over' = 'open') =>
    (await listBoughtServices({ ...admin, now: new Date(`${day}T15:00:00Z`) }, { show })).services.find(
      ({ id }) => id === serviceId,
    )?.isOverdue;
  expect([await isOverdue(dueOn), await isOverdue(addDays(dueOn, 1))]).toEqual([false, true]);
  await moveBoughtService(admin, { serviceId, move: { verb: 'arrange', who: 'Sign & Post', onDay: dueOn, note: '' } });
  expect(await isOverdue(addDays(dueOn, 1))).toBe(true);
  await moveBoughtService(admin, { serviceId, move: { verb: 'finish' } });
  expect(await isOverdue(addDays(dueOn, 1), 'over')).toBe(false);
});

it('count their days from when their buyer says where', async () => {
  const order = await buy([once('photo-shoot')]);
  const bought = order.services[0]?.dueOn ?? '';
  const weekOn: ServerContext = { ...buyer, now: new Date(NOW.getTime() + 7 * DAY_MS) };
  const say = async (place: string) =>
    (await saveServicePlace(weekOn, { orderId: order.id, place, wishes: '' })).services[0]?.dueOn;
  expect(await say('17 Willow Lane, Denver, CO')).toBe(addDays(bought, 7));
  const later = { ...weekOn, now: new Date(weekOn.now.getTime() + 7 * DAY_MS) };
  const again = await saveServicePlace(later, { orderId: order.id, place: '18 Willow Lane, Denver, CO', wishes: '' });
  expect(again.services[0]?.dueOn).toBe(addDays(bought, 7));
});

it('are off once all of their part is back, and called off by nobody while they are paid for', async () => {
  const order = await buy([once('photo-shoot', 2), once('yard-sign')]);
  const photos = order.services.filter(({ name }) => name === 'Photo shoot');
  const callOff = { verb: 'call-off', note: 'Nobody is free that week' } as const;
  const off = (at: number) => moveBoughtService(admin, { serviceId: photos[at]?.id ?? '', move: callOff });
  await expect(off(0)).rejects.toMatchObject({ publicCode: 'paid-for' });
  const back = (cents: number) => ({ orderId: order.id, id: randomUUID(), cents, reason: 'Nobody is free', part: '0' });
  await grantRefund(admin, back(250_00));
  expect(await off(0)).toMatchObject({ status: 'cancelled', note: callOff.note });
  await expect(off(1)).rejects.toMatchObject({ publicCode: 'paid-for' });
  const rest = back(250_00);
  await grantRefund(admin, rest);
  await decideRefund(second, { refundId: rest.id, agrees: true, answer: '' });
  const { services } = await getOrder(buyer, order.id);
  expect(services.map(({ name, status }) => `${name}: ${status}`).toSorted()).toEqual([
    'Photo shoot: cancelled',
    'Photo shoot: cancelled',
    'Yard sign: waiting',
  ]);
});

it('have moves that lead on from where they stand, and days that skip weekends', () => {
  const allowed = SERVICE_STATUSES.map((status) =>
    Object.keys(SERVICE_MOVES).filter((verb) => mayMove(verb as 'arrange', status)),
  );
  expect(allowed).toEqual([['arrange', 'call-off'], ['arrange', 'finish', 'call-off'], ['arrange'], []]);
  expect(addWorkingDays('2026-05-15', 1)).toBe('2026-05-18');
  expect(addWorkingDays('2026-05-16', 5)).toBe('2026-05-22');
});
