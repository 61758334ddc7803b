import { Scale } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { useKept } from '../kept-store.ts';

const CompareDialog = lazy(async () => ({ default: (await import('./compare-dialog.tsx')).CompareDialog }));

/** Follows from page to page while homes are chosen for comparison. */
export function CompareTray() {
  const { keys } = useKept();
  const [isOpen, setOpen] = useState(false);
  const { compared } = keys;
  // With the last home the dialog goes, and the next home does not open it again.
  if (compared.length === 0 && isOpen) setOpen(false);
  if (compared.length === 0) return null;
  return (
    <div className="fixed bottom-20 left-4 z-30 lg:bottom-4 print:hidden">
      <Button size="small" className="rounded-full shadow-float" onClick={() => setOpen(true)}>
        <Scale aria-hidden="true" className="size-4" />
        {compared.length === 1 ? 'Compare: 1 home, add another' : `Compare ${compared.length} homes`}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <CompareDialog keys={compared} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
