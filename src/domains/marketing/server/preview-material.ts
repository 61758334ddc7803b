import type { FileStore } from '#platform/files/file-store.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import type { MaterialPreview } from '../contract.ts';
import type { Choices } from '../model/choices.ts';
import { findTemplate } from '../model/templates/index.ts';
import { readBrand } from './brand-kits.ts';
import { draw } from './draw.ts';
import type { DrawnMaterial } from './drawing/draw-material.ts';
import { claimsOf, contentOf, problemsOf, SAMPLE_CODE } from './judge.ts';
import type { MarketingContext } from './materials.ts';
import { readHome } from './read-home.ts';
import type { Content } from '../model/content.ts';

/** Across, in pixels: sharp on a large screen, and drawn in a third of a second. */
const PREVIEW_PX = 900;

/** The pages of a material by these choices as they are printed, and what keeps it from leaving. Stores nothing. */
export async function previewMaterial(
  ctx: MarketingContext & { files: FileStore },
  { id, template: key, choices }: { id: string; template: string; choices: Choices },
): Promise<MaterialPreview> {
  const template = findTemplate(key);
  if (template === undefined)
    throw new DomainError('invalid', `There is no template "${key}".`, { fields: { template: 'Choose a template' } });
  const home = await readHome(ctx, id);
  const brand = await readBrand(ctx.db, requireUser(ctx).userId);
  const content = contentOf(ctx, { home, brand, template, choices, code: SAMPLE_CODE });
  const drawn = await draw(ctx, {
    listingId: id,
    template: key,
    content,
    output: { kind: 'pictures', pixels: PREVIEW_PX, format: 'webp' },
  });
  return {
    problems: problemsOf({ template, home, brand, content, choices, isMaker: true }),
    claims: claimsOf({ home, content, choices }),
    ...reportOf(drawn, content),
    pages: drawn.pages.map(({ name, width, height }, at) => ({
      name,
      width,
      height,
      image: `data:image/webp;base64,${Buffer.from(drawn.files[at] ?? new Uint8Array()).toString('base64')}`,
    })),
    html: null,
  };
}

/** What the paper makes of a material. Coarse pictures are named by their place on it. */
function reportOf({ coarse, pages }: DrawnMaterial, { photos }: Content): Pick<MaterialPreview, 'coarse' | 'droppedSentences'> {
  return {
    coarse: coarse.map(({ pictureId, dpi }) => ({
      photoId: pictureId,
      place: photos.findIndex(({ id }) => id === pictureId) + 1,
      dpi,
    })),
    droppedSentences: Math.max(0, ...pages.map(({ fit }) => fit.droppedSentences)),
  };
}
