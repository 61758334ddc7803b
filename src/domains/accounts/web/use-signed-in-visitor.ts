import { useState } from 'react';
import type { SessionUser } from '#domains/accounts/contract.ts';
import { useSession } from './session/use-session.ts';

/** The person who was signed in before opening a sign-in page; null for people who sign in on it, whose form continues. */
export function useSignedInVisitor(): SessionUser | null {
  const session = useSession();
  const [arrivedAs, setArrivedAs] = useState(session.status);
  if (session.status !== arrivedAs && arrivedAs !== 'signed-out' && session.status !== 'loading') setArrivedAs(session.status);
  return arrivedAs === 'signed-in' ? session.user : null;
}
