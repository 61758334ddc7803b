import type { ReactNode } from 'react';

/** Secondary actions after the main buttons: in line with the text on a phone, at the end of the line elsewhere. */
export function QuietActions({ children }: { children: ReactNode }) {
  return <div className="-mx-3 flex w-full flex-wrap gap-x-1 sm:mr-0 sm:ml-auto sm:w-auto sm:justify-end">{children}</div>;
}
