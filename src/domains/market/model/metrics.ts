/** The kinds of home that have their own figures. `all` holds every home, including homes of no kind listed here. */
export const MARKET_TYPES = ['all', 'single-family', 'condo', 'townhouse', 'multi-family'] as const;
export type MarketType = (typeof MARKET_TYPES)[number];

export const MARKET_TYPE_LABELS: Record<MarketType, string> = {
  all: 'All homes',
  'single-family': 'Houses',
  condo: 'Condos',
  townhouse: 'Townhouses',
  'multi-family': '2 to 4 units',
};

/** How many months a figure covers. */
export const MARKET_WINDOWS = [1, 3, 12] as const;
export type MarketWindow = (typeof MARKET_WINDOWS)[number];

export const METRIC_KEYS = [
  'medianSalePrice',
  'medianListPrice',
  'medianPricePerSqft',
  'homesSold',
  'pendingSales',
  'newListings',
  'inventory',
  'monthsOfSupply',
  'medianDaysOnMarket',
  'medianAgeOfInventory',
  'saleToList',
  'soldAboveList',
  'priceDrops',
  'offMarketInTwoWeeks',
  'delisted',
  'cancellations',
] as const;
export type MetricKey = (typeof METRIC_KEYS)[number];

export type MetricUnit = 'dollars' | 'dollars-per-sqft' | 'count' | 'months' | 'days' | 'share';

export interface Metric {
  label: string;
  unit: MetricUnit;
  definition: string;
  /** What the number of homes counts: singular, plural. */
  counts: readonly [one: string, several: string];
}

/** The published definitions, after those of Redfin's Data Center. */
export const METRICS: Record<MetricKey, Metric> = {
  medianSalePrice: {
    label: 'Median sale price',
    unit: 'dollars',
    definition: 'Half of the homes that closed in the period sold for more, half for less. Sales between strangers only.',
    counts: ['sale', 'sales'],
  },
  medianListPrice: {
    label: 'Median list price',
    unit: 'dollars',
    definition: 'The middle of the latest asking prices of the homes that came on the market in the period.',
    counts: ['new listing', 'new listings'],
  },
  medianPricePerSqft: {
    label: 'Median price per sq ft',
    unit: 'dollars-per-sqft',
    definition: 'The middle of sale price divided by living area, over the sales whose living area is known.',
    counts: ['sale', 'sales'],
  },
  homesSold: {
    label: 'Homes sold',
    unit: 'count',
    definition: 'Sales between strangers that closed in the period.',
    counts: ['sale', 'sales'],
  },
  pendingSales: {
    label: 'Pending sales',
    unit: 'count',
    definition: 'Homes that went under contract in the period.',
    counts: ['contract', 'contracts'],
  },
  newListings: {
    label: 'New listings',
    unit: 'count',
    definition: 'Homes that came on the market in the period. One that comes back after a failed contract is not new.',
    counts: ['new listing', 'new listings'],
  },
  inventory: {
    label: 'Inventory',
    unit: 'count',
    definition: 'Homes for sale and not under contract on the last day of the period.',
    counts: ['home for sale', 'homes for sale'],
  },
  monthsOfSupply: {
    label: 'Months of supply',
    unit: 'months',
    definition: 'Inventory on the last day divided by the sales of a month: how long it would last if nothing new came.',
    counts: ['sale', 'sales'],
  },
  medianDaysOnMarket: {
    label: 'Median days on market',
    unit: 'days',
    definition:
      'Days from the first listing to the contract, over homes that went under contract in the period. Homes listed for more than a year are left out.',
    counts: ['contract', 'contracts'],
  },
  medianAgeOfInventory: {
    label: 'Age of inventory',
    unit: 'days',
    definition: 'The middle of the days that homes for sale on the last day had been listed.',
    counts: ['home for sale', 'homes for sale'],
  },
  saleToList: {
    label: 'Sale to list price',
    unit: 'share',
    definition: 'Mean of sale price divided by the last list price. Sales at half the list price or less are left out.',
    counts: ['sale', 'sales'],
  },
  soldAboveList: {
    label: 'Sold above list price',
    unit: 'share',
    definition: 'Share of the sales that closed for more than the last list price.',
    counts: ['sale', 'sales'],
  },
  priceDrops: {
    label: 'Price drops',
    unit: 'share',
    definition: 'Share of the homes for sale at any time in the period whose asking price was cut in it.',
    counts: ['home for sale', 'homes for sale'],
  },
  offMarketInTwoWeeks: {
    label: 'Off market in two weeks',
    unit: 'share',
    definition: 'Share of the homes that went under contract in the period within 14 days of being listed.',
    counts: ['contract', 'contracts'],
  },
  delisted: {
    label: 'Delisted',
    unit: 'share',
    definition: 'Share of the homes for sale at any time in the period that left the market without a contract.',
    counts: ['home for sale', 'homes for sale'],
  },
  cancellations: {
    label: 'Canceled contracts',
    unit: 'share',
    definition: 'Contracts that fell through in the period, for each contract made in it.',
    counts: ['contract', 'contracts'],
  },
};

/** Counts describe a place, never one home, so they are always shown. */
export function isCount(metric: MetricKey): boolean {
  return METRICS[metric].unit === 'count';
}

/** A figure and its number of homes, as computed, before anything is withheld. */
export type RawFigure = readonly [value: number | null, sample: number];
export type RawFigures = Partial<Record<MetricKey, RawFigure>>;
