import { findPeople, listStaff } from '#domains/accounts/server/index.ts';
import { findHosts, findNextStarts } from '#domains/bookings/server/index.ts';
import type { EndpointResponse } from '#lib/endpoint.ts';
import type { Context } from '#platform/verb/context.ts';
import type { findCallHost as finding } from '../contract.ts';

/** Of the people of this site who let calls be booked, the one who is free first; null if nobody does, or nobody is free soon. */
export async function findCallHost(ctx: Context): Promise<EndpointResponse<typeof finding>> {
  const staff = await listStaff(ctx.db);
  const [hosts, starts] = await Promise.all([findHosts(ctx, staff), findNextStarts(ctx, staff, 'call')]);
  const [first] = [...starts]
    .filter(([userId]) => hosts.get(userId)?.kinds.includes('call'))
    .toSorted(([one, a], [other, b]) => a.getTime() - b.getTime() || (one < other ? -1 : 1));
  if (first === undefined) return { host: null };
  const [userId] = first;
  const handle = hosts.get(userId)?.handle;
  const person = (await findPeople(ctx.db, [userId])).get(userId);
  return { host: handle === undefined || person === undefined ? null : { handle, name: person.name } };
}
