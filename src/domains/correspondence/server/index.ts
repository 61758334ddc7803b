export { IS_UNWANTED, isSilenced, type LetterContext, tellAnswerers } from './answerers.ts';
export type { About, AboutSources } from './about.ts';
export { requireFairWords } from './fair-words.ts';
export { attachFile, listAnswerFiles, listSenderFiles, serveFile } from './files.ts';
export { leaveAnswers, leaveFiles } from './leave-threads.ts';
export { ReplyLinkText } from './message-mail.tsx';
export { insertMessage, listMessages, listMessagesOf, type Message, openingOf, wasThreadMailed } from './messages.ts';
export { passThreads, unassignThreads } from './pass-threads.ts';
export { noteReadByLink } from './note-read.ts';
export { countThreadDays, type ThreadDay } from './count-threads.ts';
export { findLead, type Lead } from './find-lead.ts';
export { findSent, openThread, type Sent } from './open-thread.ts';
export { listUnread } from './list-unread.ts';
export { closeThread } from './own-threads.ts';
export { presentWritten } from './present.ts';
export { addReplyLink, keepReplyLink, makeOwnLink, makeReplyLink, openOwnLink, openReplyLink } from './reply-links.ts';
export { reportMessage } from './report-message.ts';
export {
  findThread,
  hasOnSide,
  readThreads,
  requireSent,
  requireThread,
  setAnswered,
  setStatus,
  type Thread,
  type WithAnswering,
} from './threads.ts';
export { beginWordlessThread, setWritable, showContacts } from './wordless-threads.ts';
export { findPartyToTell, replyToOf, writeMessage } from './write-message.ts';
