import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '#lib/time-units.ts';
import { listConsents, lockPerson } from '#domains/accounts/server/index.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { TEST_NOW } from '#tests/support/listings.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { unsavedOf } from '#tests/support/unsaved.ts';
import { KEPT_APPLICATION_DAYS } from '#lib/kept-for.ts';
import { answersSchema, emptyAnswers, financingEndpoints, partSchema } from '../contract.ts';
import { assessApplication, assessJoined, listMissing } from '../model/assess-application.ts';
import { ELECTRONIC_CONSENT } from '../model/electronic-consent.ts';
import { describeAnswers } from '../model/describe-answers.ts';
import { completeApplication, getApplication, reopenApplication, saveApplication, deleteApplication } from './applications.ts';
import { coApplicantInvitations, removeCoApplicant } from './co-applicants.ts';
import { expireApplications } from './expire-applications.ts';
import { leaveJoined, requireJoined, saveJoined } from './joined-applications.ts';
import { mailResumeLink } from './mail-resume-link.ts';
import { uploadDocument } from './upload-document.ts';
import { writeDocument, writePart } from './write-document.tsx';

let app: TestApp;

beforeAll(async () => {
  app = await openTestApp({ now: () => TEST_NOW.getTime() });
  for (const id of ['ann', 'bob', 'cat', 'dan']) {
    const email = `${id}@home.example`;
    await app.db
      .insertInto('users')
      .values({ id, display_name: id, email, email_verified_at: TEST_NOW, created_at: TEST_NOW })
      .execute();
  }
});
afterAll(() => app.close());

function as(userId: string, now = TEST_NOW): ServerContext {
  const actor = { userId, role: 'buyer', roles: ['buyer'], sessionId: 's', isDemo: false, emailVerified: true } as const;
  return { ...app.ctx(now), actor: { kind: 'user', address: '198.51.100.7', ...actor } };
}

const own = async (userId: string, now = TEST_NOW) => (await getApplication(as(userId, now))).application;

const consentsOf = async (userId: string) =>
  (await listConsents(app.db, userId)).map(({ kind, is_given: isGiven, text_version: version }) => [kind, isGiven, version]);

const ANSWERS = answersSchema.parse({
  borrower: { fullName: 'Ann Buyer', email: 'ann@home.example' },
  coBorrower: { isThere: true, fullName: 'Bo Buyer', incomeMonthly: 2000, debtsMonthly: 100 },
  income: { employment: 'employed', employer: 'Secret Works', salaryMonthly: 8000 },
  assets: { cash: 100_000, gifts: 10_000 },
  debts: { cars: 300, cards: 100 },
  property: { occupancy: 'primary', price: 400_000, downPayment: 80_000 },
  declarations: {
    ownedInThreeYears: false,
    borrowsDownPayment: false,
    takesOtherLoans: false,
    hasFederalDebtLate: false,
    isInLawsuit: false,
    hadBankruptcy: false,
    hadForeclosure: false,
  },
  consents: { electronic: true },
});

describe('an application', () => {
  it('is for the signed-in only', async () => {
    for (const { method, path } of Object.values(financingEndpoints)) {
      const isBare = method === 'GET' || method === 'DELETE';
      const response = await app.request(
        path.replace('{token}', 'x').replace('{item}/{documentId}', `pay-stubs/${randomUUID()}`),
        {
          method,
          headers: { 'content-type': 'application/json' },
          ...(isBare ? {} : { body: '{}' }),
        },
      );
      expect(response.status, `${method} ${path}`).toBe(401);
    }
    await expect(saveApplication(app.ctx(), unsavedOf({ answers: emptyAnswers(), step: 'income' }))).rejects.toMatchObject({
      code: 'unauthenticated',
    });
  });

  it('is sealed in the database, and opens for its owner alone', async () => {
    await saveApplication(as('ann'), unsavedOf({ answers: ANSWERS, step: 'income' }));
    const stored = await app.db.selectFrom('loan_applications').select('sealed_answers').executeTakeFirstOrThrow();
    expect(stored.sealed_answers.toString('latin1')).not.toMatch(/Ann|Secret|8000/);
    expect((await own('ann'))?.answers).toEqual(ANSWERS);
    expect(await own('bob')).toBeNull();
    await expect(completeApplication(as('bob'))).rejects.toMatchObject({ code: 'not-found' });
    await deleteApplication(as('bob'));
    expect(await own('ann')).not.toBeNull();
  });

  it('takes what two windows change, and is read-only once complete', async () => {
    const writer = randomUUID();
    await Promise.all([
      saveApplication(as('ann'), unsavedOf({ 'answers.income.title': 'Baker', step: 'review' }, { writer, seq: 2 })),
      saveApplication(as('ann'), unsavedOf({ 'answers.borrower.phone': '312 555 0148' })),
    ]);
    const next = await saveApplication(as('ann'), unsavedOf({ 'answers.income.title': 'B' }, { writer, seq: 1 }));
    expect(next).toMatchObject({ version: 3, status: 'draft', step: 'review' });
    expect(next.answers).toMatchObject({ income: { title: 'Baker' }, borrower: { phone: '312 555 0148' } });
    await expect(saveApplication(as('ann'), unsavedOf({ 'answers.income.wages': 1 }))).rejects.toMatchObject({ code: 'invalid' });
    await saveApplication(as('ann'), unsavedOf({ answers: ANSWERS }));
    expect(await completeApplication(as('ann'))).toMatchObject({ status: 'complete', completedAt: TEST_NOW.toISOString() });
    await expect(saveApplication(as('ann'), unsavedOf({ answers: ANSWERS, step: 'review' }))).rejects.toMatchObject({
      code: 'conflict',
    });
    expect(await reopenApplication(as('ann'))).toMatchObject({ status: 'draft', completedAt: null });
  });

  it('keeps the consent to an electronic document in its words and version, and that it was taken back', async () => {
    const { version } = ELECTRONIC_CONSENT;
    await saveApplication(as('dan'), unsavedOf({ 'answers.consents.electronic': true }));
    await saveApplication(as('dan'), unsavedOf({ 'answers.borrower.phone': '312 555 0148' }));
    expect(await consentsOf('dan')).toEqual([['loan-electronic', true, version]]);
    await saveApplication(as('dan'), unsavedOf({ 'answers.consents.electronic': false }));
    await saveApplication(as('dan'), unsavedOf({ 'answers.consents.electronic': true }));
    await deleteApplication(as('dan'));
    expect((await consentsOf('dan')).map(([, isGiven]) => isGiven)).toEqual([false, true, false, true]);
    expect((await listConsents(app.db, 'dan'))[0]).toMatchObject({
      address: '198.51.100.7',
      text: expect.stringContaining('ask for paper'),
    });
  });

  it('names what is missing before it can be complete', async () => {
    await saveApplication(
      as('bob'),
      unsavedOf({ answers: { ...ANSWERS, consents: { electronic: false, contact: false } }, step: 'review' }),
    );
    await expect(completeApplication(as('bob'))).rejects.toMatchObject({
      code: 'invalid',
      fields: { consents: expect.any(String) },
    });
    expect(listMissing(ANSWERS)).toEqual([]);
    const odd = {
      ...ANSWERS,
      borrower: { ...ANSWERS.borrower, email: 'ann@' },
      property: { ...ANSWERS.property, downPayment: 500_000 },
    };
    expect(listMissing(odd).map(({ what }) => what)).toEqual([
      'A complete email address, such as ana@example.com',
      'A down payment within the price',
    ]);
    expect(new Set(listMissing(emptyAnswers()).map(({ step }) => step))).toEqual(
      new Set(['borrower', 'income', 'property', 'declarations', 'consents']),
    );
  });

  it('takes no field about the person that is not asked', () => {
    for (const field of ['ssn', 'citizenship', 'maritalStatus', 'dependents', 'race']) {
      expect(answersSchema.safeParse({ [field]: 'x' }).success).toBe(false);
      expect(answersSchema.safeParse({ borrower: { [field]: 'x' } }).success).toBe(false);
    }
  });

  it('adds up: both incomes, both debts, the cash that is left', () => {
    const { incomeMonthlyCents, debtsMonthlyCents, assetsCents, outcome, leftAfterClosingCents } = assessApplication(ANSWERS);
    expect([incomeMonthlyCents, debtsMonthlyCents, assetsCents]).toEqual([1_000_000, 50_000, 11_000_000]);
    // $2,022.62 + $350 + $116.67 = $2,489.29 of $10,000; with $500 of debts 29.89%.
    expect(outcome?.backEndRatio).toBeCloseTo(0.298929, 6);
    expect(outcome?.loanToValue).toBe(0.8);
    expect(leftAfterClosingCents).toBe(11_000_000 - 9_200_000);
  });

  it('is shown with every answer that was asked for, the taxes, dues and consents too', () => {
    const answers = { ...ANSWERS, property: { ...ANSWERS.property, taxYearly: 4321, hoaMonthly: 77 } };
    const lines = describeAnswers(answers).flatMap((group) => group.lines.map(({ label, value }) => `${label}: ${value}`));
    expect(lines).toEqual(
      expect.arrayContaining(['Property tax a year: $4,321', 'HOA dues a month: $77', 'The document in electronic form: Given']),
    );
    expect(lines.filter((line) => line.startsWith('Email about'))).toEqual([]);
  });

  it('comes as a PDF', async () => {
    const application = (await own('ann')) ?? expect.fail('no application');
    const bytes = await writeDocument(application, 'Realty AI');
    expect(Buffer.from(bytes.subarray(0, 5)).toString()).toBe('%PDF-');
  });

  it('is forgotten when its time is over, after a word, and on demand', async () => {
    const daysOn = (days: number) => new Date(TEST_NOW.getTime() + days * DAY_MS);
    const told = () => app.db.selectFrom('notifications').select(['user_id', 'title']).execute();
    await expireApplications(app.ctx(daysOn(KEPT_APPLICATION_DAYS - 8)));
    expect(await told()).toEqual([]);
    for (let run = 0; run < 2; run += 1) await expireApplications(app.ctx(daysOn(KEPT_APPLICATION_DAYS - 6)));
    expect((await told()).filter(({ user_id }) => user_id === 'ann')).toMatchObject([
      { title: expect.stringMatching(/^Your loan application will be deleted on /) },
    ]);
    const mails = await app.db.selectFrom('mail_messages').select('to_address').execute();
    expect(mails.filter(({ to_address }) => to_address === 'ann@home.example')).toHaveLength(1);
    const later = daysOn(KEPT_APPLICATION_DAYS + 1);
    expect(await own('ann', later)).toBeNull();
    await deleteApplication(as('bob'));
    expect(await own('bob')).toBeNull();
    await expireApplications(app.ctx(later));
    expect(await app.db.selectFrom('loan_applications').selectAll().execute()).toEqual([]);
    expect((await getApplication(as('ann', later))).expiredAt).toBe(daysOn(KEPT_APPLICATION_DAYS).toISOString());
    expect((await getApplication(as('bob', later))).expiredAt).toBeNull();
    await saveApplication(as('ann', later), unsavedOf({ answers: ANSWERS, step: 'income' }));
    expect(await getApplication(as('ann', later))).toMatchObject({ expiredAt: null, application: { version: 1 } });
    await deleteApplication(as('ann', later));
  });
});

describe('two who borrow together', () => {
  const PART = partSchema.parse({
    borrower: { fullName: 'Cat Second', email: 'cat@home.example' },
    income: { employment: 'employed', employer: 'Quiet Works', salaryMonthly: 3000 },
    assets: { cash: 20_000 },
    debts: { cars: 250 },
    declarations: ANSWERS.declarations,
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
    await saveApplication(as('ann'), unsavedOf({ answers: ANSWERS, step: 'borrower' }));
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
    expect(cats).toMatchObject({ answers: PART, property: ANSWERS.property, with: { name: 'ann' } });
    expect(JSON.stringify(cats)).not.toMatch(/Secret Works|Ann Buyer/);
    const totals = anns?.coApplicant?.state === 'joined' ? anns.coApplicant.totals : null;
    const together = assessApplication(ANSWERS, totals);
    expect(together.incomeMonthlyCents).toBe(800_000 + 300_000);
    expect(assessJoined(cats, PART)).toEqual(together);
    const parts = await app.db.selectFrom('loan_co_applicants').select('sealed_answers').execute();
    expect(parts[0]?.sealed_answers.toString('latin1')).not.toMatch(/Quiet|3000/);
    expect(Buffer.from((await writePart(cats, 'Realty AI')).subarray(0, 5)).toString()).toBe('%PDF-');
  });

  it('cannot change, read or end what is the other’s', async () => {
    await expect(saveApplication(as('cat'), unsavedOf({ answers: ANSWERS, step: 'income' }))).rejects.toMatchObject({
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
    await saveApplication(as('ann'), unsavedOf({ answers: ANSWERS }));
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
    await saveApplication(as('ann'), unsavedOf({ answers: ANSWERS, step: 'borrower' }));
  });

  it('get a link back by mail, which opens nothing by itself', async () => {
    expect(await mailResumeLink(as('ann'), 'assets')).toEqual({ sentTo: 'ann@home.example' });
    const mail = await app.db.selectFrom('mail_messages').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow();
    expect(mail).toMatchObject({ to_address: 'ann@home.example' });
    expect(mail.text).toContain('/fast-online-application?step=assets');
    await expect(mailResumeLink(app.ctx(), 'assets')).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});
