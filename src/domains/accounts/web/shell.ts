/** What surrounds every page, kept apart from index.ts: everything reached from here ends up in the shell's bundle. */
export { AccountButton } from './components/account-button.tsx';
export { SessionParts } from './components/session-parts.tsx';
export { useSession } from './session/use-session.ts';
