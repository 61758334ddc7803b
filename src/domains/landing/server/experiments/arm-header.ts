import type { Context } from '#platform/verb/context.ts';
import { RESERVED_SLUGS } from '../../model/links.ts';
import { findArm } from './find-arm.ts';
import { readBrowser } from '#platform/http/read-browser.ts';

export { ARM_HEADER } from '../../model/arm-header.ts';

const LANDING_PAGE = /^\/landing\/([a-z0-9-]+?)(\.data)?$/;

/**
 * The header that names the arm of whoever asks for a landing page; null for other pages, without an experiment, in previews, and
 * for who is in none.
 */
export async function armHeaderOf(ctx: Context, request: Request): Promise<string | null> {
  const { pathname, searchParams } = new URL(request.url);
  const [, slug] = LANDING_PAGE.exec(pathname) ?? [];
  if (slug === undefined || searchParams.has('preview') || RESERVED_SLUGS.some((reserved) => reserved === slug)) return null;
  const assigned = await findArm(ctx, { slug }, readBrowser(request));
  return assigned === null ? null : `${assigned.experimentId} ${assigned.arm}`;
}
