import { z } from 'zod';
import { defineEndpoint } from '#lib/endpoint.ts';

/** The steps, in the order of the Uniform Residential Loan Application. */
export const APPLICATION_STEPS = [
  'borrower',
  'income',
  'assets',
  'debts',
  'property',
  'declarations',
  'consents',
  'review',
] as const;
export type ApplicationStep = (typeof APPLICATION_STEPS)[number];

export const OCCUPANCIES = ['primary', 'second-home', 'investment'] as const;
export const EMPLOYMENTS = ['employed', 'self-employed', 'retired', 'other'] as const;
export const RETENTION_DAYS = 90;

const text = (max: number) => z.string().trim().max(max).default('');
const money = z.number().min(0).max(1e9).nullable().default(null).describe('Dollars');
const answer = z.boolean().nullable().default(null);
const tick = z.boolean().default(false);

const incomeSchema = z.strictObject({
  employment: z.enum(EMPLOYMENTS).nullable().default(null),
  employer: text(120),
  title: text(120),
  startYear: z.number().int().min(1940).max(2200).nullable().default(null),
  salaryMonthly: money,
  otherMonthly: money,
});

/** What a buyer tells. No Social Security number, no citizenship, nothing about family, origin or health: a lender asks what the law wants asked. */
export const answersSchema = z.strictObject({
  borrower: z.strictObject({ fullName: text(120), email: text(254), phone: text(40), address: text(200) }).prefault({}),
  coBorrower: z.strictObject({ isThere: tick, fullName: text(120), incomeMonthly: money, debtsMonthly: money }).prefault({}),
  income: incomeSchema.prefault({}),
  assets: z.strictObject({ cash: money, investments: money, retirement: money, gifts: money }).prefault({}),
  debts: z.strictObject({ cars: money, students: money, cards: money, otherHomes: money, other: money }).prefault({}),
  property: z
    .strictObject({
      address: text(200),
      occupancy: z.enum(OCCUPANCIES).nullable().default(null),
      price: money,
      downPayment: money,
      interestRate: z.number().min(0).max(0.25).nullable().default(null),
      termYears: z.union([z.literal(15), z.literal(20), z.literal(30)]).default(30),
      taxYearly: money,
      hoaMonthly: money,
    })
    .prefault({}),
  declarations: z
    .strictObject({
      ownedInThreeYears: answer,
      borrowsDownPayment: answer,
      takesOtherLoans: answer,
      hasFederalDebtLate: answer,
      isInLawsuit: answer,
      hadBankruptcy: answer,
      hadForeclosure: answer,
    })
    .prefault({}),
  consents: z
    .strictObject({
      electronic: tick.describe('Agrees to have the document in electronic form'),
      contact: tick.describe('May be contacted about it by e-mail'),
    })
    .prefault({}),
});
export type Answers = z.infer<typeof answersSchema>;

export function emptyAnswers(): Answers {
  return answersSchema.parse({});
}

export const APPLICATION_STATUSES = ['draft', 'complete'] as const;

export const applicationSchema = z.object({
  status: z.enum(APPLICATION_STATUSES).describe('complete: read-only; it is sent to nobody'),
  answers: answersSchema,
  step: z.enum(APPLICATION_STEPS),
  version: z.number().int(),
  updatedAt: z.string(),
  completedAt: z.string().nullable(),
  expiresAt: z.string().describe('Then it is deleted'),
});
export type Application = z.infer<typeof applicationSchema>;

const writes = { name: 'loan-application', hits: 1200, perSeconds: 3600 } as const;

export const getApplication = defineEndpoint({
  method: 'GET',
  path: '/api/loan-application',
  summary: 'My application, or null.',
  access: 'signed-in',
  response: z.object({ application: applicationSchema.nullable() }),
});

export const saveApplication = defineEndpoint({
  method: 'PUT',
  path: '/api/loan-application',
  summary: 'Saves my draft. 409 once it is complete, or where another window has saved since `version`.',
  access: 'signed-in',
  body: z.object({ answers: answersSchema, step: z.enum(APPLICATION_STEPS), version: z.number().int().min(0) }),
  response: applicationSchema,
  limit: writes,
});

export const completeApplication = defineEndpoint({
  method: 'POST',
  path: '/api/loan-application/complete',
  summary: 'Closes my application: read-only from now on, ready to hand to lenders. Names what is missing.',
  access: 'signed-in',
  response: applicationSchema,
  limit: writes,
});

export const reopenApplication = defineEndpoint({
  method: 'POST',
  path: '/api/loan-application/reopen',
  summary: 'Makes my complete application a draft again.',
  access: 'signed-in',
  response: applicationSchema,
  limit: writes,
});

export const withdrawApplication = defineEndpoint({
  method: 'DELETE',
  path: '/api/loan-application',
  summary: 'Withdraws my application and deletes every answer.',
  access: 'signed-in',
  limit: writes,
});

export const getApplicationDocument = defineEndpoint({
  method: 'GET',
  path: '/api/loan-application/document.pdf',
  summary: 'My application as a PDF.',
  access: 'signed-in',
  produces: 'application/pdf',
});

export const financingEndpoints = {
  getApplication,
  saveApplication,
  completeApplication,
  reopenApplication,
  withdrawApplication,
  getApplicationDocument,
};
