import { answersSchema } from '#domains/financing/contract.ts';
import { getApplication } from '#domains/financing/server/applications.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { TEST_NOW } from './listings.ts';
import { openTestApp, type TestApp } from './test-app.ts';

/** A loan application to which nothing is missing. */
export const LOAN_ANSWERS = answersSchema.parse({
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

/** An application with four people who may borrow. */
export async function openBorrowersApp(): Promise<TestApp> {
  const app = await openTestApp({ now: () => TEST_NOW.getTime() });
  for (const id of ['ann', 'bob', 'cat', 'dan']) {
    const email = `${id}@home.example`;
    await app.db
      .insertInto('users')
      .values({ id, display_name: id, email, email_verified_at: TEST_NOW, created_at: TEST_NOW })
      .execute();
  }
  return app;
}

export function borrowersOn(open: () => TestApp) {
  const as = (userId: string, now = TEST_NOW): ServerContext => {
    const actor = { userId, role: 'buyer', roles: ['buyer'], sessionId: 's', isDemo: false, emailVerified: true } as const;
    return { ...open().ctx(now), actor: { kind: 'user', address: '198.51.100.7', ...actor } };
  };
  const own = async (userId: string, now = TEST_NOW) => (await getApplication(as(userId, now))).application;
  return { as, own };
}
