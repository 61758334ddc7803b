import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { makeDemoCompanion } from '#domains/accounts/server/index.ts';
import { recallFilters, recallVisits } from '#domains/analytics/server/index.ts';
import { confirmTour, requestTour } from '#domains/appointments/server/index.ts';
import { answerInquiry, sendInquiry } from '#domains/inquiries/server/index.ts';
import { DISCLOSURE_KEYS, type OwnListing } from '#domains/selling/contract.ts';
import {
  addPhoto,
  changePrice,
  createOwnListing,
  getOwnListing,
  passPapers,
  publishListing,
  saveOpenHouse,
  saveDraft,
} from '#domains/selling/server/index.ts';
import { getHomeValuation } from '#domains/valuation/server/index.ts';
import { utcDay, weekdayOf } from '#lib/calendar.ts';
import { formatCount, formatNumber } from '#lib/format.ts';
import { createRandom } from '#lib/random.ts';
import { zonedTimeToInstant, dayInZone } from '#lib/zoned-time.ts';
import { sharp } from '#platform/files/sharp.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { portraitFactsOfListing } from '../market/portrait-facts.ts';
import { drawPortrait } from '../portraits/draw-portrait.ts';
import { renderPortrait } from '../portraits/render-portrait.ts';
import type { RoomType } from '../portraits/types.ts';
import { actAs, actAsFirm, daysFrom, type DemoPerson } from './act-as.ts';
import { bookTalks } from './book-people.ts';
import { advertiseHome } from './advertise-home.ts';
import { bookVisits } from './book-visits.ts';
import type { BuyerBrief } from './choose-homes.ts';
import { followHomeToSell } from './own-home.ts';
import { inventFilters } from './invent-filters.ts';
import { makeAnsweredOffer, makeOffers } from './make-offers.ts';

const LISTED = -21;
const REPRICED = -8;
/** Just wide enough not to be called small: every pixel takes time. */
const PICTURE_WIDTH = 1040;
/** As a picture is saved from a message: fewer pixels than it was taken with. */
const SAVED_WIDTH = 640;
const COVER: RoomType = 'front';
const ROOMS: readonly RoomType[] = ['living', 'kitchen', 'back-yard'];
const DOLLARS_PER_SQFT = 280;
/** What owners ask at first, of what their home is worth. */
const ASKED = 1.04;
const STEP = 1000;
const SATURDAY = 6;

/**
 * Three weeks of a sale: a home with a picture, visitors, questions, a tour ahead and a price change. Returns its id; undefined
 * for a record that cannot be listed.
 */
export async function sellHome(ctx: ServerContext, person: DemoPerson, parcelId: number): Promise<string | undefined> {
  const own = await publish(ctx, person, parcelId);
  if (own === undefined) return undefined;
  await advertiseHome(ctx, person, own.id);
  const price = roundPrice((own.listPrice ?? 0) * 0.97);
  await changePrice(actAs(ctx, person, REPRICED), {
    id: own.id,
    from: own.listPrice ?? 0,
    to: price,
    reason: 'Homes like it sold for a little less since we listed it',
  });
  await openTheDoor(ctx, person, own);
  await visit(ctx, own);
  await meetBuyers(ctx, person, { ...own, price });
  return own.id;
}

/** An open house next Saturday, or the one after if that is tomorrow. */
async function openTheDoor(ctx: ServerContext, person: DemoPerson, { id, timeZone }: OwnListing): Promise<void> {
  const days = Array.from({ length: 7 }, (_, ahead) => dayInZone(daysFrom(ctx.now, ahead + 2), timeZone));
  const date = days.find((day) => weekdayOf(day) === SATURDAY);
  if (date === undefined) return;
  const times = { date, startTime: '13:00', endTime: '15:00' };
  await saveOpenHouse(actAs(ctx, person, REPRICED + 0.05), {
    id,
    openHouseId: randomUUID(),
    ...times,
    remarks: 'Park on the street, please.',
  });
}

/** A home that somebody else sells, and the offer that a buyer made for it. */
export async function offerForHome(ctx: ServerContext, buyer: DemoPerson, { profile }: BuyerBrief): Promise<void> {
  const id = `${buyer.id}-seller`;
  const seller: DemoPerson = { id, name: 'Demo Owner', role: 'seller', email: `${id}@demo.invalid` };
  await makeDemoCompanion(ctx, { id, displayName: seller.name });
  const parcelId = await followHomeToSell(ctx, seller, (profile.budget.priceMax ?? Infinity) / ASKED);
  const own = parcelId === undefined ? undefined : await publish(ctx, seller, parcelId);
  if (own === undefined) return;
  await makeAnsweredOffer(ctx, { buyer, seller, home: { ...own, price: own.listPrice ?? 0 } });
  if (own.listingKey !== null) await bookVisits(ctx, { person: seller, guest: buyer, listingKey: own.listingKey });
  await bookTalks(ctx, buyer, seller);
}

/** Draws the other pictures of the home. That takes the longest, and the rest of a past waits for the database meanwhile. */
export async function drawRooms(ctx: ServerContext, person: DemoPerson, id: string): Promise<Uint8Array[]> {
  const { fields } = await getOwnListing(actAs(ctx, person, REPRICED + 0.1), id);
  return Promise.all(ROOMS.map((room) => drawPicture({ id, fields }, room)));
}

export async function showRooms(
  ctx: ServerContext,
  person: DemoPerson,
  { id, rooms }: { id: string; rooms: readonly Uint8Array[] },
): Promise<void> {
  const later = actAs(ctx, person, REPRICED + 0.1);
  for (const room of rooms) await addPicture(later, id, room);
  const { version } = await getOwnListing(later, id);
  await publishListing(later, { id, version, as: 'Active' });
}

/** A draft with a first text and one picture twice: as it was saved from a message, and as it was taken. */
export async function beginDraft(ctx: ServerContext, person: DemoPerson): Promise<void> {
  const { id, version } = await createOwnListing(actAs(ctx, person, -2), { id: randomUUID(), homeId: null });
  const fields = {
    PropertySubType: 'Condominium',
    StreetNumber: '310',
    StreetName: 'Harbor Walk',
    UnitNumber: '4B',
    BedroomsTotal: 2,
    PublicRemarks: 'Two bedrooms with a balcony.',
  };
  await save(actAs(ctx, person, -2), { id, version }, fields);
  const taken = await drawPicture({ id, fields }, 'balcony');
  const saved = await sharp(taken).resize({ width: SAVED_WIDTH }).webp().toBuffer();
  for (const picture of [saved, taken]) await addPicture(actAs(ctx, person, -2), id, picture);
}

function save(ctx: ServerContext, { id, version }: { id: string; version: number }, fields: Record<string, unknown>) {
  const changes = Object.entries(fields).map(([name, value]) => ({ path: [name], value }));
  return saveDraft(ctx, { id, baseVersion: version, writer: randomUUID(), seq: 1, changes });
}

const ASSUMED_SQFT = 1700;

/** What a home may lack on record and needs to be listed. */
const ASSUMED: Readonly<Record<string, number | string>> = {
  PropertySubType: 'Single Family Residence',
  BedroomsTotal: 3,
  BathroomsFull: 2,
  LivingArea: ASSUMED_SQFT,
  LotSizeSquareFeet: 6200,
  YearBuilt: 1984,
  AssociationFee: 240,
  AssociationFeeFrequency: 'Monthly',
};

async function publish(ctx: ServerContext, person: DemoPerson, parcelId: number): Promise<OwnListing | undefined> {
  const before = actAs(ctx, person, LISTED - 1);
  const draft = await createOwnListing(before, { id: randomUUID(), homeId: parcelId });
  const missing = new Set(draft.gate.flatMap(({ severity, field }) => (severity === 'blocker' && field !== null ? [field] : [])));
  const assumed = Object.fromEntries(Object.entries(ASSUMED).filter(([name]) => missing.has(name)));
  const facts = { ...draft.fields, ...assumed };
  const { estimate } = await getHomeValuation(before, parcelId);
  const area = typeof facts['LivingArea'] === 'number' ? facts['LivingArea'] : ASSUMED_SQFT;
  const price = roundPrice((estimate?.estimate ?? area * DOLLARS_PER_SQFT) * ASKED);
  await save(before, draft, { ...assumed, ListPrice: price, PublicRemarks: describe(facts) });
  await addPicture(before, draft.id, await drawPicture({ id: draft.id, fields: facts }, COVER));
  const { version, gate } = await passPapers(before, {
    id: draft.id,
    papers: DISCLOSURE_KEYS,
    reason: 'We fill in the forms while the first buyers visit',
  });
  // Land, or whatever else a record may be: it stays a draft.
  if (gate.some(({ severity }) => severity === 'blocker')) return undefined;
  return publishListing(actAs(ctx, person, LISTED), { id: draft.id, version, as: 'Active' });
}

const roundPrice = (dollars: number) => Math.round(dollars / STEP) * STEP;

function describe(facts: Readonly<Record<string, unknown>>): string {
  const number = (name: string) => (typeof facts[name] === 'number' ? facts[name] : 0);
  return `Built in ${number('YearBuilt')}, with ${formatCount(number('BedroomsTotal'), 'bedroom')} and ${formatCount(number('BathroomsFull'), 'full bath')} on ${formatNumber(number('LivingArea'))} square feet. The kitchen opens to the dining area, the living room gets light from two sides, and there is a storage room. Ask for a tour on this page with the times that suit you.`;
}

async function drawPicture({ id, fields }: Pick<OwnListing, 'id' | 'fields'>, room: RoomType): Promise<Uint8Array> {
  const number = (name: string) => (typeof fields[name] === 'number' ? fields[name] : null);
  const facts = portraitFactsOfListing({
    sourceListingKey: id,
    parcelNumber: null,
    unitNumber: null,
    propertySubType: typeof fields['PropertySubType'] === 'string' ? fields['PropertySubType'] : null,
    yearBuilt: number('YearBuilt'),
    storiesTotal: number('StoriesTotal'),
    garageSpaces: number('GarageSpaces'),
    livingAreaSqft: number('LivingArea'),
    lotSizeSqft: number('LotSizeSquareFeet'),
    bedroomsTotal: number('BedroomsTotal'),
    bathroomsTotalInteger: number('BathroomsFull'),
    poolPrivateYN: null,
    waterfrontYN: null,
    fireplaceYN: null,
    features: {},
    facts: {},
  });
  return renderPortrait(drawPortrait(facts, room), PICTURE_WIDTH);
}

async function addPicture(ctx: ServerContext, id: string, picture: Uint8Array): Promise<void> {
  const request = new Request('http://localhost/', { method: 'PUT', body: new Uint8Array(picture) });
  await addPhoto(ctx, { id, photoId: randomUUID(), request });
}

const RIVALS = 250;
const COUNTED_DAYS = 15;

/** Visits of the home since it was listed, and of the last two weeks of homes like it, so that it can be compared. */
async function visit(ctx: ServerContext, own: OwnListing): Promise<void> {
  const { rows } = await sql<{ id: number; isOwn: boolean }>`
    select l.id, l.id = o.id as "isOwn" from listings o join listings l on l.id = o.id or (
      l.standard_status = 'Active' and l.display_listing and l.city_place_id = o.city_place_id
      and l.originating_system_name = o.originating_system_name and l.property_sub_type = o.property_sub_type
      and l.list_price_cents between o.list_price_cents * 0.8 and o.list_price_cents * 1.25
      and l.listed_on between o.listed_on - 30 and o.listed_on + 15)
    where o.listing_key = ${own.listingKey} order by l.id <> o.id, abs(l.listed_on - o.listed_on), l.id limit ${RIVALS}`.execute(
    ctx.db,
  );
  const today = dayInZone(ctx.now, own.timeZone);
  const visits = rows.flatMap(({ id, isOwn }) => {
    const random = createRandom(`visits/${id}`);
    const interest = random.between(0.5, 1.5);
    return Array.from({ length: isOwn ? 1 - LISTED : COUNTED_DAYS }, (_, ago) => {
      const age = -LISTED - ago;
      // The first days bring most; a lower price brings some back.
      const pull =
        1 + 2.5 * Math.exp(-age / 4) + (isOwn && age >= REPRICED - LISTED ? 0.8 * Math.exp(-(age - REPRICED + LISTED) / 3) : 0);
      const views = Math.max(0, Math.round(11 * interest * pull + random.normal(0, 2)));
      const share = (part: number) => Array.from({ length: views }).filter(() => random.chance(part)).length;
      return {
        listingId: id,
        day: dayInZone(daysFrom(ctx.now, -ago), own.timeZone),
        impressions: Math.round(views * random.between(8, 14)),
        views,
        saves: share(0.07),
        shares: share(0.025),
      };
    }).filter(({ day }) => isOwn || day < today);
  });
  await recallVisits(actAsFirm(ctx, 0), visits);
  await recallFilters(actAsFirm(ctx, 0), inventFilters({ last: utcDay(daysFrom(ctx.now, -1)), days: COUNTED_DAYS }));
}

/** One question that was answered, offers, a tour ahead, and a question that is open, in the order in which they happened. */
async function meetBuyers(ctx: ServerContext, person: DemoPerson, home: OwnListing & { price: number }): Promise<void> {
  const { listingKey, timeZone } = home;
  const buyer: DemoPerson = {
    id: `${person.id}-buyer`,
    name: 'Demo Visitor',
    role: 'buyer',
    email: `${person.id}-buyer@demo.invalid`,
  };
  await makeDemoCompanion(ctx, { id: buyer.id, displayName: buyer.name });
  const form = () => ({
    name: buyer.name,
    email: buyer.email,
    phone: undefined,
    mayCall: false,
    consent: true as const,
    idempotencyKey: randomUUID(),
  });
  const { inquiryId } = await sendInquiry(actAs(ctx, buyer, -12), {
    listingKey,
    form: { ...form(), message: 'How old are the roof and the furnace?' },
  });
  await answerInquiry(actAsFirm(ctx, -11.7), {
    inquiryId,
    message: 'The roof is from 2016, the furnace from 2019. The papers of both are here to read at a tour.',
  });
  await makeOffers(ctx, person, home);
  const day = dayInZone(daysFrom(ctx.now, 2), timeZone);
  const startsAt = zonedTimeToInstant(`${day}T11:00:00`, timeZone);
  const { tourRequestId } = await requestTour(actAs(ctx, buyer, -1.6), {
    listingKey,
    form: { ...form(), kind: 'in_person', slots: [startsAt], buyerAgreement: 'unsure', message: undefined },
  });
  await confirmTour(actAsFirm(ctx, -1), { tourRequestId, startsAt });
  await bookVisits(ctx, { person, guest: buyer, listingKey });
  await bookTalks(ctx, buyer, person);
  await sendInquiry(actAs(ctx, buyer, -0.4), {
    listingKey,
    form: { ...form(), message: 'Is the storage room heated, and does the sale include the washer and the dryer?' },
  });
}
