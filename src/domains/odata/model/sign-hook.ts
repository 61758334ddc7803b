import { createHmac } from 'node:crypto';

export const SECRET_PREFIX = 'whsec_';

/** The headers of a delivery, as Standard Webhooks says: HMAC-SHA256 of id, time and body. https://www.standardwebhooks.com */
export function signHook(secret: string, { id, at, body }: { id: string; at: Date; body: string }): Record<string, string> {
  const seconds = String(Math.floor(at.getTime() / 1000));
  const key = Buffer.from(secret.slice(SECRET_PREFIX.length), 'base64');
  const mac = createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': seconds, 'webhook-signature': `v1,${mac}` };
}
