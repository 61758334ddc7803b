import { browserApi } from '#platform/web/api-client.ts';
import { getToSign, type ToSign } from '../contract/by-link.ts';

/** After a refusal: shows where the envelope stands if it has ended meanwhile, or waits; else what is filled in stays on the page. */
export async function showEnd(token: string, onChange: (now: ToSign) => void): Promise<void> {
  const now = await browserApi.call(getToSign, { params: { token } }).catch(() => undefined);
  if (now !== undefined && (now.status !== 'pending' || now.isPaused)) onChange(now);
}
