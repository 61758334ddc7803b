import { z } from 'zod';
import { MOST_BLOCKS, MOST_LETTERS } from '../limits.ts';
import { blockSchema, type Block } from './block.ts';

export const seoSchema = z.object({
  title: z.string().max(MOST_LETTERS.line).meta({ title: 'Title for search engines and previews' }),
  description: z
    .string()
    .max(MOST_LETTERS.summary, `Use at most ${MOST_LETTERS.summary} characters`)
    .meta({ title: 'Description', isLong: true }),
  image: z.string().max(MOST_LETTERS.link).meta({ title: 'Path of the preview picture, or nothing for the site’s own' }),
  isIndexed: z.boolean().meta({ title: 'Search engines can list it' }),
});

/** What a landing page holds, as a draft and in each version. */
export const contentSchema = z.object({ seo: seoSchema, blocks: z.array(blockSchema).max(MOST_BLOCKS, 'Too many blocks') });
export type Content = z.output<typeof contentSchema>;

export const EMPTY_CONTENT: Content = { seo: { title: '', description: '', image: '', isIndexed: true }, blocks: [] };

const storedSchema = z.object({ seo: seoSchema, blocks: z.array(z.unknown()) });

/**
 * What is stored, as far as this version of the product knows it: a block of a type or version that it does not know is left
 * out and counted, and the rest is drawn.
 */
export function readContent(stored: unknown): { content: Content; unknown: number } {
  const read = storedSchema.safeParse(stored);
  if (!read.success) return { content: EMPTY_CONTENT, unknown: 0 };
  const blocks = read.data.blocks.flatMap((one): Block[] => {
    const known = blockSchema.safeParse(one);
    return known.success ? [known.data] : [];
  });
  return { content: { seo: read.data.seo, blocks }, unknown: read.data.blocks.length - blocks.length };
}

/** Moves a block to a place from 0; the others keep their order. The same list for a place where it stands or that is none. */
export function moveBlock(blocks: readonly Block[], id: string, to: number): Block[] {
  const from = blocks.findIndex((block) => block.id === id);
  const moved = blocks[from];
  if (moved === undefined || to < 0 || to >= blocks.length) return [...blocks];
  return blocks.toSpliced(from, 1).toSpliced(to, 0, moved);
}
