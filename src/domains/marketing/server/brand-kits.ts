import { randomUUID } from 'node:crypto';
import { findName } from '#domains/accounts/server/index.ts';
import { filesOfPicture, keepPicture, readKeptPicture } from '#domains/listings/server/index.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { keepFiles } from '#platform/files/files-to-remove.ts';
import { spoolPicture, tellRefusal } from '#platform/files/spool-picture.ts';
import { storeThenWrite } from '#platform/files/store-then-write.ts';
import { takeTurn } from '#platform/db/take-turn.ts';
import type { Db } from '#platform/db/database.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { requireUser } from '#platform/verb/require-user.ts';
import type { BrandKitAnswer } from '../contract.ts';
import { BRAND_ROLES } from '../model/advertising-rules.ts';
import { adviseColors } from '../model/brand.ts';
import { type BrandKit, usualBrandKit } from '../model/brand-kit.ts';
import type { Content } from '../model/content.ts';
import { MOST_LOGO_BYTES, MOST_LOGO_PIXELS } from '../model/limits.ts';
import { type BrandRow, findBrandRow, upsertBrandRow } from './queries.ts';

export interface Brand {
  kit: BrandKit;
  logo: Content['logo'];
  isSaved: boolean;
}

/** How somebody appears on their materials: what they saved, or their name in the usual colors. */
export async function readBrand(db: Db, userId: string): Promise<Brand> {
  const row = await findBrandRow(db, userId);
  if (row === undefined) return { kit: usualBrandKit(await findName(db, userId)), logo: null, isSaved: false };
  return {
    kit: kitOf(row),
    logo:
      row.file_key === null || row.logo_width === null || row.logo_height === null
        ? null
        : { id: row.file_key, width: row.logo_width, height: row.logo_height },
    isSaved: true,
  };
}

const kitOf = (row: BrandRow): BrandKit => ({
  role: BRAND_ROLES.find((role) => role === row.role) ?? 'owner',
  displayName: row.display_name,
  phone: row.phone,
  email: row.email,
  website: row.website,
  brokerageName: row.brokerage_name,
  brokeragePhone: row.brokerage_phone,
  brokerageAddress: row.brokerage_address,
  licenseNumber: row.license_number,
  returnAddress: row.return_address,
  primaryColor: row.primary_color,
  accentColor: row.accent_color,
  showsEqualHousing: row.shows_equal_housing,
});

export async function getBrandKit(ctx: Context): Promise<BrandKitAnswer> {
  const { kit, logo, isSaved } = await readBrand(ctx.db, requireUser(ctx).userId);
  return {
    ...kit,
    hasLogo: logo !== null,
    isSaved,
    advice: adviseColors({ primary: kit.primaryColor, accent: kit.accentColor }),
  };
}

/** Saves how the caller appears; the logo stays. */
export async function saveBrandKit(ctx: Context, kit: BrandKit): Promise<BrandKitAnswer> {
  const { userId } = requireUser(ctx);
  await writeKit(ctx, userId, kit, {});
  return getBrandKit(ctx);
}

async function writeKit(
  ctx: Context,
  userId: string,
  kit: BrandKit,
  logo: Partial<Pick<BrandRow, 'file_key' | 'logo_width' | 'logo_height'>>,
): Promise<void> {
  await upsertBrandRow(ctx.db, {
    user_id: userId,
    role: kit.role,
    display_name: kit.displayName,
    phone: kit.phone,
    email: kit.email,
    website: kit.website,
    brokerage_name: kit.brokerageName,
    brokerage_phone: kit.brokeragePhone,
    brokerage_address: kit.brokerageAddress,
    license_number: kit.licenseNumber,
    return_address: kit.returnAddress,
    primary_color: kit.primaryColor,
    accent_color: kit.accentColor,
    shows_equal_housing: kit.showsEqualHousing,
    ...logo,
    updated_at: ctx.now,
  });
}

/** Keeps a logo, decoded and written again, so that nothing but its picture stays. Throws `invalid` with `file`. */
export async function saveLogo(ctx: Context & { files: FileStore }, request: Request): Promise<BrandKitAnswer> {
  const { userId } = requireUser(ctx);
  const file = await spoolPicture(request, {
    mostBytes: MOST_LOGO_BYTES,
    advice: 'Export an SVG as a PNG of 1000 pixels or more',
  });
  const fileKey = `brands/${randomUUID()}`;
  const fileKeys = filesOfPicture(fileKey);
  try {
    await storeThenWrite(ctx, {
      fileKeys,
      store: () => tellRefusal(() => keepPicture(ctx.files, { picture: file.path, fileKey, mostPixels: MOST_LOGO_PIXELS })),
      async write(inner, size) {
        await takeTurn(inner.db, 'brand-kit', userId);
        const { kit } = await readBrand(inner.db, userId);
        await writeKit(inner, userId, kit, { file_key: fileKey, logo_width: size.width, logo_height: size.height });
        await keepFiles(inner.db, fileKeys);
      },
    });
  } finally {
    await file.release();
  }
  return getBrandKit(ctx);
}

export async function removeLogo(ctx: Context): Promise<BrandKitAnswer> {
  await ctx.db
    .updateTable('brand_kits')
    .set({ file_key: null, logo_width: null, logo_height: null, updated_at: ctx.now })
    .where('user_id', '=', requireUser(ctx).userId)
    .execute();
  return getBrandKit(ctx);
}

/** The caller's logo as WebP. Throws `not-found` if there is none. */
export async function serveLogo(ctx: Context & { files: FileStore }): Promise<Uint8Array> {
  const { logo } = await readBrand(ctx.db, requireUser(ctx).userId);
  const bytes = logo === null ? undefined : await readKeptPicture(ctx.files, { fileKey: logo.id, width: 480 });
  if (bytes === undefined) throw new DomainError('not-found', 'There is no logo.');
  return bytes;
}
