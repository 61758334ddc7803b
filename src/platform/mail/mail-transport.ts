import type { Config } from '#platform/config/config.ts';

/** Where mail goes: kept in the database, sent by SMTP (`smtp://…`), or nowhere, since nothing is configured. */
export type MailTransport = { kind: 'keep' } | { kind: 'smtp'; url: string; from: string } | { kind: 'none' };

const NO_REPLY = 'no-reply@localhost';

/** The bare address that mail comes from. */
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
