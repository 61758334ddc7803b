import { isValidElement, type ReactElement } from 'react';
import type { Delivery } from '#lib/contact-words.ts';
import type { Config } from '#platform/config/config.ts';
import { publicUrlOf } from '#platform/config/public-url.ts';
import type { Db } from '#platform/db/database.ts';
import type { Context } from '#platform/verb/context.ts';
import { deliveryTo, type Mail, type MailToSend } from '#platform/mail/mail.ts';
import { MailFrame, MailParagraphs } from '#platform/mail/mail-frame.tsx';
import type { NotificationTopic } from '../contract.ts';
import { CAN_WAIT } from '../model/mail-pace.ts';
import type { News } from '../model/news.ts';
import { collectNews, wantsDaily } from './collect-news.ts';
import { openSubscription } from './mail-subscriptions.ts';
import { pushNews } from './push-devices.ts';
import { findReaches, NOBODY, type Reach } from './reach.ts';
import { isNews, type LineToWrite, writeLines } from './write-lines.ts';

/**
 * Who is told: a person with an account, an address without one, or a person who wrote from an address that need not be the
 * one of their account.
 */
export type Recipient = { userId: string; address?: string } | { userId?: undefined; address: string | null };

interface MailWords extends Pick<MailToSend, 'replyTo' | 'attachments' | 'dedupeKey'> {
  /** Where it says more than the title, or less. */
  subject?: string;
  /** The content below the title: components, or plain paragraphs with a button to a page. */
  body: ReactElement | PlainBody;
  /** For mail that comes again: which of several of the topic it is, empty for all, and what the unsubscribe page calls it. */
  subscription?: { key: string; label: string };
}

interface PlainBody {
  paragraphs: readonly string[];
  /** A page of this site. */
  action?: { path: string; label: string };
}

/** The line in the list behind the bell, and on devices that show news. */
interface Line {
  /** Where it says more than the title, or less. */
  title?: string;
  body: string;
  /** Path of the page it is about. */
  href: string;
}

interface Words {
  to: Recipient;
  /** What it is about, and the subject of the mail. */
  title: string;
}

/** About a topic that people can switch off. */
interface TopicNotice extends Words {
  topic: NotificationTopic;
  line?: Line;
  mail?: MailWords;
}

/** Something people asked for or must know: it cannot be switched off. */
interface PlainNotice extends Words {
  topic?: undefined;
  line?: undefined;
  mail: Omit<MailWords, 'subscription'>;
}

export type Notice = TopicNotice | PlainNotice;
type LineOnly = TopicNotice & { mail?: undefined };
export type TellContext = Context & { mail: Mail; config: Config };

/** By which ways somebody is told. */
export interface Told {
  line: boolean;
  mail: boolean;
}

/**
 * Tells somebody within the caller's transaction: a line in the product, which open pages and the devices that a person chose
 * show at the commit, and a mail.
 * It asks what the person wants and whether mail may go to them; nothing that demonstration people do or get is mailed.
 */
export function tell(ctx: Pick<Context, 'db' | 'now'>, notice: LineOnly): Promise<Told>;
export function tell(ctx: TellContext, notice: Notice): Promise<Told>;
export async function tell(ctx: TellContext | Pick<Context, 'db' | 'now'>, notice: Notice): Promise<Told> {
  const [told] = await tellAll(ctx, [notice]);
  return told ?? { line: false, mail: false };
}

/** The same for several notices, asking and writing for everybody at once. Answers in their order. */
export function tellEach(ctx: Pick<Context, 'db' | 'now'>, notices: readonly LineOnly[]): Promise<Told[]>;
export function tellEach(ctx: TellContext, notices: readonly Notice[]): Promise<Told[]>;
export function tellEach(ctx: TellContext | Pick<Context, 'db' | 'now'>, notices: readonly Notice[]): Promise<Told[]> {
  return tellAll(ctx, notices);
}

async function tellAll(ctx: TellContext | Pick<Context, 'db' | 'now'>, notices: readonly Notice[]): Promise<Told[]> {
  const ways = await findWays(ctx.db, notices);
  await writeLines(
    ctx.db,
    ctx.now,
    ways.flatMap(({ line }) => line ?? []),
  );
  const pushed = isNews(ctx.now) ? ways.flatMap(({ push }) => push ?? []) : [];
  await pushNews(ctx.db, ctx.now, pushed);
  const told: Told[] = [];
  const mails: MailToSend[] = [];
  for (const { notice, line, address } of ways) {
    const mail = 'mail' in ctx ? await prepareMail(ctx, notice, address) : undefined;
    told.push({ line: line !== undefined, mail: mail !== undefined });
    if (typeof mail === 'object') mails.push(mail);
  }
  if ('mail' in ctx) await ctx.mail.queue(ctx.db, mails);
  return told;
}

/** Follow-up to a mail that the caller sent to an address: news they must hear. */
export function deliveryFor({ actor, config }: Pick<TellContext, 'actor' | 'config'>, address: string | null): Delivery {
  return actor.kind === 'user' && actor.isDemo ? 'no-mail' : deliveryTo(address, config);
}

/** The mail that tells it, unless it waits for the morning; undefined where none may go. */
async function prepareMail(ctx: TellContext, notice: Notice, to: string | null): Promise<MailToSend | 'later' | undefined> {
  const { title, mail } = notice;
  if (mail === undefined || to === null || deliveryFor(ctx, to) === 'no-mail') return undefined;
  const later = waits(notice);
  if (later !== undefined && (await wantsDaily(ctx.db, later.userId))) {
    await collectNews(ctx.db, ctx.now, later);
    return 'later';
  }
  const subscription = await subscribe(ctx, notice, to);
  if (subscription?.isStopped === true) return undefined;
  const { subject = title, replyTo, attachments, dedupeKey } = mail;
  const url = publicUrlOf(ctx.config);
  const choicesUrl = notice.to.userId === undefined ? undefined : `${url}/settings?tab=notifications`;
  return {
    to,
    subject,
    body: MailFrame({
      productName: ctx.config.PRODUCT_NAME,
      title,
      children: isValidElement(mail.body) ? mail.body : MailParagraphs({ siteUrl: url, ...mail.body }),
      footer: subscription && {
        postalAddress: ctx.config.SUPPORT_ADDRESS,
        unsubscribeUrl: `${url}/unsubscribe/${subscription.token}`,
        settingsUrl: choicesUrl,
      },
      // What cannot be switched off has no such choice, and what can be unsubscribed from says so above.
      choicesUrl: notice.topic === undefined || subscription !== undefined ? undefined : choicesUrl,
    }),
    ...(replyTo === undefined ? {} : { replyTo }),
    ...(attachments === undefined ? {} : { attachments }),
    ...(dedupeKey === undefined ? {} : { dedupeKey }),
    ...(subscription === undefined ? {} : { headers: unsubscribeHeaders(`${url}/api/unsubscribe/${subscription.token}`) }),
  };
}

/** What of a mail can wait for the morning, with whom it waits: nothing that answers, carries files or has a pace of its own. */
function waits({ to, topic, title, line, mail }: Notice): Parameters<typeof collectNews>[2] | undefined {
  if (topic === undefined || !CAN_WAIT.includes(topic) || to.userId === undefined || to.address !== undefined) return undefined;
  if (mail === undefined || mail.replyTo !== undefined || mail.attachments !== undefined || mail.subscription !== undefined)
    return undefined;
  const plain = isValidElement(mail.body) ? undefined : mail.body;
  const body = line?.body ?? plain?.paragraphs.join(' ');
  const href = line?.href ?? plain?.action?.path;
  if (body === undefined || href === undefined) return undefined;
  return { userId: to.userId, topic, title: mail.subject ?? title, body, href, key: mail.dedupeKey ?? null };
}

/** How a notice goes; what is not there goes not. */
interface Ways {
  notice: Notice;
  line?: LineToWrite | undefined;
  push?: News | undefined;
  address: string | null;
}

async function findWays(db: Db, notices: readonly Notice[]): Promise<Ways[]> {
  const known = new Map<NotificationTopic | undefined, Map<string, Reach>>();
  for (const topic of new Set(notices.map((notice) => notice.topic))) {
    const ids = notices.flatMap((notice) => (notice.topic === topic ? (notice.to.userId ?? []) : []));
    known.set(topic, await findReaches(db, ids, topic));
  }
  return notices.map((notice) => {
    const { to, topic, title, line } = notice;
    if (to.userId === undefined) return { notice, address: to.address };
    const { inApp, isQuiet, push, isMailWanted, mailAddress, mailHindrance } = known.get(topic)?.get(to.userId) ?? NOBODY;
    const news = line && { userId: to.userId, topic, title: line.title ?? title, body: line.body, href: line.href };
    // People who wrote from their own address get answers there, proven or not.
    const isOpen = isMailWanted && mailHindrance !== 'demonstration' && mailHindrance !== 'disabled';
    return {
      notice,
      line: news && inApp ? { ...news, isQuiet } : undefined,
      push: push ? news : undefined,
      address: isOpen ? (to.address ?? mailAddress) : null,
    };
  });
}

async function subscribe({ db, now }: TellContext, { to, topic, mail }: Notice, address: string) {
  if (topic === undefined || mail === undefined || !('subscription' in mail) || mail.subscription === undefined) return undefined;
  const { key, label } = mail.subscription;
  return openSubscription(db, now, { userId: to.userId ?? null, address, topic, subjectKey: key, label });
}

function unsubscribeHeaders(address: string): Record<string, string> {
  return { 'List-Unsubscribe': `<${address}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}
