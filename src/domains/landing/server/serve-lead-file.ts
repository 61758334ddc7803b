import { answerCsv, type CsvColumns } from '#platform/http/answer-csv.ts';
import type { Context } from '#platform/verb/context.ts';
import { requireAdmin } from '#platform/verb/require-user.ts';
import { type Lead, LEAD_WISHES } from '../contract.ts';
import { homeOf, stateOf } from '../model/say-lead.ts';
import { readAllLeads } from './list-leads.ts';

/** The columns of the file; the last ones are the record of the consent. */
const COLUMNS: CsvColumns<Lead> = [
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

/** Every request from landing pages as CSV, newest first. */
export function serveLeadFile(ctx: Pick<Context, 'db' | 'actor'>): Response {
  requireAdmin(ctx);
  return answerCsv(readAllLeads(ctx.db), COLUMNS, 'landing-leads.csv');
}
