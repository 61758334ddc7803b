import { randomInt } from 'node:crypto';
import { countScan } from './count-scan.ts';
import { findAdvertised, readPhotoFiles } from '#domains/selling/server/index.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { sharp } from '#platform/files/sharp.ts';
import { findMaterialRow } from './queries.ts';
import { readContent } from './read-stored.ts';
import { getOwnListingPhoto, type OwnPhoto } from '#domains/selling/contract.ts';
import { endpointUrl } from '#lib/endpoint.ts';
import type { Db } from '#platform/db/database.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { GONE_STATUSES, type StandardStatus } from '#domains/listings/contract.ts';
import type { AdvertisedHome } from '../contract.ts';
import { ALTERATION_WORDS } from '../model/alteration-words.ts';

/** Without letters and digits that look alike. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const CODE_LENGTH = 10;

const makeCode = () => Array.from({ length: CODE_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** The short address of a material. */
export async function makeLink(
  db: Db,
  { listingId, materialId, now }: { listingId: string; materialId: string; now: Date },
): Promise<string> {
  const code = makeCode();
  await db
    .insertInto('marketing_links')
    .values({ code, own_listing_id: listingId, material_id: materialId, made_at: now })
    .execute();
  return code;
}

async function findLink(db: Db, code: string) {
  const link = await db
    .selectFrom('marketing_links')
    .select(['code', 'own_listing_id', 'material_id'])
    .where('code', '=', code)
    .executeTakeFirst();
  const home = link === undefined ? undefined : await findAdvertised({ db }, link.own_listing_id);
  return link === undefined || home === undefined
    ? undefined
    : { listingId: link.own_listing_id, materialId: link.material_id, home };
}

async function requireLink(db: Db, code: string) {
  const link = await findLink(db, code);
  if (link === undefined) throw new DomainError('not-found', 'This code doesn’t lead anywhere: the listing was deleted.');
  return link;
}

/**
 * Where a code leads: the page of the home, which says what became of it if it left the market; or a page that says that it is not
 * public yet, or that the code leads nowhere. Counts the scan.
 */
export async function followCode(ctx: Context, { code, userAgent }: { code: string; userAgent: string }): Promise<string> {
  const home = (await findLink(ctx.db, code))?.home;
  if (home !== undefined) await countScan(ctx, { code, home, userAgent });
  return home?.isPublic === true
    ? `/property/${encodeURIComponent(home.listingKey)}`
    : `/shared/photos/${encodeURIComponent(code)}`;
}

const MAIL_QUALITY = 82;

/** A photo of a material by its place from 1, while buyers see the home. Throws `not-found`. */
export async function serveLinkPhoto(
  ctx: Pick<Context, 'db'> & { files: FileStore },
  { code, place }: { code: string; place: number },
): Promise<Uint8Array<ArrayBuffer>> {
  const { listingId, materialId, home } = await requireLink(ctx.db, code);
  const row = materialId === null || !isShown(home) ? undefined : await findMaterialRow(ctx.db, materialId);
  const photo = row === undefined ? undefined : readContent(row.content).photos[place - 1];
  const [file] = photo === undefined ? [] : await readPhotoFiles(ctx, { listingId, photoIds: [photo.id], width: 960 });
  if (file === undefined) throw new DomainError('not-found', 'There is no such picture.');
  return Uint8Array.from(await sharp(file.bytes).jpeg({ quality: MAIL_QUALITY }).toBuffer());
}

const isShown = ({ isPublic, status }: { isPublic: boolean; status: StandardStatus }): boolean =>
  isPublic && !GONE_STATUSES.some((gone) => gone === status);

/** The altered photos of a home beside their originals, for whoever has a material. Photos of homes off the market are not shown. */
export async function getAdvertisedHome(ctx: Pick<Context, 'db'>, code: string): Promise<AdvertisedHome> {
  const { home } = await requireLink(ctx.db, code);
  const isVisible = isShown(home);
  const shown = home.photos.filter(({ isRemoved }) => !isRemoved);
  return {
    isPublic: isVisible,
    label: isVisible && home.isAddressShown ? home.label : null,
    listingKey: home.isPublic ? home.listingKey : null,
    pairs: isVisible
      ? shown.flatMap((photo) => {
          const [alteration] = photo.alterations;
          const original = shown.find(({ id }) => id === photo.originalId);
          if (alteration === undefined) return [];
          return [
            {
              label: ALTERATION_WORDS[alteration],
              alt: photo.altText ?? photo.caption ?? photo.room ?? 'The home',
              altered: photoPath(photo),
              original: original === undefined ? null : photoPath(original),
            },
          ];
        })
      : [],
  };
}

const photoPath = ({ id, cuts }: Pick<OwnPhoto, 'id' | 'cuts'>): string =>
  endpointUrl(getOwnListingPhoto.path, { photoId: id, width: '1600' }, { cuts });
