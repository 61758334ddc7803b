import { useEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { cn } from './class-names.ts';

const DOCK_ID = 'dock';

const places = {
  page: 'order-1 grow lg:hidden',
  view: 'order-2 lg:hidden',
  compare: 'order-3',
  role: 'order-4 ml-auto',
} as const;

export interface DockItemProps {
  /** Where it stands in the dock: what the page itself is about comes first. */
  place: keyof typeof places;
  children: ReactNode;
}

/**
 * The one place for what floats above a page: a bar at the foot of narrow screens, a corner of wide ones. The page ends above it
 * (`--foot-bar` in styles.css), and so do toasts and what is scrolled into view.
 */
export function Dock() {
  return (
    <div
      id={DOCK_ID}
      data-print="hide"
      className={cn(
        'group/dock fixed inset-x-0 bottom-0 z-30 flex items-center gap-2 border-t border-line bg-paper px-4 py-1.5 empty:hidden',
        'lg:pointer-events-none lg:inset-x-auto lg:right-4 lg:bottom-4 lg:border-0 lg:bg-transparent lg:p-0',
      )}
    />
  );
}

/** Puts something into the dock, from wherever it is rendered. */
export function DockItem({ place, children }: DockItemProps) {
  const [dock, setDock] = useState<HTMLElement | null>(null);
  useEffect(() => setDock(document.getElementById(DOCK_ID)), []);
  if (dock === null) return null;
  return createPortal(
    <div data-place={place} className={cn('min-w-0 *:pointer-events-auto', places[place])}>
      {children}
    </div>,
    dock,
  );
}
