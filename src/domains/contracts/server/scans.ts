import { HOUR_MS } from '#lib/time-units.ts';
import type { Context } from '#platform/verb/context.ts';
import type { Ports, ServerContext } from '#platform/ports/server-context.ts';
import { transact } from '#platform/verb/transact.ts';
import { readContract, recognizeFamily } from '../model/read-contract.ts';
import { fillByModel } from './fill-by-model.ts';
import { keepText } from './kept-text.ts';
import { openReading, sealReading } from './kept-reading.ts';
import { countScanTry, findScanRow, insertScan, listStillScans, noteScanPage, refuseScan, takeScan } from './scan-queries.ts';
import { readScannedPage } from './scan/read-scan.ts';
import { READ_SCAN } from './job-names.ts';
import { updateReading } from './queries.ts';

const PATIENCE_SECONDS = 30 * 60;
const RETRIES = 8;
/** Of a scan that nobody has read a page of for so long, no job is left. */
const MOST_STILL_HOURS = 12;
const TOO_HARD = 'We couldn’t read this scan. Scan it again in black and white, at 200 to 300 dots per inch, and send that.';

const NOT_FINISHED = 'We couldn’t finish reading this scan. Send it again, or fewer pages of it at a time.';

type ScanContext = Context & Pick<Ports, 'identity' | 'jobs'>;

/** Keeps a scan until its letters are read, in the caller's transaction, and has them read. */
export async function queueScan(ctx: ScanContext, contractId: string, file: Buffer): Promise<void> {
  await insertScan(ctx.db, {
    contract_id: contractId,
    sealed_file: ctx.identity.seal(file),
    updated_at: ctx.now,
  });
  await ctx.jobs.send(ctx.db, READ_SCAN, { contractId }, { patienceSeconds: PATIENCE_SECONDS, retries: RETRIES });
}

/**
 * Reads the letters of a scan page by page, telling its owner how far it got, and then its terms. The file is gone afterwards. A
 * new try goes on after the pages that are read; the last one that fails refuses the scan.
 */
export async function readScan(ctx: ServerContext, contractId: string, stopping?: AbortSignal): Promise<void> {
  const tries = await countScanTry(ctx.db, contractId);
  try {
    await readOnce(ctx, contractId, stopping);
  } catch (error) {
    if (tries > RETRIES) await refuseScan(ctx.db, contractId, NOT_FINISHED, ctx.now);
    throw error;
  }
}

/** Refuses scans whose last try ended with its process. */
export async function refuseStillScans(ctx: ServerContext): Promise<void> {
  for (const contractId of await listStillScans(ctx.db, new Date(ctx.now.getTime() - MOST_STILL_HOURS * HOUR_MS)))
    await refuseScan(ctx.db, contractId, NOT_FINISHED, ctx.now);
}

async function readOnce(ctx: ServerContext, contractId: string, stopping: AbortSignal | undefined): Promise<void> {
  const scan = await findScanRow(ctx.db, contractId);
  if (scan?.sealed_file == null) return;
  const file = ctx.identity.unseal(scan.sealed_file);
  // What we sealed ourselves is what it was.
  const pages = scan.sealed_pages === null ? [] : (JSON.parse(ctx.identity.unseal(scan.sealed_pages).toString()) as string[]);
  for (let page = pages.length + 1; page <= scan.page_count; page += 1) {
    stopping?.throwIfAborted();
    const answer = await readScannedPage(contractId, file, page).catch((error: unknown) => {
      ctx.log.warn({ err: error }, 'a page of a scan took too much to read');
      return { refusal: TOO_HARD };
    });
    if ('refusal' in answer) return refuseScan(ctx.db, contractId, answer.refusal, ctx.now);
    pages.push(answer.text);
    // Whoever deletes the contract meanwhile wants no more of it read.
    const sealedPages = ctx.identity.seal(Buffer.from(JSON.stringify(pages)));
    if (!(await noteScanPage(ctx.db, contractId, { pagesRead: page, sealedPages }, ctx.now))) return;
  }
  const letters = pages.join('').replaceAll(/[^\p{L}]/gu, '').length;
  if (letters < FEWEST_LETTERS) return refuseScan(ctx.db, contractId, TOO_HARD, ctx.now);
  const read = await fillByModel(ctx, pages, readContract(pages));
  await transact(ctx, async (inner) => {
    // Deleted meanwhile, or read by another worker too: what its owner made of that stays.
    const kept = await takeScan(inner.db, contractId);
    if (kept === undefined) return;
    const own = openReading(ctx, kept.sealed_reading);
    const sealed = sealReading(ctx, { ...own, ...read, family: recognizeFamily(pages) });
    await updateReading(inner.db, contractId, sealed, ctx.now);
    await keepText(inner, contractId, pages);
  });
}

const FEWEST_LETTERS = 40;
