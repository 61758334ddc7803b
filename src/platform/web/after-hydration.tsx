import { startTransition, Suspense, useEffect, useState, type ReactNode } from 'react';

interface AfterHydrationProps {
  /** In its place until then, and on the server. */
  placeholder?: ReactNode;
  children: () => ReactNode;
}

/** What only its reader sees: never part of the page that the server makes, which is the same for everyone. */
export function AfterHydration({ placeholder = null, children }: AfterHydrationProps) {
  const [isHydrated, setHydrated] = useState(false);
  // As a transition, which lets the page answer in between.
  useEffect(() => startTransition(() => setHydrated(true)), []);
  return isHydrated ? <Suspense fallback={placeholder}>{children()}</Suspense> : placeholder;
}
