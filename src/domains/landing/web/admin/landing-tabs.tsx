import { TabLinks } from '#ui/tabs.tsx';

const TABS = [
  { key: 'pages', href: '/landing-admin', label: 'Pages' },
  { key: 'leads', href: '/landing-admin?show=leads', label: 'Leads' },
  { key: 'experiments', href: '/landing-ab-test', label: 'Experiments' },
] as const;

/** From pages to what came from them, and to what is tried on them. */
export function LandingTabs({ current }: { current: (typeof TABS)[number]['key'] }) {
  return (
    <TabLinks
      label="Landing pages"
      className="mt-2 mb-6"
      links={TABS.map(({ key, href, label }) => ({ href, label, current: key === current }))}
    />
  );
}
