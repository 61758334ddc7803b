import { cn } from './class-names.ts';

export const DOCK_ID = 'dock';

/**
 * The one place for controls that stay in reach above a page: a bar at the foot of the screen that covers nothing beside it.
 * The page, toasts and anything scrolled into view end above it (`--foot-bar` in styles.css).
 */
export function Dock() {
  return (
    <div
      id={DOCK_ID}
      data-print="hide"
      className={cn(
        'group/dock fixed inset-x-0 bottom-0 z-30 flex items-center gap-2 border-t border-line bg-paper px-4 py-1.5 empty:hidden',
        'lg:justify-end lg:px-[max(1.5rem,calc((100vw-77rem)/2))] lg:not-has-data-[place=compare]:not-has-data-[place=feedback]:not-has-data-[place=role]:hidden',
      )}
    />
  );
}
