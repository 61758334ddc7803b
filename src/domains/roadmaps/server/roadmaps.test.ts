import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '#lib/time-units.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { TEST_NOW } from '#tests/support/listings.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { addTask as addTaskEndpoint, changeRoadmap as changeRoadmapEndpoint, roadmapSchema } from '../contract.ts';
import { MOST_TASKS } from '../model/limits.ts';
import { TASK_TEMPLATES } from '../model/task-templates.ts';
import { changeRoadmap, deleteRoadmap, getRoadmap, startRoadmap } from './change-roadmap.ts';
import { addTask, changeTask, deleteTask } from './change-tasks.ts';
import { listRoadmapPeople, removeRoadmapMember, roadmapInvitations } from './roadmap-people.ts';
import { changeJoinedTask, leaveRoadmap, listJoinedRoadmaps } from './joined-roadmaps.ts';
import { makeRoadmapCalendar } from './make-calendar.ts';
import { labelOwnerForOthers } from '../model/stages.ts';
import { roadmapShares } from './share-roadmap.ts';
import { remindOfTasks } from './remind-of-tasks.ts';
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
  const roadmap = await getRoadmap(as(userId));
  return roadmap?.tasks.find(({ templateKey }) => templateKey === key) ?? expect.fail(`${userId} has no ${key}`);
}

const OWN_TASK = { stage: 'tour', title: 'Measure the garage', owner: 'me', dueOn: '2026-05-09', note: null } as const;

describe('a roadmap', () => {
  it('is for the signed-in only', async () => {
    await expect(startRoadmap(app.ctx(), 'just-looking')).rejects.toMatchObject({ code: 'unauthenticated' });
  });

  it('starts where the buyer stands; what lies before is skipped, and starting twice changes nothing', async () => {
    expect(await getRoadmap(as('ann'))).toBeNull();
    const roadmap = roadmapSchema.parse(await startRoadmap(as('ann'), 'ready-to-tour'));
    expect(roadmap.tasks.map(({ templateKey }) => templateKey)).toEqual(TASK_TEMPLATES.map(({ key }) => key));
    expect(roadmap.tasks.find(({ templateKey }) => templateKey === 'budget')?.status).toBe('skipped');
    expect(roadmap.tasks.find(({ templateKey }) => templateKey === 'agreement-signed')?.status).toBe('open');
    expect(roadmap.tasks.every(({ dueOn }) => dueOn === null)).toBe(true);
    expect(await startRoadmap(as('ann'), 'offer-accepted')).toEqual(roadmap);
  });

  it('keeps ticks, dates, owners and notes', async () => {
    const { id } = await taskOf('ann', 'inspection');
    await changeTask(as('ann'), {
      taskId: id,
      change: { status: 'done', dueOn: '2026-05-12', owner: 'agent', note: 'Roof is new' },
    });
    expect(await taskOf('ann', 'inspection')).toMatchObject({
      status: 'done',
      dueOn: '2026-05-12',
      owner: 'agent',
      note: 'Roof is new',
    });
    await changeTask(as('ann'), { taskId: id, change: { status: 'open', note: '' } });
    expect(await taskOf('ann', 'inspection')).toMatchObject({ status: 'open', note: null, dueOn: '2026-05-12' });
    await changeTask(as('ann'), { taskId: id, change: {} });
  });

  it('takes the contract’s dates, in their order only', async () => {
    const roadmap = await changeRoadmap(as('ann'), {
      acceptedOn: '2026-05-01',
      closingOn: '2026-06-10',
      homeLabel: '12 Elm Street',
    });
    expect(roadmap).toMatchObject({ acceptedOn: '2026-05-01', closingOn: '2026-06-10' });
    for (const date of ['0026-06-10', '2026-02-30', '2126-06-10']) {
      expect(changeRoadmapEndpoint.body?.safeParse({ closingOn: date }).success, date).toBe(false);
    }
    await expect(changeRoadmap(as('ann'), { closingOn: '2026-04-30' })).rejects.toMatchObject({ code: 'invalid' });
    expect(await getRoadmap(as('ann'))).toMatchObject({ closingOn: '2026-06-10', homeLabel: '12 Elm Street' });
    const atOnce = [{ acceptedOn: '2026-06-08' }, { closingOn: '2026-06-05' }];
    const answers = await Promise.allSettled(atOnce.map((change) => changeRoadmap(as('ann'), change)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await changeRoadmap(as('ann'), { acceptedOn: '2026-05-01' });
    await changeRoadmap(as('ann'), { closingOn: '2026-06-10' });
  });

  it('takes no number of a card into a note', () => {
    const body = { ...OWN_TASK, id: randomUUID(), note: 'Pay with 4111 1111 1111 1111' };
    expect(addTaskEndpoint.body?.safeParse(body).error?.issues).toMatchObject([{ path: ['note'] }]);
    expect(addTaskEndpoint.body?.safeParse({ ...body, note: 'Order 4111 1111 1111 1112' }).success).toBe(true);
  });

  it('takes tasks of one’s own, once for each form, and lets only these be removed', async () => {
    const id = randomUUID();
    await addTask(as('ann'), { id, ...OWN_TASK });
    const roadmap = await addTask(as('ann'), { id, ...OWN_TASK });
    expect(roadmap.tasks.filter(({ title }) => title === OWN_TASK.title)).toHaveLength(1);
    await expect(deleteTask(as('ann'), (await taskOf('ann', 'budget')).id)).rejects.toMatchObject({ code: 'not-found' });
    const later = [randomUUID(), randomUUID()] as const;
    await addTask(as('ann'), { ...OWN_TASK, id: later[0] });
    expect((await deleteTask(as('ann'), id)).tasks).toHaveLength(TASK_TEMPLATES.length + 1);
    // After the others, even if one between was removed.
    const grown = await addTask(as('ann'), { ...OWN_TASK, id: later[1] });
    expect(grown.tasks.slice(-2).map((task) => task.id)).toEqual(later);
    const free = MOST_TASKS - grown.tasks.length;
    const last = Array.from({ length: free }, () => randomUUID());
    for (const one of last) await addTask(as('ann'), { ...OWN_TASK, id: one });
    // The one that came last is no other when it comes again.
    expect((await addTask(as('ann'), { ...OWN_TASK, id: last.at(-1) ?? '' })).tasks).toHaveLength(MOST_TASKS);
    await expect(addTask(as('ann'), { ...OWN_TASK, id: randomUUID() })).rejects.toMatchObject({ code: 'conflict' });
    for (const taskId of [...later, ...last]) await deleteTask(as('ann'), taskId);
  });

  it('is nobody else’s', async () => {
    const { id } = await taskOf('ann', 'inspection');
    await expect(addTask(as('bob'), { id: randomUUID(), ...OWN_TASK })).rejects.toMatchObject({ code: 'not-found' });
    await startRoadmap(as('bob'), 'just-looking');
    await expect(changeTask(as('bob'), { taskId: id, change: { status: 'done' } })).rejects.toMatchObject({ code: 'not-found' });
    const own = randomUUID();
    await addTask(as('ann'), { id: own, ...OWN_TASK });
    await addTask(as('bob'), { id: own, ...OWN_TASK, title: 'Taken over' });
    await expect(deleteTask(as('bob'), own)).rejects.toMatchObject({ code: 'not-found' });
    expect((await getRoadmap(as('ann')))?.tasks.at(-1)).toMatchObject({ id: own, title: OWN_TASK.title });
    expect((await getRoadmap(as('bob')))?.tasks).toHaveLength(TASK_TEMPLATES.length);
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
    expect(await upload('ann')).toMatchObject({ belongsToId: taskId, name: 'report.pdf', contentType: 'application/pdf' });
    await deleteTask(as('ann'), taskId);
    expect(await app.db.selectFrom('documents').select('id').execute()).toEqual([]);
  });

  it('can name a co-buyer, whose tasks say so to everyone', async () => {
    const { id } = await taskOf('ann', 'insurance');
    expect(await changeRoadmap(as('ann'), { coBuyerName: 'Bo' })).toMatchObject({
      coBuyerName: 'Bo',
      homeLabel: '12 Elm Street',
    });
    await changeTask(as('ann'), { taskId: id, change: { owner: 'co-buyer', dueOn: '2026-05-21' } });
    expect((await makeRoadmapCalendar(as('ann'))).replaceAll('\r\n ', '')).toContain('For: Bo');
    expect(labelOwnerForOthers('co-buyer', 'Bo')).toBe('Bo');
    expect(labelOwnerForOthers('co-buyer', null)).toBe('The buyer’s co-buyer');
    await changeTask(as('ann'), { taskId: id, change: { owner: 'me', dueOn: null } });
    expect(await changeRoadmap(as('ann'), { coBuyerName: '' })).toMatchObject({ coBuyerName: null });
  });

  it('goes into a calendar: open, dated tasks and closing day', async () => {
    const { id } = await taskOf('ann', 'appraisal');
    await changeTask(as('ann'), { taskId: id, change: { dueOn: '2026-05-20', note: 'Line one\nline two; with, signs' } });
    const text = await makeRoadmapCalendar(as('ann'));
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(4);
    expect(text).toContain('DTSTART;VALUE=DATE:20260520');
    expect(text).toContain('SUMMARY:Appraisal');
    expect(text).toContain('SUMMARY:Closing day');
    expect(text).toContain(`UID:${id}@roadmap-task`);
    expect(text).toMatch(/BEGIN:VALARM/);
  });

  it('is deleted by its owner, for its owner', async () => {
    await deleteRoadmap(as('bob'));
    expect(await getRoadmap(as('bob'))).toBeNull();
    expect(await getRoadmap(as('ann'))).not.toBeNull();
  });
});

describe('a roadmap that a co-buyer joins', () => {
  const invite = (ctx: ReturnType<typeof as>, email: string) => roadmapInvitations.invite(ctx, { params: {}, form: { email } });
  const tokenOf = (path: string | null) => path?.replace('/invite/roadmap/', '') ?? expect.fail('no link');

  it('is seen, ticked and noted by its member, and all else of it stays its owner’s', async () => {
    for (const id of ['dee', 'eli', 'fay'])
      await app.db.insertInto('users').values({ id, display_name: id, created_at: TEST_NOW }).execute();
    await expect(invite(as('dee'), 'eli@home.example')).rejects.toMatchObject({ code: 'not-found' });
    await startRoadmap(as('dee'), 'just-looking');
    const unproven = as('dee');
    if (unproven.actor.kind === 'user') unproven.actor = { ...unproven.actor, emailVerified: false };
    await expect(invite(unproven, 'eli@home.example')).rejects.toMatchObject({ code: 'forbidden' });
    const first = await invite(as('dee'), 'Eli@home.example');
    const { path, delivery } = await invite(as('dee'), 'eli@home.example');
    expect(delivery).toBe('kept');
    const token = tokenOf(path);
    expect((await app.mails()).at(-1)).toMatchObject({ to_address: 'eli@home.example', text: expect.stringContaining(token) });
    expect((await listRoadmapPeople(as('dee'))).invitations).toMatchObject([{ email: 'eli@home.example' }]);
    expect(JSON.stringify(await app.db.selectFrom('invitations').selectAll().execute())).not.toContain(token);
    expect((await app.request(`/api/roadmap-invitations/${tokenOf(first.path)}`)).status).toBe(404);
    expect(await (await app.request(`/api/roadmap-invitations/${token}`)).json()).toMatchObject({ invitedBy: 'dee' });
    const over = { ...as('eli'), now: new Date(TEST_NOW.getTime() + 15 * DAY_MS) };
    await expect(roadmapInvitations.accept(over, token)).rejects.toMatchObject({ code: 'not-found' });
    await expect(roadmapInvitations.accept(as('dee'), token)).rejects.toMatchObject({ code: 'conflict' });
    const { roadmapId } = await roadmapInvitations.accept(as('eli'), token);
    await expect(roadmapInvitations.accept(as('fay'), token)).rejects.toMatchObject({ code: 'not-found' });

    const budget = await taskOf('dee', 'budget');
    const change = { status: 'done', note: 'Eli asked the bank' } as const;
    await changeJoinedTask(as('eli'), { roadmapId, taskId: budget.id, change });
    expect(await taskOf('dee', 'budget')).toMatchObject(change);
    expect(await getRoadmap(as('dee'))).toMatchObject({ coBuyerName: 'eli' });
    const [seen, ...more] = (await listJoinedRoadmaps(as('eli'))).joined;
    expect(more).toEqual([]);
    expect(seen).toMatchObject({ roadmapId, ownerName: 'dee', roadmap: await getRoadmap(as('dee')) });

    for (const stranger of ['fay', 'dee'])
      await expect(changeJoinedTask(as(stranger), { roadmapId, taskId: budget.id, change })).rejects.toMatchObject({
        code: 'not-found',
      });
    const foreign = (await taskOf('ann', 'budget')).id;
    const refused = [
      () => changeJoinedTask(as('eli'), { roadmapId, taskId: foreign, change }),
      () => changeTask(as('eli'), { taskId: budget.id, change: { title: 'Mine now' } }),
      () => deleteTask(as('eli'), budget.id),
      () => addTask(as('eli'), { id: randomUUID(), ...OWN_TASK }),
      () => changeRoadmap(as('eli'), { homeLabel: 'Mine' }),
      () => invite(as('eli'), 'fay@home.example'),
      () => removeRoadmapMember(as('eli'), 'eli'),
      () => removeRoadmapMember(as('ann'), 'eli'),
      () => roadmapShares.create(as('eli'), { params: {}, share: { id: randomUUID(), days: 7, hasOwnWords: true } }),
    ];
    for (const attempt of refused) await expect(attempt()).rejects.toMatchObject({ code: 'not-found' });
    await deleteRoadmap(as('eli'));
    expect(await getRoadmap(as('dee'))).not.toBeNull();
  });

  it('is left, and taken from a member, who is told; an invitation that is taken back opens nothing', async () => {
    const join = async (who: string) =>
      roadmapInvitations.accept(as(who), tokenOf((await invite(as('dee'), `${who}@home.example`)).path));
    const { roadmapId } = await join('fay');
    expect((await listRoadmapPeople(as('dee'))).members.map(({ userId }) => userId).toSorted()).toEqual(['eli', 'fay']);
    await leaveRoadmap(as('fay'), roadmapId);
    await expect(leaveRoadmap(as('fay'), roadmapId)).rejects.toMatchObject({ code: 'not-found' });
    expect((await removeRoadmapMember(as('dee'), 'eli')).members).toEqual([]);
    expect((await listJoinedRoadmaps(as('eli'))).joined).toEqual([]);
    const told = await app.db.selectFrom('notifications').select(['user_id', 'title']).orderBy('id').execute();
    expect(told.map((row) => `${row.user_id}: ${row.title}`)).toEqual([
      'dee: eli joined your deal roadmap',
      'dee: fay joined your deal roadmap',
      'dee: fay left your deal roadmap',
      'eli: You were removed from a deal roadmap',
    ]);
    const { path } = await invite(as('dee'), 'eli@home.example');
    const [open] = (await listRoadmapPeople(as('dee'))).invitations;
    await expect(roadmapInvitations.withdraw(as('ann'), { params: {}, invitationId: open?.id ?? '' })).rejects.toMatchObject({
      code: 'not-found',
    });
    expect((await roadmapInvitations.withdraw(as('dee'), { params: {}, invitationId: open?.id ?? '' })).invitations).toEqual([]);
    await expect(roadmapInvitations.accept(as('eli'), tokenOf(path))).rejects.toMatchObject({ code: 'not-found' });
  });
});

describe('a link to a roadmap', () => {
  const later = (days: number) => ({ ...app.ctx(new Date(TEST_NOW.getTime() + days * DAY_MS)) });

  it('shows it to whoever has it, without notes unless they are to be shown, and nothing else of its owner', async () => {
    await app.db
      .insertInto('users')
      .values({ id: 'cas', display_name: 'Cas', email: 'cas@home.example', created_at: TEST_NOW })
      .execute();
    await expect(
      roadmapShares.create(as('cas'), { params: {}, share: { id: randomUUID(), days: 7, hasOwnWords: false } }),
    ).rejects.toMatchObject({
      code: 'not-found',
    });
    await startRoadmap(as('cas'), 'just-looking');
    await addTask(as('cas'), { ...OWN_TASK, id: randomUUID(), note: 'Offer at most 500' });
    const [bare, noted] = [
      await roadmapShares.create(as('cas'), { params: {}, share: { id: randomUUID(), days: 7, hasOwnWords: false } }),
      await roadmapShares.create(as('cas'), { params: {}, share: { id: randomUUID(), days: 7, hasOwnWords: true } }),
    ].map(({ path }) => path.replace('/shared/roadmap/', ''));
    await app.db.updateTable('users').set({ disabled_at: TEST_NOW }).where('id', '=', 'cas').execute();
    expect((await app.request(`/api/shared/roadmap/${bare}`)).status).toBe(404);
    await app.db.updateTable('users').set({ disabled_at: null }).where('id', '=', 'cas').execute();
    const response = await app.request(`/api/shared/roadmap/${bare}`);
    expect(response.status).toBe(200);
    const text = await response.text();
    expect(text).toContain('Measure the garage');
    expect(text).toContain('Cas');
    expect(text).not.toMatch(/Offer at most|home\.example/);
    expect(JSON.stringify(await roadmapShares.open(later(1), noted ?? ''))).toContain('Offer at most 500');
    expect((await roadmapShares.list(as('cas'), {})).shares.map(({ views, hasOwnWords }) => [hasOwnWords, views])).toEqual([
      [true, 1],
      [false, 1],
    ]);
  });

  it('ends when it is ended, when its time is over, and with the roadmap; others can neither see nor end it', async () => {
    const token = (
      await roadmapShares.create(as('cas'), { params: {}, share: { id: randomUUID(), days: 2, hasOwnWords: false } })
    ).path.replace('/shared/roadmap/', '');
    const [newest] = (await roadmapShares.list(as('cas'), {})).shares;
    expect((await roadmapShares.list(as('bob'), {})).shares).toEqual([]);
    await expect(roadmapShares.end(as('bob'), { params: {}, shareId: newest?.id ?? '' })).rejects.toMatchObject({
      code: 'not-found',
    });
    await expect(roadmapShares.open(later(3), token)).rejects.toMatchObject({ code: 'not-found' });
    expect((await roadmapShares.end(as('cas'), { params: {}, shareId: newest?.id ?? '' })).shares).toHaveLength(2);
    await expect(roadmapShares.open(later(0), token)).rejects.toMatchObject({ code: 'not-found' });
    const last = (
      await roadmapShares.create(as('cas'), { params: {}, share: { id: randomUUID(), days: 2, hasOwnWords: false } })
    ).path.replace('/shared/roadmap/', '');
    await deleteRoadmap(as('cas'));
    await expect(roadmapShares.open(later(0), last)).rejects.toMatchObject({ code: 'not-found' });
  });
});

it('a task that is written while its roadmap goes finds none, and leaves nothing', async () => {
  const ctx = as('bob');
  for (let turn = 0; turn < 5; turn += 1) {
    await startRoadmap(ctx, 'just-looking');
    const [, ...written] = await Promise.allSettled([
      deleteRoadmap(ctx),
      ...Array.from({ length: 4 }, () => addTask(ctx, { id: randomUUID(), ...OWN_TASK })),
    ]);
    const failures = written.flatMap((attempt) => (attempt.status === 'rejected' ? [attempt.reason] : []));
    expect(failures).toEqual(failures.map(() => expect.objectContaining({ code: 'not-found' })));
  }
  await deleteRoadmap(ctx);
});

describe('reminders', () => {
  it('tell owner and members once before a date and once after it, and again of a new date', async () => {
    await app.db
      .insertInto('users')
      .values(['dora', 'emil'].map((id) => ({ id, display_name: id, created_at: TEST_NOW })))
      .execute();
    await startRoadmap(as('dora'), 'just-looking');
    const roadmapId = (await app.db.selectFrom('roadmaps').select('id').where('user_id', '=', 'dora').executeTakeFirstOrThrow())
      .id;
    await app.db.insertInto('roadmap_members').values({ roadmap_id: roadmapId, user_id: 'emil', joined_at: TEST_NOW }).execute();
    const { id: taskId } = await taskOf('dora', 'inspection');
    const setDue = (dueOn: string) => changeTask(as('dora'), { taskId, change: { dueOn } });
    const titles = async (userId: string) => {
      const rows = await app.db.selectFrom('notifications').select('title').where('user_id', '=', userId).orderBy('id').execute();
      return rows.map(({ title }) => title);
    };
    const at = (day: string) => remindOfTasks(app.ctx(new Date(`${day}T14:10:00Z`)));
    await setDue('2026-05-12');
    await at('2026-05-10');
    expect(await titles('dora')).toEqual([]);
    for (const day of ['2026-05-11', '2026-05-12']) await at(day);
    for (const userId of ['dora', 'emil']) expect(await titles(userId)).toEqual(['Due soon: Have the home inspected']);
    for (const day of ['2026-05-13', '2026-05-14']) await at(day);
    expect(await titles('dora')).toEqual(['Due soon: Have the home inspected', 'Overdue: Have the home inspected']);
    await setDue('2026-05-15');
    await at('2026-05-14');
    expect(await titles('emil')).toHaveLength(3);
    await changeTask(as('dora'), { taskId, change: { status: 'done' } });
    await at('2026-05-16');
    expect(await titles('emil')).toHaveLength(3);
  });
});
