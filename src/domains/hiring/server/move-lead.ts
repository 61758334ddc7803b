import type { LetterContext } from '#domains/correspondence/server/index.ts';
import type { Lead } from '../contract.ts';
import { DECLINE_REASONS, type DeclineReason, GIVE_UP_REASONS, type GiveUpReason } from '../model/reasons.ts';
import { ACCEPTED_LEADS } from '../model/status-changes.ts';
import { playMove } from './play-move.ts';
import { requireLead, requireStanding } from './require-side.ts';
import { showLead } from './show-leads.ts';

/** Notes that the team read a lead; a repeat, or a lead that went on, changes nothing. Throws `not-found` for strangers. */
export async function viewLead(ctx: LetterContext, leadId: string): Promise<Lead> {
  const { lead } = await requireLead(ctx, leadId, 'work');
  if (lead.status === 'new')
    await playMove(
      ctx,
      lead.request_id,
      { verb: 'view', by: 'vendor', leadId },
      {
        prepare: async (_inner, { leads }, at) => {
          const now = leads.find(({ id }) => id === leadId);
          return now?.status === 'new' && now.answer_by > at ? {} : 'done';
        },
      },
    );
  return showLead(ctx, leadId);
}

/**
 * Accepts a lead for its vendor: both sides see how to reach each other. A repeat, also by a colleague at the same moment,
 * changes nothing. Throws `not-found` for strangers, `forbidden` for members without the right, `conflict` if it is too late.
 */
export async function acceptLead(ctx: LetterContext, leadId: string): Promise<Lead> {
  const { lead } = await requireLead(ctx, leadId, 'leads');
  await requireStanding(ctx, lead);
  await playMove(
    ctx,
    lead.request_id,
    { verb: 'accept', by: 'vendor', leadId },
    {
      prepare: async (_inner, { leads }) =>
        leads.some(({ id, status }) => id === leadId && ACCEPTED_LEADS.some((one) => one === status)) ? 'done' : {},
    },
  );
  return showLead(ctx, leadId);
}

/** Declines a lead; the next in line is asked. As {@link acceptLead}. */
export async function declineLead(
  ctx: LetterContext,
  { leadId, reason }: { leadId: string; reason: DeclineReason },
): Promise<Lead> {
  const { lead } = await requireLead(ctx, leadId, 'leads');
  await playMove(
    ctx,
    lead.request_id,
    { verb: 'decline', by: 'vendor', leadId },
    {
      prepare: async (_inner, { leads }) =>
        leads.some(({ id, status }) => id === leadId && status === 'declined') ? 'done' : { reason: DECLINE_REASONS[reason] },
    },
  );
  return showLead(ctx, leadId);
}

/** Gives an accepted lead up. As {@link acceptLead}. */
export async function giveUpLead(
  ctx: LetterContext,
  { leadId, reason }: { leadId: string; reason: GiveUpReason },
): Promise<Lead> {
  const { lead } = await requireLead(ctx, leadId, 'leads');
  await playMove(
    ctx,
    lead.request_id,
    { verb: 'give-up', by: 'vendor', leadId },
    {
      prepare: async (_inner, { leads }) =>
        leads.some((one) => one.id === leadId && one.lost_because === 'gave-up') ? 'done' : { reason: GIVE_UP_REASONS[reason] },
    },
  );
  return showLead(ctx, leadId);
}
