import { CallFailure } from '#platform/web/call-failure.ts';

/** What is wrong with whom an invoice is made out to: the server names its own fields. */
export function billedFaults(error: unknown): { name?: string; address?: string } {
  if (!(error instanceof CallFailure)) return {};
  const { 'billing.name': name, 'billing.address': address } = error.fields;
  return { ...(name === undefined ? {} : { name }), ...(address === undefined ? {} : { address }) };
}
