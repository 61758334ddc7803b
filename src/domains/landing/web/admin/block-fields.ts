import { z } from 'zod';
import { BLOCK_SCHEMAS, type BlockType } from '../../model/blocks/block.ts';

/** One field of a block’s form, read from the block’s schema. */
export type BlockField = { name: string; title: string } & (
  | { kind: 'line' | 'long'; most: number }
  | { kind: 'choice' | 'choices'; options: readonly string[] }
  | { kind: 'lines'; most: number; mostItems: number }
  | { kind: 'picture' }
  | { kind: 'group'; fields: readonly BlockField[] }
  | { kind: 'list'; fields: readonly BlockField[]; mostItems: number }
);

interface Shape {
  type?: string;
  title?: string;
  isLong?: boolean;
  isPicture?: boolean;
  maxLength?: number;
  maxItems?: number;
  enum?: string[];
  items?: Shape;
  properties?: Record<string, Shape>;
}

const shapeSchema: z.ZodType<Shape> = z.lazy(() =>
  z.object({
    type: z.string().optional(),
    title: z.string().optional(),
    isLong: z.boolean().optional(),
    isPicture: z.boolean().optional(),
    maxLength: z.number().optional(),
    maxItems: z.number().optional(),
    enum: z.array(z.string()).optional(),
    items: shapeSchema.optional(),
    properties: z.record(z.string(), shapeSchema).optional(),
  }),
) as z.ZodType<Shape>;

/** The form of a type of block, in the order of its schema. */
export function fieldsOf(type: BlockType): BlockField[] {
  return fieldsIn(shapeSchema.parse(z.toJSONSchema(BLOCK_SCHEMAS[type])));
}

function fieldsIn({ properties = {} }: Shape): BlockField[] {
  return Object.entries(properties).map(([name, shape]) => fieldOf(name, shape));
}

function fieldOf(name: string, shape: Shape): BlockField {
  const { title = name, items, maxItems = 0 } = shape;
  if (items?.properties !== undefined) return { name, title, kind: 'list', fields: fieldsIn(items), mostItems: maxItems };
  if (items?.enum !== undefined) return { name, title, kind: 'choices', options: items.enum };
  if (items !== undefined) return { name, title, kind: 'lines', most: items.maxLength ?? 0, mostItems: maxItems };
  if (shape.isPicture === true) return { name, title, kind: 'picture' };
  if (shape.properties !== undefined) return { name, title, kind: 'group', fields: fieldsIn(shape) };
  if (shape.enum !== undefined) return { name, title, kind: 'choice', options: shape.enum };
  return { name, title, kind: shape.isLong === true ? 'long' : 'line', most: shape.maxLength ?? 0 };
}
