import { randomUUID } from 'node:crypto';
import type { HandlerInput } from '#lib/endpoint.ts';
import type { Context } from '#platform/http/context.ts';
import { DomainError } from '#platform/http/domain-error.ts';
import { requireUser } from '#platform/http/require-user.ts';
import type { Identity } from '#platform/identity/identity.ts';
import {
  type Answers,
  type Application,
  answersSchema,
  APPLICATION_STATUSES,
  APPLICATION_STEPS,
  RETENTION_DAYS,
  type saveApplication as saveEndpoint,
} from '../contract.ts';
import { listMissing } from '../model/assess-application.ts';
import {
  type ApplicationRow,
  changeApplication,
  findApplication,
  findSealedAnswers,
  removeApplication,
  removeExpired,
  writeDraft,
} from './queries.ts';

type FinancingContext = Context & { identity: Identity };

const MS_PER_DAY = 86_400_000;

/** My application, or null. */
export async function getApplication(ctx: FinancingContext): Promise<Application | null> {
  const row = await findApplication(ctx.db, requireUser(ctx).userId, ctx.now);
  return row === undefined ? null : present(ctx, row);
}

/** What a person answered, for the copy of their own data; undefined where there is nothing, or the secret has changed since. */
export async function readAnswersOf(ctx: FinancingContext, userId: string): Promise<Answers | undefined> {
  const row = await findSealedAnswers(ctx.db, userId);
  if (row === undefined) return undefined;
  try {
    return openAnswers(ctx, row);
  } catch {
    return undefined;
  }
}

/** Saves the draft. Throws `stale` where another window has saved since, and `conflict` once it is complete. */
export async function saveApplication(
  ctx: FinancingContext,
  { answers, step, version }: HandlerInput<typeof saveEndpoint>['body'],
): Promise<Application> {
  const { userId } = requireUser(ctx);
  const row = await writeDraft(
    ctx.db,
    {
      id: randomUUID(),
      user_id: userId,
      status: 'draft',
      sealed_answers: ctx.identity.seal(Buffer.from(JSON.stringify(answers))),
      step,
      version: 1,
      created_at: ctx.now,
      updated_at: ctx.now,
      expires_at: expiry(ctx.now),
    },
    version,
  );
  if (row !== undefined) return present(ctx, row);
  const standing = await findApplication(ctx.db, userId, ctx.now);
  if (standing?.status === 'complete') throw new DomainError('conflict', 'It is complete. Reopen it to change it.');
  throw new DomainError('stale', 'It was changed in another window. Load it, then go on.');
}

/** Closes the application. Throws `invalid` naming what is missing. */
export async function completeApplication(ctx: FinancingContext): Promise<Application> {
  const { userId } = requireUser(ctx);
  const application = await requireApplication(ctx);
  const missing = listMissing(application.answers);
  if (missing.length > 0) {
    throw new DomainError('invalid', `Still needed: ${missing.map(({ what }) => what).join(', ')}.`, {
      fields: Object.fromEntries(missing.map(({ step, what }) => [step, what])),
    });
  }
  return change(ctx, userId, { status: 'complete', completed_at: ctx.now });
}

/** A draft again. */
export async function reopenApplication(ctx: FinancingContext): Promise<Application> {
  const { userId } = requireUser(ctx);
  await requireApplication(ctx);
  return change(ctx, userId, { status: 'draft', completed_at: null });
}

/** Deletes every answer. */
export async function withdrawApplication(ctx: Context): Promise<void> {
  await removeApplication(ctx.db, requireUser(ctx).userId);
}

/** Deletes what has not been touched for its time. */
export async function forgetExpired(ctx: Context): Promise<void> {
  const count = await removeExpired(ctx.db, ctx.now);
  if (count > 0) ctx.log.info({ count }, 'deleted expired loan applications');
}

export async function requireApplication(ctx: FinancingContext): Promise<Application> {
  const application = await getApplication(ctx);
  if (application === null) throw new DomainError('not-found', 'You have no application here.');
  return application;
}

async function change(
  ctx: FinancingContext,
  userId: string,
  fields: { status: Application['status']; completed_at: Date | null },
): Promise<Application> {
  const row = await changeApplication(ctx.db, userId, { ...fields, updated_at: ctx.now, expires_at: expiry(ctx.now) });
  if (row === undefined) throw new DomainError('not-found', 'You have no application here.');
  return present(ctx, row);
}

function expiry(now: Date): Date {
  return new Date(now.getTime() + RETENTION_DAYS * MS_PER_DAY);
}

function openAnswers(ctx: FinancingContext, row: Pick<ApplicationRow, 'sealed_answers'>): Answers {
  const opened: unknown = JSON.parse(ctx.identity.unseal(row.sealed_answers).toString());
  return answersSchema.parse(opened);
}

function present(ctx: FinancingContext, row: ApplicationRow): Application {
  return {
    status: APPLICATION_STATUSES.find((status) => status === row.status) ?? 'draft',
    answers: openAnswers(ctx, row),
    step: APPLICATION_STEPS.find((step) => step === row.step) ?? 'borrower',
    version: row.version,
    updatedAt: row.updated_at.toISOString(),
    completedAt: row.completed_at?.toISOString() ?? null,
    expiresAt: row.expires_at.toISOString(),
  };
}
