import { Suspense, type ReactNode } from 'react';
import type { PersonalViewProps } from '#domains/accounts/web/index.ts';
import { ShowingRules } from '#domains/bookings/web/index.ts';
import { CalendarSettings } from '#domains/calendar/web/index.ts';
import { NotificationSettings } from '#domains/notifications/web/index.ts';
import { PrivacySettings } from '#domains/privacy/web/index.ts';
import { ChosenListing, CompensationSection, ListingSection, SellerTabs } from '#domains/selling/web/index.ts';
import { useAddressQuery } from '#platform/web/use-address-query.ts';
import { Page } from '#ui/page.tsx';
import { SkeletonFields } from '#ui/skeleton-shapes.tsx';
import { Tabs } from '#ui/tabs.tsx';

/** Settings of each home that a person sells, then the person's own; the address names the tab. */
export function SellerSettingsTabs({ user, frame }: PersonalViewProps) {
  const [search, change] = useAddressQuery();
  const tabs = [
    { id: 'contacts', label: 'Contacts', content: <Part>{<ListingSection section="contacts" />}</Part> },
    { id: 'showings', label: 'Showing times', content: <Part>{<Showings />}</Part> },
    { id: 'people', label: 'People', content: <Part>{<ListingSection section="people" />}</Part> },
    { id: 'display', label: 'Display', content: <Part>{<ListingSection section="display" />}</Part> },
    { id: 'alerts', label: 'Alerts', content: <Part>{<ListingSection section="alerts" />}</Part> },
    { id: 'lock-box', label: 'Lock box', content: <Part>{<ListingSection section="lock-box" />}</Part> },
    { id: 'compensation', label: 'Compensation', content: <Part isOwn>{<CompensationSection />}</Part> },
    { id: 'notifications', label: 'Notifications', content: <Part isOwn>{<NotificationSettings />}</Part> },
    { id: 'calendar', label: 'Calendar', content: <Part isOwn>{<CalendarSettings />}</Part> },
    { id: 'data', label: 'Your data', content: <Part isOwn>{<PrivacySettings isDemo={user.isDemo} />}</Part> },
  ];
  return (
    <Page {...frame}>
      <SellerTabs current="/seller/dashboard/settings" />
      <Tabs
        className="mt-6"
        label="Sale settings"
        tabs={tabs}
        value={search.get('tab') ?? 'contacts'}
        onValueChange={(tab) => change({ tab })}
      />
    </Page>
  );
}

/** Parts of a listing begin with the switcher. */
function Part({ children, isOwn = false }: { children: ReactNode; isOwn?: boolean }) {
  return (
    <div className={isOwn ? 'pt-6' : undefined}>
      <Suspense fallback={<SkeletonFields className="mt-6" />}>{children}</Suspense>
    </div>
  );
}

function Showings() {
  return (
    <ChosenListing
      pending={<SkeletonFields className="mt-6" />}
      once="Once you list a home, choose here when buyers can visit it."
    >
      {({ id, listingKey, standardStatus }) => (
        <div key={id} className="mt-6">
          {standardStatus === 'Incomplete' ? (
            <p className="mb-4 text-ink-soft">Buyers can’t see drafts. These times apply once you publish the home.</p>
          ) : null}
          <ShowingRules listingKey={listingKey} />
        </div>
      )}
    </ChosenListing>
  );
}
