import { type Tone, TONES } from '#domains/optimizing/contract.ts';
import { type ListingTexts, writeTextsOf } from '#domains/optimizing/server/index.ts';
import { mayDo } from '#domains/selling/contract.ts';
import { type AdvertisedListing, readAdvertised } from '#domains/selling/server/index.ts';
import { dayInZone } from '#lib/zoned-time.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { ALTERATION_WORDS } from '../model/alteration-words.ts';
import type { SourcePhoto, Sources } from '../model/build-content.ts';
import type { MarketFacts } from '../model/occasions.ts';
import { missingLetters } from './drawing/letters.ts';

/** A home as materials of it need it. */
export interface Home {
  advertised: AdvertisedListing;
  texts: ListingTexts;
  market: MarketFacts;
  photos: SourcePhoto[];
  /** Two letters; empty if it is not known. */
  state: string;
  canEdit: boolean;
}

/** Throws `not-found` for people without a part in the listing. */
export async function readHome(ctx: Context, listingId: string): Promise<Home> {
  const advertised = await readAdvertised(ctx, listingId);
  const { listing, fields } = advertised;
  const texts = await writeTextsOf(ctx, { ...listing, fields }, { seed: listingId });
  const state = fields['StateOrProvince'];
  return {
    advertised,
    texts,
    market: marketFactsOf(ctx, advertised),
    photos: photosOf(advertised),
    state: typeof state === 'string' ? state : '',
    canEdit: mayDo(listing.part, 'edit'),
  };
}

/** The same for people who may change the listing. Throws `forbidden` for others with a part in it. */
export async function readHomeToChange(ctx: Context, listingId: string): Promise<Home> {
  const home = await readHome(ctx, listingId);
  if (!home.canEdit) throw new DomainError('forbidden', 'You can’t make materials for this listing.');
  return home;
}

function marketFactsOf(ctx: Context, { listing, fields, ...advertised }: AdvertisedListing): MarketFacts {
  const price = fields['ListPrice'];
  return {
    status: listing.standardStatus,
    today: dayInZone(ctx.now, listing.timeZone),
    listedOn: advertised.listedOn,
    repricedOn: advertised.repricedAt === null ? null : dayInZone(new Date(advertised.repricedAt), listing.timeZone),
    price: typeof price === 'number' ? price : null,
    priceBefore: advertised.priceBefore,
    closePrice: advertised.closePrice,
    hasOpenHouse: advertised.openHouses.length > 0,
  };
}

/** The photos of a listing without plans, and without originals, which stand behind the code. */
function photosOf({ listing }: AdvertisedListing): SourcePhoto[] {
  const shown = listing.photos.filter(({ isRemoved }) => !isRemoved);
  const ids = new Set(shown.map(({ id }) => id));
  const originals = new Set(shown.flatMap(({ originalId }) => originalId ?? []));
  return shown
    .filter(({ id, kind }) => kind === 'Photo' && !originals.has(id))
    .map(({ id, width, height, caption, altText, room, alterations, originalId }) => {
      const [alteration] = alterations;
      return {
        id,
        width,
        height,
        alt: altText ?? caption ?? room ?? 'The home',
        label: alteration === undefined ? null : ALTERATION_WORDS[alteration],
        hasOriginal: originalId !== null && ids.has(originalId),
      };
    });
}

const TEXT_LIMIT = 1000;

/** What a material of a home is made of, apart from its maker's brand and its code. */
export function sourcesOf(home: Home): Omit<Sources, 'brand' | 'logo' | 'urls'> {
  const { advertised, texts, market, photos } = home;
  const sentencesIn = (tone: string) =>
    texts.copy.variants
      .find((variant) => variant.tone === tone && variant.limit === TEXT_LIMIT)
      ?.sentences.flatMap(({ text }) => (missingLetters(text) === '' ? [text] : [])) ?? [];
  return {
    fields: advertised.fields,
    settled: texts.settled.fields,
    market,
    photos,
    openHouse: sayOpenHouse(advertised),
    texts: {
      title: texts.copy.titles.find(({ text }) => text.length <= SHORT_TITLE)?.text ?? texts.copy.titles[0]?.text ?? '',
      highlights: texts.copy.highlights,
      // Every tone has its sentences.
      sentences: Object.fromEntries(TONES.map((tone) => [tone, sentencesIn(tone)])) as Record<Tone, string[]>,
    },
    isDemonstration: advertised.isDemonstration,
  };
}

const SHORT_TITLE = 70;

/** The next open house, in the time of the home: "Saturday, May 9", "1 to 3 PM". */
function sayOpenHouse({ openHouses, listing: { timeZone } }: AdvertisedListing): Sources['openHouse'] {
  const [next] = openHouses;
  if (next === undefined) return null;
  const say = (iso: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', { timeZone, ...options }).format(new Date(iso)).replaceAll('\u202F', ' ').replace(':00', '');
  const hours = { hour: 'numeric', minute: '2-digit' } as const;
  const [from, to] = [say(next.startsAt, hours), say(next.endsAt, hours)];
  const half = from.slice(-3);
  return {
    day: say(next.startsAt, { weekday: 'long', month: 'long', day: 'numeric' }),
    time: `${to.endsWith(half) ? from.slice(0, -3) : from} to ${to}`,
  };
}
