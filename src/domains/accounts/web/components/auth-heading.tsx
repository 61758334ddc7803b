import type { ReactNode } from 'react';
import { NeedsScript } from '#ui/needs-script.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { useFocusOnArrival } from '../use-focus-on-arrival.ts';

interface AuthHeadingProps {
  title: string;
  children?: ReactNode;
  /** It replaces the form that had the focus. */
  takesFocus?: boolean;
}

/** The top of a sign-in page. */
export function AuthHeading({ title, children, takesFocus = false }: AuthHeadingProps) {
  const heading = useFocusOnArrival<HTMLHeadingElement>(takesFocus);
  return (
    <div className="mb-7">
      <PageTitle ref={heading}>{title}</PageTitle>
      {children === undefined ? null : <p className="mt-2 text-ink-soft">{children}</p>}
      <NeedsScript what="Signing in" className="mt-2" />
    </div>
  );
}
