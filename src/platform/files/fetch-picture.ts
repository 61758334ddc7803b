import { fileTypeFromBuffer } from 'file-type';
import type { Config } from '#platform/config/config.ts';
import {
  fetchFromStranger,
  FetchRefused,
  forbiddenUnless,
  userAgentOf,
  type FetchOptions,
} from '#platform/strangers/fetch-from-stranger.ts';

export type FetchPictureOptions = Pick<FetchOptions, 'isForbidden' | 'userAgent' | 'userAgentFor'> &
  Partial<Pick<FetchOptions, 'maxBytes' | 'timeoutMs'>>;

const MAX_BYTES = 40 * 1024 * 1024;
const TIMEOUT_MS = 45_000;
const PICTURE_TYPES = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif', 'image/tiff']);

/** What storage answers to an address whose signature has ended. */
const EXPIRED = new Set([401, 403, 410]);

/** Why a picture was refused. `isFinal`: asking again will not help. `isExpired`: another address of the same picture may. */
export class PictureRefused extends Error {
  override name = 'PictureRefused';
  readonly isFinal: boolean;
  readonly isExpired: boolean;

  constructor(message: string, isFinal: boolean, isExpired = false) {
    super(message);
    this.isFinal = isFinal;
    this.isExpired = isExpired;
  }
}

/** A complete picture from somebody else's address, as {@link fetchFromStranger} asks for it. Throws {@link PictureRefused}. */
export async function fetchPicture(address: string, options: FetchPictureOptions): Promise<Buffer> {
  const { maxBytes = MAX_BYTES, timeoutMs = TIMEOUT_MS } = options;
  try {
    const body = await fetchFromStranger(address, { ...options, accept: 'image/*', maxBytes, timeoutMs });
    await checkIsPicture(body);
    return body;
  } catch (error) {
    if (error instanceof FetchRefused)
      throw new PictureRefused(error.message, error.isFinal, error.status !== undefined && EXPIRED.has(error.status));
    throw error;
  }
}

async function checkIsPicture(body: Buffer): Promise<void> {
  if (body.length === 0) throw new PictureRefused('the file is empty', false);
  const type = await fileTypeFromBuffer(body);
  if (type === undefined || !PICTURE_TYPES.has(type.mime))
    throw new PictureRefused(`not a picture (${type?.mime ?? 'unknown content'})`, true);
}

/** How, and from whom, this installation asks for pictures. */
export function fetchOptionsOf(
  config: Pick<Config, 'MEDIA_FROM_PRIVATE_NETWORK' | 'PRODUCT_NAME'>,
): Pick<FetchPictureOptions, 'isForbidden' | 'userAgent'> {
  return { isForbidden: forbiddenUnless(config.MEDIA_FROM_PRIVATE_NETWORK), userAgent: userAgentOf(config, 'picture') };
}
