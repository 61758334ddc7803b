import type { Listing } from '#domains/listings/contract.ts';
import { getListing } from '#domains/listings/server/index.ts';
import { readEditorField } from '#domains/selling/contract.ts';
import type { Config } from '#platform/config/config.ts';
import {
  fetchFromStranger,
  FetchRefused,
  forbiddenUnless,
  type RefusalKind,
  userAgentOf,
} from '#platform/strangers/fetch-from-stranger.ts';
import { siteUrlFor } from '#platform/identity/origin.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError, invalidField } from '#platform/verb/domain-error.ts';
import { MOST_DESCRIPTION, MOST_FACTS, MOST_TITLE, type ReadListingPage } from '../contract.ts';
import { readListingPage } from '../model/pages/read-page.ts';

const MAX_BYTES = 3 * 1024 * 1024;
const TIMEOUT_MS = 15_000;
const PASTE = 'Copy its title and text, and paste them instead.';

const REFUSALS: Readonly<Record<RefusalKind, string>> = {
  private: 'This address is in a private network, which we never access.',
  scheme: 'Give an address that begins with https://',
  redirects: `The page sends us elsewhere without end. ${PASTE}`,
  status: `The site does not let programs read this page. ${PASTE}`,
  gone: 'There is no page at this address anymore.',
  large: `The page is too large to read. ${PASTE}`,
  partial: `The page came only in part. Try again, or paste its text.`,
  slow: `The site did not answer in time. ${PASTE}`,
  broken: `The page cannot be reached from here. ${PASTE}`,
};

/**
 * What the page at an address says of a home. Pages of this site are read from its own data, others are asked for once, on the
 * public internet alone, and kept nowhere. Throws `invalid` with what to do instead.
 */
export async function readListingAddress(
  ctx: Context & { config: Config },
  { address, origin }: { address: string; origin: string | null },
): Promise<ReadListingPage> {
  const url = new URL(address);
  const key = ownKeyOf(url, siteUrlFor(ctx.config, origin));
  const read = key === null ? await readElsewhere(ctx.config, url) : presentOwn(await findOwn(ctx, key));
  if (read.description === '' && read.facts.length === 0) throw refuse(`We find no description of a home on this page. ${PASTE}`);
  return {
    site: url.hostname,
    title: read.title.slice(0, MOST_TITLE),
    description: read.description.slice(0, MOST_DESCRIPTION),
    isCut: read.isCut || read.description.length > MOST_DESCRIPTION,
    facts: read.facts.filter(({ field, value }) => !('problem' in readEditorField(field, value))).slice(0, MOST_FACTS),
  };
}

const refuse = (message: string) => invalidField('address', message);

function ownKeyOf({ host, pathname }: URL, publicUrl: string): string | null {
  if (host !== new URL(publicUrl).host) return null;
  const key = /^\/property\/([^/]{1,64})\/?$/.exec(pathname)?.[1];
  if (key === undefined) throw refuse('Give the address of a home’s own page.');
  try {
    return decodeURIComponent(key);
  } catch {
    throw refuse(REFUSALS.gone);
  }
}

async function findOwn(ctx: Context, key: string): Promise<Listing> {
  try {
    return await getListing(ctx, key);
  } catch (error) {
    if (error instanceof DomainError && (error.code === 'not-found' || error.code === 'gone')) throw refuse(REFUSALS.gone);
    throw error;
  }
}

function presentOwn(listing: Listing) {
  const { headline, publicRemarks, factGroups } = listing;
  const figures = {
    PropertySubType: listing.propertySubType,
    BedroomsTotal: listing.bedroomsTotal,
    BathroomsFull: listing.bathroomsFull,
    BathroomsHalf: listing.bathroomsHalf,
    LivingArea: listing.livingArea,
    LotSizeSquareFeet: listing.lotSizeSquareFeet,
    YearBuilt: listing.yearBuilt,
    StoriesTotal: listing.storiesTotal,
    GarageSpaces: listing.garageSpaces,
    City: listing.city,
    StateOrProvince: listing.stateOrProvince,
  };
  return {
    title: headline ?? '',
    description: publicRemarks ?? '',
    isCut: false,
    facts: [
      ...Object.entries(figures).flatMap(([field, value]) => (value === null ? [] : [{ field, value }])),
      ...factGroups.flatMap(({ facts }) => facts.map(({ name, values }) => ({ field: name, value: values }))),
    ],
  };
}

async function readElsewhere(config: Config, url: URL) {
  try {
    const page = await fetchFromStranger(url.href, {
      isForbidden: forbiddenUnless(config.MEDIA_FROM_PRIVATE_NETWORK),
      userAgent: userAgentOf(config, 'page'),
      accept: 'text/html',
      maxBytes: MAX_BYTES,
      timeoutMs: TIMEOUT_MS,
    });
    return readListingPage(page.toString('utf8'));
  } catch (error) {
    if (error instanceof FetchRefused) throw refuse(REFUSALS[error.kind]);
    throw error;
  }
}
