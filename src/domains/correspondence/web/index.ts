export { ThreadMessages, type ThreadLine } from './components/thread-messages.tsx';
export { ThreadStatusBadge } from './components/thread-status-badge.tsx';
