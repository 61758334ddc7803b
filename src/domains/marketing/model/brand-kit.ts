import { z } from 'zod';
import { EMAIL_SHAPE } from '#lib/email-shape.ts';
import { BRAND_ROLES } from './advertising-rules.ts';
import { USUAL_ACCENT, USUAL_PRIMARY } from './brand.ts';
import { MOST_MATERIAL_LETTERS as MOST } from './limits.ts';

const line = (letters: number) => z.string().trim().max(letters, `Keep it under ${letters} characters`);
const phone = line(MOST.phone).regex(/^$|^\+?[\d ().x-]{7,40}$/, 'Give a phone number in digits, such as (303) 555-0142');
const color = z
  .string()
  .trim()
  .max(7)
  .regex(/^#[\da-f]{6}$/i, 'Give a color as # and six letters or digits, such as #0f5d4a')
  .overwrite((text) => text.toLowerCase());

/** How somebody appears on their materials. Empty lines are left out. */
export const brandKitSchema = z.object({
  role: z.enum(BRAND_ROLES),
  displayName: line(MOST.name),
  phone,
  email: line(MOST.email).refine(
    (text) => text === '' || EMAIL_SHAPE.test(text),
    'Give an email address, such as name@example.com',
  ),
  website: line(MOST.website).regex(/^$|^[^\s<>"]+\.[^\s<>"]+$/, 'Give a web address, such as example.com'),
  brokerageName: line(MOST.brokerage),
  brokeragePhone: phone,
  brokerageAddress: line(MOST.line),
  licenseNumber: line(MOST.license),
  returnAddress: line(MOST.returnAddress).describe('For the address side of postcards, one line each'),
  primaryColor: color,
  accentColor: color,
  showsEqualHousing: z.boolean(),
});
export type BrandKit = z.output<typeof brandKitSchema>;

/** A brand before anybody has changed it. */
export const usualBrandKit = (displayName: string): BrandKit => ({
  role: 'owner',
  displayName,
  phone: '',
  email: '',
  website: '',
  brokerageName: '',
  brokeragePhone: '',
  brokerageAddress: '',
  licenseNumber: '',
  returnAddress: '',
  primaryColor: USUAL_PRIMARY,
  accentColor: USUAL_ACCENT,
  showsEqualHousing: true,
});
