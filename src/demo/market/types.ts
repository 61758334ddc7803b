import type { City } from '#demo/city/types.ts';
import type { Day } from './calendar.ts';
import type { MemberRecord, OfficeRecord, PropertyRecord } from './reso.ts';

export const HOME_TYPES = [
  'Single Family Residence',
  'Townhouse',
  'Condominium',
  'Duplex',
  'Triplex',
  'Quadruplex',
  'Multi Family',
  'Manufactured Home',
] as const;
export type HomeType = (typeof HOME_TYPES)[number];

export const HOME_STYLES = [
  'Bungalow',
  'Cape Cod',
  'Colonial',
  'Contemporary',
  'Craftsman',
  'Farmhouse',
  'Mediterranean',
  'Mid-Century Modern',
  'Modern',
  'Queen Anne',
  'Ranch',
  'Split Level',
  'Traditional',
  'Tudor',
  'Victorian',
] as const;
export type HomeStyle = (typeof HOME_STYLES)[number];

export type Quality = 1 | 2 | 3 | 4 | 5 | 6;
export type Condition = 1 | 2 | 3 | 4 | 5 | 6;
export type ViewKind = 'none' | 'territorial' | 'park' | 'city' | 'mountain' | 'water' | 'panoramic';
export type BasementKind = 'none' | 'crawl_space' | 'unfinished' | 'finished' | 'daylight';
export type HeatingKind = 'forced_air' | 'heat_pump' | 'baseboard' | 'hot_water' | 'radiant' | 'ductless';
export type GarageKind = 'none' | 'attached' | 'detached' | 'carport' | 'structure';

/** Work done during the years of the sales record: what the home was like before it. */
export interface Renovation {
  day: Day;
  effectiveYearBefore: number;
  conditionBefore: Condition;
}

/** One dwelling that is bought and sold as a whole: a house, a unit of a tower, a duplex with both its units. */
export interface Home {
  /** Its place in `Market.homes`. */
  id: number;
  parcelIndex: number;
  parcelNumber: string;
  /** Set for the units of a condominium. */
  unitNumber: string | null;
  type: HomeType;
  style: HomeStyle;
  /** Dwelling units sold together: 2 for a duplex. */
  dwellingUnits: number;
  yearBuilt: number;
  /** Year built, moved forward by later renovation. */
  effectiveYear: number;
  renovation: Renovation | null;
  /** All finished area, a finished basement included. */
  livingAreaSqft: number;
  /** The part of `livingAreaSqft` below grade. */
  finishedBasementSqft: number;
  basement: BasementKind;
  /** 0 for a studio; the sum over all units where there are several. */
  bedrooms: number;
  bathsFull: number;
  bathsHalf: number;
  /** Levels inside the home. */
  stories: number;
  /** Its upper level is a half story under the roof. */
  halfStory: boolean;
  /** Floor of a unit in a stacked building, and the building's floors. */
  floor: number | null;
  buildingFloors: number | null;
  /** Column of units that lie above each other, 0 for the first; null outside stacked buildings. */
  stack: number | null;
  garage: GarageKind;
  /** Covered spaces: garage, carport or structure. */
  garageSpaces: number;
  /** The home's own land; 0 for a unit of a condominium. */
  lotSqft: number;
  /** Uniform Appraisal Dataset scales: 1 is best. */
  quality: Quality;
  condition: Condition;
  pool: boolean;
  fireplaces: number;
  heating: HeatingKind;
  airConditioning: boolean;
  view: ViewKind;
  waterfront: boolean;
  /** The nearest water within 1.4 km: the one in view or at the lot's edge where there is one. */
  waterName: string | null;
  waterKind: 'river' | 'lake' | 'bay' | 'creek' | null;
  hoaMonthlyCents: number | null;
  buildingName: string | null;
  /** What buyers see and records do not: a lasting part of the log price. Never published. */
  hiddenAppeal: number;
}

export type SaleCondition = 'Standard' | 'Probate Listing' | 'Real Estate Owned' | 'Short Sale';
export type Financing = 'Cash' | 'Conventional' | 'FHA' | 'VA';

export interface PriceCut {
  day: Day;
  /** The list price from that day on. */
  priceCents: number;
}

/** A closed sale: list date <= contract date <= close date. */
export interface Sale {
  saleKey: string;
  /** The listing that led to it; a Closed listing of this key exists where it closed in the last 24 months. */
  listingKey: string;
  homeId: number;
  parcelNumber: string;
  unitNumber: string | null;
  listDate: string;
  contractDate: string;
  closeDate: string;
  listDay: Day;
  contractDay: Day;
  closeDay: Day;
  originalListPriceCents: number;
  /** The last list price before contract. */
  listPriceCents: number;
  closePriceCents: number;
  priceCuts: PriceCut[];
  /** A first contract that fell through, where there was one. */
  fellThrough: { pendingDay: Day; backDay: Day } | null;
  /** Days from listing to contract. */
  daysOnMarket: number;
  /** Paid by the seller at closing. */
  concessionsCents: number;
  financing: Financing;
  condition: SaleCondition;
  /** False for distress sales. */
  armsLength: boolean;
  newConstruction: boolean;
  /** The home as it was sold; a later renovation does not show here. */
  effectiveYear: number;
  conditionRating: Condition;
}

export interface TaxRecord {
  year: number;
  assessedLandCents: number;
  assessedImprovementsCents: number;
  taxAmountCents: number;
}

export interface Office {
  record: OfficeRecord;
  logoColor: string;
}

export interface Agent {
  record: MemberRecord;
  officeIndex: number;
  /** Relative number of listings. */
  activity: number;
  districtIds: number[];
}

export type ListingEventKind = 'Listed' | 'PriceChange' | 'Pending' | 'Sold' | 'Withdrawn' | 'Relisted';

export interface ListingEvent {
  date: string;
  event: ListingEventKind;
  /** Dollars, as in the record. */
  price: number;
}

export interface MarketListing {
  homeId: number;
  record: PropertyRecord;
  /** Oldest first. */
  history: ListingEvent[];
}

export interface Market {
  city: City;
  seed: number;
  asOf: string;
  homes: Home[];
  /** By close date, oldest first. */
  sales: Sale[];
  /** By home id; one record a year, oldest first. */
  taxes: TaxRecord[][];
  /** Of every status but closed. */
  currentListings: MarketListing[];
  /** The closed ones of the last 24 months, written when they are first asked for. */
  readonly soldListings: MarketListing[];
  offices: Office[];
  agents: Agent[];
  /** Homes on a parcel, in unit order. */
  homesByParcel: Map<string, Home[]>;
  /** Sales of a home by its id, oldest first. */
  salesByHome: Map<number, Sale[]>;
}
