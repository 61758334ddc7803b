/** Every address of the product, fixed parts before parameters; a test holds the list to the route table. */
export const ROUTE_PATTERNS = [
  '/',
  '/AIListingEnhancer',
  '/accuracy',
  '/admin/:section',
  '/ai-valuation',
  '/ai-valuation-details',
  '/analytics-dashboard',
  '/appointments',
  '/appointments/day',
  '/appointments/hours',
  '/assistants',
  '/assistants/connect',
  '/auth/callback',
  '/auth/forgot-password',
  '/auth/login',
  '/auth/register',
  '/auth/reset-password',
  '/auth/verify-email',
  '/auth/welcome',
  '/book/:handle',
  '/buyer-dashboard',
  '/buyer-flow',
  '/buyer-workflow',
  '/calendar',
  '/clear-cache',
  '/cma',
  '/contract-terms',
  '/demo',
  '/demo-login',
  '/demo-seller-dashboard',
  '/detailed-ai-valuation/:listingId?',
  '/dev/mailbox',
  '/documents',
  '/enhanced-vendor-dashboard',
  '/experts',
  '/experts/ranking',
  '/fast-online-application',
  '/generate-marketing-materials/:listingId?',
  '/get-started',
  '/how-it-works',
  '/idx-listings',
  '/inquiries',
  '/invite/:token',
  '/invite/listing/:token',
  '/invite/loan/:token',
  '/invite/roadmap/:token',
  '/invite/vendor/:token',
  '/landing-ab-test',
  '/landing-admin',
  '/landing/:slug',
  '/landing/ai-home-valuation',
  '/landing/commission-savings-calculator',
  '/landing/fsbo-expert-support',
  '/listing-optimization',
  '/marketing-materials',
  '/marketplace',
  '/marketplace/bundle/:id',
  '/my-tour/:token',
  '/neighborhood-explorer',
  '/payment-confirmation',
  '/privacy',
  '/properties',
  '/property-search',
  '/property/:id',
  '/property/:id/tour',
  '/reply/:token',
  '/reply/tour/:token',
  '/request-service',
  '/resources',
  '/seller-dashboard',
  '/seller-dashboard-authentic',
  '/seller-dashboard-demo',
  '/seller-flow/:step?',
  '/seller-flow/intent',
  '/seller/dashboard/documents',
  '/seller/dashboard/experts',
  '/seller/dashboard/inquiries',
  '/seller/dashboard/listings',
  '/seller/dashboard/settings',
  '/seller/optimize-listing/:listingId',
  '/service-experts',
  '/service-provider/:id',
  '/service-request-confirmation',
  '/services',
  '/settings',
  '/shared/:kind/:token',
  '/shared/cma/:token',
  '/shared/contract/:token',
  '/shared/file/:token',
  '/shared/photos/:token',
  '/shared/request/:token',
  '/shared/roadmap/:token',
  '/shared/service-request/:token',
  '/shared/sign/:token',
  '/shared/valuation/:token',
  '/shared/verify/:token',
  '/terms',
  '/ui',
  '/unsubscribe/:token',
  '/vendor-dashboard',
  '/vendor-onboarding',
  '/vendor/lead/:leadId',
  '/vendor/offer/accepted',
  '/vendor/settings',
  '/why-realty-ai',
  '/widget-testing',
] as const;

/** What every address that is not ours is counted under. */
export const OTHER_ROUTE = 'other';

const compiled = [...ROUTE_PATTERNS]
  .toSorted((one, other) => parametersOf(one) - parametersOf(other))
  .map((pattern) => ({ pattern, test: new RegExp(`^${sourceOf(pattern)}/?$`) }));

/** The pattern of an address, such as `/property/:id`: what visits are counted by, so that no id is kept. */
export function patternOf(address: string): string {
  const path = address.split(/[?#]/)[0] ?? '/';
  return compiled.find(({ test }) => test.test(path))?.pattern ?? OTHER_ROUTE;
}

/** Which of the editors’ landing pages an address is; null for any other, and for names that none can have. */
export function landingPageOf(address: string): string | null {
  if (patternOf(address) !== '/landing/:slug') return null;
  return /^\/landing\/([a-z0-9-]{1,80})\/?$/.exec(address.split(/[?#]/)[0] ?? '')?.[1] ?? null;
}

function parametersOf(pattern: string): number {
  return pattern.split(':').length - 1;
}

function sourceOf(pattern: string): string {
  return pattern === '/'
    ? ''
    : pattern
        .split('/')
        .slice(1)
        .map((part) => (part.startsWith(':') ? (part.endsWith('?') ? '(?:/[^/]+)?' : '/[^/]+') : `/${part}`))
        .join('');
}
