/** A point as GeoJSON writes it: [longitude, latitude] in degrees. */
export type LngLat = readonly [longitude: number, latitude: number];
/** A closed ring: the last point equals the first. */
export type Ring = LngLat[];

export interface Municipality {
  id: number;
  name: string;
  boundary: Ring;
  center: LngLat;
}

export type DistrictCharacter = 'downtown' | 'urban' | 'streetcar' | 'suburban' | 'hillside' | 'waterfront' | 'rural';

/** A named neighborhood. */
export interface District {
  id: number;
  name: string;
  municipalityId: number;
  /** The ZIP code that holds the district; one ZIP holds several districts. */
  zip: string;
  character: DistrictCharacter;
  boundary: Ring;
  center: LngLat;
  /** Years between which most of its homes were built. */
  builtFrom: number;
  builtTo: number;
}

export interface ZipArea {
  code: string;
  municipalityId: number;
  boundary: Ring[];
  center: LngLat;
}

export type RoadClass = 'motorway' | 'arterial' | 'collector' | 'street' | 'lane' | 'path' | 'rail';

export interface Road {
  id: number;
  name: string;
  class: RoadClass;
  line: LngLat[];
  bridge: boolean;
}

export interface WaterBody {
  id: number;
  name: string;
  kind: 'river' | 'lake' | 'bay' | 'creek';
  rings: Ring[];
  /** The middle of a river or creek, downstream. */
  course?: LngLat[];
}

export interface Park {
  id: number;
  name: string;
  rings: Ring[];
  center: LngLat;
}

export interface Building {
  ring: Ring;
  /** Index into `City.parcels`; -1 for buildings without a parcel. */
  parcelIndex: number;
  heightMeters: number;
}

export type ParcelUse = 'single_family' | 'townhouse' | 'multi_family' | 'condo' | 'commercial' | 'civic' | 'vacant';

/** An addressed lot. Location signals are straight-line distances in meters. */
export interface Parcel {
  parcelNumber: string;
  use: ParcelUse;
  ring: Ring;
  point: LngLat;
  streetNumber: string;
  streetDirPrefix: string | null;
  streetName: string;
  streetSuffix: string;
  districtId: number;
  municipalityId: number;
  zip: string;
  lotSqft: number;
  footprintSqft: number;
  /** Stories above ground of the building on it, 0 where there is none. */
  stories: number;
  /** Dwelling units; more than 1 for condo towers and multi-family houses. */
  units: number;
  waterDistanceM: number;
  waterfront: boolean;
  parkDistanceM: number;
  arterialDistanceM: number;
  motorwayDistanceM: number;
  transitDistanceM: number;
  downtownDistanceM: number;
  /** Meters above the river; hills give views. */
  elevationM: number;
}

export interface School {
  id: number;
  name: string;
  level: 'elementary' | 'middle' | 'high';
  district: string;
  point: LngLat;
  /** Attendance area; every home lies in exactly one of each level. */
  attendance: Ring[];
}

export interface TransitStop {
  id: number;
  name: string;
  mode: 'bus' | 'light_rail';
  point: LngLat;
  lineIds: number[];
}

export interface TransitLine {
  id: number;
  name: string;
  mode: 'bus' | 'light_rail';
  stopIds: number[];
  /** Minutes between departures by day. */
  headwayMinutes: number;
  line: LngLat[];
}

export type PoiKind =
  | 'grocery'
  | 'cafe'
  | 'restaurant'
  | 'pharmacy'
  | 'library'
  | 'gym'
  | 'clinic'
  | 'hospital'
  | 'bank'
  | 'hardware'
  | 'playground'
  | 'childcare'
  | 'cinema'
  | 'post_office'
  | 'fuel'
  | 'bookshop';

export interface Poi {
  id: number;
  kind: PoiKind;
  name: string;
  point: LngLat;
}

export type HazardKind = 'flood' | 'wildfire' | 'landslide' | 'earthquake_liquefaction' | 'air_quality' | 'noise';

export interface HazardZone {
  id: number;
  kind: HazardKind;
  /** The zone's class in the words of its kind: 'AE', 'X (shaded)', 'High', 'Moderate', '65 dB'. */
  value: string;
  rings: Ring[];
}

/** What land is used for, for the map: built-up area as a whole, and block by block. */
export interface LandUse {
  kind: 'urban' | 'residential' | 'commercial' | 'civic';
  ring: Ring;
}

/** Everything that lies on the ground. Made by `generateCity(seed)`; same seed, same city, to the byte. */
export interface City {
  seed: number;
  name: string;
  county: string;
  stateOrProvince: string;
  timeZone: string;
  bounds: readonly [west: number, south: number, east: number, north: number];
  center: LngLat;
  municipalities: Municipality[];
  districts: District[];
  zips: ZipArea[];
  roads: Road[];
  water: WaterBody[];
  parks: Park[];
  buildings: Building[];
  parcels: Parcel[];
  schools: School[];
  transitStops: TransitStop[];
  transitLines: TransitLine[];
  pois: Poi[];
  hazards: HazardZone[];
  landUse: LandUse[];
}
