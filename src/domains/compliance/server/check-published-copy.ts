import type { Context } from '#platform/verb/context.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import type { CheckedCopy } from '../contract.ts';
import { checkCopy } from '../model/check-copy.ts';
import type { KindOfCopy } from '../model/finding.ts';
import { lintRemarks } from '../model/lint-remarks.ts';
import { BOARDS, packsFor } from '../model/rule-packs.ts';

/** What fair-housing law says about a text, and by which rules. Throws `unauthenticated`. */
export function checkPublishedCopy(
  ctx: Pick<Context, 'actor'>,
  { text, states, kind, limit }: { text: string; states: string[]; kind: KindOfCopy; limit: number },
): CheckedCopy {
  requireUser(ctx);
  const isRemarks = kind === 'remarks';
  return {
    findings: checkCopy(text, { states, kind }),
    lint: isRemarks ? lintRemarks(text, { limit }) : [],
    packs: [...packsFor(states), ...(isRemarks ? [BOARDS] : [])].map(({ id, name, version, source, asOf }) => ({
      id,
      name,
      version,
      source,
      asOf,
    })),
  };
}
