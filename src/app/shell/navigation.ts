import type { Site } from '#platform/web/site.ts';

export interface NavigationLink {
  label: string;
  to: string;
  /** Opens in a tab of its own. */
  inNewTab?: boolean;
}

const OWN_MAP_SEARCH = '/property-search?show=map';

/** The top bar's links in the specification's order; Map Search leads to a provider's page, or to the site's own map. */
export function navigationLinks(site: Pick<Site, 'productName' | 'mapSearchUrl'>): NavigationLink[] {
  return [
    { label: 'Buy', to: '/buyer-flow' },
    { label: 'Sell', to: '/seller-flow/intent' },
    { label: 'How It Works', to: '/how-it-works' },
    { label: 'Pricing', to: '/marketplace' },
    { label: `Why ${site.productName}?`, to: '/why-realty-ai' },
    { label: 'Experts', to: '/service-experts' },
    { label: 'Map Search', to: site.mapSearchUrl ?? OWN_MAP_SEARCH, inNewTab: true },
  ];
}

/** The footer's two groups. */
export const FOOTER_GROUPS: readonly { title: string; links: readonly NavigationLink[] }[] = [
  {
    title: 'Buy/Sell',
    links: [
      { label: 'Browse Properties', to: '/properties' },
      { label: 'AI Property Matching', to: '/buyer-flow' },
      { label: 'Virtual Tours', to: '/property-search?tour=virtual' },
    ],
  },
  {
    title: 'Services',
    links: [
      { label: 'Select Your Experts', to: '/service-experts' },
      { label: 'Document Review', to: '/documents' },
      { label: 'Contract Analysis', to: '/contract-terms' },
    ],
  },
];

/** Where header and footer show, by the specification's rules. */
export function shellParts(pathname: string, isForGuest: boolean): { header: boolean; footer: boolean; padded: boolean } {
  const isAuth = pathname.startsWith('/auth/');
  const isAlone = isAuth || isForGuest;
  return { header: !isAlone, footer: pathname !== '/' && !isAlone, padded: pathname !== '/' && !isAuth };
}
