import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { borrowersOn, LOAN_ANSWERS, openBorrowersApp } from '#tests/support/borrowers.ts';
import { DAY_MS } from '#lib/time-units.ts';
import { listConsents } from '#domains/accounts/server/index.ts';
import { TEST_NOW } from '#tests/support/listings.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { unsavedOf } from '#tests/support/unsaved.ts';
import { KEPT_APPLICATION_DAYS } from '#lib/kept-for.ts';
import { answersSchema, emptyAnswers, financingEndpoints } from '../contract.ts';
import { assessApplication, listMissing } from '../model/assess-application.ts';
import { ELECTRONIC_CONSENT } from '../model/electronic-consent.ts';
import { describeAnswers } from '../model/describe-answers.ts';
import { completeApplication, getApplication, reopenApplication, saveApplication, deleteApplication } from './applications.ts';
import { expireApplications } from './expire-applications.ts';
import { writeDocument } from './write-document.tsx';

let app: TestApp;
beforeAll(async () => {
  app = await openBorrowersApp();
});
afterAll(() => app.close());

const { as, own } = borrowersOn(() => app);

const consentsOf = async (userId: string) =>
  (await listConsents(app.db, userId)).map(({ kind, is_given: isGiven, text_version: version }) => [kind, isGiven, version]);

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
    await saveApplication(as('ann'), unsavedOf({ answers: LOAN_ANSWERS, step: 'income' }));
    const stored = await app.db.selectFrom('loan_applications').select('sealed_answers').executeTakeFirstOrThrow();
    expect(stored.sealed_answers.toString('latin1')).not.toMatch(/Ann|Secret|8000/);
    expect((await own('ann'))?.answers).toEqual(LOAN_ANSWERS);
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
    await saveApplication(as('ann'), unsavedOf({ answers: LOAN_ANSWERS }));
    expect(await completeApplication(as('ann'))).toMatchObject({ status: 'complete', completedAt: TEST_NOW.toISOString() });
    await expect(saveApplication(as('ann'), unsavedOf({ answers: LOAN_ANSWERS, step: 'review' }))).rejects.toMatchObject({
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
      unsavedOf({ answers: { ...LOAN_ANSWERS, consents: { electronic: false, contact: false } }, step: 'review' }),
    );
    await expect(completeApplication(as('bob'))).rejects.toMatchObject({
      code: 'invalid',
      fields: { consents: expect.any(String) },
    });
    expect(listMissing(LOAN_ANSWERS)).toEqual([]);
    const odd = {
      ...LOAN_ANSWERS,
      borrower: { ...LOAN_ANSWERS.borrower, email: 'ann@' },
      property: { ...LOAN_ANSWERS.property, downPayment: 500_000 },
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
    const { incomeMonthlyCents, debtsMonthlyCents, assetsCents, outcome, leftAfterClosingCents } =
      assessApplication(LOAN_ANSWERS);
    expect([incomeMonthlyCents, debtsMonthlyCents, assetsCents]).toEqual([1_000_000, 50_000, 11_000_000]);
    // $2,022.62 + $350 + $116.67 = $2,489.29 of $10,000; with $500 of debts 29.89%.
    expect(outcome?.backEndRatio).toBeCloseTo(0.298929, 6);
    expect(outcome?.loanToValue).toBe(0.8);
    expect(leftAfterClosingCents).toBe(11_000_000 - 9_200_000);
  });

  it('is shown with every answer that was asked for, the taxes, dues and consents too', () => {
    const answers = { ...LOAN_ANSWERS, property: { ...LOAN_ANSWERS.property, taxYearly: 4321, hoaMonthly: 77 } };
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
    await saveApplication(as('ann', later), unsavedOf({ answers: LOAN_ANSWERS, step: 'income' }));
    expect(await getApplication(as('ann', later))).toMatchObject({ expiredAt: null, application: { version: 1 } });
    await deleteApplication(as('ann', later));
  });
});
