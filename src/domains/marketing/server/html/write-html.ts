import { readPhotoFiles } from '#domains/selling/server/index.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { sharp } from '#platform/files/sharp.ts';
import type { Context } from '#platform/verb/context.ts';
import type { Content } from '../../model/content.ts';
import { writeEmail } from './write-email.ts';
import { writePage } from './write-page.ts';

const PAGE_PX = 1600;
const QUALITY = 80;

/** An email or a page as HTML. */
export async function writeHtml(
  ctx: Pick<Context, 'db'> & { files: FileStore },
  { listingId, template, content }: { listingId: string; template: string; content: Content },
): Promise<Uint8Array<ArrayBuffer>> {
  const homeUrl = content.homeUrl ?? '';
  if (template === 'email')
    return Uint8Array.from(Buffer.from(writeEmail(content, { homeUrl, photoUrl: (place) => `${homeUrl}/photos/${place}` })));
  const photos = await readPhotoFiles(ctx, { listingId, photoIds: content.photos.map(({ id }) => id), width: PAGE_PX });
  const addresses = new Map(
    await Promise.all(
      photos.map(async ({ id, bytes }): Promise<[string, string]> => [
        id,
        `data:image/jpeg;base64,${(await sharp(bytes).jpeg({ quality: QUALITY }).toBuffer()).toString('base64')}`,
      ]),
    ),
  );
  return Uint8Array.from(Buffer.from(writePage(content, { homeUrl, pictureOf: (id) => addresses.get(id) })));
}
