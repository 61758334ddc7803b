/** The pages of a report, in their default order. */
export const REPORT_PAGES = [
  'cover',
  'letter',
  'agent',
  'subject',
  'map',
  'comparables',
  'grid',
  'adjustments',
  'price-per-sqft',
  'market',
  'days-on-market',
  'competition',
  'expired',
  'pricing',
  'net-proceeds',
  'marketing',
  'disclosures',
  'glossary',
] as const;
export type ReportPage = (typeof REPORT_PAGES)[number];

export const REPORT_PAGE_LABELS: Record<ReportPage, string> = {
  cover: 'Cover',
  letter: 'Letter',
  agent: 'Who prepared it',
  subject: 'Your home',
  map: 'Map of comparables',
  comparables: 'Comparable sales',
  grid: 'Side by side',
  adjustments: 'Adjustments explained',
  'price-per-sqft': 'Price and size',
  market: 'Market trends',
  'days-on-market': 'Price and days on market',
  competition: 'Active competition',
  expired: 'Lessons from unsold homes',
  pricing: 'Pricing recommendation',
  'net-proceeds': 'Net proceeds',
  marketing: 'Marketing plan',
  disclosures: 'Disclosures',
  glossary: 'Glossary',
};

export interface PageChoice {
  page: ReportPage;
  isShown: boolean;
}

/** The chosen pages. A page added to the product later goes after the page it usually follows. */
export function completePages(chosen: readonly PageChoice[]): PageChoice[] {
  const pages = chosen.filter(({ page }, at) => chosen.findIndex((other) => other.page === page) === at);
  for (const [at, page] of REPORT_PAGES.entries()) {
    if (pages.some((known) => known.page === page)) continue;
    const before = REPORT_PAGES.slice(0, at).findLast((earlier) => pages.some((known) => known.page === earlier));
    pages.splice(pages.findIndex((known) => known.page === before) + 1, 0, { page, isShown: true });
  }
  return pages;
}
