import type { Config } from '#platform/config/config.ts';

/** Where mail goes: to the database, out by SMTP (`smtp://…`), or nowhere if nothing is configured. */
export type MailTransport = { kind: 'keep' } | { kind: 'smtp'; url: string; from: string } | { kind: 'none' };

const NO_REPLY = 'no-reply@localhost';

/** The sender's bare address. */
export function senderAddressOf({ MAIL_FROM: from = NO_REPLY }: Pick<Config, 'MAIL_FROM'>): string {
  return /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from.trim();
}

/** Reads MAIL_TRANSPORT: `none`, `keep`, or an smtp:// or smtps:// address. Unset means keep locally, none elsewhere. */
export function mailTransportOf(config: Pick<Config, 'MAIL_TRANSPORT' | 'MAIL_FROM' | 'isLocal'>): MailTransport {
  const { MAIL_TRANSPORT: value, MAIL_FROM: from = NO_REPLY } = config;
  if (value === undefined) return { kind: config.isLocal ? 'keep' : 'none' };
  if (value === 'keep' || value === 'none') return { kind: value };
  return { kind: 'smtp', url: value, from };
}
