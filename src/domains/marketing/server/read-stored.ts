import { type Choices, choicesSchema, USUAL_CHOICES } from '../model/choices.ts';
import type { Content } from '../model/content.ts';

/** The choices of a version as stored. */
export const readChoices = (stored: unknown): Choices => choicesSchema.catch(USUAL_CHOICES).parse(stored);

/** The contents of a version as we wrote them. */
export const readContent = (stored: unknown): Content => stored as Content;
