import { Children, useEffect, useRef, useState, type ReactNode } from 'react';
import { cn } from './class-names.ts';

export interface ChipLineProps {
  /** Names the list. */
  label: string;
  /** Stands before the chips. */
  lead?: ReactNode;
  children: ReactNode;
}

/** Any number of chips in one line, which scrolls by touch and unfolds for a mouse. */
export function ChipLine({ label, lead, children }: ChipLineProps) {
  const lineRef = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isCut, setCut] = useState(false);
  const chips = Children.toArray(children);

  useEffect(() => {
    const line = lineRef.current;
    if (line === null) return;
    const measure = () => setCut(line.scrollWidth > line.clientWidth + 1);
    const observer = new ResizeObserver(measure);
    observer.observe(line);
    measure();
    return () => observer.disconnect();
  }, [chips.length]);

  return (
    <div className={cn('flex min-w-0 gap-2', isOpen ? 'items-start' : 'items-center')}>
      <div
        ref={lineRef}
        className={cn(
          'flex min-w-0 flex-1 gap-2',
          // Room for the focus ring, which a scrolling box would cut.
          isOpen
            ? 'flex-col'
            : '-m-1 items-center overflow-x-auto overscroll-x-contain p-1 [scrollbar-width:none] *:shrink-0 print:flex-wrap print:overflow-visible',
          isCut && !isOpen && 'mask-r-from-[calc(100%-1.5rem)] print:mask-none',
        )}
      >
        {lead}
        <ul aria-label={label} className={cn('flex items-center gap-2 empty:hidden', isOpen && 'flex-wrap')}>
          {chips.map((chip, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- toArray gives each child its own key
            <li key={typeof chip === 'object' && 'key' in chip ? chip.key : at} className="max-w-72">
              {chip}
            </li>
          ))}
        </ul>
      </div>
      {isCut || isOpen ? (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="min-h-9 shrink-0 rounded-full px-2 text-sm font-medium hover:bg-sunken pointer-coarse:hidden print:hidden"
        >
          {isOpen ? 'Show less' : 'Show all'}
        </button>
      ) : null}
    </div>
  );
}
