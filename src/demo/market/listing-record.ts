import type { City, District, Parcel } from '#demo/city/types.ts';
import type { Random } from '#lib/random.ts';
import { createRandom } from '#lib/random.ts';
import type { Clock, Day } from './calendar.ts';
import type { Campaign } from './campaigns.ts';
import { describe } from './descriptions.ts';
import { draw } from './draw.ts';
import type { HomeFeatures } from './home-features.ts';
import { homeFeatures } from './home-features.ts';
import { historyOf } from './listing-history.ts';
import { drawMedia } from './listing-media.ts';
import { listingState } from './listing-state.ts';
import { drawOpenHouses } from './open-houses.ts';
import type { People } from './people.ts';
import type { Places } from './places.ts';
import { forbiddenWordIn } from './remarks-words.ts';
import type { PlaceFields, PropertyRecord } from './reso.ts';
import { structureFields } from './structure-fields.ts';
import { COPYRIGHT_NOTICE, DISCLAIMER } from './system.ts';
import type { Home, MarketListing, TaxRecord } from './types.ts';

export interface ListingContext {
  city: City;
  seed: number;
  asOf: Day;
  clock: Clock;
  places: Places;
  people: People;
  taxes: TaxRecord[][];
  districts: ReadonlyMap<number, District>;
  municipalityNames: ReadonlyMap<number, string>;
}

const TOUR_SHARE = 0.35;
const TOUR_MIN_PICTURES = 6;

/** The full record of one campaign, as a feed would carry it. */
export function createListing(context: ListingContext, campaign: Campaign, home: Home, listingKey: string): MarketListing {
  const parcel = context.city.parcels[home.parcelIndex];
  const district = parcel === undefined ? undefined : context.districts.get(parcel.districtId);
  if (parcel === undefined || district === undefined) throw new RangeError(`Home ${home.id} stands on no parcel of this city`);
  const random = createRandom(context.seed).fork(`listing/${home.parcelNumber}/${home.unitNumber ?? ''}/${campaign.listDay}`);
  const features = homeFeatures(home, parcel, district, context.seed);
  const agentIndex = context.people.drawAgent(random, district.id);
  const agent = agentAt(context.people, agentIndex);
  const ids = { ListingKey: listingKey, ListingId: listingKey.replace(/\D/g, '') };
  const state = listingState(campaign, ids, context.asOf, context.clock, random.fork('state'));
  const shown = campaign.status !== 'Delete';
  const media = shown
    ? drawMedia(random.fork('media'), campaign.status, home, features, ids.ListingKey, state.PhotosChangeTimestamp)
    : [];
  const tax = context.taxes[home.id]?.at(-1);
  const record: PropertyRecord = {
    ...state,
    ...placeFields(context, home, parcel, district),
    ...structureFields(home, features, campaign.newConstruction),
    TaxAnnualAmount: tax === undefined ? null : tax.taxAmountCents / 100,
    TaxYear: tax?.year ?? null,
    TaxAssessedValue: tax === undefined ? null : (tax.assessedLandCents + tax.assessedImprovementsCents) / 100,
    PublicRemarks:
      shown && !(campaign.status === 'Incomplete' && random.chance(0.5))
        ? remarksOf(context, campaign, { home, parcel, district, features }, random.fork('remarks'))
        : null,
    PrivateRemarks:
      campaign.status === 'Closed'
        ? null
        : draw(random, [
            [null, 40],
            ['Seller prefers a long close. Call the listing agent before writing.', 30],
            ['Offers reviewed as they come. Lockbox code by text.', 30],
          ]),
    ShowingInstructions:
      campaign.status === 'Closed'
        ? null
        : draw(random, [
            ['Appointment through the showing service; two hours of notice.', 50],
            ['Vacant, go and show. Lockbox on the gas meter.', 30],
            ['Call the listing agent.', 20],
          ]),
    ListingTerms: home.condition >= 6 ? ['Cash'] : ['Cash', 'Conventional', ...(home.condition <= 4 ? ['FHA', 'VA Loan'] : [])],
    ListingAgreement: 'Exclusive Right To Sell',
    Possession: [random.chance(0.8) ? 'Close Of Escrow' : 'Negotiable'],
    ...agentFields(context.people, agentIndex),
    ...buyerFields(context.people, campaign, random, district.id),
    CopyrightNotice: COPYRIGHT_NOTICE,
    Disclaimer: DISCLAIMER,
    InternetEntireListingDisplayYN: true,
    InternetAddressDisplayYN: true,
    InternetAutomatedValuationDisplayYN: true,
    InternetConsumerCommentYN: true,
    PhotosCount: media.filter((item) => item.MediaCategory === 'Photo').length,
    VirtualTourURLUnbranded: media.length >= TOUR_MIN_PICTURES && random.fork('tour').chance(TOUR_SHARE) ? 'portrait:tour' : null,
    Media: media,
    OpenHouse: drawOpenHouses(random.fork('open-houses'), campaign, ids, agent, context.asOf, context.clock),
  };
  return { homeId: home.id, record, history: historyOf(campaign, context.asOf) };
}

function agentAt(people: People, index: number): People['agents'][number]['record'] {
  const agent = people.agents[index];
  if (agent === undefined) throw new RangeError(`No agent ${index}`);
  return agent.record;
}

function agentFields(
  people: People,
  index: number,
): Pick<
  PropertyRecord,
  | 'ListAgentKey'
  | 'ListAgentFullName'
  | 'ListAgentDirectPhone'
  | 'ListAgentEmail'
  | 'ListAgentStateLicense'
  | 'ListOfficeKey'
  | 'ListOfficeName'
  | 'ListOfficePhone'
  | 'ListOfficeEmail'
  | 'AttributionContact'
> {
  const agent = agentAt(people, index);
  const office = people.offices[people.agents[index]?.officeIndex ?? 0]?.record;
  return {
    ListAgentKey: agent.MemberKey,
    ListAgentFullName: agent.MemberFullName,
    ListAgentDirectPhone: agent.MemberDirectPhone,
    ListAgentEmail: agent.MemberEmail,
    ListAgentStateLicense: agent.MemberStateLicense,
    ListOfficeKey: agent.OfficeKey,
    ListOfficeName: agent.OfficeName,
    ListOfficePhone: office?.OfficePhone ?? '',
    ListOfficeEmail: office?.OfficeEmail ?? '',
    AttributionContact: office?.OfficePhone ?? agent.MemberDirectPhone,
  };
}

function buyerFields(
  people: People,
  campaign: Campaign,
  random: Random,
  districtId: number,
): Pick<PropertyRecord, 'BuyerAgentKey' | 'BuyerOfficeName'> {
  if (campaign.closeDay === null) return { BuyerAgentKey: null, BuyerOfficeName: null };
  const buyer = agentAt(people, people.drawAgent(random, districtId));
  return { BuyerAgentKey: buyer.MemberKey, BuyerOfficeName: buyer.OfficeName };
}

interface Site {
  home: Home;
  parcel: Parcel;
  district: District;
  features: HomeFeatures;
}

function remarksOf(
  context: ListingContext,
  campaign: Campaign,
  { home, parcel, district, features }: Site,
  random: Random,
): string {
  const printable = (name: string | null): string | null => (name === null || forbiddenWordIn(name) !== null ? null : name);
  const townName = context.municipalityNames.get(parcel.municipalityId) ?? null;
  const parkName = parcel.parkDistanceM < 350 ? context.places.nearestParkName(parcel.point) : null;
  return describe(
    {
      home,
      features,
      parcel,
      district,
      placeName: printable(district.name) ?? printable(townName),
      parkName: printable(parkName),
      waterName: printable(home.waterName),
      newConstruction: campaign.newConstruction,
      condition: campaign.condition,
    },
    random,
  );
}

/** The street line of an address: `1208 N Alder St #1204`. */
export function addressLine(parcel: Parcel, unitNumber: string | null): string {
  const street = [parcel.streetNumber, parcel.streetDirPrefix, parcel.streetName, parcel.streetSuffix]
    .filter((part) => part !== null && part !== '')
    .join(' ');
  return unitNumber === null ? street : `${street} #${unitNumber}`;
}

function placeFields(
  { city, places, municipalityNames }: ListingContext,
  home: Home,
  parcel: Parcel,
  district: District,
): PlaceFields {
  const high = places.schoolOf(parcel, 'high');
  return {
    UnparsedAddress: addressLine(parcel, home.unitNumber),
    StreetNumber: parcel.streetNumber,
    StreetDirPrefix: parcel.streetDirPrefix,
    StreetName: parcel.streetName,
    StreetSuffix: parcel.streetSuffix,
    UnitNumber: home.unitNumber,
    City: municipalityNames.get(parcel.municipalityId) ?? city.name,
    StateOrProvince: city.stateOrProvince,
    PostalCode: parcel.zip,
    CountyOrParish: city.county,
    Country: 'US',
    SubdivisionName: home.buildingName ?? district.name,
    MLSAreaMajor: district.name,
    BuildingName: home.buildingName,
    ParcelNumber: parcel.parcelNumber,
    Latitude: Math.round(parcel.point[1] * 1e6) / 1e6,
    Longitude: Math.round(parcel.point[0] * 1e6) / 1e6,
    ElementarySchool: places.schoolOf(parcel, 'elementary')?.name ?? null,
    MiddleOrJuniorSchool: places.schoolOf(parcel, 'middle')?.name ?? null,
    HighSchool: high?.name ?? null,
    HighSchoolDistrict: high?.district ?? null,
  };
}
