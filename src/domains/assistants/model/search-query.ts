import { z } from 'zod';

const dollars = z.number().min(0).max(1e9);
const count = z.number().min(0).max(50);

/** What an assistant says to search: few words, each with one meaning. */
export const searchInputSchema = z.strictObject({
  text: z.string().min(2).max(300).optional().describe('Plain words, e.g. "3 bedrooms with a garden under 600k in Alder"'),
  place: z.string().max(80).optional().describe('City, neighborhood or ZIP'),
  price_min: dollars.optional(),
  price_max: dollars.optional(),
  beds_min: count.optional(),
  baths_min: count.optional(),
  sqft_min: z.number().min(0).max(1e6).optional(),
  sqft_max: z.number().min(0).max(1e6).optional(),
  year_built_min: z.number().int().min(1600).max(2200).optional(),
  lot_sqft_min: z.number().min(0).max(1e9).optional(),
  home_type: z.enum(['single_family', 'condo', 'townhouse', 'multi_family', 'land']).optional(),
  monthly_cost_max: dollars.optional().describe('Dollars a month, all in'),
  hoa_max: dollars.optional(),
  pool: z.boolean().optional(),
  garage_min: count.optional(),
  status: z.enum(['for_sale', 'pending', 'sold']).optional(),
  sort: z.enum(['newest', 'price_low', 'price_high']).optional(),
  limit: z.number().int().min(1).max(10).optional(),
});
export type SearchInput = z.infer<typeof searchInputSchema>;

const STATUSES = { for_sale: 'Active', pending: 'Pending', sold: 'Closed' } as const;
const SORTS = { newest: 'newest', price_low: 'price-asc', price_high: 'price-desc' } as const;

/** The same search as parameters of GET /api/listings; `place` is a slug here. */
export function toSearchQuery(input: SearchInput, place: string | undefined): Record<string, string> {
  const query: Record<string, string | number | boolean | undefined> = {
    place,
    priceMin: input.price_min,
    priceMax: input.price_max,
    bedsMin: input.beds_min,
    bathsMin: input.baths_min,
    livingAreaMin: input.sqft_min,
    livingAreaMax: input.sqft_max,
    yearBuiltMin: input.year_built_min,
    lotSizeMin: input.lot_sqft_min,
    types: input.home_type,
    monthlyCostMax: input.monthly_cost_max,
    hoaMax: input.hoa_max,
    pool: input.pool,
    garageMin: input.garage_min,
    status: input.status === undefined ? undefined : STATUSES[input.status],
    sort: input.sort === undefined ? undefined : SORTS[input.sort],
    limit: input.limit ?? 5,
  };
  return Object.fromEntries(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
}
