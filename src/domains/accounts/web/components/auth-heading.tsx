import type { ReactNode } from 'react';

/** The top of a sign-in page. */
export function AuthHeading({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="mb-7">
      <h1>{title}</h1>
      {children === undefined ? null : <p className="mt-2 text-ink-soft">{children}</p>}
    </div>
  );
}
