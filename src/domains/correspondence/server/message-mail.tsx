import { Link } from '@react-email/link';
import { Text } from '@react-email/text';
import { MailQuote } from '#platform/mail/mail-frame.tsx';
import { REPLY_DAYS } from '#lib/kept-for.ts';
import type { ThreadKind } from '../model/thread-kinds.ts';

/** The way to answer without writing a mail. */
export function ReplyLinkText({ url, name }: { url: string; name: string }) {
  return (
    <Text>
      Or answer without an account, and {name} reads it here and by mail. The link is only for you and works for {REPLY_DAYS}{' '}
      days: <Link href={url}>answer on this page</Link>
    </Text>
  );
}

interface MoreMailProps {
  name: string;
  noun: string;
  label: string;
  /** What the thread began with; may be empty. */
  opening: string;
  message: string;
  replyUrl: string;
}

/** To a recipient, about what the sender added. */
export function MoreMail({ name, noun, label, opening, message, replyUrl }: MoreMailProps) {
  return (
    <>
      <Text>
        {name}, who sent you a {noun} about {label}, adds:
      </Text>
      <MailQuote>{message}</MailQuote>
      <Opening words={`The ${noun} was:`} opening={opening} />
      <Text>Reply to this email to write to {name}.</Text>
      <ReplyLinkText url={replyUrl} name={name} />
    </>
  );
}

interface FilesMailProps extends Omit<MoreMailProps, 'message'> {}

/** To a recipient, about files that the sender added. */
export function FilesMail({ name, noun, label, opening, replyUrl }: FilesMailProps) {
  return (
    <>
      <Text>
        {name}, who sent you a {noun} about {label}, added files to it. They aren’t attached to this email. You can open them and
        answer without an account. The link is only for you and works for {REPLY_DAYS} days:{' '}
        <Link href={replyUrl}>open the files on this page</Link>
      </Text>
      <Opening words={`The ${noun} was:`} opening={opening} />
      <Text>Reply to this email to write to {name}.</Text>
    </>
  );
}

interface AnswerFilesMailProps {
  noun: string;
  opening: string;
  threadUrl: string;
  hasAccount: boolean;
}

/** To a sender, about files from the recipient's people. */
export function AnswerFilesMail({ noun, opening, threadUrl, hasAccount }: AnswerFilesMailProps) {
  return (
    <>
      <Text>
        The files aren’t attached to this email: they’re with your {noun}.{' '}
        {hasAccount ? '' : 'To open them, sign in with this address or create a free account with it. '}
        <Link href={threadUrl}>Open the files</Link>
      </Text>
      <Opening words={`Your ${noun} was:`} opening={opening} />
    </>
  );
}

interface AnswerMailProps {
  answer: string;
  opening: string;
  kind: ThreadKind;
  /** Where the thread stands; undefined for a sender without an account. */
  threadUrl: string | undefined;
}

/** To a sender, about the recipient's answer. */
export function AnswerMail({ answer, opening, kind, threadUrl }: AnswerMailProps) {
  return (
    <>
      <MailQuote>{answer}</MailQuote>
      <Opening words="You had asked:" opening={opening} />
      {threadUrl === undefined ? null : (
        <Text>
          <Link href={threadUrl}>{kind === 'person' ? 'Read it and answer' : 'See your questions and tours'}</Link>
        </Text>
      )}
    </>
  );
}

function Opening({ words, opening }: { words: string; opening: string }) {
  if (opening === '') return null;
  return (
    <>
      <Text>{words}</Text>
      <MailQuote>{opening}</MailQuote>
    </>
  );
}

interface ReportMailProps {
  /** Author of the reported message. */
  author: string;
  label: string;
  /** What is wrong, in words. */
  problem: string;
  message: string;
  answer: string;
  opening: string;
}

/** To this site's own staff. */
export function ReportMail({ author, label, problem, message, answer, opening }: ReportMailProps) {
  return (
    <>
      <Text>
        Someone who asked {author} about {label} reported its answer: {problem}.
      </Text>
      <MailQuote>{message}</MailQuote>
      <Text>The answer was:</Text>
      <MailQuote>{answer}</MailQuote>
      <Opening words="To this:" opening={opening} />
      <Text>We didn’t tell {author} about the report. Reply to this email to write to whoever reported it.</Text>
    </>
  );
}
