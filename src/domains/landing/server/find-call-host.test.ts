import { afterAll, beforeAll, expect, it } from 'vitest';
import { setOwnSchedule } from '#domains/bookings/server/index.ts';
import { findCallHost as finding } from '../contract.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { addActor } from '#tests/support/actors.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { findCallHost } from './find-call-host.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

async function addHost(name: string, handle: string, kind: 'call' | 'signing', from: string): Promise<ServerContext> {
  const ctx: ServerContext = { ...app.ctx(), actor: await addActor(app.db, { name }) };
  const settings = {
    durationMinutes: 30,
    incrementMinutes: 30,
    beforeBufferMinutes: 0,
    afterBufferMinutes: 0,
    minimumNoticeMinutes: 0,
    windowDays: 14,
    dailyCap: null,
    weeklyCap: null,
    seats: 1,
    needsApproval: false,
    changeNoticeMinutes: 60,
    place: '',
    asksPlace: false,
    questions: [],
  };
  await setOwnSchedule(ctx, {
    version: 0,
    handle,
    timeZone: 'UTC',
    rules: [{ days: [1, 2, 3, 4, 5, 6, 7], from, to: '24:00' }],
    overrides: [],
    eventTypes: [{ kind, isOpen: true, settings }],
  });
  return ctx;
}

const makeStaff = async ({ actor, now }: ServerContext) => {
  if (actor.kind !== 'user') throw new Error('a person');
  await app.db
    .insertInto('role_grants')
    .values({ user_id: actor.userId, role: 'admin', granted_by: 'self', granted_at: now })
    .execute();
};

it('is somebody of this site who lets calls be booked, and nobody else', async () => {
  await addHost('Vera Vendor', 'vera', 'call', '00:00');
  await makeStaff(await addHost('Sid Signer', 'sid', 'signing', '00:00'));
  expect(await findCallHost(app.ctx())).toEqual({ host: null });
  await makeStaff(await addHost('Ada Desk', 'ada', 'call', '00:00'));
  expect(await findCallHost(app.ctx())).toEqual({ host: { handle: 'ada', name: 'Ada Desk' } });
  const answer: unknown = await (await app.request(finding.path)).json();
  expect(answer).toEqual({ host: { handle: 'ada', name: 'Ada Desk' } });
});
