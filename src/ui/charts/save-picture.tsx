import { ImageDown } from '#ui/icons/index.ts';
import { useRef, type ReactNode } from 'react';
import { Button } from '../button.tsx';
import { downloadChart } from './download-chart.ts';

/** A chart that can be saved as a picture, as it is seen. */
export function SavePicture({ fileName, label, children }: { fileName: string; label: string; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);

  async function save() {
    if (ref.current !== null) await downloadChart(ref.current, label, fileName);
  }

  return (
    <div className="min-w-0">
      <div ref={ref}>{children}</div>
      <div data-print="hide" className="flex justify-end">
        <Button variant="quiet" size="small" onClick={() => void save()}>
          <ImageDown aria-hidden="true" className="size-4" />
          Save picture<span className="sr-only"> of {label}</span>
        </Button>
      </div>
    </div>
  );
}
