import { tourDayPath } from '#lib/tour-day-path.ts';
import { Button } from '#ui/button.tsx';
import { CalendarDays } from '#ui/icons/index.ts';
import { AppLink } from '#ui/link.tsx';

/** Leads to a day of tours of some homes; nothing where none of them can be toured. */
export function PlanDay({ homes }: { homes: readonly { listingKey: string; standardStatus: string }[] }) {
  const path = tourDayPath(homes);
  if (path === undefined) return null;
  return (
    <Button asChild size="small" variant="secondary">
      <AppLink href={path}>
        <CalendarDays aria-hidden="true" className="size-4" /> Plan a day of tours
      </AppLink>
    </Button>
  );
}
