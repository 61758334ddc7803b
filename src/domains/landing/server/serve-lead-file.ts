import { buildCsv, CSV_START, type CsvValue } from '#lib/csv.ts';
import { streamOf } from '#platform/files/sealed-files.ts';
import type { Context } from '#platform/verb/context.ts';
import { requireAdmin } from '#platform/verb/require-user.ts';
import { type Lead, LEAD_WISHES } from '../contract.ts';
import { homeOf, stateOf } from '../model/say-lead.ts';
import { readAllLeads } from './list-leads.ts';

/** The columns of the file; the last ones are the record of the consent. */
const COLUMNS: readonly (readonly [header: string, of: (lead: Lead) => CsvValue])[] = [
  ['When', ({ at }) => at],
  ['Name', ({ name }) => name],
  ['State', stateOf],
  ['Asks for', ({ wish }) => LEAD_WISHES[wish]],
  ['Page', ({ page }) => page],
  ['Email', ({ email }) => email],
  ['Phone', ({ phone }) => phone],
  ['Calls', ({ mayCall }) => (mayCall ? 'Agreed to' : 'No')],
  ['Home', homeOf],
  ['Message', ({ message }) => message],
  ['Our answer', ({ reply }) => reply],
  ['Answered on', ({ repliedAt }) => repliedAt],
  ['Consent', ({ consent }) => consent.version],
  ['Agreed to', ({ consent }) => consent.text],
  ['Agreed to for calls', ({ consent }) => consent.callText],
  ['Agreed at', ({ consent }) => consent.url],
  ['Agreed on', ({ consent }) => consent.at],
  ['From address', ({ consent }) => consent.address],
];

/** Every request from landing pages as CSV, newest first. It is read as it goes out, so however many there are, memory holds few. */
export function serveLeadFile(ctx: Pick<Context, 'db' | 'actor'>): Response {
  requireAdmin(ctx);
  return new Response(streamOf(writeRows(ctx)), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="landing-leads.csv"',
      'cache-control': 'no-store',
    },
  });
}

async function* writeRows({ db }: Pick<Context, 'db'>): AsyncGenerator<Uint8Array, void, void> {
  const encoder = new TextEncoder();
  yield encoder.encode(`${CSV_START}${buildCsv([COLUMNS.map(([header]) => header)])}`);
  for await (const leads of readAllLeads(db))
    yield encoder.encode(buildCsv(leads.map((lead) => COLUMNS.map(([, of]) => of(lead)))));
}
