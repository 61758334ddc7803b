/** Pages of this site that a landing page may lead to. */
export const LINKED_PAGES = [
  '/',
  '/property-search',
  '/properties',
  '/neighborhood-explorer',
  '/buyer-flow',
  '/ai-valuation',
  '/seller-flow/intent',
  '/how-it-works',
  '/why-realty-ai',
  '/accuracy',
  '/terms',
  '/privacy',
  '/get-started',
  '/AIListingEnhancer',
  '/experts',
  '/service-experts',
  '/marketplace',
  '/services',
  '/cma',
  '/landing/ai-home-valuation',
  '/landing/commission-savings-calculator',
  '/landing/fsbo-expert-support',
] as const;

/** Leads to the first form of the page that it stands on. */
export const FORM_LINK = '#form';

/** Why a link cannot be published; null if nothing speaks against it. `slugs` are the landing pages that are published. */
export function doubtLink(href: string, slugs: readonly string[]): string | null {
  if (/^(mailto:[^\s@]+@[^\s@]+|tel:\+?[\d-]+|#[\w-]+)$/.test(href)) return null;
  if (href.startsWith('/') && !href.startsWith('//')) {
    const [path = ''] = href.split(/[?#]/);
    const isKnown = LINKED_PAGES.some((page) => page === path) || slugs.some((slug) => path === `/landing/${slug}`);
    return isKnown ? null : `There’s no page at ${path} that a landing page can link to`;
  }
  const url = URL.canParse(href) ? new URL(href) : null;
  if (url?.protocol === 'https:' && url.username === '' && url.password === '' && url.hostname.includes('.')) return null;
  return `“${href}” is neither a page on this site nor an https address`;
}

/** Whether a browser may be sent there at all; everything else is shown as plain text. */
export function isSafeLink(href: string): boolean {
  return /^(https:\/\/|mailto:|tel:|#)/.test(href) || (href.startsWith('/') && !href.startsWith('//') && !href.startsWith('/\\'));
}

/** Addresses below `/landing/` that belong to pages of the product, or may come to. */
export const RESERVED_SLUGS = [
  'admin',
  'ai-home-valuation',
  'commission-savings-calculator',
  'fsbo-expert-support',
  'api',
  'draft',
  'edit',
  'new',
  'preview',
] as const;
