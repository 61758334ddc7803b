import { lazy, Suspense, useState } from 'react';
import { Button } from '#ui/button.tsx';
import type { Analysis } from '../../contract.ts';

const QuotePages = lazy(async () => ({ default: (await import('./quote-pages.tsx')).QuotePages }));

/** Shows what was read as boxes on the pages of the paper, where it is a PDF with words of its own. */
export function QuoteButton({ analysis }: { analysis: Analysis }) {
  const [isOpen, setOpen] = useState(false);
  if (!analysis.hasDrawnWords) return null;
  return (
    <div className="mt-4 print:hidden">
      <Button size="small" variant="secondary" onClick={() => setOpen(true)}>
        Show it on the pages
      </Button>
      <Suspense>{isOpen ? <QuotePages analysis={analysis} onClose={() => setOpen(false)} /> : null}</Suspense>
    </div>
  );
}
