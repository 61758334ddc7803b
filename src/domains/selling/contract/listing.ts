import { z } from 'zod';
import { passedFindingSchema } from '#domains/compliance/contract.ts';
import { standardStatusSchema } from '#domains/listings/contract.ts';
import { EDITOR_GROUPS } from '../model/editor-fields.ts';
import { DISCLOSURE_KEYS } from '../model/disclosures.ts';
import { PHOTO_FLAGS } from '../model/photo-flags.ts';
import { planSchema } from '../model/plan.ts';
import { PARTS } from '../model/rights.ts';
import { editorValueSchema, versionField } from './fields.ts';
import { ALTERATIONS } from '../model/alterations.ts';

export { ALTERATIONS };

export const gateItemSchema = z.object({
  severity: z.enum(['blocker', 'advice']).describe('A blocker keeps the listing from being published'),
  field: z.string().nullable().describe('RESO field to fix'),
  part: z.enum([...EDITOR_GROUPS, 'Photos', 'Papers', 'You']),
  message: z.string(),
  isMissing: z.boolean().describe('A needed value is not given; nothing is wrong with one that is'),
  warning: passedFindingSchema.nullable().describe('A warning about words; it can pass with a reason'),
  paper: z.enum(DISCLOSURE_KEYS).nullable().describe('A paper that is not attached; it can be left out with a reason'),
});
export type GateItem = z.infer<typeof gateItemSchema>;

const shareField = z.number().min(0).max(1);

/** How a photo is cut. A crop is in shares of the turned picture. */
export const photoCutSchema = z.object({
  turn: z.literal([0, 90, 180, 270]).describe('Degrees clockwise'),
  crop: z
    .object({ x: shareField, y: shareField, width: shareField, height: shareField })
    .refine(({ x, y, width, height }) => width > 0 && height > 0 && x + width < 1.0001 && y + height < 1.0001, {
      error: 'Choose a part inside the picture',
    })
    .nullable()
    .describe('In shares of the turned picture, from its top left; null: all of it'),
});
export type PhotoCut = z.infer<typeof photoCutSchema>;

export const ownPhotoSchema = z.object({
  id: z.uuid(),
  kind: z.enum(['Photo', 'Floor Plan']),
  room: z.string().nullable().describe('RESO ImageOf'),
  caption: z.string().nullable(),
  altText: z.string().nullable().describe('What it shows, for those who do not see it; null: the caption, or the room, says it'),
  alterations: z.array(z.enum(ALTERATIONS)),
  originalId: z.uuid().nullable().describe('The untouched picture of an altered one'),
  width: z.number().int(),
  height: z.number().int(),
  isRemoved: z.boolean().describe('Removed; it can be put back'),
  cut: photoCutSchema,
  cuts: z.number().int().describe('How often it was turned or cropped'),
  flags: z
    .array(
      z.object({
        kind: z.enum(PHOTO_FLAGS),
        photoId: z.uuid().nullable().describe('The earlier photo that it looks like'),
      }),
    )
    .describe('What may be wrong with it. Advice, never an obstacle'),
});
export type OwnPhoto = z.infer<typeof ownPhotoSchema>;

export const sameHomeSchema = z.object({
  isFirst: z.boolean().describe('This listing was public first'),
  listingKey: z.string().nullable().describe('The other one, if buyers read its address'),
});
export type SameHome = z.infer<typeof sameHomeSchema>;

export const ownListingSummarySchema = z.object({
  id: z.uuid(),
  listingKey: z.string().describe('Its public key, after publication'),
  part: z.enum(PARTS).describe('The caller’s part in it'),
  label: z.string().describe('Its address, as far as it is known'),
  standardStatus: standardStatusSchema,
  listPrice: z.number().nullable().describe('Decimal US dollars, in the draft'),
  publicPrice: z.number().nullable().describe('Decimal US dollars, as buyers see it; null before the first publication'),
  completeness: z.number().int().min(0).max(100).describe('How much of what this kind of home needs is filled in, in percent'),
  hasUnpublished: z.boolean().describe('The draft differs from the public listing'),
  coverPhotoId: z.uuid().nullable(),
  photosCount: z.number().int(),
  onMarketDate: z.string().nullable().describe('First day for sale: to come while it is coming soon, null if not known yet'),
  daysOnMarket: z.number().int().nullable().describe('Null before its first day for sale'),
  isArchived: z.boolean(),
  sameHome: sameHomeSchema.nullable().describe('Someone else has the same home on the market; who it is is not said'),
  updatedAt: z.string(),
});
export type OwnListingSummary = z.infer<typeof ownListingSummarySchema>;

export const ownListingSchema = ownListingSummarySchema.extend({
  version: versionField,
  publishedVersion: versionField.nullable(),
  undoVersion: versionField.nullable().describe('What undoing the last save restores; null if nothing is left to undo'),
  fields: z
    .record(z.string(), editorValueSchema)
    .describe('RESO fields of the draft: dollars decimal, areas in square feet, dates YYYY-MM-DD'),
  unpublishedFields: z.array(z.string()).describe('Fields whose public value differs'),
  photos: z.array(ownPhotoSchema).describe('In order, the cover first'),
  gate: z.array(gateItemSchema),
  nextStatuses: z.array(standardStatusSchema),
  timeZone: z.string().describe('IANA zone of the home'),
  homeId: z.number().int().nullable().describe('The home on record'),
  plan: planSchema,
  openPapers: z.array(z.enum(DISCLOSURE_KEYS)).describe('Disclosures that buyers with an account may open'),
  relistsId: z.uuid().nullable().describe('The ended listing of the same home'),
});
export type OwnListing = z.infer<typeof ownListingSchema>;
