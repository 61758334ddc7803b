import { ChevronLeft, ChevronRight } from '#ui/icons/index.ts';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { cn } from './class-names.ts';
import { IconButton } from './icon-button.tsx';

export interface CarouselProps {
  /** Names the row for screen readers. */
  label: string;
  /** Above the row, beside its buttons. */
  heading?: ReactNode;
  items: readonly { key: string; content: ReactNode }[];
  /** Width of one card. */
  itemWidth?: 'narrow' | 'medium' | 'wide' | undefined;
  className?: string | undefined;
}

const itemWidths = {
  narrow: 'w-56',
  medium: 'w-[min(19rem,82vw)]',
  wide: 'w-[min(26rem,88vw)]',
} as const;

/** A row of cards to swipe, to scroll with its buttons, or to tab through. */
export function Carousel({ label, heading, items, itemWidth = 'medium', className }: CarouselProps) {
  const rowRef = useRef<HTMLUListElement>(null);
  const [edges, setEdges] = useState({ atStart: true, atEnd: false });

  function readEdges() {
    const row = rowRef.current;
    if (!row) return;
    const atStart = row.scrollLeft <= 2;
    const atEnd = row.scrollLeft + row.clientWidth >= row.scrollWidth - 2;
    setEdges((now) => (now.atStart === atStart && now.atEnd === atEnd ? now : { atStart, atEnd }));
  }

  useEffect(readEdges, [items.length]);

  function page(direction: 1 | -1) {
    const row = rowRef.current;
    row?.scrollBy({ left: direction * row.clientWidth * 0.9, behavior: 'smooth' });
  }

  return (
    <section aria-label={label} className={cn('min-w-0', className)}>
      <div className="mb-4 flex items-end justify-between gap-4">
        <div className="min-w-0">{heading}</div>
        <div data-print="hide" className="flex gap-2 pointer-coarse:hidden">
          <IconButton
            icon={ChevronLeft}
            label="Show earlier cards"
            variant="outline"
            size="small"
            idle={edges.atStart}
            onClick={() => page(-1)}
          />
          <IconButton
            icon={ChevronRight}
            label="Show more cards"
            variant="outline"
            size="small"
            idle={edges.atEnd}
            onClick={() => page(1)}
          />
        </div>
      </div>
      <ul ref={rowRef} onScroll={readEdges} className="ui-scroll-row relative -m-1 flex gap-4 overflow-x-auto p-1 md:gap-5">
        {items.map((item) => (
          <li key={item.key} className={cn('shrink-0 snap-start', itemWidths[itemWidth])}>
            {item.content}
          </li>
        ))}
      </ul>
    </section>
  );
}
