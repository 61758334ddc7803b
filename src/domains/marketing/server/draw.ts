import { readKeptMaster, readKeptPicture } from '#domains/listings/server/index.ts';
import { readPhotoFiles } from '#domains/selling/server/index.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import type { Context } from '#platform/verb/context.ts';
import type { Content } from '../model/content.ts';
import { drawApart, drawForSet } from './drawing/draw-apart.ts';
import type { DrawnMaterial, DrawingOrder } from './drawing/draw-material.ts';

type Output = DrawingOrder['output'];
type DrawContext = Pick<Context, 'db'> & { files: FileStore };

interface Drawing {
  listingId: string;
  template: string;
  content: Content;
  output: Output;
  /** In the background, so that no preview waits for it. */
  inSet?: boolean;
}

/** Draws a material from its contents and the photos of its listing. The caller makes sure who may see it. */
export async function draw(
  ctx: DrawContext,
  { listingId, template, content, output, inSet = false }: Drawing,
): Promise<DrawnMaterial> {
  const [photos, logo] = await Promise.all([
    readPhotoFiles(ctx, { listingId, photoIds: content.photos.map(({ id }) => id), width: widthFor(output) }),
    readLogo(ctx, content, output),
  ]);
  return (inSet ? drawForSet : drawApart)({ template, content, pictures: [...photos, ...logo], output });
}

// A preview is smaller than what we show on pages, a picture for screens about as large.
function widthFor(output: Output): 960 | 1600 | 'master' {
  if (output.kind === 'pdf') return 'master';
  return output.pixels > 1000 ? 1600 : 960;
}

async function readLogo({ files }: DrawContext, { logo }: Content, output: Output): Promise<DrawingOrder['pictures']> {
  if (logo === null) return [];
  const bytes =
    output.kind === 'pdf' ? await readKeptMaster(files, logo.id) : await readKeptPicture(files, { fileKey: logo.id, width: 480 });
  return bytes === undefined ? [] : [{ id: logo.id, bytes }];
}
