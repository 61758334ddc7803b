import type { Role } from '#lib/roles.ts';
import type { HomesDatabase } from './homes-database.ts';

export interface SitePage {
  name: string;
  status: number;
  /** Looks like the page before it, so one look is enough, in rotation from variant to variant. */
  isVariant?: boolean;
  /** The viewer; a visitor if absent. */
  as?: Role;
  /** Shown at the machine itself alone. */
  isForMachine?: boolean;
  /** Has a map: its script may weigh more. */
  hasMap?: boolean;
  path: string | ((homes: HomesDatabase) => Promise<string>);
}

/** Every page that is built, with one of each kind of home. */
export const BUILT_PAGES: readonly SitePage[] = [
  { name: 'home', status: 200, path: '/' },
  { name: 'browse', status: 200, path: '/properties' },
  { name: 'browse a filtered tab', status: 200, isVariant: true, path: '/properties?tab=sold&bedsMin=3' },
  { name: 'a home for sale', status: 200, path: async (homes) => `/property/${await homes.fullKey()}` },
  {
    name: 'a home that was sold',
    status: 200,
    isVariant: true,
    path: async (homes) => `/property/${await homes.keyOf('Closed')}`,
  },
  {
    name: 'a home under contract',
    status: 200,
    isVariant: true,
    path: async (homes) => `/property/${await homes.keyOf('Pending')}`,
  },
  {
    name: 'a home that comes soon',
    status: 200,
    isVariant: true,
    path: async (homes) => `/property/${await homes.keyOf('Coming Soon')}`,
  },
  { name: 'a withdrawn home', status: 410, path: async (homes) => `/property/${await homes.keyOf('Withdrawn')}` },
  { name: 'the buyer’s questions', status: 200, path: '/buyer-flow?step=budget' },
  { name: 'the deal roadmap, signed out', status: 200, path: '/buyer-workflow' },
  { name: 'the neighborhood explorer', status: 200, hasMap: true, path: '/neighborhood-explorer' },
  {
    name: 'neighborhoods compared',
    status: 200,
    isVariant: true,
    hasMap: true,
    path: '/neighborhood-explorer?areas=alder-falls-wa,marlow-wa',
  },
  {
    name: 'the value of a home',
    status: 200,
    path: async (homes) => `/ai-valuation?home=${await homes.valuedHomeId()}`,
  },
  { name: 'the value of a home, to be asked', status: 200, isVariant: true, path: '/ai-valuation' },
  {
    name: 'why a home has its value',
    status: 200,
    path: async (homes) => `/ai-valuation-details?home=${await homes.valuedHomeId()}`,
  },
  {
    name: 'a valuation report',
    status: 200,
    path: async (homes) => `/detailed-ai-valuation?home=${await homes.valuedHomeId()}`,
  },
  { name: 'a free home value', status: 200, path: '/landing/ai-home-valuation' },
  { name: 'the record of the estimates', status: 200, path: '/accuracy' },
  { name: 'the market analysis, signed out', status: 200, path: '/cma' },
  { name: 'the dashboard of a made-up seller', status: 200, path: '/seller-dashboard-demo' },
  { name: 'pricing, plans', status: 200, path: '/marketplace' },
  { name: 'pricing, bundles', status: 200, isVariant: true, path: '/marketplace?tab=bundles' },
  { name: 'pricing, services', status: 200, isVariant: true, path: '/marketplace?tab=services&category=marketing' },
  { name: 'a bundle', status: 200, path: '/marketplace/bundle/sell-it-yourself' },
  { name: 'a bundle that is not offered', status: 404, path: '/marketplace/bundle/nothing' },
  { name: 'plans and checkout', status: 200, as: 'buyer', path: '/services?autoSelect=guided&amount=39' },
  { name: 'an order that nobody made', status: 200, as: 'buyer', path: '/payment-confirmation?order=none' },
  { name: 'how it works', status: 200, path: '/how-it-works' },
  { name: 'why', status: 200, path: '/why-realty-ai' },
  { name: 'terms', status: 200, path: '/terms' },
  { name: 'privacy', status: 200, path: '/privacy' },
  { name: 'a placeholder', status: 200, path: '/demo' },
  { name: 'a page being built', status: 200, path: '/widget-testing' },
  { name: 'for assistants', status: 200, path: '/assistants' },
  { name: 'homes from other brokers', status: 200, path: '/idx-listings' },
  { name: 'get started', status: 200, path: '/get-started' },
  { name: 'welcome', status: 200, path: '/auth/welcome' },
  { name: 'sign in', status: 200, path: '/auth/login' },
  { name: 'register', status: 200, path: '/auth/register' },
  { name: 'forgot password', status: 200, path: '/auth/forgot-password' },
  { name: 'demo login', status: 200, path: '/demo-login' },
  {
    name: 'the ways to sell a home',
    status: 200,
    path: async (homes) => `/seller-flow/intent?home=${await homes.valuedHomeId()}`,
  },
  { name: 'a step of selling that does not exist', status: 404, path: '/seller-flow/nothing' },
  { name: 'the listings of a seller', status: 200, as: 'seller', path: '/seller/dashboard/listings' },
  { name: 'appointments', status: 200, as: 'buyer', path: '/appointments' },
  { name: 'a day of tours', status: 200, as: 'buyer', path: '/appointments/day' },
  { name: 'appointments as a week', status: 200, isVariant: true, as: 'buyer', path: '/appointments?view=week' },
  { name: 'the hours of a person', status: 200, as: 'seller', path: '/appointments/hours' },
  { name: 'a booking page that nobody has', status: 404, path: '/book/nobody' },
  { name: 'find an expert', status: 200, path: '/service-experts' },
  { name: 'the directory of experts', status: 200, isVariant: true, path: '/experts' },
  { name: 'how experts are ranked', status: 200, isVariant: true, path: '/experts/ranking' },
  { name: 'the day of a vendor', status: 200, as: 'vendor', path: '/vendor-dashboard' },
  { name: 'the year of a vendor', status: 200, isVariant: true, as: 'vendor', path: '/enhanced-vendor-dashboard' },
  { name: 'the help for a sale', status: 200, isVariant: true, as: 'seller', path: '/seller/dashboard/experts' },
  { name: 'documents', status: 200, as: 'seller', path: '/documents' },
  { name: 'contract terms', status: 200, isVariant: true, as: 'buyer', path: '/contract-terms' },
  { name: 'marketing materials', status: 200, isVariant: true, as: 'seller', path: '/marketing-materials' },
  { name: 'a listing text to try', status: 200, path: '/AIListingEnhancer' },
  { name: 'what commissions cost', status: 200, path: '/landing/commission-savings-calculator' },
  { name: 'help for owners who sell', status: 200, isVariant: true, path: '/landing/fsbo-expert-support' },
  { name: 'landing pages, for administrators', status: 200, as: 'admin', path: '/landing-admin' },
  { name: 'experiments, for administrators', status: 200, isVariant: true, as: 'admin', path: '/landing-ab-test' },
  { name: 'settings', status: 200, as: 'buyer', path: '/settings' },
  { name: 'settings, privacy', status: 200, isVariant: true, as: 'buyer', path: '/settings?tab=privacy' },
  { name: 'people, for administrators', status: 200, as: 'admin', path: '/admin/users' },
  { name: 'jobs, for administrators', status: 200, isVariant: true, as: 'admin', path: '/admin/jobs' },
  { name: 'legal texts, for administrators', status: 200, isVariant: true, as: 'admin', path: '/admin/legal' },
  { name: 'analytics, for administrators', status: 200, as: 'admin', path: '/analytics-dashboard' },
  { name: 'analytics, health', status: 200, isVariant: true, as: 'admin', path: '/analytics-dashboard?show=health' },
  { name: 'the workbench of feedback', status: 200, as: 'admin', path: '/widget-testing' },
  { name: 'an unknown address', status: 404, path: '/no-such-page' },
  { name: 'the mailbox', status: 200, isForMachine: true, path: '/dev/mailbox' },
];

export function pathOf(page: SitePage, homes: HomesDatabase): Promise<string> {
  return typeof page.path === 'string' ? Promise.resolve(page.path) : page.path(homes);
}
