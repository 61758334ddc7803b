import type { Config } from '#platform/config/config.ts';
import { askClamd } from '#platform/files/clamd.ts';
import { openWhole } from '#platform/files/sealed-files.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { SCAN_AGAIN_AFTER_MS } from '../model/scan-terms.ts';
import type { DocumentRow } from './queries.ts';

const AT_ONCE = 200;
/** After this many files without an answer the scanner counts as silent. */
const MOST_FAILURES = 3;

/**
 * Has files looked at that the scanner has not seen: they came while it was silent, before there was one, or are made by the
 * product. One that it refuses to look at, such as too large a file, is tried again after longer and longer.
 */
export async function scanLater(ctx: ServerContext, stopping?: AbortSignal): Promise<void> {
  const address = ctx.config.CLAMD_ADDRESS;
  if (address === undefined) return;
  const rows = await ctx.db
    .selectFrom('documents')
    .select(['id', 'file_key', 'scan_tries'])
    .where('scan', '=', 'none')
    .where((eb) =>
      eb.or([
        eb('scan_tried_at', 'is', null),
        ...SCAN_AGAIN_AFTER_MS.map((wait, at) =>
          eb.and([
            // The last wait holds for all later tries.
            eb('scan_tries', at + 1 === SCAN_AGAIN_AFTER_MS.length ? '>=' : '=', at + 1),
            eb('scan_tried_at', '<=', new Date(ctx.now.getTime() - wait)),
          ]),
        ),
      ]),
    )
    .orderBy('scan_tried_at', (order) => order.asc().nullsFirst())
    .orderBy('id')
    .limit(AT_ONCE)
    .execute();
  let failures = 0;
  for (const { id, file_key: key, scan_tries: tries } of rows) {
    if (stopping?.aborted === true) return;
    const content = await openWhole(ctx, key).catch((error: unknown) => {
      ctx.log.warn({ err: error, key }, 'a document that waits for the virus scanner cannot be opened');
      return undefined;
    });
    // Without its file it is tried again later, too.
    const finding =
      content === undefined
        ? undefined
        : await askClamd(address, content).catch((error: unknown) => {
            ctx.log.warn({ err: error }, 'the virus scanner did not answer');
            return undefined;
          });
    if (content !== undefined) failures = finding === undefined ? failures + 1 : 0;
    if (failures >= MOST_FAILURES) return;
    await ctx.db
      .updateTable('documents')
      .set({
        scan_tried_at: ctx.now,
        scan_tries: Math.min(tries + 1, SCAN_AGAIN_AFTER_MS.length),
        ...(finding === undefined ? {} : { scan: finding === 'clean' ? ('clean' as const) : ('infected' as const) }),
      })
      .where('id', '=', id)
      // A newer version came meanwhile.
      .where('file_key', '=', key)
      .execute();
  }
}

/** Throws `conflict` for a file that others must not get: the scanner found something in it, or has not looked at it yet. */
export function requireScanned(
  { config }: { config?: Pick<Config, 'CLAMD_ADDRESS'> },
  { scan }: Pick<DocumentRow, 'scan'>,
): void {
  refuseInfected({ scan });
  if (config?.CLAMD_ADDRESS !== undefined && scan !== 'clean')
    throw new DomainError('conflict', 'The virus scanner has not looked at this file yet. Try again in a few minutes.');
}

/** The same where only a finding keeps it back. */
export function refuseInfected({ scan }: Pick<DocumentRow, 'scan'>): void {
  if (scan === 'infected')
    throw new DomainError('conflict', 'The virus scanner found something in this file, so it is not given to others.');
}
