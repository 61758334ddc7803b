import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import {
  attachToThread,
  closeThread,
  getInboxThread,
  getThreadFile,
  type InboxChange,
  type InboxThreadDetail,
  isOpenStatus,
  KIND_WORDS,
  readThread,
} from '#domains/correspondence/contract.ts';
import {
  BuyerCard,
  DeskActions,
  INBOX_NEWS,
  INBOX_READS,
  ThreadFiles,
  ThreadMessages,
  ThreadStatusBadge,
  useNoteOfOpening,
} from '#domains/correspondence/web/index.ts';
import { FileList } from '#domains/documents/web/index.ts';
import { endpointUrl } from '#lib/endpoint.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { Loaded } from '#platform/web/loaded.tsx';
import { useWrite } from '#platform/web/write/use-write.ts';
import { Button, buttonClasses } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ArrowLeft } from '#ui/icons/index.ts';
import { AppLink } from '#ui/link.tsx';
import { Notice } from '#ui/notice.tsx';
import { SkeletonRows } from '#ui/skeleton-shapes.tsx';
import { Composer } from './composer.tsx';
import { TourPart } from './tour-part.tsx';

interface ThreadPaneProps {
  threadId: string;
  userId: string;
  hrefOf: (threadId: string) => string;
  backHref: string;
  /** The offers, of the home that the inbox shows. */
  offersHref: string;
  onLeave: () => void;
  /** Whether the reader opened it on this page: the focus then moves to it. */
  takesFocus: boolean;
}

/** One thread: what was written, what can be answered, and what the buyer said of themselves. */
export function ThreadPane({ threadId, backHref, ...props }: ThreadPaneProps) {
  const query = useQuery({ ...endpointQuery(getInboxThread, { params: { threadId } }), meta: INBOX_NEWS });
  return (
    <section aria-label="Thread" className="min-w-0">
      <AppLink
        href={backHref}
        keepScroll
        className={buttonClasses({ variant: 'quiet', size: 'small', className: '-ml-3 lg:hidden' })}
      >
        <ArrowLeft aria-hidden="true" className="size-4" />
        Back to the list
      </AppLink>
      <Loaded
        query={query}
        pending={<SkeletonRows rows={8} />}
        gone={
          <EmptyState
            level={2}
            title="This is not in your inbox"
            action={
              <AppLink href={backHref} className={buttonClasses({ variant: 'secondary' })}>
                Back to the list
              </AppLink>
            }
          >
            It was deleted along with its sender’s account, or you’re no longer on the listing.
          </EmptyState>
        }
      >
        {(thread) => <OpenThread thread={thread} {...props} />}
      </Loaded>
    </section>
  );
}

/** Changes after which the thread is put away. */
const PUTS_AWAY: readonly InboxChange['to'][] = ['unread', 'spam', 'blocked', 'snoozed'];

type OpenThreadProps = Omit<ThreadPaneProps, 'threadId' | 'backHref'> & { thread: InboxThreadDetail };

function OpenThread({ thread, userId, hrefOf, offersHref, onLeave, takesFocus }: OpenThreadProps) {
  const { threadId, kind, with: sender, about, status, messages, people, desk } = thread;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) title.current?.focus();
    // Once for each thread, which is its key.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  useNoteOfOpening(thread.isUnread ? [messages.at(-1)?.messageId ?? threadId] : [], () =>
    browserApi.call(readThread, { params: { threadId } }),
  );
  const close = useWrite(closeThread, { refreshes: INBOX_READS, done: { title: 'The question is closed' } });
  const isOpen = isOpenStatus(status) && !sender.hasLeft;
  const [sent, setSent] = useState(0);
  const composer = <Composer key={sent} thread={thread} onSent={() => setSent(sent + 1)} />;
  const me = people.filter((person) => person.userId === userId);
  const colleagues = people.filter((person) => person.userId !== userId);
  return (
    <div className="grid gap-6 2xl:grid-cols-[minmax(0,1fr)_18rem]">
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 ref={title} tabIndex={-1} className="min-w-0 font-serif text-xl break-words text-ink">
            {sender.name}
          </h2>
          <ThreadStatusBadge status={status} />
        </div>
        <p className="mt-1 text-sm text-ink-soft">
          {KIND_WORDS[kind]} about {about?.label ?? 'a home that is no longer shown'}
        </p>
        <div className="mt-3 flex flex-wrap gap-2" role="group" aria-label="What to do with it">
          {kind === 'inquiry' && isOpenStatus(status) ? (
            <Button
              size="small"
              variant="secondary"
              data-key="e"
              busy={close.isBusy}
              onClick={() => void close.run({ params: { threadId } })}
            >
              Close question
            </Button>
          ) : null}
          {kind === 'offer' ? (
            <AppLink href={offersHref} className={buttonClasses({ size: 'small', variant: 'secondary' })}>
              Compare the offers
            </AppLink>
          ) : null}
          <DeskActions
            threadIds={[threadId]}
            people={[...me, ...colleagues]}
            desk={desk}
            sender={sender.hasLeft ? undefined : sender.name}
            onDone={(change) => (PUTS_AWAY.includes(change.to) ? onLeave() : undefined)}
          />
        </div>
        {desk.isBlocked || desk.isSpam ? (
          <Notice className="mt-4" title={desk.isBlocked ? `${sender.name} is blocked about this home` : 'This is spam'}>
            They aren’t told, and no one is notified of what they write here.
          </Notice>
        ) : null}
        <ThreadMessages
          className="mt-4"
          label="What was written"
          lines={messages
            .filter(({ message }) => message !== '')
            .map(({ from, message, sentAt, writer, delivery }) => ({
              author:
                from === 'sender' ? sender.name : writer === null ? 'Your side' : writer.userId === userId ? 'You' : writer.name,
              isOwn: from === 'recipient',
              message,
              sentAt,
              ...(delivery === 'no-mail' || delivery === 'no-address'
                ? { note: 'Not emailed: they can read it on this site' }
                : {}),
            }))}
        />
        <Files thread={thread} canAdd={isOpen} />
        <Ending thread={thread} />
        {kind === 'tour-request' ? (
          <TourPart thread={thread}>{isOpen ? composer : null}</TourPart>
        ) : isOpen ? (
          <div className="mt-6">{composer}</div>
        ) : null}
      </div>
      <BuyerCard thread={thread} hrefOf={hrefOf} offersHref={offersHref} />
    </div>
  );
}

function Ending({ thread: { with: sender, status } }: { thread: InboxThreadDetail }) {
  if (sender.hasLeft)
    return (
      <Notice className="mt-6" title="They closed their account">
        We erased their name and what they wrote, and can’t deliver answers. Files stay until the link in the first email expires.
      </Notice>
    );
  if (status === 'withdrawn')
    return (
      <Notice className="mt-6" title="Taken back">
        No answer is needed.
      </Notice>
    );
  if (status === 'closed')
    return (
      <Notice className="mt-6" title="Closed">
        This is settled, so nothing can be added. {sender.name} can ask again.
      </Notice>
    );
  return null;
}

/** What the buyer attached, and what the reader's side adds for them. */
function Files({ thread: { threadId, files, with: sender }, canAdd }: { thread: InboxThreadDetail; canAdd: boolean }) {
  const own = files.filter(({ from }) => from === 'recipient');
  return (
    <>
      <ThreadFiles
        className="mt-4"
        title="Files from the buyer"
        threadId={threadId}
        side="recipient"
        files={files.filter(({ from }) => from === 'sender')}
      />
      {canAdd || own.length > 0 ? (
        <section className="mt-4">
          <h3 className="mb-2 font-sans text-sm font-semibold">Your files for {sender.name}</h3>
          <FileList
            label={`for ${sender.name}`}
            files={own.map(({ documentId, name, sizeBytes, addedAt, isOwn }) => ({
              id: documentId,
              name,
              sizeBytes,
              uploadedAt: addedAt,
              canDelete: isOwn,
            }))}
            target={{ endpoint: attachToThread, params: { threadId } }}
            fileUrl={(documentId) => endpointUrl(getThreadFile.path, { threadId, documentId })}
            refreshes={INBOX_READS}
            canAdd={canAdd}
            shared={`${sender.name} can no longer open it then.`}
          />
        </section>
      ) : null}
    </>
  );
}
