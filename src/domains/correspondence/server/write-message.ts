import type { Passed } from '#domains/compliance/contract.ts';
import { findIdByProvenAddress, findName } from '#domains/accounts/server/index.ts';
import { deliveryFor, tell, type Recipient } from '#domains/notifications/server/index.ts';
import { MESSAGES_PER_SENDER } from '#lib/contact-form.ts';
import { publicUrlOf } from '#platform/config/public-url.ts';
import type { Db } from '#platform/db/database.ts';
import { alreadySent } from '#platform/verb/already-sent.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { limitHits } from '#platform/verb/limit-hits.ts';
import { userIdOf } from '#platform/verb/require-user.ts';
import type { AnswerForm, Side } from '../contract.ts';
import { maskContacts } from '../model/mask-contacts.ts';
import { isLinked, sentPathOf, THREAD_KINDS } from '../model/thread-kinds.ts';
import { isOpenStatus } from '../model/thread-status.ts';
import type { About } from './about.ts';
import { isSilenced, type LetterContext, tellAnswerers } from './answerers.ts';
import { wakeThread } from './desks.ts';
import { insertMessage, listMessagesOf, type Message, openingOf } from './messages.ts';
import { AnswerMail, MoreMail } from './message-mail.tsx';
import { followAnswerer } from './follow-answerer.ts';
import { addReplyLink } from './reply-links.ts';
import { type Party, setAnswered, setStatus, type Thread } from './threads.ts';

interface Writing {
  /** Locked by the caller's transaction. */
  thread: Thread;
  from: Side;
  form: Omit<AnswerForm, 'passed'>;
  /** Warnings about its words that passed. */
  passed?: readonly Passed[];
  /** Undefined where it may not be shown anymore. */
  about: About | undefined;
}

/**
 * Writes in a thread for one of its sides, within the caller's transaction, and tells the other side. Once for each key.
 * Throws `conflict` if the thread takes no more messages, `gone` if a sender writes about something no longer shown.
 */
export async function writeMessage(ctx: LetterContext, given: Writing): Promise<Message> {
  const { thread, from } = given;
  const form = thread.hidesContacts ? { ...given.form, message: maskContacts(given.form.message).text } : given.form;
  const writing = { ...given, form };
  const messages = await listMessagesOf(ctx.db, thread);
  const earlier = messages.find(({ publicId }) => publicId === form.idempotencyKey);
  if (earlier !== undefined) {
    if (earlier.from === from) return earlier;
    throw alreadySent('write again');
  }
  await (from === 'sender' ? addToThread(ctx, writing, messages) : answer(ctx, writing, messages));
  const written = (await listMessagesOf(ctx.db, thread)).find(({ publicId }) => publicId === form.idempotencyKey);
  if (written === undefined) throw alreadySent('write again');
  return written;
}

async function addToThread(ctx: LetterContext, { thread, form, about }: Writing, messages: readonly Message[]): Promise<void> {
  const { sender, recipient, kind } = thread;
  const { noun } = THREAD_KINDS[kind];
  if (!isOpenStatus(thread.status))
    throw new DomainError('conflict', `This ${noun} is closed. Please ask again on the same page.`);
  if (about === undefined)
    throw new DomainError('gone', `What it is about is no longer shown here. Please write to ${recipient.name} directly.`);
  await limitHits(ctx, MESSAGES_PER_SENDER, (sender.email ?? sender.userId ?? '').toLowerCase());
  const delivery = deliveryFor(ctx, about.address);
  await insert(ctx, { thread, party: sender, form, delivery });
  await followAnswerer(ctx, thread, about);
  await wakeThread(ctx.db, thread);
  if (await isSilenced(ctx.db, thread.id)) return;
  if (isLinked(kind)) {
    const { url } = await addReplyLink(ctx, recipient, kind);
    const opening = openingOf(messages)?.message ?? '';
    await tell(ctx, {
      to: { address: about.address },
      title: `More about a ${noun}: ${about.label}`,
      mail: {
        ...replyToOf(sender),
        body: MoreMail({ name: sender.name, noun, label: about.label, opening, message: form.message, replyUrl: url }),
        dedupeKey: `message-${form.idempotencyKey}`,
      },
    });
  }
  await tellAnswerers(ctx, {
    thread,
    title: isTime(thread) ? `${sender.name} wrote to you` : `${sender.name} wrote more about ${about.label}`,
    body: form.message,
    mailed: isLinked(kind) ? about.address : null,
    key: `message-${form.idempotencyKey}`,
  });
}

async function answer(
  ctx: LetterContext,
  { thread, form, about, passed = [] }: Writing,
  messages: readonly Message[],
): Promise<void> {
  const { sender, recipient, kind } = thread;
  const { noun } = THREAD_KINDS[kind];
  if (!isOpenStatus(thread.status))
    throw new DomainError('conflict', `The ${noun} was withdrawn or settled in the meantime: no answer is needed.`);
  if (sender.leftAt !== null) throw new DomainError('conflict', 'The sender closed their account: no answer can reach them.');
  const colleague = findColleague(messages, form.after, userIdOf(ctx));
  if (colleague !== undefined) {
    const name = colleague.writerId === null ? recipient.name : await findName(ctx.db, colleague.writerId);
    throw new DomainError('conflict', `${name} answered while you wrote. Read it, then send yours if it is still needed.`);
  }
  if (messages.filter(({ from }) => from === 'recipient').length >= THREAD_KINDS[kind].mostAnswers)
    throw new DomainError('conflict', 'There are a lot of answers here already. Please email the sender instead.');
  const to = await findPartyToTell(ctx.db, sender);
  const label = about?.label ?? `your ${noun}`;
  const isFirst = isBegunByAnswerer(thread, messages);
  // Whose name says what it is about needs no second mention of it.
  const aboutWhat = isTime(thread) || recipient.name.includes(label) ? '' : ` about ${label}`;
  const told = await tell(ctx, {
    to,
    topic: 'inquiries',
    title: `${recipient.name} ${isFirst ? 'wrote to you' : 'answered'}${aboutWhat}`,
    line: { body: form.message, href: sentPathOf(kind, thread.publicId) },
    mail: {
      ...replyToOf({ email: about?.address ?? null }),
      subject: `${isFirst ? 'Message' : 'Answer'} ${isTime(thread) ? `from ${recipient.name}` : `about ${label}`}`,
      body: AnswerMail({
        answer: form.message,
        opening: openingOf(messages)?.message ?? '',
        kind,
        threadUrl: to.userId === undefined ? undefined : `${publicUrlOf(ctx.config)}${sentPathOf(kind, thread.publicId)}`,
      }),
      dedupeKey: `message-${form.idempotencyKey}`,
    },
  });
  await insert(ctx, {
    thread,
    party: recipient,
    form,
    passed,
    writerId: userIdOf(ctx),
    delivery: told.mail ? deliveryFor(ctx, sender.email) : null,
  });
  // Nobody waited for what its reader did not ask.
  await (isFirst ? setStatus(ctx.db, thread, 'answered', ctx.now) : setAnswered(ctx.db, thread, ctx.now));
}

/** Whether it is about somebody's time: the names of its parties say so. */
const isTime = ({ about }: Thread): boolean => about.kind === 'schedule';

/** Whether those who answer wrote first. */
const isBegunByAnswerer = ({ kind }: Thread, messages: readonly Message[]): boolean =>
  kind === 'person' && messages.every(({ from, message }) => from === 'recipient' || message === '');

/** An answer of somebody else that a writer has not seen; undefined too if they do not say what they have seen. */
function findColleague(messages: readonly Message[], after: string | undefined, userId: string | null): Message | undefined {
  const seen = messages.findIndex(({ publicId }) => publicId === after);
  if (seen === -1) return undefined;
  return messages
    .slice(seen + 1)
    .findLast(({ from, writerId }) => from === 'recipient' && (writerId === null || writerId !== userId));
}

async function insert(
  { db, now }: LetterContext,
  {
    form,
    ...message
  }: {
    thread: Thread;
    party: Party;
    form: Pick<AnswerForm, 'message' | 'idempotencyKey'>;
    delivery: Message['delivery'];
    writerId?: string | null;
    passed?: readonly Passed[];
  },
): Promise<void> {
  const id = await insertMessage(db, { ...message, publicId: form.idempotencyKey, message: form.message, at: now });
  if (id === undefined) throw alreadySent('write again');
}

/** For a mail whose answer goes to a party. */
export function replyToOf({ email }: Pick<Party, 'email'>): { replyTo?: string } {
  return email === null ? {} : { replyTo: email };
}

/** A party as a recipient: at the address they gave, and by their account if they have one by now. */
export async function findPartyToTell(db: Db, { userId, email }: Pick<Party, 'userId' | 'email'>): Promise<Recipient> {
  const known = userId ?? (email === null ? undefined : await findIdByProvenAddress(db, email));
  if (known === undefined) return { address: email };
  return email === null ? { userId: known } : { userId: known, address: email };
}
