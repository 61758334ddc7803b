import type { Document } from '#domains/documents/contract.ts';
import { listDocumentsWith, serveDocumentWith, storeDocument, trashDocumentWith } from '#domains/documents/server/index.ts';
import { actsAsAdmin } from '#lib/roles.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { engagementAt, leadAt, requestAt } from '../model/hiring.ts';
import { LIVE_LEADS } from '../model/status-changes.ts';
import { MOST_FILES } from '../model/limits.ts';
import { listJobDisputes } from './job-disputes.ts';
import { requireEngagement, requireLeadSide, requireRequest } from './require-side.ts';
import { standingEngagement, standingLead, standingRequest } from './stored.ts';

interface Upload {
  documentId: string;
  name: string;
  request: Request;
}

/** Adds a file to a request of the caller's that is a draft or open. Throws `not-found` for other people's, `conflict` if it is over. */
export async function uploadRequestFile(
  ctx: ServerContext,
  { requestId, ...file }: { requestId: string } & Upload,
): Promise<Document> {
  const stillMay = async (inner: Context) => {
    const row = await requireRequest(inner, requestId);
    const status = requestAt(standingRequest(row), inner.now);
    if (status !== 'draft' && status !== 'open')
      throw new DomainError('conflict', 'This request is over, so you can’t add to it.');
    const kept = await listDocumentsWith(inner.db, { kind: 'service-request', key: requestId });
    if (kept.length >= MOST_FILES && !kept.some((one) => one.public_id === file.documentId))
      throw new DomainError('conflict', `A request can have up to ${MOST_FILES} files: delete one first.`);
    return row;
  };
  const row = await stillMay(ctx);
  return storeDocument(ctx, { kind: 'service-request', key: requestId, ownerId: row.user_id }, { ...file, stillMay });
}

/** Puts a file of a request of the caller's in the trash. Throws `not-found` for other people's, `conflict` for what is held. */
export async function deleteRequestFile(
  ctx: Context,
  { requestId, documentId }: { requestId: string; documentId: string },
): Promise<void> {
  await requireRequest(ctx, requestId);
  if (!(await trashDocumentWith(ctx, { kind: 'service-request', key: requestId }, documentId)))
    throw new DomainError('not-found', 'There is no file with this id.');
}

/** A file of a request, for its client, and for vendors while they take part. Throws `not-found` for everybody else. */
export async function serveLeadFile(
  ctx: ServerContext,
  { leadId, documentId }: { leadId: string; documentId: string },
): Promise<Response> {
  const { side, request, lead } = await requireLeadSide(ctx, leadId, 'work');
  if (side === 'vendor' && !LIVE_LEADS.includes(leadAt(standingLead(lead), standingRequest(request), ctx.now)))
    throw new DomainError('not-found', 'You’re no longer part of this request, so its files are closed.');
  return serveDocumentWith(ctx, { kind: 'service-request', key: request.id }, documentId);
}

/** Adds a file to a job of either side. Throws `not-found` for strangers, `conflict` if the job ended. */
export async function uploadEngagementFile(
  ctx: ServerContext,
  { engagementId, ...file }: { engagementId: string } & Upload,
): Promise<Document> {
  const stillMay = async (inner: Context) => {
    const { engagement, request } = await requireEngagement(inner, engagementId, 'work');
    if (['expired', 'cancelled'].includes(engagementAt(standingEngagement(engagement), inner.now)))
      throw new DomainError('conflict', 'This job has ended, so you can’t add to it.');
    return request;
  };
  const request = await stillMay(ctx);
  return storeDocument(ctx, { kind: 'engagement', key: engagementId, ownerId: request.user_id }, { ...file, stillMay });
}

/** A file of a job, for both sides, and for administrators who decide a dispute about it. Throws `not-found` for strangers. */
export async function serveEngagementFile(
  ctx: ServerContext,
  { engagementId, documentId }: { engagementId: string; documentId: string },
): Promise<Response> {
  if (!(await decidesOn(ctx, engagementId))) await requireEngagement(ctx, engagementId, 'work');
  return serveDocumentWith(ctx, { kind: 'engagement', key: engagementId }, documentId);
}

async function decidesOn(ctx: Context, engagementId: string): Promise<boolean> {
  if (ctx.actor.kind !== 'user' || !actsAsAdmin(ctx.actor)) return false;
  const { disputes } = await listJobDisputes(ctx);
  return disputes.some((one) => one.engagementId === engagementId);
}
