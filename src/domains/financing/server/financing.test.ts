import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ServerContext } from '#platform/http/server-context.ts';
import { TEST_NOW } from '../../../../tests/support/listings.ts';
import { openTestApp, type TestApp } from '../../../../tests/support/test-app.ts';
import { answersSchema, emptyAnswers, financingEndpoints, RETENTION_DAYS } from '../contract.ts';
import { assessApplication, listMissing } from '../model/assess-application.ts';
import { describeAnswers } from '../model/describe-answers.ts';
import {
  completeApplication,
  forgetExpired,
  getApplication,
  reopenApplication,
  saveApplication,
  withdrawApplication,
} from './applications.ts';
import { writeDocument } from './write-document.tsx';

let app: TestApp;

beforeAll(async () => {
  app = await openTestApp({ now: () => TEST_NOW.getTime() });
  for (const id of ['ann', 'bob']) {
    await app.db.insertInto('users').values({ id, display_name: id, created_at: TEST_NOW }).execute();
  }
});
afterAll(() => app.close());

function as(userId: string, now = TEST_NOW): ServerContext {
  const actor = { userId, role: 'buyer', roles: ['buyer'], sessionId: 's', isDemo: false, emailVerified: true } as const;
  return { ...app.ctx(now), actor: { kind: 'user', address: '198.51.100.7', ...actor } };
}

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
      const response = await app.request(path, {
        method,
        headers: { 'content-type': 'application/json' },
        ...(isBare ? {} : { body: '{}' }),
      });
      expect(response.status, `${method} ${path}`).toBe(401);
    }
    await expect(saveApplication(app.ctx(), { answers: emptyAnswers(), step: 'income', version: 0 })).rejects.toMatchObject({
      code: 'unauthenticated',
    });
  });

  it('is sealed in the database, and opens for its owner alone', async () => {
    await saveApplication(as('ann'), { answers: ANSWERS, step: 'income', version: 0 });
    const stored = await app.db.selectFrom('loan_applications').select('sealed_answers').executeTakeFirstOrThrow();
    expect(stored.sealed_answers.toString('latin1')).not.toMatch(/Ann|Secret|8000/);
    expect((await getApplication(as('ann')))?.answers).toEqual(ANSWERS);
    expect(await getApplication(as('bob'))).toBeNull();
    await expect(completeApplication(as('bob'))).rejects.toMatchObject({ code: 'not-found' });
    await withdrawApplication(as('bob'));
    expect(await getApplication(as('ann'))).not.toBeNull();
  });

  it('is never overwritten unseen, and read-only once complete', async () => {
    await expect(saveApplication(as('ann'), { answers: ANSWERS, step: 'income', version: 0 })).rejects.toMatchObject({
      code: 'stale',
    });
    const next = await saveApplication(as('ann'), { answers: ANSWERS, step: 'review', version: 1 });
    expect(next).toMatchObject({ version: 2, status: 'draft' });
    expect(await completeApplication(as('ann'))).toMatchObject({ status: 'complete', completedAt: TEST_NOW.toISOString() });
    await expect(saveApplication(as('ann'), { answers: ANSWERS, step: 'review', version: 2 })).rejects.toMatchObject({
      code: 'conflict',
    });
    expect(await reopenApplication(as('ann'))).toMatchObject({ status: 'draft', completedAt: null });
  });

  it('names what is missing before it can be complete', async () => {
    await saveApplication(as('bob'), {
      answers: { ...ANSWERS, consents: { electronic: false, contact: false } },
      step: 'review',
      version: 0,
    });
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
      'A whole e-mail address, such as ana@example.com',
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
    // $2,022.62 + $350 + $116.67 = $2,489.29 of $10,000; with $500 of debts 29.89 %.
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
  });

  it('comes as a PDF', async () => {
    const application = (await getApplication(as('ann'))) ?? expect.fail('no application');
    const bytes = await writeDocument(application, 'Realty AI');
    expect(Buffer.from(bytes.subarray(0, 5)).toString()).toBe('%PDF-');
  });

  it('is forgotten when its time is over, and on demand', async () => {
    const later = new Date(TEST_NOW.getTime() + (RETENTION_DAYS + 1) * 86_400_000);
    expect(await getApplication(as('ann', later))).toBeNull();
    await withdrawApplication(as('bob'));
    expect(await getApplication(as('bob'))).toBeNull();
    await forgetExpired(app.ctx(later));
    expect(await app.db.selectFrom('loan_applications').selectAll().execute()).toEqual([]);
  });
});
