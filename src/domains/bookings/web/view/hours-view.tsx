import type { PersonalViewProps } from '#domains/accounts/web/index.ts';
import { Page } from '#ui/page.tsx';
import { OwnRules } from '../rules/own-rules.tsx';

/** A person's own hours. */
export function HoursView({ frame }: PersonalViewProps) {
  return (
    <Page {...frame}>
      <div className="mt-6">
        <OwnRules />
      </div>
    </Page>
  );
}
