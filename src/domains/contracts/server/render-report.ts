import { writeApart } from '#platform/pdf/pdf-helper.ts';
import type { Ports } from '#platform/ports/server-context.ts';
import { getContract } from './analyses.ts';
import type { ContractContext } from './contract-context.ts';
import { readDeal } from './deal-papers.ts';
import type * as report from './report/write-report.tsx';
import { findSharedContract } from './share-contract.ts';

const writeReport = writeApart<typeof report.writeReport>(new URL('./report/write-report.tsx', import.meta.url), 'writeReport');

type ReportContext = ContractContext & Pick<Ports, 'config'>;

/** What one of my contracts says, as PDF. Throws `not-found` for another's. */
export async function renderContractReport(ctx: ReportContext, contractId: string): Promise<Uint8Array<ArrayBuffer>> {
  const analysis = await getContract(ctx, contractId);
  const deal = await readDeal(ctx, contractId);
  return writeReport({ analysis, deal }, ctx.config.PRODUCT_NAME);
}

/** The same for the contract behind a link; it does not count as another view. */
export async function renderSharedContract(ctx: ReportContext, token: string): Promise<Uint8Array<ArrayBuffer>> {
  return writeReport(await findSharedContract(ctx, token), ctx.config.PRODUCT_NAME);
}
