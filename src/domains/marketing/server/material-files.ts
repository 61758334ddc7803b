import { shortSlug } from '#lib/fold-text.ts';
import { LRUCache } from 'lru-cache';
import type { FileStore } from '#platform/files/file-store.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import type { MaterialForm } from '../contract.ts';
import type { Content } from '../model/content.ts';
import type { Template } from '../model/templates/index.ts';
import { draw } from './draw.ts';
import type { DrawingOrder } from './drawing/draw-material.ts';
import { writeHtml } from './html/write-html.ts';
import { problemsOf } from './judge.ts';
import { requireMaterial, type MarketingContext } from './materials.ts';
import { contentNow, templateOf } from './present.ts';
import { readChoices, readContent } from './read-stored.ts';
import { findChanges } from '../model/compare-content.ts';
import { findMaterialVersion, type PresentMaterial } from './queries.ts';
import type { Home } from './read-home.ts';
import type { Brand } from './brand-kits.ts';

type FileContext = MarketingContext & { files: FileStore };

const PAGE_PX = 480;
const MOST_PAGES_BYTES = 24 * 1024 * 1024;
const pages = new LRUCache<string, Uint8Array<ArrayBuffer>>({
  maxSize: MOST_PAGES_BYTES,
  sizeCalculation: ({ length }) => Math.max(1, length),
});

/** A page of a material as a small picture. Throws `not-found` for people without a part in the listing. */
export async function servePage(
  ctx: FileContext,
  { id, page, version }: { id: string; page: number; version?: number | undefined },
): Promise<Uint8Array<ArrayBuffer>> {
  const { row } = await requireMaterial(ctx, id);
  const wanted = version ?? row.version;
  const key = `${id} ${wanted} ${page}`;
  const known = pages.get(key);
  if (known !== undefined) return known;
  const stored = await findMaterialVersion(ctx.db, id, wanted);
  if (stored === undefined) throw new DomainError('not-found', 'This material has no such version.');
  const drawn = await draw(ctx, {
    listingId: row.own_listing_id,
    template: templateOf(row.template).key,
    content: readContent(stored.content),
    output: { kind: 'pictures', pixels: PAGE_PX, format: 'webp' },
  });
  for (const [at, file] of drawn.files.entries()) pages.set(`${id} ${wanted} ${at + 1}`, file);
  const file = drawn.files[page - 1];
  if (file === undefined) throw new DomainError('not-found', 'This material has no such page.');
  return file;
}

interface LeavingMaterial {
  row: PresentMaterial;
  home: Home;
  brand: Brand;
  isMaker: boolean;
}

/**
 * The contents of a material that leaves. Throws `conflict` with what keeps it here: words, what the state wants named, a status that
 * it no longer has, or facts that have changed since it was made.
 */
export function requireLeave(ctx: MarketingContext, { row, home, brand, isMaker }: LeavingMaterial): Content {
  const content = readContent(row.content);
  const changes = findChanges(content, contentNow(ctx, { row, home, brand }), templateOf(row.template));
  if (changes.length > 0)
    throw new DomainError('conflict', `“${row.title}” is outdated: ${changes.join(', ')} changed since then. Update it first.`, {
      publicCode: 'outdated',
    });
  const blockers = problemsOf({
    template: templateOf(row.template),
    home,
    brand,
    content,
    choices: readChoices(row.choices),
    isMaker,
  }).filter(({ severity }) => severity === 'blocker');
  const [first] = blockers;
  if (first !== undefined)
    throw new DomainError('conflict', `“${row.title}” can’t go out yet. ${first.message}`, {
      publicCode: 'blocked',
      details: { blockers: blockers.map(({ message }) => message) },
    });
  return content;
}

const TYPES = { print: 'application/pdf', plain: 'application/pdf', png: 'image/png', html: 'text/html; charset=utf-8' } as const;

/** A material as a file, after the gate. Throws `invalid` for a form that it does not have. */
export async function serveFile(
  ctx: FileContext,
  { id, form, page }: { id: string; form: MaterialForm; page: number },
): Promise<Response> {
  const found = await requireMaterial(ctx, id);
  const template = templateOf(found.row.template);
  const output = form === 'html' ? undefined : outputOf(ctx, template, form, found.row);
  const content = requireLeave(ctx, found);
  const listingId = found.row.own_listing_id;
  if (output === undefined && template.medium !== 'html') throw noSuchForm();
  const files =
    output === undefined
      ? [await writeHtml(ctx, { listingId, template: template.key, content })]
      : (await draw(ctx, { listingId, template: template.key, content, output })).files;
  const file = files[form === 'png' ? page - 1 : 0];
  if (file === undefined) throw new DomainError('not-found', 'This material has no such page.');
  return new Response(file, {
    headers: {
      'content-type': TYPES[form],
      'content-disposition': `attachment; filename="${fileNameOf(found.home, template, form, files.length > 1 && form === 'png' ? page : null)}"`,
      'cache-control': 'private, no-store',
    },
  });
}

/** Dots of a picture of a printed page: enough for a screen. */
const SCREEN_DPI = 150;

export function outputOf(
  ctx: MarketingContext,
  { medium, width }: Template,
  form: MaterialForm,
  { title }: Pick<PresentMaterial, 'title'>,
): DrawingOrder['output'] {
  const isPdf = form === 'print' || form === 'plain';
  if (isPdf && medium === 'print')
    return { kind: 'pdf', forPrintShop: form === 'print', title, author: ctx.config.PRODUCT_NAME, madeAt: ctx.now };
  if (form === 'png' && medium !== 'html')
    return {
      kind: 'pictures',
      pixels: medium === 'screen' ? width : Math.min(2400, Math.round((width / 72) * SCREEN_DPI)),
      format: 'png',
    };
  throw noSuchForm();
}

const noSuchForm = () =>
  new DomainError('invalid', 'This material isn’t available in this format.', { fields: { form: 'Choose another format' } });

const ENDINGS = { print: 'print.pdf', plain: 'pdf', png: 'png', html: 'html' } as const;

/** Such as `1482-foxglove-lane-flyer-letter.pdf`. */
export function fileNameOf({ advertised }: Home, template: Template, form: MaterialForm, page: number | null): string {
  return nameByHome(advertised.listing.label, `${template.key}${page === null ? '' : `-${page}`}.${ENDINGS[form]}`);
}

/** The name of a file of a home, which begins with what people call the home. */
export function nameByHome(label: string, name: string): string {
  const home = shortSlug(label, 60);
  return home === '' ? name : `${home}-${name}`;
}
