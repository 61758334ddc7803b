import { startTransition, Suspense, useEffect, useState, type ReactNode } from 'react';

interface AfterHydrationProps {
  /** Shown until then, and on the server. */
  placeholder?: ReactNode;
  children: () => ReactNode;
}

/** What only the reader sees, which is never part of the page from the server, the same for everybody. */
export function AfterHydration({ placeholder = null, children }: AfterHydrationProps) {
  const [isHydrated, setHydrated] = useState(false);
  // A transition lets the page answer in between.
  useEffect(() => startTransition(() => setHydrated(true)), []);
  return isHydrated ? <Suspense fallback={placeholder}>{children()}</Suspense> : placeholder;
}
