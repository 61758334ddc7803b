import { MOST_LETTERS } from '../model/limits.ts';
import { z } from 'zod';
import { REPORT_PAGES } from '../model/report-pages.ts';

export const brandSchema = z.object({
  preparedBy: z.string().max(120),
  company: z.string().max(120),
  license: z.string().max(60),
  phone: z.string().max(40),
  email: z.string().max(120),
  color: z
    .string()
    .max(7)
    .regex(/^#[0-9a-f]{6}$/i, 'give a color as #0f5d4a'),
  letter: z.string().max(MOST_LETTERS.plan),
  marketingPlan: z.string().max(MOST_LETTERS.plan),
  about: z.string().max(MOST_LETTERS.plan).default('').describe('Who prepared the report, in their own words'),
  logo: z
    .string()
    .max(400_000)
    .regex(/^(data:image\/(png|jpeg);base64,[A-Za-z0-9+/=]+)?$/, 'give a PNG or JPEG picture')
    .default('')
    .describe('A small picture as a data URL'),
});

const brandChangesSchema = brandSchema
  .extend({ about: brandSchema.shape.about.unwrap(), logo: brandSchema.shape.logo.unwrap() })
  .partial();

export const reportSchema = z.object({
  pages: z.array(z.object({ page: z.enum(REPORT_PAGES), isShown: z.boolean() })).max(REPORT_PAGES.length),
  brand: brandSchema,
});
export type ReportSettings = z.infer<typeof reportSchema>;

export const reportChangesSchema = z.object({ pages: reportSchema.shape.pages, brand: brandChangesSchema }).partial();
export type ReportChanges = z.infer<typeof reportChangesSchema>;
