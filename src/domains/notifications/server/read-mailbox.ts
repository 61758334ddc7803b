import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Config } from '#platform/config/config.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { keptMailSchema, type KeptMail } from '../contract.ts';

const LATEST = 100;
const attachmentsSchema = z.array(z.object({ filename: z.string(), contentType: z.string(), content: z.string() }));

type MailboxContext = Context & { config: Config };

// Mail holds people's words: it is shown only on the developer's own installation.
function requireLocal({ config }: MailboxContext): void {
  if (!config.isLocal) throw new DomainError('not-found', 'There’s no mailbox on this installation.');
}

/** The latest mails, newest first. Throws `not-found` outside local installations. */
export async function listMailbox(ctx: MailboxContext): Promise<{ mails: KeptMail[] }> {
  requireLocal(ctx);
  const rows = await ctx.db
    .selectFrom('mail_messages')
    .select(['id', 'to_address', 'reply_to', 'subject', 'text', 'attachments', 'state', 'created_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(LATEST)
    .execute();
  return {
    mails: rows.map((row) =>
      keptMailSchema.parse({
        id: row.id,
        to: row.to_address,
        replyTo: row.reply_to,
        subject: row.subject,
        text: row.text,
        attachments: attachmentsSchema.parse(row.attachments).map(({ filename, contentType, content }) => ({
          filename,
          text: contentType.startsWith('text/') ? content : null,
        })),
        state: row.state,
        createdAt: row.created_at.toISOString(),
      }),
    ),
  };
}

/** A mail's own HTML, in a policy that allows the very styles it carries, by hash, and nothing else. */
export async function readMailHtml(ctx: MailboxContext, id: number): Promise<Response> {
  requireLocal(ctx);
  const row = await ctx.db.selectFrom('mail_messages').select('html').where('id', '=', id).executeTakeFirst();
  if (row === undefined) throw new DomainError('not-found', 'There is no such mail.');
  return new Response(row.html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-frame-options': 'SAMEORIGIN',
      'content-security-policy': `default-src 'none'; style-src 'unsafe-hashes' ${styleHashes(row.html).join(' ')}; img-src 'self' data:; frame-ancestors 'self'; sandbox allow-popups`,
    },
  });
}

function styleHashes(html: string): string[] {
  const styles = [...html.matchAll(/style="([^"]*)"|<style[^>]*>([\s\S]*?)<\/style>/g)].map((match) =>
    unescapeAttribute(match[1] ?? match[2] ?? ''),
  );
  return [...new Set(styles)].map((style) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`);
}

function unescapeAttribute(text: string): string {
  return text.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}
