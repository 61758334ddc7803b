import { useEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { cn } from './class-names.ts';
import { DOCK_ID } from './dock.tsx';

const places = {
  page: 'order-1 grow lg:hidden',
  view: 'order-2 lg:hidden',
  compare: 'order-3',
  role: 'order-4 max-lg:ml-auto',
  feedback: 'order-5',
} as const;

export interface DockItemProps {
  /** Position in the dock: the page's own subject comes first. */
  place: keyof typeof places;
  children: ReactNode;
}

/** Puts something into the dock, from wherever it is rendered. */
export function DockItem({ place, children }: DockItemProps) {
  const [dock, setDock] = useState<HTMLElement | null>(null);
  useEffect(() => setDock(document.getElementById(DOCK_ID)), []);
  if (dock === null) return null;
  return createPortal(
    <div data-place={place} className={cn('min-w-0', places[place])}>
      {children}
    </div>,
    dock,
  );
}
