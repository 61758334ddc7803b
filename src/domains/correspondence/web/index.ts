export { LinkNote, LinkThread } from './components/link-thread.tsx';
export { OwnThread } from './components/own-thread.tsx';
export { ThreadFiles } from './components/thread-files.tsx';
export { ThreadMessages, type ThreadLine } from './components/thread-messages.tsx';
export { ThreadStatusBadge } from './components/thread-status-badge.tsx';
export { WithdrawButton } from './components/withdraw-button.tsx';
export { useNoteOfReading } from './use-note-of-reading.ts';
