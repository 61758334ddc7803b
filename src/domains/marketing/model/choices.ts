import { z } from 'zod';
import { passedWarningsField } from '#domains/compliance/contract.ts';
import { TONES } from '#domains/optimizing/contract.ts';
import { OCCASIONS } from './occasions.ts';
import { MOST_MATERIAL_LETTERS, MOST_MATERIAL_PHOTOS } from './limits.ts';

const line = (letters: number, what: string) => z.string().trim().max(letters, `Keep the ${what} under ${letters} characters`);

/** Where the running text of a material comes from. */
export const TEXT_SOURCES = ['facts', 'listing', 'own'] as const;

/** What the maker of a material decides. Everything else comes from the listing and the brand kit. */
export const choicesSchema = z.object({
  headline: line(MOST_MATERIAL_LETTERS.headline, 'headline').nullable().describe('Null: written from the facts; empty: none'),
  textFrom: z.enum(TEXT_SOURCES).describe('From the facts alone, from the description of the listing, or own words'),
  tone: z.enum(TONES).describe('Of a text from the facts'),
  ownText: line(MOST_MATERIAL_LETTERS.ownText, 'text'),
  callToAction: line(MOST_MATERIAL_LETTERS.callToAction, 'invitation'),
  photoIds: z.array(z.uuid()).max(MOST_MATERIAL_PHOTOS).nullable().describe('In order; null: those of the listing'),
  occasion: z.enum(OCCASIONS).nullable().describe('Null: what is true when it is made'),
  showsPrice: z.boolean(),
  passed: passedWarningsField,
});
export type Choices = z.infer<typeof choicesSchema>;

export const USUAL_CHOICES: Choices = {
  headline: null,
  textFrom: 'facts',
  tone: 'plain',
  ownText: '',
  callToAction: 'Come and see it',
  photoIds: null,
  occasion: null,
  showsPrice: true,
};
