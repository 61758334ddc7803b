import type { Role } from '#lib/roles.ts';

/** A route of the table whose page does not exist yet. It answers honestly, inside the shell, and stays out of the sitemap. */
export interface PendingPage {
  path: string;
  title: string;
  /** What the page will be for, in one sentence. */
  purpose: string;
  /** The role the page is for; everyone if absent. */
  audience?: readonly Role[] | 'signed-in';
  /** The nearest page that works today. */
  meanwhile?: { label: string; to: string };
}

/** The one list. Each entry leaves it when its page arrives. */
export const PENDING_PAGES: readonly PendingPage[] = [];
