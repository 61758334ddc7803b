import type { LetterContext } from '#domains/correspondence/server/index.ts';
import type { ServiceRequest } from '../contract.ts';
import { playMove } from './play-move.ts';
import { requireRequest } from './require-side.ts';
import { showRequest } from './show-requests.ts';

/** Takes back an open request of the caller's. A repeat changes nothing. */
export async function withdrawRequest(ctx: LetterContext, requestId: string): Promise<ServiceRequest> {
  await requireRequest(ctx, requestId);
  await playMove(
    ctx,
    requestId,
    { verb: 'withdraw', by: 'client' },
    { prepare: async (_inner, { request }) => (request.status === 'withdrawn' ? 'done' : {}) },
  );
  return showRequest(ctx, requestId);
}
