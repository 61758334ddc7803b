import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ServerContext } from '#platform/verb/server-context.ts';
import { TEST_NOW } from '#tests/support/listings.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { changeDeal as changeDealEndpoint, dealEndpoints, dealSchema } from '../contract.ts';
import { TASK_TEMPLATES } from '../model/task-templates.ts';
import { changeDeal, deleteDeal, getDeal, startDeal } from './change-deal.ts';
import { addTask, changeTask, deleteTask } from './change-tasks.ts';
import { acceptDealInvitation, inviteToDeal, listDealPeople, removeDealMember, revokeDealInvitation } from './invite-to-deal.ts';
import { changeJoinedTask, leaveDeal, listJoinedDeals } from './joined-deals.ts';
import { makeDealCalendar } from './make-calendar.ts';
import { labelOwnerForOthers } from '../model/stages.ts';
import { endDealShare, getSharedDeal, listDealShares, shareDeal } from './share-deal.ts';
import { uploadTaskDocument } from './upload-task-document.ts';

let app: TestApp;

beforeAll(async () => {
  app = await openTestApp({ now: () => TEST_NOW.getTime() });
  for (const id of ['ann', 'bob']) {
    await app.db.insertInto('users').values({ id, display_name: id, created_at: TEST_NOW }).execute();
  }
});
afterAll(() => app.close());

function as(userId: string): ServerContext {
  const actor = { userId, role: 'buyer', roles: ['buyer'], sessionId: 's', isDemo: false, emailVerified: true } as const;
  return { ...app.ctx(TEST_NOW), actor: { kind: 'user', address: '198.51.100.7', ...actor } };
}

async function taskOf(userId: string, key: string) {
  const deal = await getDeal(as(userId));
  return deal?.tasks.find(({ templateKey }) => templateKey === key) ?? expect.fail(`${userId} has no ${key}`);
}

const OWN_TASK = { stage: 'tour', title: 'Measure the garage', owner: 'me', dueOn: '2026-05-09', note: null } as const;

describe('a roadmap', () => {
  it('is for the signed-in only', async () => {
    for (const { method, path } of Object.values(dealEndpoints)) {
      const response = await app.request(
        path.replaceAll(/\{\w+\}/g, () => randomUUID()),
        {
          method,
          headers: { 'content-type': 'application/json' },
          ...(method === 'GET' || method === 'DELETE' ? {} : { body: '{}' }),
        },
      );
      expect(response.status, `${method} ${path}`).toBe(401);
    }
    await expect(startDeal(app.ctx(), 'just-looking')).rejects.toMatchObject({ code: 'unauthenticated' });
  });

  it('starts where the buyer stands; what lies before is skipped, and starting twice changes nothing', async () => {
    expect(await getDeal(as('ann'))).toBeNull();
    const deal = dealSchema.parse(await startDeal(as('ann'), 'ready-to-tour'));
    expect(deal.tasks.map(({ templateKey }) => templateKey)).toEqual(TASK_TEMPLATES.map(({ key }) => key));
    expect(deal.tasks.find(({ templateKey }) => templateKey === 'budget')?.status).toBe('skipped');
    expect(deal.tasks.find(({ templateKey }) => templateKey === 'agreement-signed')?.status).toBe('open');
    expect(deal.tasks.every(({ dueOn }) => dueOn === null)).toBe(true);
    expect(await startDeal(as('ann'), 'offer-accepted')).toEqual(deal);
  });

  it('keeps ticks, dates, owners and notes', async () => {
    const { id } = await taskOf('ann', 'inspection');
    await changeTask(as('ann'), id, { status: 'done', dueOn: '2026-05-12', owner: 'agent', note: 'Roof is new' });
    expect(await taskOf('ann', 'inspection')).toMatchObject({
      status: 'done',
      dueOn: '2026-05-12',
      owner: 'agent',
      note: 'Roof is new',
    });
    await changeTask(as('ann'), id, { status: 'open', note: '' });
    expect(await taskOf('ann', 'inspection')).toMatchObject({ status: 'open', note: null, dueOn: '2026-05-12' });
    await changeTask(as('ann'), id, {});
  });

  it('takes the contract’s dates, in their order only', async () => {
    const deal = await changeDeal(as('ann'), { acceptedOn: '2026-05-01', closingOn: '2026-06-10', homeLabel: '12 Elm Street' });
    expect(deal).toMatchObject({ acceptedOn: '2026-05-01', closingOn: '2026-06-10' });
    for (const date of ['0026-06-10', '2026-02-30', '2126-06-10']) {
      expect(changeDealEndpoint.body?.safeParse({ closingOn: date }).success, date).toBe(false);
    }
    await expect(changeDeal(as('ann'), { closingOn: '2026-04-30' })).rejects.toMatchObject({ code: 'invalid' });
    expect(await getDeal(as('ann'))).toMatchObject({ closingOn: '2026-06-10', homeLabel: '12 Elm Street' });
  });

  it('takes tasks of one’s own, once for each form, and lets only these be removed', async () => {
    const id = randomUUID();
    await addTask(as('ann'), { id, ...OWN_TASK });
    const deal = await addTask(as('ann'), { id, ...OWN_TASK });
    expect(deal.tasks.filter(({ title }) => title === OWN_TASK.title)).toHaveLength(1);
    await expect(deleteTask(as('ann'), (await taskOf('ann', 'budget')).id)).rejects.toMatchObject({ code: 'not-found' });
    const later = [randomUUID(), randomUUID()] as const;
    await addTask(as('ann'), { ...OWN_TASK, id: later[0] });
    expect((await deleteTask(as('ann'), id)).tasks).toHaveLength(TASK_TEMPLATES.length + 1);
    // Behind the others, also after one between was removed.
    const grown = await addTask(as('ann'), { ...OWN_TASK, id: later[1] });
    expect(grown.tasks.slice(-2).map((task) => task.id)).toEqual(later);
    for (const taskId of later) await deleteTask(as('ann'), taskId);
  });

  it('is nobody else’s', async () => {
    const { id } = await taskOf('ann', 'inspection');
    await expect(addTask(as('bob'), { id: randomUUID(), ...OWN_TASK })).rejects.toMatchObject({ code: 'not-found' });
    await startDeal(as('bob'), 'just-looking');
    await expect(changeTask(as('bob'), id, { status: 'done' })).rejects.toMatchObject({ code: 'not-found' });
    const own = randomUUID();
    await addTask(as('ann'), { id: own, ...OWN_TASK });
    await addTask(as('bob'), { id: own, ...OWN_TASK, title: 'Taken over' });
    await expect(deleteTask(as('bob'), own)).rejects.toMatchObject({ code: 'not-found' });
    expect((await getDeal(as('ann')))?.tasks.at(-1)).toMatchObject({ id: own, title: OWN_TASK.title });
    expect((await getDeal(as('bob')))?.tasks).toHaveLength(TASK_TEMPLATES.length);
  });

  it('takes files to its owner’s tasks alone, and lets them go with the task', async () => {
    const own = await addTask(as('ann'), { ...OWN_TASK, id: randomUUID() });
    const taskId = own.tasks.at(-1)?.id ?? '';
    const upload = (userId: string) =>
      uploadTaskDocument(as(userId), {
        taskId,
        documentId: randomUUID(),
        name: 'report.pdf',
        request: new Request('http://x/', { method: 'PUT', body: '%PDF-1.7 roof' }),
      });
    await expect(upload('bob')).rejects.toMatchObject({ code: 'not-found' });
    expect(await upload('ann')).toMatchObject({ taskId, name: 'report.pdf', contentType: 'application/pdf' });
    await deleteTask(as('ann'), taskId);
    expect(await app.db.selectFrom('documents').select('id').execute()).toEqual([]);
  });

  it('can name a co-buyer, whose tasks say so to everyone', async () => {
    const { id } = await taskOf('ann', 'insurance');
    expect(await changeDeal(as('ann'), { coBuyerName: 'Bo' })).toMatchObject({ coBuyerName: 'Bo', homeLabel: '12 Elm Street' });
    await changeTask(as('ann'), id, { owner: 'co-buyer', dueOn: '2026-05-21' });
    expect((await makeDealCalendar(as('ann'))).replaceAll('\r\n ', '')).toContain('For: Bo');
    expect(labelOwnerForOthers('co-buyer', 'Bo')).toBe('Bo');
    expect(labelOwnerForOthers('co-buyer', null)).toBe('The buyer’s co-buyer');
    await changeTask(as('ann'), id, { owner: 'me', dueOn: null });
    expect(await changeDeal(as('ann'), { coBuyerName: '' })).toMatchObject({ coBuyerName: null });
  });

  it('goes into a calendar: open, dated tasks and closing day', async () => {
    const { id } = await taskOf('ann', 'appraisal');
    await changeTask(as('ann'), id, { dueOn: '2026-05-20', note: 'Line one\nline two; with, signs' });
    const text = await makeDealCalendar(as('ann'));
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(4);
    expect(text).toContain('DTSTART;VALUE=DATE:20260520');
    expect(text).toContain('SUMMARY:Appraisal');
    expect(text).toContain('SUMMARY:Closing day');
    expect(text).toContain(`UID:${id}@deal-task`);
    expect(text).toMatch(/BEGIN:VALARM/);
  });

  it('is deleted by its owner, for its owner', async () => {
    await deleteDeal(as('bob'));
    expect(await getDeal(as('bob'))).toBeNull();
    expect(await getDeal(as('ann'))).not.toBeNull();
  });
});

describe('a roadmap that a co-buyer joins', () => {
  const mailed = () => app.db.selectFrom('mail_messages').selectAll().orderBy('id').execute();
  const tokenOf = (path: string | null) => path?.replace('/invite/roadmap/', '') ?? expect.fail('no link');

  it('is seen, ticked and noted by its member, and all else of it stays its owner’s', async () => {
    for (const id of ['dee', 'eli', 'fay'])
      await app.db.insertInto('users').values({ id, display_name: id, created_at: TEST_NOW }).execute();
    await expect(inviteToDeal(as('dee'), 'eli@home.example')).rejects.toMatchObject({ code: 'not-found' });
    await startDeal(as('dee'), 'just-looking');
    const unproven = as('dee');
    if (unproven.actor.kind === 'user') unproven.actor = { ...unproven.actor, emailVerified: false };
    await expect(inviteToDeal(unproven, 'eli@home.example')).rejects.toMatchObject({ code: 'forbidden' });
    const first = await inviteToDeal(as('dee'), 'Eli@home.example');
    const { path, delivery } = await inviteToDeal(as('dee'), 'eli@home.example');
    expect(delivery).toBe('kept');
    const token = tokenOf(path);
    expect((await mailed()).at(-1)).toMatchObject({ to_address: 'eli@home.example', text: expect.stringContaining(token) });
    expect((await listDealPeople(as('dee'))).invitations).toMatchObject([{ email: 'eli@home.example' }]);
    expect(JSON.stringify(await app.db.selectFrom('invitations').selectAll().execute())).not.toContain(token);
    expect((await app.request(`/api/deal-invitations/${tokenOf(first.path)}`)).status).toBe(404);
    expect(await (await app.request(`/api/deal-invitations/${token}`)).json()).toMatchObject({ invitedBy: 'dee' });
    const over = { ...as('eli'), now: new Date(TEST_NOW.getTime() + 15 * 86_400_000) };
    await expect(acceptDealInvitation(over, token)).rejects.toMatchObject({ code: 'not-found' });
    await expect(acceptDealInvitation(as('dee'), token)).rejects.toMatchObject({ code: 'conflict' });
    const { dealId } = await acceptDealInvitation(as('eli'), token);
    await expect(acceptDealInvitation(as('fay'), token)).rejects.toMatchObject({ code: 'not-found' });

    const budget = await taskOf('dee', 'budget');
    const change = { status: 'done', note: 'Eli asked the bank' } as const;
    await changeJoinedTask(as('eli'), { dealId, taskId: budget.id }, change);
    expect(await taskOf('dee', 'budget')).toMatchObject(change);
    expect(await getDeal(as('dee'))).toMatchObject({ coBuyerName: 'eli' });
    const [seen, ...more] = (await listJoinedDeals(as('eli'))).joined;
    expect(more).toEqual([]);
    expect(seen).toMatchObject({ dealId, ownerName: 'dee', deal: await getDeal(as('dee')) });

    for (const stranger of ['fay', 'dee'])
      await expect(changeJoinedTask(as(stranger), { dealId, taskId: budget.id }, change)).rejects.toMatchObject({
        code: 'not-found',
      });
    const foreign = (await taskOf('ann', 'budget')).id;
    const refused = [
      () => changeJoinedTask(as('eli'), { dealId, taskId: foreign }, change),
      () => changeTask(as('eli'), budget.id, { title: 'Mine now' }),
      () => deleteTask(as('eli'), budget.id),
      () => addTask(as('eli'), { id: randomUUID(), ...OWN_TASK }),
      () => changeDeal(as('eli'), { homeLabel: 'Mine' }),
      () => inviteToDeal(as('eli'), 'fay@home.example'),
      () => removeDealMember(as('eli'), 'eli'),
      () => removeDealMember(as('ann'), 'eli'),
      () => shareDeal(as('eli'), { days: 7, hasOwnWords: true }),
    ];
    for (const attempt of refused) await expect(attempt()).rejects.toMatchObject({ code: 'not-found' });
    await deleteDeal(as('eli'));
    expect(await getDeal(as('dee'))).not.toBeNull();
  });

  it('is left, and taken from a member, who is told; an invitation that is taken back opens nothing', async () => {
    const join = async (who: string) =>
      acceptDealInvitation(as(who), tokenOf((await inviteToDeal(as('dee'), `${who}@home.example`)).path));
    const { dealId } = await join('fay');
    expect((await listDealPeople(as('dee'))).members.map(({ userId }) => userId).toSorted()).toEqual(['eli', 'fay']);
    await leaveDeal(as('fay'), dealId);
    await expect(leaveDeal(as('fay'), dealId)).rejects.toMatchObject({ code: 'not-found' });
    expect((await removeDealMember(as('dee'), 'eli')).members).toEqual([]);
    expect((await listJoinedDeals(as('eli'))).joined).toEqual([]);
    const told = await app.db.selectFrom('notifications').select(['user_id', 'title']).orderBy('id').execute();
    expect(told.map((row) => `${row.user_id}: ${row.title}`)).toEqual([
      'dee: eli joined your deal roadmap',
      'dee: fay joined your deal roadmap',
      'dee: fay left your deal roadmap',
      'eli: You take part in a deal roadmap no more',
    ]);
    const { path } = await inviteToDeal(as('dee'), 'eli@home.example');
    const [open] = (await listDealPeople(as('dee'))).invitations;
    await expect(revokeDealInvitation(as('ann'), open?.id ?? '')).rejects.toMatchObject({ code: 'not-found' });
    expect((await revokeDealInvitation(as('dee'), open?.id ?? '')).invitations).toEqual([]);
    await expect(acceptDealInvitation(as('eli'), tokenOf(path))).rejects.toMatchObject({ code: 'not-found' });
  });
});

describe('a link to a roadmap', () => {
  const later = (days: number) => ({ ...app.ctx(new Date(TEST_NOW.getTime() + days * 86_400_000)) });

  it('shows it to whoever has it, without notes unless they are to be shown, and nothing else of its owner', async () => {
    await app.db
      .insertInto('users')
      .values({ id: 'cas', display_name: 'Cas', email: 'cas@home.example', created_at: TEST_NOW })
      .execute();
    await expect(shareDeal(as('cas'), { days: 7, hasOwnWords: false })).rejects.toMatchObject({ code: 'not-found' });
    await startDeal(as('cas'), 'just-looking');
    await addTask(as('cas'), { ...OWN_TASK, id: randomUUID(), note: 'Offer at most 500' });
    const [bare, noted] = [
      await shareDeal(as('cas'), { days: 7, hasOwnWords: false }),
      await shareDeal(as('cas'), { days: 7, hasOwnWords: true }),
    ].map(({ path }) => path.replace('/shared/roadmap/', ''));
    const response = await app.request(`/api/shared/roadmap/${bare}`);
    expect(response.status).toBe(200);
    const text = await response.text();
    expect(text).toContain('Measure the garage');
    expect(text).toContain('Cas');
    expect(text).not.toMatch(/Offer at most|home\.example/);
    expect(JSON.stringify(await getSharedDeal(later(1), noted ?? ''))).toContain('Offer at most 500');
    expect((await listDealShares(as('cas'))).shares.map(({ views, hasOwnWords }) => [hasOwnWords, views])).toEqual([
      [true, 1],
      [false, 1],
    ]);
  });

  it('ends when it is ended, when its time is over, and with the roadmap; others can neither see nor end it', async () => {
    const token = (await shareDeal(as('cas'), { days: 2, hasOwnWords: false })).path.replace('/shared/roadmap/', '');
    const [newest] = (await listDealShares(as('cas'))).shares;
    expect((await listDealShares(as('bob'))).shares).toEqual([]);
    await expect(endDealShare(as('bob'), newest?.id ?? '')).rejects.toMatchObject({ code: 'not-found' });
    await expect(getSharedDeal(later(3), token)).rejects.toMatchObject({ code: 'not-found' });
    expect((await endDealShare(as('cas'), newest?.id ?? '')).shares).toHaveLength(2);
    await expect(getSharedDeal(later(0), token)).rejects.toMatchObject({ code: 'not-found' });
    const last = (await shareDeal(as('cas'), { days: 2, hasOwnWords: false })).path.replace('/shared/roadmap/', '');
    await deleteDeal(as('cas'));
    await expect(getSharedDeal(later(0), last)).rejects.toMatchObject({ code: 'not-found' });
  });
});

it('a task that is written while its roadmap goes finds none, and leaves nothing', async () => {
  const ctx = as('bob');
  for (let turn = 0; turn < 5; turn += 1) {
    await startDeal(ctx, 'just-looking');
    const [, ...written] = await Promise.allSettled([
      deleteDeal(ctx),
      ...Array.from({ length: 4 }, () => addTask(ctx, { id: randomUUID(), ...OWN_TASK })),
    ]);
    const failures = written.flatMap((attempt) => (attempt.status === 'rejected' ? [attempt.reason] : []));
    expect(failures).toEqual(failures.map(() => expect.objectContaining({ code: 'not-found' })));
  }
  await deleteDeal(ctx);
});
