import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { borrowersOn, LOAN_ANSWERS, openBorrowersApp } from '#tests/support/borrowers.ts';
import { DAY_MS } from '#lib/time-units.ts';
import { lockPerson } from '#domains/accounts/server/index.ts';
import { TEST_NOW } from '#tests/support/listings.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { unsavedOf } from '#tests/support/unsaved.ts';
import { KEPT_APPLICATION_DAYS } from '#lib/kept-for.ts';
import { partSchema } from '../contract.ts';
import { assessApplication, assessJoined } from '../model/assess-application.ts';
import { completeApplication, reopenApplication, saveApplication, deleteApplication } from './applications.ts';
import { coApplicantInvitations, removeCoApplicant } from './co-applicants.ts';
import { expireApplications } from './expire-applications.ts';
import { leaveJoined, requireJoined, saveJoined } from './joined-applications.ts';
import { mailResumeLink } from './mail-resume-link.ts';
import { uploadDocument } from './upload-document.ts';
import { writePart } from './write-document.tsx';

let app: TestApp;
beforeAll(async () => {
  app = await openBorrowersApp();
});
afterAll(() => app.close());

const { as, own } = borrowersOn(() => app);

describe('two who borrow together', () => {
  const PART = partSchema.parse({
    borrower: { fullName: 'Cat Second', email: 'cat@home.example' },
    income: { employment: 'employed', employer: 'Quiet Works', salaryMonthly: 3000 },
    assets: { cash: 20_000 },
    debts: { cars: 250 },
    declarations: LOAN_ANSWERS.declarations,
    consents: { electronic: true },
  });
  const invite = async (userId: string, email = 'cat@home.example') => {
    const { path } = await coApplicantInvitations.invite(as(userId), { params: {}, form: { email } });
    return path?.replace('/invite/loan/', '') ?? expect.fail('a local installation tells the link');
  };

  it('need an invitation, which works once, until it is taken back, replaced or over', async () => {
    await expect(
      coApplicantInvitations.invite(as('ann'), { params: {}, form: { email: 'cat@home.example' } }),
    ).rejects.toMatchObject({ code: 'not-found' });
    await saveApplication(as('ann'), unsavedOf({ answers: LOAN_ANSWERS, step: 'borrower' }));
    const unproven = as('ann');
    if (unproven.actor.kind === 'user') unproven.actor = { ...unproven.actor, emailVerified: false };
    await expect(
      coApplicantInvitations.invite(unproven, { params: {}, form: { email: 'cat@home.example' } }),
    ).rejects.toMatchObject({ code: 'forbidden' });
    const [first, second] = [await invite('ann'), await invite('ann')];
    await expect(coApplicantInvitations.open(app.ctx(), first)).rejects.toMatchObject({ code: 'not-found' });
    expect(await coApplicantInvitations.open(app.ctx(), second)).toMatchObject({ invitedBy: 'ann' });
    expect((await own('ann'))?.coApplicant).toMatchObject({ state: 'invited', email: 'cat@home.example' });
    await expect(completeApplication(as('ann'))).rejects.toMatchObject({
      fields: { borrower: expect.stringContaining('invitation') },
    });
    await expect(coApplicantInvitations.withdraw(as('bob'), { params: {} })).rejects.toMatchObject({ code: 'not-found' });
    await coApplicantInvitations.withdraw(as('ann'), { params: {} });
    await expect(coApplicantInvitations.accept(as('cat'), second)).rejects.toMatchObject({ code: 'not-found' });
    const third = await invite('ann');
    const afterwards = new Date(TEST_NOW.getTime() + 15 * DAY_MS);
    await expect(coApplicantInvitations.accept(as('cat', afterwards), third)).rejects.toMatchObject({ code: 'not-found' });
    await expect(coApplicantInvitations.accept(as('ann'), third)).rejects.toMatchObject({ code: 'conflict' });
    const both = await Promise.allSettled(['cat', 'dan'].map((who) => coApplicantInvitations.accept(as(who), third)));
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const inside = both[0]?.status === 'fulfilled' ? 'cat' : 'dan';
    await leaveJoined(as(inside));
    const mails = await app.db.selectFrom('mail_messages').select(['to_address', 'text']).orderBy('id', 'desc').execute();
    expect(mails.find(({ to_address }) => to_address === 'cat@home.example')?.text).toContain('/invite/loan/');
    const stored = await app.db.selectFrom('invitations').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(third);
  });

  it('see their own answers alone, and what both add up to', async () => {
    await coApplicantInvitations.accept(as('cat'), await invite('ann'));
    await saveJoined(as('cat'), unsavedOf({ answers: PART, step: 'income' }));
    const anns = await own('ann');
    expect(anns?.coApplicant).toMatchObject({
      state: 'joined',
      name: 'cat',
      missing: 0,
      totals: { incomeMonthlyCents: 300_000, debtsMonthlyCents: 25_000, assetsCents: 2_000_000 },
    });
    expect(JSON.stringify(anns)).not.toMatch(/Quiet Works|Cat Second/);
    const cats = await requireJoined(as('cat'));
    expect(cats).toMatchObject({ answers: PART, property: LOAN_ANSWERS.property, with: { name: 'ann' } });
    expect(JSON.stringify(cats)).not.toMatch(/Secret Works|Ann Buyer/);
    const totals = anns?.coApplicant?.state === 'joined' ? anns.coApplicant.totals : null;
    const together = assessApplication(LOAN_ANSWERS, totals);
    expect(together.incomeMonthlyCents).toBe(800_000 + 300_000);
    expect(assessJoined(cats, PART)).toEqual(together);
    const parts = await app.db.selectFrom('loan_co_applicants').select('sealed_answers').execute();
    expect(parts[0]?.sealed_answers.toString('latin1')).not.toMatch(/Quiet|3000/);
    expect(Buffer.from((await writePart(cats, 'Realty AI')).subarray(0, 5)).toString()).toBe('%PDF-');
  });

  it('cannot change, read or end what is the other’s', async () => {
    await expect(saveApplication(as('cat'), unsavedOf({ answers: LOAN_ANSWERS, step: 'income' }))).rejects.toMatchObject({
      code: 'conflict',
    });
    const withdraw = (ctx: ReturnType<typeof as>) => coApplicantInvitations.withdraw(ctx, { params: {} });
    for (const work of [completeApplication, reopenApplication, removeCoApplicant, withdraw])
      await expect(work(as('cat'))).rejects.toMatchObject({ code: 'not-found' });
    await deleteApplication(as('cat'));
    await expect(saveJoined(as('ann'), unsavedOf({ answers: PART, step: 'income' }))).rejects.toMatchObject({
      code: 'not-found',
    });
    await expect(leaveJoined(as('ann'))).rejects.toMatchObject({ code: 'not-found' });
    await expect(requireJoined(as('dan'))).rejects.toMatchObject({ code: 'not-found' });
    await expect(
      coApplicantInvitations.invite(as('ann'), { params: {}, form: { email: 'dan@home.example' } }),
    ).rejects.toMatchObject({ code: 'conflict' });
  });

  it('complete together: both parts whole, then read-only for both, and reopened for both', async () => {
    await saveJoined(
      as('cat'),
      unsavedOf({ answers: { ...PART, consents: { electronic: false, contact: false } }, step: 'review' }),
    );
    await expect(completeApplication(as('ann'))).rejects.toMatchObject({ fields: { review: 'The part of cat: 1 answer' } });
    await saveJoined(as('cat'), unsavedOf({ answers: PART, step: 'review' }));
    expect(await completeApplication(as('ann'))).toMatchObject({ status: 'complete' });
    await expect(saveJoined(as('cat'), unsavedOf({ answers: PART, step: 'review' }))).rejects.toMatchObject({
      code: 'conflict',
    });
    await reopenApplication(as('ann'));
    await completeApplication(as('ann'));
    const titles = await app.db.selectFrom('notifications').select('title').where('user_id', '=', 'cat').orderBy('id').execute();
    expect(titles.map(({ title }) => title)).toEqual([
      'Your joint loan application is complete',
      'Your joint loan application was reopened',
      'Your joint loan application is complete',
    ]);
  });

  it('keep papers that the other does not see, and that go with their part', async () => {
    const pdf = Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj\n<<>>\nendobj\n');
    const upload = (userId: string, documentId: string = randomUUID(), content: BodyInit = pdf) =>
      uploadDocument(as(userId), {
        item: 'pay-stubs',
        documentId,
        name: 'stub.pdf',
        request: new Request('http://x/', { method: 'PUT', body: content }),
      });
    const id = randomUUID();
    await reopenApplication(as('ann'));
    const kept = await upload('cat', id);
    expect(await upload('cat', id)).toEqual(kept);
    await upload('ann');
    await expect(upload('dan')).rejects.toMatchObject({ code: 'not-found' });
    await expect(upload('ann', id)).rejects.toMatchObject({ code: 'conflict' });
    const { file_key: key } = await app.db
      .selectFrom('documents')
      .select('file_key')
      .where('public_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(Buffer.from((await app.ctx().files.get(key)) ?? []).toString('latin1')).not.toContain('PDF');
    await completeApplication(as('ann'));
    await leaveJoined(as('cat'));
    const left = await app.db.selectFrom('documents').select('user_id').execute();
    expect(left).toEqual([{ user_id: 'ann' }]);
    expect(await own('ann')).toMatchObject({ status: 'draft', coApplicant: null });
    const queue = await app.db.selectFrom('files_to_remove').select('file_key').execute();
    expect(queue).toEqual([{ file_key: key }]);
  });

  it('take no more papers once it is complete', async () => {
    const upload = () =>
      uploadDocument(as('ann'), {
        item: 'pay-stubs',
        documentId: randomUUID(),
        name: 'stub.pdf',
        request: new Request('http://x/', { method: 'PUT', body: Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj\n<<>>\nendobj\n') }),
      });
    await completeApplication(as('ann'));
    await expect(upload()).rejects.toMatchObject({ code: 'conflict' });
    await reopenApplication(as('ann'));
    await expect(upload()).resolves.toMatchObject({ name: 'stub.pdf' });
  });

  it('stay whole where a save is under way when it is closed', async () => {
    const trx = await app.db.startTransaction().execute();
    await lockPerson(trx, 'ann');
    const saving = saveApplication(as('ann'), unsavedOf({ 'answers.borrower.email': '' }));
    const completing = completeApplication(as('ann'));
    await trx.commit().execute();
    const [, completed] = await Promise.allSettled([saving, completing]);
    expect((await own('ann'))?.status).toBe(completed.status === 'fulfilled' ? 'complete' : 'draft');
    if (completed.status === 'fulfilled') await reopenApplication(as('ann'));
    await saveApplication(as('ann'), unsavedOf({ answers: LOAN_ANSWERS }));
  });

  it('part: the first one ends the part of the second, once there is one', async () => {
    await expect(removeCoApplicant(as('ann'))).rejects.toMatchObject({ code: 'not-found' });
    await coApplicantInvitations.accept(as('dan'), await invite('ann'));
    await removeCoApplicant(as('ann'));
    await expect(requireJoined(as('dan'))).rejects.toMatchObject({ code: 'not-found' });
  });

  it('are both told before it is deleted for its age, and the second one when it is gone', async () => {
    await coApplicantInvitations.accept(as('dan'), await invite('ann'));
    const daysOn = (days: number) => app.ctx(new Date(TEST_NOW.getTime() + days * DAY_MS));
    const told = async (userId: string) =>
      (await app.db.selectFrom('notifications').select('title').where('user_id', '=', userId).orderBy('id').execute()).map(
        ({ title }) => title,
      );
    await expireApplications(daysOn(KEPT_APPLICATION_DAYS - 6));
    expect((await told('ann')).at(-1)).toMatch(/^Your loan application will be deleted on /);
    expect((await told('dan')).at(-1)).toMatch(/^Your joint loan application will be deleted on /);
    await expireApplications(daysOn(KEPT_APPLICATION_DAYS + 1));
    expect((await told('dan')).at(-1)).toBe('The joint loan application was deleted');
    await saveApplication(as('ann'), unsavedOf({ answers: LOAN_ANSWERS, step: 'borrower' }));
  });

  it('get a link back by mail, which opens nothing by itself', async () => {
    expect(await mailResumeLink(as('ann'), 'assets')).toEqual({ sentTo: 'ann@home.example' });
    const mail = await app.db.selectFrom('mail_messages').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow();
    expect(mail).toMatchObject({ to_address: 'ann@home.example' });
    expect(mail.text).toContain('/fast-online-application?step=assets');
    await expect(mailResumeLink(app.ctx(), 'assets')).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});
