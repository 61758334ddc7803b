import type { Context } from '#platform/verb/context.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import type { CheckedCopy } from '../contract.ts';
import { checkCopy } from '../model/check-copy.ts';
import type { KindOfCopy } from '../model/finding.ts';
import { packsFor } from '../model/rule-packs.ts';

/** What fair-housing law says of a text, and by which rules. Throws `unauthenticated`. */
export function checkPublishedCopy(
  ctx: Pick<Context, 'actor'>,
  { text, states, kind }: { text: string; states: string[]; kind: KindOfCopy },
): CheckedCopy {
  requireUser(ctx);
  return {
    findings: checkCopy(text, { states, kind }),
    packs: packsFor(states).map(({ id, name, version, source, asOf }) => ({ id, name, version, source, asOf })),
  };
}
