import { z } from 'zod';
import { inOneLine } from '#lib/one-line.ts';
import { MOST_FIELDS, MOST_FILES, MOST_LETTERS, MOST_PAGES, MOST_POINTS_A_SIDE, MOST_RECIPIENTS } from './limits.ts';

/** What can be filled in on a page. */
export const FIELD_KINDS = ['signature', 'initials', 'name', 'date', 'text', 'checkbox'] as const;
export type FieldKind = (typeof FIELD_KINDS)[number];

const inPoints = z.number().min(-MOST_POINTS_A_SIDE).max(MOST_POINTS_A_SIDE);
const side = z.number().min(4, 'Make the field larger').max(MOST_POINTS_A_SIDE);

/** A field on a page. Its rectangle is in the page's own space: points from its origin, up and to the right, before any rotation. */
export const fieldSchema = z.object({
  id: z.uuid(),
  kind: z.enum(FIELD_KINDS),
  recipient: z
    .number()
    .int()
    .min(0)
    .max(MOST_RECIPIENTS - 1)
    .describe('The place of the person in the list of recipients'),
  file: z
    .number()
    .int()
    .min(0)
    .max(MOST_FILES - 1)
    .describe('The place of the document'),
  page: z.number().int().min(1).max(MOST_PAGES),
  x: inPoints,
  y: inPoints,
  width: side,
  height: side,
  label: z.string().overwrite(inOneLine).max(MOST_LETTERS.label, `Keep it under ${MOST_LETTERS.label} characters`),
  isRequired: z.boolean(),
});
export type SigningField = z.infer<typeof fieldSchema>;
export const fieldsSchema = z.array(fieldSchema).max(MOST_FIELDS, `Place at most ${MOST_FIELDS} fields`);

export const FIELD_WORDS: Readonly<Record<FieldKind, string>> = {
  signature: 'Signature',
  initials: 'Initials',
  name: 'Name',
  date: 'Date signed',
  text: 'Text',
  checkbox: 'Check box',
};

/** How large a new field is, in points. */
export const FIELD_SIZES: Readonly<Record<FieldKind, { width: number; height: number }>> = {
  signature: { width: 180, height: 44 },
  initials: { width: 60, height: 32 },
  name: { width: 160, height: 22 },
  date: { width: 110, height: 22 },
  text: { width: 160, height: 22 },
  checkbox: { width: 18, height: 18 },
};

/** What a field is called: its label, or what kind it is. */
export const nameField = ({ label, kind }: Pick<SigningField, 'label' | 'kind'>): string =>
  label === '' ? FIELD_WORDS[kind] : label;

/** A page as it is shown: what is cut from its space, in points, and how it is turned, in degrees clockwise. */
export interface PageBox {
  x: number;
  y: number;
  width: number;
  height: number;
  rotation: 0 | 90 | 180 | 270;
}

type Rect = Pick<SigningField, 'x' | 'y' | 'width' | 'height'>;

/** Whether a rectangle lies on the page; half a point of rounding is forgiven. */
export function isOnPage(rect: Rect, box: Omit<PageBox, 'rotation'>): boolean {
  const SLACK = 0.5;
  return (
    rect.x >= box.x - SLACK &&
    rect.y >= box.y - SLACK &&
    rect.x + rect.width <= box.x + box.width + SLACK &&
    rect.y + rect.height <= box.y + box.height + SLACK
  );
}

/**
 * How something upright is drawn into a rectangle of a page that is shown turned: the size that the reader sees, and the matrix
 * (ISO 32000-1, 8.3.4) from a space with its origin at the reader's lower left corner to the space of the page.
 */
export function uprightIn({ x, y, width, height }: Rect, rotation: PageBox['rotation']) {
  switch (rotation) {
    case 0:
      return { width, height, matrix: [1, 0, 0, 1, x, y] as const };
    case 90:
      return { width: height, height: width, matrix: [0, 1, -1, 0, x + width, y] as const };
    case 180:
      return { width, height, matrix: [-1, 0, 0, -1, x + width, y + height] as const };
    case 270:
      return { width: height, height: width, matrix: [0, -1, 1, 0, x, y + height] as const };
  }
}
