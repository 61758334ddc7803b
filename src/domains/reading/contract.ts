import { z } from 'zod';

const text = z.string();
const textList = z.array(text);
const amount = z.number();
const nearSchema = z.object({
  place: text,
  mode: z.enum(['walk', 'bike', 'transit', 'drive']).optional(),
  miles: amount.optional(),
  minutes: amount.optional(),
});
const commuteSchema = z.object({
  to: text,
  minutes: amount.optional(),
  mode: z.enum(['walk', 'bike', 'transit', 'drive']).optional(),
  arrive_by: text.optional(),
});

/** What a sentence asks for that can be measured; the names are those of the reading's vocabulary. */
export const readingFiltersSchema = z
  .object({
    places: textList,
    exclude_places: textList,
    zips: textList,
    types: textList,
    exclude_types: textList,
    listing_type: z.enum(['sale', 'rent']),
    status: z.array(z.enum(['active', 'pending', 'sold', 'coming_soon'])),
    sold_within_days: amount,
    price_min: amount,
    price_max: amount,
    price_target: amount,
    price_per_sqft_min: amount,
    price_per_sqft_max: amount,
    monthly_payment_max: amount,
    down_payment_pct: amount,
    price_reduced: z.literal(true),
    price_cut_min: amount,
    price_cut_within_days: amount,
    beds_min: amount,
    beds_max: amount,
    baths_min: amount,
    baths_max: amount,
    rooms_min: amount,
    sqft_min: amount,
    sqft_max: amount,
    sqft_target: amount,
    lot_sqft_min: amount,
    lot_sqft_max: amount,
    year_min: amount,
    year_max: amount,
    age_max: amount,
    new_construction: z.boolean(),
    build_status: z.array(z.enum(['pre_construction', 'under_construction', 'complete'])),
    stories_min: amount,
    stories_max: amount,
    garage_min: amount,
    units_min: amount,
    units_max: amount,
    hoa: z.enum(['none', 'any']),
    hoa_max: amount,
    tax_max: amount,
    listed_within_days: amount,
    dom_min: amount,
    dom_max: amount,
    open_house: text,
    near: z.array(nearSchema),
    commute: z.array(commuteSchema),
    schools: textList,
    school_level: z.enum(['elementary', 'middle', 'high']),
    school_rating_min: amount,
    school_district: text,
    senior_55: z.literal(true),
    available_by: text,
    lease_months: amount,
    pets: z.literal('allowed'),
  })
  .partial();
export type ReadingFilters = z.infer<typeof readingFiltersSchema>;

export const readingSchema = z.object({
  filters: readingFiltersSchema,
  sort: z.object({ field: text, dir: z.enum(['asc', 'desc']) }).nullable(),
  must: textList,
  must_not: textList,
  soft: textList,
  unresolved: z.array(z.object({ text, reason: text })),
  fair_housing: z.object({ flag: z.boolean(), classes: textList, action: text, neutral_alternative: text }).nullable(),
  safety: z.object({ flag: text, action: text }).nullable(),
});
export type Reading = z.infer<typeof readingSchema>;

/** Which words of the sentence made which slot, so that a page can show removable chips. */
export const readingSpanSchema = z.object({
  start: z.number().int(),
  end: z.number().int().describe('One past the last UTF-16 unit'),
  text,
  slot: text.describe('filters.price_max, must.pool, sort, soft, unresolved, fair_housing, safety'),
  label: text.describe('The slot in plain words: Up to $500,000'),
  engine: text.optional().describe('What read it, if not the rules: AI model <name>'),
});
export type ReadingSpan = z.infer<typeof readingSpanSchema>;
