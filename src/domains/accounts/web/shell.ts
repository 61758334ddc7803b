/** What stands around every page, apart from index.ts: the shell's bundle takes everything that is reached from here. */
export { AccountButton } from './components/account-button.tsx';
export { SessionParts } from './components/session-parts.tsx';
export { useSession } from './session/use-session.ts';
