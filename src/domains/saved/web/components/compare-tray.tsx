import { Scale } from '#ui/icons/index.ts';
import { lazy, Suspense, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { DockItem } from '#ui/dock-item.tsx';
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
    <DockItem place="compare">
      <Button size="small" className="rounded-full" onClick={() => setOpen(true)}>
        <Scale aria-hidden="true" className="size-4" />
        <span className="max-lg:sr-only">
          {compared.length === 1 ? 'Compare: 1 home, add another' : `Compare ${compared.length} homes`}
        </span>
        <span aria-hidden="true" className="lg:hidden">
          {compared.length}
        </span>
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <CompareDialog keys={compared} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </DockItem>
  );
}
