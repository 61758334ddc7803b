import type { PersonalViewProps } from '#domains/accounts/web/index.ts';
import { Page } from '#ui/page.tsx';
import { BusyCalendars } from '../rules/busy-calendars.tsx';
import { OwnRules } from '../rules/own-rules.tsx';

/** A person's own hours. */
export function HoursView({ frame }: PersonalViewProps) {
  return (
    <Page {...frame}>
      <div className="mt-6 grid gap-6">
        <OwnRules />
        <BusyCalendars />
      </div>
    </Page>
  );
}
