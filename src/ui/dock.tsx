import { cn } from './class-names.ts';

export const DOCK_ID = 'dock';

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
