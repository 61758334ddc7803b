import { lazy, Suspense, type ReactNode } from 'react';
import {
  DisplaySettings,
  type PersonalViewProps,
  ProfileSettings,
  RoleSettings,
  SessionSettings,
  SignInSettings,
} from '#domains/accounts/web/index.ts';
import { ConnectedAssistants } from '#domains/assistants/web/index.ts';
import { BillingSettings } from '#domains/billing/web/index.ts';
import { ReminderSettings } from '#domains/bookings/web/index.ts';
import { CalendarSettings } from '#domains/calendar/web/index.ts';
import { RecognitionCard } from '#domains/landing/web/index.ts';
import { NotificationSettings } from '#domains/notifications/web/index.ts';
import { PrivacySettings } from '#domains/privacy/web/index.ts';
import { useAddressQuery } from '#platform/web/use-address-query.ts';
import { Notice } from '#ui/notice.tsx';
import { Page } from '#ui/page.tsx';
import { SkeletonFields } from '#ui/skeleton-shapes.tsx';
import { Tabs } from '#ui/tabs.tsx';

const OwnPlaces = lazy(async () => ({ default: (await import('./own-places.tsx')).OwnPlaces }));

/** All settings, one topic per tab; the address names the tab. */
export function SettingsTabs({ user, frame }: PersonalViewProps) {
  const [search, change] = useAddressQuery();
  const tabs = [
    { id: 'profile', label: 'Profile', content: <Part>{<ProfileSettings user={user} />}</Part> },
    { id: 'sign-in', label: 'Sign-in', content: <Part>{<SignInSettings />}</Part> },
    { id: 'devices', label: 'Devices', content: <Part>{<SessionSettings />}</Part> },
    { id: 'roles', label: 'Roles', content: <Part>{<RoleSettings user={user} />}</Part> },
    {
      id: 'notifications',
      label: 'Notifications',
      content: (
        <Part>
          <div className="grid gap-6">
            <NotificationSettings />
            <ReminderSettings />
          </div>
        </Part>
      ),
    },
    { id: 'billing', label: 'Billing & invoices', content: <Part>{<BillingSettings />}</Part> },
    { id: 'places', label: 'Places', content: <Part>{<OwnPlaces />}</Part> },
    { id: 'calendar', label: 'Calendar', content: <Part>{<CalendarSettings />}</Part> },
    { id: 'assistants', label: 'Assistants', content: <Part>{<ConnectedAssistants />}</Part> },
    { id: 'display', label: 'Display', content: <Part>{<DisplaySettings />}</Part> },
    {
      id: 'privacy',
      label: 'Privacy',
      content: (
        <Part>
          <div className="grid gap-6">
            <PrivacySettings isDemo={user.isDemo} />
            <RecognitionCard />
          </div>
        </Part>
      ),
    },
  ];
  return (
    <Page {...frame}>
      {user.isDemo ? (
        <Notice className="mt-4">
          This is a demo account. It is deleted after a day, and some settings are only for real accounts.
        </Notice>
      ) : null}
      <Tabs
        className="mt-6"
        label="Settings"
        tabs={tabs}
        value={search.get('tab') ?? 'profile'}
        onValueChange={(tab) => change({ tab })}
      />
    </Page>
  );
}

function Part({ children }: { children: ReactNode }) {
  return (
    <div className="pt-6">
      <Suspense fallback={<SkeletonFields />}>{children}</Suspense>
    </div>
  );
}
