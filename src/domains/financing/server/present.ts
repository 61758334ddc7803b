import { listInvitations } from '#domains/invitations/server/index.ts';
import {
  type Application,
  APPLICATION_STATUSES,
  APPLICATION_STEPS,
  type CoApplicant,
  type JoinedApplication,
} from '../contract.ts';
import { listMissingOfPart, totalsOf } from '../model/assess-application.ts';
import type { FinancingContext } from './financing-context.ts';
import { type ApplicationRow, type CoApplicantRow, findCoApplicantOf } from './queries.ts';
import { openAnswers, openPart } from './sealed-answers.ts';

/** An application as its first borrower sees it: of the second one's part only what adds up. */
export async function presentApplication(ctx: FinancingContext, row: ApplicationRow): Promise<Application> {
  return {
    status: statusOf(row),
    answers: openAnswers(ctx, row.sealed_answers),
    step: stepOf(row),
    version: row.version,
    coApplicant: await findCoApplicant(ctx, row.id),
    startedAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    completedAt: row.completed_at?.toISOString() ?? null,
    expiresAt: row.expires_at.toISOString(),
  };
}

async function findCoApplicant(ctx: FinancingContext, applicationId: string): Promise<CoApplicant | null> {
  const joined = await findCoApplicantOf(ctx.db, applicationId);
  if (joined !== undefined) {
    const part = openPart(ctx, joined.sealed_answers);
    return {
      state: 'joined',
      name: joined.name,
      joinedAt: joined.joined_at.toISOString(),
      missing: listMissingOfPart(part).length,
      totals: totalsOf(part),
    };
  }
  const [invited] = await listInvitations(ctx, { kind: 'loan-application', key: applicationId });
  return invited === undefined ? null : { state: 'invited', email: invited.email, expiresAt: invited.expiresAt };
}

/** The same as its second borrower sees it: their own part, the home, and what the first one's answers add up to. */
export function presentJoined(
  ctx: FinancingContext,
  { part, application, firstName }: { part: CoApplicantRow; application: ApplicationRow; firstName: string },
): JoinedApplication {
  const first = openAnswers(ctx, application.sealed_answers);
  return {
    status: statusOf(application),
    answers: openPart(ctx, part.sealed_answers),
    property: first.property,
    step: stepOf(part),
    version: part.version,
    with: { name: firstName, totals: totalsOf(first) },
    joinedAt: part.joined_at.toISOString(),
    updatedAt: part.updated_at.toISOString(),
    completedAt: application.completed_at?.toISOString() ?? null,
    expiresAt: application.expires_at.toISOString(),
  };
}

function statusOf({ status }: { status: string }): Application['status'] {
  return APPLICATION_STATUSES.find((known) => known === status) ?? 'draft';
}

function stepOf({ step }: { step: string }): Application['step'] {
  return APPLICATION_STEPS.find((known) => known === step) ?? 'borrower';
}
