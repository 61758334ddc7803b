/** A step of a funnel of visitors: a page that is viewed, or something done there. */
export interface VisitorStep {
  label: string;
  routes?: readonly string[];
  acts?: readonly string[];
}

/** Funnels within one day, of visitors whom nobody knows. */
export const VISITOR_FUNNELS = {
  'find-a-home': {
    title: 'From a visit to a sign-up',
    steps: [
      { label: 'Came to the site' },
      { label: 'Searched', routes: ['/property-search', '/properties', '/neighborhood-explorer', '/buyer-flow'] },
      { label: 'Looked at a home', routes: ['/property/:id'] },
      { label: 'Saved, asked or booked', acts: ['home_saved', 'home_asked', 'tour_asked'] },
      { label: 'Signed up', acts: ['signed_up'] },
    ],
  },
  'value-a-home': {
    title: 'From a value to a listing',
    steps: [
      { label: 'Asked for a value', routes: ['/ai-valuation', '/landing/ai-home-valuation'] },
      { label: 'Saw why', routes: ['/ai-valuation-details', '/detailed-ai-valuation/:listingId?'] },
      { label: 'Began to sell', routes: ['/seller-flow/intent', '/seller-flow/:step?'] },
    ],
  },
  buy: {
    title: 'From the prices to a payment',
    steps: [
      { label: 'Saw the prices', routes: ['/marketplace', '/marketplace/bundle/:id'] },
      { label: 'Opened the checkout', routes: ['/services'] },
      { label: 'Paid', routes: ['/payment-confirmation'] },
    ],
  },
  'find-an-expert': {
    title: 'From the experts to a request',
    steps: [
      { label: 'Looked for an expert', routes: ['/service-experts', '/experts', '/service-provider/:id'] },
      { label: 'Began a request', routes: ['/request-service'] },
      { label: 'Sent it', routes: ['/service-request-confirmation'] },
    ],
  },
} as const satisfies Record<string, { title: string; steps: readonly VisitorStep[] }>;

/** Funnels of people with an account, over days, from what they did and not from visits. */
export const PEOPLE_FUNNELS = {
  buyers: {
    title: 'Buyers',
    steps: [
      { name: 'signed-up', label: 'Signed up' },
      { name: 'saved', label: 'Saved a home or search' },
      { name: 'toured', label: 'Asked for a tour' },
      { name: 'offered', label: 'Made an offer' },
    ],
  },
  sellers: {
    title: 'Sellers',
    steps: [
      { name: 'signed-up', label: 'Signed up' },
      { name: 'drafted', label: 'Began a listing' },
      { name: 'published', label: 'Published it' },
      { name: 'got-offer', label: 'Got an offer' },
    ],
  },
  clients: {
    title: 'Clients of experts',
    steps: [
      { name: 'requested', label: 'Sent a request' },
      { name: 'quoted', label: 'Got a quote' },
      { name: 'hired', label: 'Hired' },
      { name: 'completed', label: 'Work completed' },
    ],
  },
  vendors: {
    title: 'Experts',
    steps: [
      { name: 'vendor-started', label: 'Began a profile' },
      { name: 'lead-got', label: 'Got a request' },
      { name: 'lead-answered', label: 'Answered it' },
      { name: 'lead-won', label: 'Was hired' },
    ],
  },
  purchases: {
    title: 'Orders',
    steps: [
      { name: 'ordered', label: 'Began an order' },
      { name: 'paid', label: 'Paid' },
    ],
  },
} as const satisfies Record<string, { title: string; steps: readonly { name: string; label: string }[] }>;

/** What the demonstration invents of people stands apart in the sums, so that counting people anew leaves it. */
export const INVENTED = 'invented';

/** How many days somebody has from the first step to the last. */
export const FUNNEL_WINDOWS = [7, 14, 30, 90] as const;
/** Half of the days that are usually looked at: for the other half, it is over, and there is a rate. */
export const USUAL_FUNNEL_WINDOW = 14;
