import { useState } from 'react';
import type { SessionUser } from '#domains/accounts/contract.ts';
import { useSession } from './session/use-session.ts';

/** Who came to a sign-in page signed in already; null for those who sign in on it, whose form goes on. */
export function useSignedInVisitor(): SessionUser | null {
  const session = useSession();
  const [arrivedAs, setArrivedAs] = useState(session.status);
  if (session.status !== arrivedAs && arrivedAs !== 'signed-out' && session.status !== 'loading') setArrivedAs(session.status);
  return arrivedAs === 'signed-in' ? session.user : null;
}
