import type { FactValue, NormalizedListing } from './normalized-listing.ts';
import { type TraitName, TRAITS } from './trait-names.ts';

/** Which values of a RESO field say so. */
type TraitRule = RegExp | ((value: FactValue) => boolean);

const isTrue = (value: FactValue) => value === true;
const isSome = (value: FactValue) => typeof value === 'number' && value > 0;

/** Where each trait is read from. A field that a record lacks says nothing. Raise `TRAITS_VERSION` with any change. */
const RULES: Record<TraitName, Record<string, TraitRule>> = {
  attached_garage: {
    ParkingFeatures: /^attached$|attached garage/i,
    AttachedGarageYN: isTrue,
  },
  covered_parking: {
    ParkingFeatures: /garage$|garage -|carport|covered|underground/i,
    GarageYN: isTrue,
    CarportSpaces: isSome,
    CoveredSpaces: isSome,
  },
  rv_parking: {
    ParkingFeatures: /\brv\b/i,
    ExteriorFeatures: /^rv hookup/i,
    OtherStructures: /\brv\b/i,
  },
  ev_charging: {
    ParkingFeatures: /electric vehicle|ev charg/i,
    Electric: /ev charg|electric vehicle/i,
  },
  basement: {
    Basement: /^(?!none|crawl space|exterior entry|sump pump|unknown)/i,
    BasementYN: isTrue,
  },
  finished_basement: {
    Basement: /^(finished|partially finished|full finish|apartment)/i,
  },
  walkout_basement: { Basement: /walk.?(out|up)|daylight/i },
  primary_on_main: {
    InteriorFeatures: /master downstairs|primary downstairs|main level (primary|master)|primary on main/i,
  },
  home_office: { RoomType: /^(home )?office|study|library/i },
  laundry_in_home: {
    LaundryFeatures: /^(?!none|common area|see remarks)/i,
    RoomType: /laundry|utility room/i,
    Appliances: /^washer|washer\/dryer/i,
  },
  in_law_layout: {
    InteriorFeatures: /in-law floorplan|multigenerational|multi-generational/i,
  },
  guest_house: {
    OtherStructures: /guest house|second residence|accessory dwelling|\badu\b/i,
  },
  open_floor_plan: { InteriorFeatures: /open floor ?plan/i },
  walk_in_closet: { InteriorFeatures: /walk-in closet/i },
  hardwood_floors: { Flooring: /hardwood|^wood$/i },
  high_ceilings: { InteriorFeatures: /high ceilings|vaulted|cathedral/i },
  elevator: {
    InteriorFeatures: /^elevator/i,
    AssociationAmenities: /^elevator/i,
    BuildingFeatures: /elevator/i,
  },
  furnished: {
    Furnished: (value) => typeof value === 'string' && /^(furnished|partially)/i.test(value),
  },
  fixer_upper: { PropertyCondition: /^fixer/i },
  updated: { PropertyCondition: /updated|remodeled/i },
  deck_or_patio: { PatioAndPorchFeatures: /deck|patio|terrace|lanai/i },
  porch: { PatioAndPorchFeatures: /porch|wrap around/i },
  balcony: { ExteriorFeatures: /balcony/i },
  fenced_yard: { Fencing: /^(?!none|see remarks|electric|invisible)/i },
  garden: { ExteriorFeatures: /^garden/i },
  community_pool: {
    AssociationAmenities: /^(pool|indoor pool)/i,
    CommunityFeatures: /^pool/i,
  },
  spa: { SpaYN: isTrue, SpaFeatures: /^(?!none)/i },
  horses: { HorseYN: isTrue, HorseAmenities: /^(?!none)/i },
  cul_de_sac: { LotFeatures: /cul-?de-?sac/i },
  water_view: { View: /water|river|lake|bay|ocean|creek|pond|sound|harbor|marina|canal/i },
  mountain_view: { View: /mountain|hills/i },
  city_view: { View: /city|skyline|downtown/i },
  park_view: { View: /park|greenbelt|golf/i },
  air_conditioning: {
    Cooling: /central air|heat pump|ductless|wall|window unit|evaporative|zoned|refrigeration|dual|^electric|^gas/i,
  },
  central_air: { Cooling: /central air/i },
  heat_pump: { Heating: /heat pump|ductless/i, Cooling: /heat pump/i },
  forced_air: { Heating: /forced air/i },
  radiant_heat: { Heating: /radiant/i },
  gas_heat: { Heating: /natural gas|^gas|propane/i },
  solar: {
    GreenEnergyGeneration: /solar/i,
    PowerProductionType: /photovoltaic|solar/i,
    Electric: /photovoltaic|solar/i,
  },
  energy_efficient: {
    GreenEnergyEfficient: /^(?!none)/i,
    GreenBuildingVerificationType: /^(?!none)/i,
  },
  well_water: { WaterSource: /well/i },
  public_sewer: { Sewer: /public sewer/i },
  septic: { Sewer: /septic/i },
  step_free_entrance: {
    AccessibilityFeatures: /entrance|ramp|level flooring|no(n)?.?steps/i,
  },
  accessible_bath: { AccessibilityFeatures: /bath/i },
  wide_doors: { AccessibilityFeatures: /door|hall/i },
  pets_allowed: { PetsAllowed: /^(?!no$|none|call|number limit|size limit|breed)/i },
  fha: { ListingTerms: /^fha/i },
  va: { ListingTerms: /^va\b/i },
  distressed: {
    SpecialListingConditions: /real estate owned|foreclos|short sale|auction|hud/i,
  },
  floor_plan: {},
  unfinished_basement: { Basement: /^unfinished/i },
  off_street_parking: {
    ParkingFeatures:
      /garage$|garage -|attached|detached|carport|covered|underground|driveway|off.?street|assigned|deeded|\b(?:rv|boat)\b/i,
    GarageYN: isTrue,
    CarportSpaces: isSome,
    CoveredSpaces: isSome,
    OpenParkingSpaces: isSome,
  },
  foreclosure: { SpecialListingConditions: /real estate owned|foreclos|hud/i },
  short_sale: { SpecialListingConditions: /short sale/i },
  auction: { SpecialListingConditions: /auction/i },
  assumable: { ListingTerms: /^assum/i },
  rentals_allowed: { RentalsAllowedYN: isTrue },
};

/** RESO fields that a trait is read from, the one that says it most plainly first; none for an unknown trait. */
export function fieldsOfTrait(trait: string): readonly string[] {
  return isTraitName(trait) ? Object.keys(RULES[trait]) : [];
}

const isTraitName = (name: string): name is TraitName => Object.hasOwn(RULES, name);

/** Raise it with any change of the rules: stored homes are then read again in the background. */
export const TRAITS_VERSION = 3;

export interface TraitBits {
  /** One bit for each trait that the record says the home has, as a whole number in digits. */
  traits: string;
  /** One bit for each trait that the record says anything about. */
  traits_known: string;
}

export type ToldDetails = Pick<NormalizedListing['details'], 'features' | 'facts'> & {
  /** Undefined where the record says nothing of pictures. */
  hasFloorPlan: boolean | undefined;
};

/** When a record is rewritten without its pictures, this bit stays too. */
export const FLOOR_PLAN_BIT = 2 ** 51;

/** Each trait with its rules as a list: every record of a feed is read by them. */
const READ_BY = TRAITS.map(({ name }) => ({ name, rules: Object.entries<TraitRule>(RULES[name]) }));

/** What a record says of each trait. */
export function readTraits({ features, facts, hasFloorPlan }: ToldDetails): TraitBits {
  // In halves of 32 bits: whole, each bit would make a number of its own.
  const [traits, known] = [new Uint32Array(2), new Uint32Array(2)];
  for (const [at, { name, rules }] of READ_BY.entries()) {
    const told = name === 'floor_plan' ? hasFloorPlan : tell(rules, features, facts);
    if (told !== undefined) setBit(known, at);
    if (told === true) setBit(traits, at);
  }
  return { traits: inDigits(traits), traits_known: inDigits(known) };
}

function setBit(halves: Uint32Array, at: number): void {
  const half = at < 32 ? 0 : 1;
  halves[half] = (halves[half] ?? 0) | (1 << (at % 32));
}

const inDigits = ([low = 0, high = 0]: Uint32Array): string => String((BigInt(high) << 32n) | BigInt(low));

function tell(
  rules: readonly (readonly [field: string, says: TraitRule])[],
  features: ToldDetails['features'],
  facts: ToldDetails['facts'],
): boolean | undefined {
  let isTold = false;
  for (const [field, says] of rules) {
    const list = features[field];
    const fact = facts[field];
    if (fact === undefined && (list === undefined || list.length === 0)) continue;
    isTold = true;
    if (fact !== undefined && isSaid(says, fact)) return true;
    if (list?.some((value) => isSaid(says, value)) === true) return true;
  }
  return isTold ? false : undefined;
}

const isSaid = (says: TraitRule, value: FactValue) =>
  typeof says === 'function' ? says(value) : typeof value === 'string' && says.test(value);
