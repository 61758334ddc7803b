import { MOST_LETTERS } from './limits.ts';
import { z } from 'zod';
import { rowId } from '#lib/stored-values.ts';
import { type WordLine } from './grid-lines.ts';

const count = z.number().int().min(0);

const WORD_LINE_NAMES = ['ownership', 'design', 'utility', 'heating', 'energy', 'porch', 'other'] as const satisfies WordLine[];

/** The facts of a home that the grid compares. Null means unknown: no adjustment. */
export const cmaHomeSchema = z.object({
  address: z.string().min(1).max(MOST_LETTERS.address),
  city: z.string().max(120).nullable(),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  neighborhoodId: rowId.nullable(),
  neighborhood: z.string().max(120).nullable(),
  propertySubType: z.string().max(120),
  livingAreaSqft: z.number().int().min(100).max(50_000).describe('All finished area, above grade and below, as in RESO'),
  lotSizeSqft: count.max(50_000_000).nullable(),
  bedroomsTotal: count.max(40).nullable(),
  bathroomsFull: count.max(40),
  bathroomsHalf: count.max(40),
  yearBuilt: z.number().int().min(1600).max(2100).nullable(),
  effectiveYear: z.number().int().min(1600).max(2100).nullable().describe('Year built, moved forward by renovation'),
  quality: z.number().int().min(1).max(6).nullable().describe('Q1 to Q6 of the Uniform Appraisal Dataset; 1 is best'),
  condition: z.number().int().min(1).max(6).nullable().describe('C1 to C6 of the Uniform Appraisal Dataset; 1 is best'),
  view: z.string().max(1000).nullable(),
  waterfront: z.boolean(),
  garageSpaces: count.max(20),
  pool: z.boolean(),
  fireplaces: count.max(20),
  finishedBasementSqft: count.max(20_000),
  floor: count.max(200).nullable().default(null).describe('Of a home in a building of several; null of a house'),
  words: z
    .partialRecord(z.enum(WORD_LINE_NAMES), z.string().max(200))
    .optional()
    .describe('What is known of lines without figures'),
});
export type CmaHome = z.infer<typeof cmaHomeSchema>;

/** Some facts of a home. Null removes a line of words. */
export const cmaHomeChangesSchema = cmaHomeSchema
  .extend({
    floor: cmaHomeSchema.shape.floor.unwrap(),
    words: z.partialRecord(z.enum(WORD_LINE_NAMES), z.string().max(MOST_LETTERS.words).nullable()),
  })
  .partial();
export type CmaHomeChanges = z.infer<typeof cmaHomeChangesSchema>;

/** A home with some facts changed. */
export function changeHome(home: CmaHome, { words, ...facts }: CmaHomeChanges): CmaHome {
  if (words === undefined) return cmaHomeSchema.parse({ ...home, ...facts });
  const lines = Object.entries({ ...home.words, ...words }).filter(([, text]) => text !== null);
  return cmaHomeSchema.parse({ ...home, ...facts, words: Object.fromEntries(lines) });
}

/** Full baths plus half the number of half baths. */
export function bathsOf(home: Pick<CmaHome, 'bathroomsFull' | 'bathroomsHalf'>): number {
  return home.bathroomsFull + home.bathroomsHalf / 2;
}

/** A closed sale, with the home's recorded facts. */
export interface SoldHome {
  key: string;
  home: CmaHome;
  /** Calendar dates; the contract date may be unknown. */
  contractDate: string;
  closeDate: string;
  priceCents: number;
  concessionsCents: number;
}
