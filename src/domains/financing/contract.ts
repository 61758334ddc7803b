import { z } from 'zod';
import { documentSchema, UPLOAD_CONSUMES, uploadLimit, uploadParams, uploadQuery } from '#domains/documents/contract.ts';
import { defineEndpoint } from '#lib/endpoint.ts';
import { unsavedSchema } from '#lib/field-changes.ts';
import { coApplicantInviting } from './contract/inviting.ts';
import { writes } from './contract/limits.ts';
import { APPLICATION_STEPS } from './model/application-steps.ts';
import { DOCUMENT_ITEM_KEYS } from './model/paper-kinds.ts';
import { MOST_LETTERS } from './model/limits.ts';

export { coApplicantInviting } from './contract/inviting.ts';
export { APPLICATION_STEPS, type ApplicationStep } from './model/application-steps.ts';

export const OCCUPANCIES = ['primary', 'second-home', 'investment'] as const;
export const EMPLOYMENTS = ['employed', 'self-employed', 'retired', 'other'] as const;

const text = (max: number) => z.string().trim().max(max).default('');
const money = z.number().min(0).max(1e9).nullable().default(null).describe('Dollars');
const answer = z.boolean().nullable().default(null);
const tick = z.boolean().default(false);

const incomeSchema = z.strictObject({
  employment: z.enum(EMPLOYMENTS).nullable().default(null),
  employer: text(MOST_LETTERS.employer),
  title: text(MOST_LETTERS.title),
  startYear: z.number().int().min(1940).max(2200).nullable().default(null),
  salaryMonthly: money,
  otherMonthly: money,
});

/**
 * What a buyer answers. No Social Security number, no citizenship, nothing about family, origin or health: lenders ask what
 * the law requires.
 */
export const answersSchema = z.strictObject({
  borrower: z
    .strictObject({
      fullName: text(MOST_LETTERS.fullName),
      email: text(MOST_LETTERS.email),
      phone: text(MOST_LETTERS.phone),
      address: text(MOST_LETTERS.address),
    })
    .prefault({}),
  coBorrower: z
    .strictObject({ isThere: tick, fullName: text(MOST_LETTERS.fullName), incomeMonthly: money, debtsMonthly: money })
    .prefault({}),
  income: incomeSchema.prefault({}),
  assets: z.strictObject({ cash: money, investments: money, retirement: money, gifts: money }).prefault({}),
  debts: z.strictObject({ cars: money, students: money, cards: money, otherHomes: money, other: money }).prefault({}),
  property: z
    .strictObject({
      address: text(MOST_LETTERS.address),
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
      electronic: tick.describe('Accepts the document in electronic form'),
      contact: tick.describe('Not asked anymore: mail about an application is a topic of notifications'),
    })
    .prefault({}),
});
export type Answers = z.infer<typeof answersSchema>;

/** What each borrower answers about themselves; the home and the loan belong to the application. */
export const partSchema = answersSchema.pick({
  borrower: true,
  income: true,
  assets: true,
  debts: true,
  declarations: true,
  consents: true,
});
export type Part = z.infer<typeof partSchema>;

export function emptyAnswers(): Answers {
  return answersSchema.parse({});
}

export const APPLICATION_STATUSES = ['draft', 'complete'] as const;

const totalsSchema = z
  .object({ incomeMonthlyCents: z.number(), debtsMonthlyCents: z.number(), assetsCents: z.number() })
  .describe('What one borrower sees of the other’s income, debts and assets');
export type Totals = z.infer<typeof totalsSchema>;

const coApplicantSchema = z.discriminatedUnion('state', [
  z.object({ state: z.literal('invited'), email: z.string(), expiresAt: z.string() }),
  z.object({
    state: z.literal('joined'),
    name: z.string(),
    joinedAt: z.string(),
    missing: z.number().int().describe('Answers that are missing in their part'),
    totals: totalsSchema,
  }),
]);
export type CoApplicant = z.infer<typeof coApplicantSchema>;

export const applicationSchema = z.object({
  status: z.enum(APPLICATION_STATUSES).describe('complete: read-only; no one receives it'),
  answers: answersSchema,
  step: z.enum(APPLICATION_STEPS),
  version: z.number().int(),
  coApplicant: coApplicantSchema.nullable(),
  startedAt: z.string(),
  updatedAt: z.string(),
  completedAt: z.string().nullable(),
  expiresAt: z.string().describe('When it is deleted'),
});
export type Application = z.infer<typeof applicationSchema>;

export const joinedSchema = z.object({
  status: z.enum(APPLICATION_STATUSES),
  answers: partSchema.describe('My part'),
  property: answersSchema.shape.property.describe('As the first borrower fills it in'),
  step: z.enum(APPLICATION_STEPS),
  version: z.number().int(),
  with: z.object({ name: z.string(), totals: totalsSchema }).describe('The first borrower'),
  joinedAt: z.string(),
  updatedAt: z.string(),
  completedAt: z.string().nullable(),
  expiresAt: z.string(),
});
export type JoinedApplication = z.infer<typeof joinedSchema>;

export const getApplication = defineEndpoint({
  method: 'GET',
  path: '/api/loan-application',
  summary: 'My application, or the one that I joined; both null if there is none.',
  access: 'signed-in',
  response: z.object({
    application: applicationSchema.nullable(),
    joined: joinedSchema.nullable(),
    expiredAt: z.string().nullable().describe('When my last one was deleted because no one had changed it for a long time'),
  }),
});

/** What is saved while it is filled in: the answers, and where they were left. */
export const draftSchema = z.strictObject({ answers: answersSchema, step: z.enum(APPLICATION_STEPS) });
export type Draft = z.infer<typeof draftSchema>;
export const joinedDraftSchema = z.strictObject({ answers: partSchema, step: z.enum(APPLICATION_STEPS) });
export type JoinedDraft = z.infer<typeof joinedDraftSchema>;

export const saveApplication = defineEndpoint({
  method: 'PATCH',
  path: '/api/loan-application',
  summary: 'Saves changed fields of my draft (`answers.…`, `step`). Keeps changes of other windows. 409 once it is complete.',
  access: 'signed-in',
  body: unsavedSchema,
  response: applicationSchema,
  limit: writes,
});

export const completeApplication = defineEndpoint({
  method: 'POST',
  path: '/api/loan-application/complete',
  summary: 'Completes my application: it becomes read-only, ready for lenders. Names what is missing.',
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

export const deleteApplication = defineEndpoint({
  method: 'DELETE',
  path: '/api/loan-application',
  summary: 'Deletes my application with every answer.',
  access: 'signed-in',
  proof: 'recent',
  limit: writes,
});

export const getApplicationDocument = defineEndpoint({
  method: 'GET',
  path: '/api/loan-application/document.pdf',
  summary: 'My application as a PDF.',
  access: 'signed-in',
  proof: 'recent',
  produces: 'application/pdf',
});

export const removeCoApplicant = defineEndpoint({
  method: 'DELETE',
  path: '/api/loan-application/co-applicant',
  summary: 'Removes my co-applicant, deletes their answers and files, and tells them.',
  access: 'signed-in',
  limit: writes,
});

export const saveJoined = defineEndpoint({
  method: 'PATCH',
  path: '/api/joined-loan-application',
  summary: 'Saves changed fields of my part of the application that I joined. 409 once it is complete.',
  access: 'signed-in',
  body: unsavedSchema,
  response: joinedSchema,
  limit: writes,
});

export const leaveJoined = defineEndpoint({
  method: 'DELETE',
  path: '/api/joined-loan-application',
  summary: 'Leaves the application that I joined, deletes my answers and files in it, and tells the first borrower.',
  access: 'signed-in',
  limit: writes,
});

export const getJoinedDocument = defineEndpoint({
  method: 'GET',
  path: '/api/joined-loan-application/document.pdf',
  summary: 'My part of the application that I joined, as a PDF.',
  access: 'signed-in',
  proof: 'recent',
  produces: 'application/pdf',
});

export const mailResumeLink = defineEndpoint({
  method: 'POST',
  path: '/api/loan-application/resume-link',
  summary: 'Mails me a link to a step of my application. It opens only after signing in.',
  access: 'signed-in',
  body: z.object({ step: z.enum(APPLICATION_STEPS) }),
  response: z.object({ sentTo: z.string() }),
  limit: { name: 'resume-link', hits: 10, perSeconds: 3600 },
});

export const uploadApplicationDocument = defineEndpoint({
  method: 'PUT',
  path: '/api/loan-application/documents/{item}/{documentId}',
  summary: 'Adds a file to the application that I take part in. Only I see it.',
  access: 'signed-in',
  params: z.object({ item: z.enum(DOCUMENT_ITEM_KEYS), ...uploadParams.shape }),
  query: uploadQuery,
  consumes: UPLOAD_CONSUMES,
  response: documentSchema,
  limit: uploadLimit,
});

export const financingEndpoints = {
  getApplication,
  saveApplication,
  completeApplication,
  reopenApplication,
  deleteApplication,
  getApplicationDocument,
  inviteCoApplicant: coApplicantInviting.invite,
  withdrawInvitation: coApplicantInviting.withdraw,
  removeCoApplicant,
  acceptInvitation: coApplicantInviting.accept,
  saveJoined,
  leaveJoined,
  getJoinedDocument,
  mailResumeLink,
  uploadApplicationDocument,
};
