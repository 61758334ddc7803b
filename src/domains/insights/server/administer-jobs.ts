import { recordAudit } from '#domains/accounts/server/index.ts';
import { dropJob, listFailedJobs, listQueues, retryJob } from '#platform/jobs/administer-jobs.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { transact } from '#platform/verb/transact.ts';
import { type Jobs, MOST_FAILED } from '../contract.ts';

interface Named {
  name: string;
  jobId: string;
}

/** Background work by kind, and what of it failed for good. */
export async function listJobs({ db, now }: Pick<Context, 'db' | 'now'>): Promise<Jobs> {
  const [queues, failed] = await Promise.all([listQueues(db, now), listFailedJobs(db, MOST_FAILED)]);
  return {
    queues: queues.map(({ finishedAt, ...queue }) => ({ ...queue, finishedAt: finishedAt?.toISOString() ?? null })),
    failed: failed.map(({ failedAt, ...job }) => ({ ...job, failedAt: failedAt?.toISOString() ?? null })),
  };
}

/** Puts failed work into its queue again. Throws `conflict` where none such failed. */
export async function retryFailedJob(ctx: Context, { name, jobId }: Named): Promise<Jobs> {
  return transact(ctx, async (inner) => {
    if (!(await retryJob(inner.db, { name, id: jobId }, inner.now))) throw notFailed();
    await recordAudit(inner, { action: 'job-retried', details: { name, jobId } });
    return listJobs(inner);
  });
}

/** Gives failed work up for good. Throws `conflict` where none such failed. */
export async function dropFailedJob(ctx: Context, { name, jobId }: Named): Promise<void> {
  await transact(ctx, async (inner) => {
    if (!(await dropJob(inner.db, { name, id: jobId }))) throw notFailed();
    await recordAudit(inner, { action: 'job-given-up', details: { name, jobId } });
  });
}

const notFailed = () =>
  new DomainError('conflict', 'This work isn’t marked as failed: it may already be running again, or be gone.');
