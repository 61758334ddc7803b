import { listOwnListings } from '#domains/selling/server/index.ts';
import type { Config } from '#platform/config/config.ts';
import { takeTurn } from '#platform/db/take-turn.ts';
import type { Db } from '#platform/db/database.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError, invalidField } from '#platform/verb/domain-error.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import { transact } from '#platform/verb/transact.ts';
import type { Material, MaterialDetail } from '../contract.ts';
import type { Choices } from '../model/choices.ts';
import { findChanges } from '../model/compare-content.ts';
import { findTemplate, type Template } from '../model/templates/index.ts';
import { MOST_MATERIALS } from '../model/limits.ts';
import { type Brand, readBrand } from './brand-kits.ts';
import { claimsOf, contentOf, problemsOf } from './judge.ts';
import { makeLink } from './links.ts';
import { contentNow, presentMaterial, templateOf } from './present.ts';
import { readChoices, readContent } from './read-stored.ts';
import {
  countMaterials,
  findMaterialRow,
  insertMaterial,
  insertMaterialVersion,
  listMaterialRows,
  listMaterialVersions,
  listScanDays,
  type PresentMaterial,
  sumScans,
  updateMaterial,
} from './queries.ts';
import { type Home, readHome, readHomeToChange } from './read-home.ts';

export type MarketingContext = Context & { config: Config };

/** Materials of the homes that the caller sells or helps to sell, the newest first. */
export async function listMaterials(ctx: MarketingContext): Promise<{ materials: Material[] }> {
  const { listings } = await listOwnListings(ctx);
  const rows = await listMaterialRows(
    ctx.db,
    listings.map(({ id }) => id),
  );
  return { materials: await present(ctx, rows) };
}

async function present(ctx: MarketingContext, rows: readonly PresentMaterial[], known?: Home): Promise<Material[]> {
  const { userId } = requireUser(ctx);
  const scans = await sumScans(
    ctx.db,
    rows.map(({ id }) => id),
  );
  const homes = new Map<string, Home>(known === undefined ? [] : [[known.advertised.listing.id, known]]);
  const brands = new Map<string, Brand>();
  const materials: Material[] = [];
  for (const row of rows) {
    const home = homes.get(row.own_listing_id) ?? (await readHome(ctx, row.own_listing_id));
    const maker = row.user_id ?? userId;
    const brand = brands.get(maker) ?? (await readBrand(ctx.db, maker));
    homes.set(row.own_listing_id, home);
    brands.set(maker, brand);
    materials.push(presentMaterial(ctx, { row, home, brand, scans: scans.get(row.id) ?? 0, isMaker: maker === userId }));
  }
  return materials;
}

/** A material of a home where the caller has a part. Throws `not-found` for everybody else. */
export async function requireMaterial(
  ctx: Context,
  id: string,
): Promise<{ row: PresentMaterial; home: Home; brand: Brand; isMaker: boolean }> {
  const { userId } = requireUser(ctx);
  const row = await findMaterialRow(ctx.db, id);
  const none = new DomainError('not-found', 'You have no marketing material with this id.');
  if (row === undefined) throw none;
  const home = await readHome(ctx, row.own_listing_id).catch((error: unknown) => {
    throw error instanceof DomainError && error.code === 'not-found' ? none : error;
  });
  return { row, home, brand: await readBrand(ctx.db, row.user_id ?? userId), isMaker: (row.user_id ?? userId) === userId };
}

/** The same for a caller who may change the listing, within a transaction that lets nobody else change the material. */
async function requireToChange(ctx: Context & { db: Db }, id: string) {
  await ctx.db.selectFrom('marketing_materials').select('id').where('id', '=', id).forUpdate().execute();
  const found = await requireMaterial(ctx, id);
  if (!found.home.canEdit) throw new DomainError('forbidden', 'You can’t change this listing’s materials.');
  return found;
}

interface NewMaterial {
  id: string;
  template: Template;
  title: string;
  choices: Choices;
}

/**
 * Makes materials of a home with the same choices; those that are there already are answered as they are. Throws `conflict` at
 * {@link MOST_MATERIALS}, `invalid` for unknown templates and photos.
 */
export async function makeMaterials(
  ctx: MarketingContext,
  { id, materials, choices }: { id: string; materials: readonly { id: string; template: string }[]; choices: Choices },
): Promise<{ materials: Material[] }> {
  const added = materials.map(({ id: newId, template: key }): NewMaterial => {
    const template = findTemplate(key);
    if (template === undefined)
      throw new DomainError('invalid', `There is no template "${key}".`, { fields: { materials: 'Choose a template' } });
    return { id: newId, template, title: template.name, choices };
  });
  return transact(ctx, async (inner) => {
    const home = await readHomeToChange(inner, id);
    requirePhotos(home, choices);
    await addMaterials(inner, home, added);
    const rows = await listMaterialRows(inner.db, [id]);
    const made = new Set(materials.map((one) => one.id));
    return {
      materials: await present(
        inner,
        rows.filter((row) => made.has(row.id)),
        home,
      ),
    };
  });
}

async function addMaterials(ctx: MarketingContext, home: Home, materials: readonly NewMaterial[]): Promise<void> {
  const { userId } = requireUser(ctx);
  const listingId = home.advertised.listing.id;
  await takeTurn(ctx.db, 'marketing-materials', listingId);
  const brand = await readBrand(ctx.db, userId);
  let count = await countMaterials(ctx.db, listingId);
  for (const { id, template, title, choices } of materials) {
    const known = await findMaterialRow(ctx.db, id);
    if (known?.own_listing_id === listingId) continue;
    if (count >= MOST_MATERIALS)
      throw new DomainError('conflict', `A listing can have up to ${MOST_MATERIALS} materials. Delete some first.`);
    const row = {
      id,
      own_listing_id: listingId,
      user_id: userId,
      template: template.key,
      title,
      made_at: ctx.now,
      updated_at: ctx.now,
    };
    if (!(await insertMaterial(ctx.db, row))) throw new DomainError('conflict', 'Make this again: its id was used before.');
    count += 1;
    const code = await makeLink(ctx.db, { listingId, materialId: id, now: ctx.now });
    const content = contentOf(ctx, { home, brand, template, choices, code });
    await insertMaterialVersion(ctx.db, {
      material_id: id,
      version: 1,
      user_id: userId,
      choices: JSON.stringify(choices),
      content: JSON.stringify(content),
      made_at: ctx.now,
    });
  }
}

function requirePhotos({ photos }: Home, { photoIds }: Choices): void {
  const known = new Set(photos.map(({ id }) => id));
  if (photoIds?.every((id) => known.has(id)) === false)
    throw new DomainError('invalid', 'A photo is no longer in the listing. Choose again.', {
      fields: { photoIds: 'Choose photos of this listing' },
    });
}

const MOST_SCAN_DAYS = 30;

/** A material with its versions, and what keeps it from leaving. */
export async function getMaterial(ctx: MarketingContext, id: string): Promise<MaterialDetail> {
  const { row, home, brand, isMaker } = await requireMaterial(ctx, id);
  const [versions, scans, days] = await Promise.all([
    listMaterialVersions(ctx.db, id),
    sumScans(ctx.db, [id]),
    row.code === null ? [] : listScanDays(ctx.db, row.code, MOST_SCAN_DAYS),
  ]);
  const content = readContent(row.content);
  const choices = readChoices(row.choices);
  const now = contentNow(ctx, { row, home, brand });
  return {
    ...presentMaterial(ctx, { row, home, brand, scans: scans.get(id) ?? 0, isMaker }),
    choices,
    problems: problemsOf({ template: templateOf(row.template), home, brand, content, choices, isMaker }),
    claims: claimsOf({ home, content, choices }),
    versions: versions.map(({ version, name, reason, made_at: madeAt, content: stored }) => ({
      version,
      by: name,
      reason,
      madeAt: madeAt.toISOString(),
      isOutdated: version !== row.version || findChanges(readContent(stored), now, templateOf(row.template)).length > 0,
    })),
    scanDays: days.map(({ day, scans: count }) => ({ day, scans: count })),
  };
}

/** Makes a new version with these choices. Throws `stale` if somebody else made one since `baseVersion`. */
export async function changeMaterial(
  ctx: MarketingContext,
  { id, baseVersion, title, choices }: { id: string; baseVersion: number; title: string; choices: Choices },
): Promise<{ materials: Material[] }> {
  return transact(ctx, async (inner) => {
    const { row, home, brand } = await requireToChange(inner, id);
    if (row.version !== baseVersion)
      throw new DomainError('stale', 'Someone else changed this in the meantime. Look at it again before you change it.');
    requirePhotos(home, choices);
    await addVersion(inner, row, { home, brand, choices, reason: null, title });
    return presentOne(inner, id, home);
  });
}

interface NewVersion {
  home: Home;
  brand: Brand;
  choices: Choices;
  reason: string | null;
  title?: string;
}

async function addVersion(
  ctx: MarketingContext,
  row: PresentMaterial,
  { home, brand, choices, reason, title = row.title }: NewVersion,
): Promise<void> {
  const version = row.version + 1;
  const code = row.code ?? (await makeLink(ctx.db, { listingId: row.own_listing_id, materialId: row.id, now: ctx.now }));
  const content = contentOf(ctx, { home, brand, template: templateOf(row.template), choices, code });
  await insertMaterialVersion(ctx.db, {
    material_id: row.id,
    version,
    user_id: requireUser(ctx).userId,
    choices: JSON.stringify(choices),
    content: JSON.stringify(content),
    reason,
    made_at: ctx.now,
  });
  await updateMaterial(ctx.db, row.id, { version, title, updated_at: ctx.now });
}

async function presentOne(ctx: MarketingContext, id: string, home: Home): Promise<{ materials: Material[] }> {
  const row = await findMaterialRow(ctx.db, id);
  return { materials: row === undefined ? [] : await present(ctx, [row], home) };
}

/** A new material with the choices of another, by today's facts. */
export async function duplicateMaterial(
  ctx: MarketingContext,
  { id, newId }: { id: string; newId: string },
): Promise<{ materials: Material[] }> {
  return transact(ctx, async (inner) => {
    const { row, home } = await requireToChange(inner, id);
    const material = {
      id: newId,
      template: templateOf(row.template),
      title: `${row.title} (copy)`.slice(0, 120),
      choices: readChoices(row.choices),
    };
    await addMaterials(inner, home, [material]);
    return presentOne(inner, newId, home);
  });
}

export async function archiveMaterial(
  ctx: MarketingContext,
  { id, isArchived }: { id: string; isArchived: boolean },
): Promise<{ materials: Material[] }> {
  return transact(ctx, async (inner) => {
    const { row, home } = await requireToChange(inner, id);
    await updateMaterial(inner.db, id, { archived_at: isArchived ? (row.archived_at ?? ctx.now) : null });
    return presentOne(inner, id, home);
  });
}

/** Says on which day a material is to go out; null for none. Throws `invalid` for a day that is over. */
export async function planMaterial(
  ctx: MarketingContext,
  { id, plannedOn }: { id: string; plannedOn: string | null },
): Promise<{ materials: Material[] }> {
  return transact(ctx, async (inner) => {
    const { row, home } = await requireToChange(inner, id);
    if (plannedOn !== null && (Number.isNaN(Date.parse(plannedOn)) || plannedOn < home.market.today))
      throw invalidField('plannedOn', 'Give today or a later day');
    await updateMaterial(inner.db, id, { planned_on: plannedOn, ...(row.planned_on === plannedOn ? {} : { reminded_at: null }) });
    return presentOne(inner, id, home);
  });
}

export async function deleteMaterial(ctx: MarketingContext, id: string): Promise<void> {
  await transact(ctx, async (inner) => {
    await requireToChange(inner, id);
    await inner.db.deleteFrom('marketing_materials').where('id', '=', id).execute();
  });
}

/** Makes every material of a home again that is outdated and not in the archive. Answers with those. */
export async function refreshMaterials(ctx: MarketingContext, listingId: string): Promise<{ materials: Material[] }> {
  return transact(ctx, async (inner) => {
    const home = await readHomeToChange(inner, listingId);
    await takeTurn(inner.db, 'marketing-materials', listingId);
    const refreshed: string[] = [];
    for (const row of await listMaterialRows(inner.db, [listingId])) {
      if (row.archived_at !== null) continue;
      const brand = await readBrand(inner.db, row.user_id ?? requireUser(ctx).userId);
      const changes = findChanges(readContent(row.content), contentNow(inner, { row, home, brand }), templateOf(row.template));
      if (changes.length === 0) continue;
      await addVersion(inner, row, {
        home,
        brand,
        choices: keepPhotos(home, readChoices(row.choices)),
        reason: `Changed: ${changes.join(', ')}`,
      });
      refreshed.push(row.id);
    }
    const rows = await listMaterialRows(inner.db, [listingId]);
    return {
      materials: await present(
        inner,
        rows.filter(({ id }) => refreshed.includes(id)),
        home,
      ),
    };
  });
}

/** Photos that left the listing leave its materials. */
function keepPhotos({ photos }: Home, choices: Choices): Choices {
  const known = new Set(photos.map(({ id }) => id));
  return { ...choices, photoIds: choices.photoIds?.filter((id) => known.has(id)) ?? null };
}
