import { lazy, Suspense } from 'react';
import { useSite } from '#platform/web/site-context.ts';

// Rendered with the page. Most sites never show it, so its script is not part of every page's.
const DemoWords = lazy(async () => ({ default: (await import('./demo-words.tsx')).DemoWords }));

/** The line under the header of a demonstration. */
export function DemoNotice() {
  const { demoMode } = useSite();
  if (!demoMode) return null;
  return (
    // As high as either text, since the page renders before it knows who is signed in.
    <aside
      aria-label="About this demonstration"
      className="grid min-h-9 place-items-center border-b border-line bg-sunken px-4 py-1.5 text-center text-xs text-ink-soft sm:min-h-11 lg:min-h-0 print:hidden"
    >
      <Suspense>
        <DemoWords />
      </Suspense>
    </aside>
  );
}
