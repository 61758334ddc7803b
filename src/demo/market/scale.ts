import type { Parcel } from '#demo/city/types.ts';
import { createRandom } from '#lib/random.ts';
import type { StandardStatus } from './reso.ts';
import type { Market } from './types.ts';

/** What a benchmark listing carries: the slim row and nothing else. */
export interface ScaledListing {
  ListingKey: string;
  ListingId: string;
  OriginatingSystemName: string;
  ModificationTimestamp: string;
  OriginalEntryTimestamp: string;
  StandardStatus: StandardStatus;
  PropertyType: 'Residential' | 'Residential Income';
  PropertySubType: string;
  ListPrice: number;
  OriginalListPrice: number;
  BedroomsTotal: number;
  BathroomsTotalInteger: number;
  BathroomsFull: number;
  BathroomsHalf: number;
  LivingArea: number;
  LotSizeSquareFeet: number | null;
  YearBuilt: number;
  StoriesTotal: number;
  GarageSpaces: number;
  PoolPrivateYN: boolean;
  ViewYN: boolean;
  WaterfrontYN: boolean;
  AssociationFee: number | null;
  OnMarketDate: string | null;
  ListingContractDate: string;
  UnparsedAddress: string;
  StreetNumber: string;
  StreetName: string;
  StreetSuffix: string;
  UnitNumber: string;
  City: string;
  StateOrProvince: string;
  PostalCode: string;
  CountyOrParish: string;
  Latitude: number;
  Longitude: number;
  PublicRemarks: string;
}

export const SCALED_SYSTEM_NAME = 'Alder County MLS (benchmark)';

/** Half the width, in degrees, of the square over which copies of a parcel are scattered. */
const SCATTER_DEGREES = 0.0012;

/**
 * Yields `count` listings made from the open ones of a market: facts and price are varied by up to a tenth, the place is
 * that of any parcel, scattered over about 130 m. Same market, same records; nothing is kept in memory.
 */
export function* scaleListings(market: Market, count: number): Generator<ScaledListing> {
  const random = createRandom(market.seed).fork('scale');
  const templates = market.currentListings
    .filter(
      ({ record }) =>
        record.StandardStatus === 'Active' ||
        record.StandardStatus === 'Pending' ||
        record.StandardStatus === 'Active Under Contract',
    )
    .map(({ record }) => record);
  const parcels = market.city.parcels.filter((parcel) => parcel.use !== 'civic' && parcel.use !== 'commercial');
  const towns = new Map(market.city.municipalities.map((place) => [place.id, place.name]));
  if (templates.length === 0 || parcels.length === 0) throw new RangeError('The market has no open listing to copy');
  const parcelAt = (index: number): Parcel => parcels[index] ?? parcels[0] ?? random.pick(parcels);
  for (let index = 0; index < count; index++) {
    const template = random.pick(templates);
    const parcel = parcelAt(Math.floor(random.next() * parcels.length));
    const vary = 0.9 + random.next() * 0.2;
    const number = String(50_000_000 + index);
    const unit = String(index + 1);
    yield {
      ListingKey: `BEN${number}`,
      ListingId: number,
      OriginatingSystemName: SCALED_SYSTEM_NAME,
      ModificationTimestamp: template.ModificationTimestamp,
      OriginalEntryTimestamp: template.OriginalEntryTimestamp,
      StandardStatus: template.StandardStatus,
      PropertyType: template.PropertyType,
      PropertySubType: template.PropertySubType,
      ListPrice: Math.round((template.ListPrice * vary) / 100) * 100,
      OriginalListPrice: Math.round((template.OriginalListPrice * vary) / 100) * 100,
      BedroomsTotal: template.BedroomsTotal,
      BathroomsTotalInteger: template.BathroomsTotalInteger,
      BathroomsFull: template.BathroomsFull,
      BathroomsHalf: template.BathroomsHalf,
      LivingArea: Math.round(template.LivingArea * vary),
      LotSizeSquareFeet: template.LotSizeSquareFeet === null ? null : Math.round(template.LotSizeSquareFeet * (1.8 - vary * 0.8)),
      YearBuilt: template.YearBuilt,
      StoriesTotal: template.StoriesTotal,
      GarageSpaces: template.GarageSpaces,
      PoolPrivateYN: template.PoolPrivateYN,
      ViewYN: template.ViewYN,
      WaterfrontYN: template.WaterfrontYN,
      AssociationFee: template.AssociationFee,
      OnMarketDate: template.OnMarketDate,
      ListingContractDate: template.ListingContractDate,
      UnparsedAddress: `${parcel.streetNumber} ${parcel.streetName} ${parcel.streetSuffix} #${unit}`,
      StreetNumber: parcel.streetNumber,
      StreetName: parcel.streetName,
      StreetSuffix: parcel.streetSuffix,
      UnitNumber: unit,
      City: towns.get(parcel.municipalityId) ?? market.city.name,
      StateOrProvince: market.city.stateOrProvince,
      PostalCode: parcel.zip,
      CountyOrParish: market.city.county,
      Latitude: parcel.point[1] + (random.next() * 2 - 1) * SCATTER_DEGREES,
      Longitude: parcel.point[0] + (random.next() * 2 - 1) * SCATTER_DEGREES,
      PublicRemarks: `A benchmark listing with ${template.BedroomsTotal} bedrooms.`,
    };
  }
}
