import { TabLinks } from '#ui/tabs.tsx';

/** The pages of somebody who sells, as tabs. */
const PAGES = {
  '/seller-dashboard-authentic': 'Dashboard',
  '/seller/dashboard/listings': 'Your listings',
  '/listing-optimization': 'Scores',
  '/seller/dashboard/inquiries': 'Inquiries',
  '/seller/dashboard/experts': 'Experts',
  '/seller/dashboard/documents': 'Documents',
  '/seller/dashboard/settings': 'Settings',
} as const;

/** Leads from each page of the seller to the others. */
export function SellerTabs({ current }: { current: keyof typeof PAGES }) {
  return (
    <TabLinks
      label="Selling"
      className="mt-4"
      links={Object.entries(PAGES).map(([href, label]) => ({ href, label, current: href === current }))}
    />
  );
}
