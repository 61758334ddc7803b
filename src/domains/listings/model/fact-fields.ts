import type { FACT_GROUPS } from './fact-groups.ts';

export type FactGroup = (typeof FACT_GROUPS)[number];

/** How a field that only the detail page shows is read. */
export type FactKind = 'list' | 'text' | 'integer' | 'area' | 'dollars' | 'year' | 'number' | 'boolean' | 'date';

export interface FactField {
  kind: FactKind;
  /** Null: stored for a part of the page of its own (schools, notices), not among the facts. */
  group: FactGroup | null;
  label: string;
  /** Tells where the home is: gone where the address is withheld. */
  isPlace: boolean;
}

interface FactOptions {
  label?: string;
  isPlace?: boolean;
}

type Line = readonly [name: string, kind: FactKind, options?: FactOptions];

function group(name: FactGroup | null, lines: readonly Line[]): [string, FactField][] {
  return lines.map(([field, kind, options]) => [
    field,
    { kind, group: name, label: options?.label ?? labelOf(field), isPlace: options?.isPlace ?? false },
  ]);
}

// "AboveGradeFinishedArea" reads "Above grade finished area".
function labelOf(field: string): string {
  const words = field.replace(/YN$/, '').replaceAll(/([a-z\d])([A-Z])/g, '$1 $2');
  return words.charAt(0) + words.slice(1).toLowerCase();
}

/** Every field of the facts and features, in the order in which they are shown. */
export const FACT_FIELDS: ReadonlyMap<string, FactField> = new Map([
  ...group('Interior', [
    ['RoomsTotal', 'integer', { label: 'Rooms' }],
    ['MainLevelBedrooms', 'integer'],
    ['MainLevelBathrooms', 'integer'],
    ['RoomType', 'list', { label: 'Rooms listed' }],
    ['Levels', 'list'],
    ['AboveGradeFinishedArea', 'area'],
    ['BelowGradeFinishedArea', 'area'],
    ['BuildingAreaTotal', 'area'],
    ['LivingAreaSource', 'text'],
    ['InteriorFeatures', 'list'],
    ['Flooring', 'list'],
    ['Appliances', 'list'],
    ['LaundryFeatures', 'list', { label: 'Laundry' }],
    ['FireplacesTotal', 'integer', { label: 'Fireplaces' }],
    ['FireplaceFeatures', 'list'],
    ['Basement', 'list'],
    ['BasementYN', 'boolean'],
    ['DoorFeatures', 'list'],
    ['WindowFeatures', 'list'],
    ['CommonWalls', 'list'],
    ['EntryLevel', 'number'],
    ['EntryLocation', 'text'],
    ['SecurityFeatures', 'list'],
    ['Furnished', 'text'],
  ]),
  ...group('Exterior', [
    ['ArchitecturalStyle', 'list'],
    ['StructureType', 'list'],
    ['ConstructionMaterials', 'list'],
    ['Roof', 'list'],
    ['FoundationDetails', 'list', { label: 'Foundation' }],
    ['PropertyCondition', 'list', { label: 'Condition' }],
    ['YearBuiltEffective', 'year'],
    ['YearBuiltDetails', 'text'],
    ['BuilderName', 'text', { label: 'Builder' }],
    ['BuilderModel', 'text'],
    ['BuildingName', 'text', { isPlace: true }],
    ['BuildingFeatures', 'list'],
    ['DirectionFaces', 'text', { label: 'Faces' }],
    ['PropertyAttachedYN', 'boolean'],
    ['NumberOfUnitsTotal', 'integer', { label: 'Units' }],
    ['ExteriorFeatures', 'list'],
    ['PatioAndPorchFeatures', 'list', { label: 'Patio and porch' }],
    ['PoolFeatures', 'list'],
    ['SpaYN', 'boolean'],
    ['SpaFeatures', 'list'],
    ['OtherStructures', 'list'],
    ['OtherEquipment', 'list'],
  ]),
  ...group('Lot', [
    ['LotFeatures', 'list'],
    ['LotSizeDimensions', 'text'],
    ['LotSizeSource', 'text'],
    ['View', 'list'],
    ['WaterfrontFeatures', 'list'],
    ['WaterBodyName', 'text', { isPlace: true }],
    ['Fencing', 'list'],
    ['Vegetation', 'list'],
    ['Topography', 'text'],
    ['RoadSurfaceType', 'list'],
    ['RoadFrontageType', 'list'],
    ['RoadResponsibility', 'list'],
    ['FrontageType', 'list'],
    ['FrontageLength', 'text'],
    ['HorseYN', 'boolean', { label: 'Horses' }],
    ['HorseAmenities', 'list'],
    ['CurrentUse', 'list'],
    ['PossibleUse', 'list'],
    ['Zoning', 'text'],
    ['ZoningDescription', 'text'],
    ['MLSAreaMajor', 'text', { label: 'Area', isPlace: true }],
  ]),
  ...group('Systems and utilities', [
    ['Heating', 'list'],
    ['HeatingYN', 'boolean'],
    ['Cooling', 'list'],
    ['CoolingYN', 'boolean'],
    ['Electric', 'list'],
    ['Gas', 'list'],
    ['Sewer', 'list'],
    ['WaterSource', 'list'],
    ['Utilities', 'list'],
  ]),
  ...group('Parking', [
    ['GarageYN', 'boolean'],
    ['AttachedGarageYN', 'boolean'],
    ['CarportYN', 'boolean'],
    ['CarportSpaces', 'integer'],
    ['CoveredSpaces', 'integer'],
    ['OpenParkingYN', 'boolean'],
    ['OpenParkingSpaces', 'integer'],
    ['ParkingTotal', 'integer', { label: 'Parking spaces' }],
    ['ParkingFeatures', 'list'],
  ]),
  ...group('Association', [
    ['AssociationYN', 'boolean'],
    ['AssociationName', 'text', { isPlace: true }],
    ['AssociationFee', 'dollars'],
    ['AssociationFeeFrequency', 'text'],
    ['AssociationFee2', 'dollars', { label: 'Second association fee' }],
    ['AssociationFee2Frequency', 'text', { label: 'Second association fee frequency' }],
    ['AssociationFeeIncludes', 'list'],
    ['AssociationAmenities', 'list'],
    ['CommunityFeatures', 'list'],
    ['PetsAllowed', 'list'],
    // Ours: the Dictionary has no field for whether an association lets owners rent their homes out.
    ['RentalsAllowedYN', 'boolean', { label: 'Rentals allowed' }],
  ]),
  ...group('Accessibility', [['AccessibilityFeatures', 'list']]),
  ...group('Energy', [
    ['GreenEnergyEfficient', 'list', { label: 'Energy efficient' }],
    ['GreenEnergyGeneration', 'list', { label: 'Energy generation' }],
    ['GreenBuildingVerificationType', 'list', { label: 'Green building verification' }],
    ['GreenIndoorAirQuality', 'list', { label: 'Indoor air quality' }],
    ['GreenSustainability', 'list', { label: 'Sustainability' }],
    ['GreenWaterConservation', 'list', { label: 'Water conservation' }],
    ['PowerProductionYN', 'boolean'],
    ['PowerProductionType', 'list'],
  ]),
  ...group('Financial', [
    ['TaxAssessedValue', 'dollars'],
    ['ListingTerms', 'list'],
    ['SpecialListingConditions', 'list'],
    ['Possession', 'list'],
    ['Ownership', 'text'],
    ['OwnershipType', 'text'],
    ['LandLeaseYN', 'boolean', { label: 'Land lease' }],
    ['LandLeaseAmount', 'dollars'],
    ['LandLeaseAmountFrequency', 'text'],
    ['LeaseTerm', 'text'],
    ['LeaseAmount', 'dollars'],
    ['LeaseAmountFrequency', 'text'],
    ['AvailabilityDate', 'date', { label: 'Available from' }],
    ['HomeWarrantyYN', 'boolean', { label: 'Home warranty' }],
    ['Disclosures', 'list'],
    ['Inclusions', 'text'],
    ['Exclusions', 'text'],
  ]),
  ...group('Other', [
    // Ours: amounts in other money than dollars, as in "780,000 AUD".
    ['ForeignListPrice', 'text', { label: 'Asking price' }],
    ['ForeignClosePrice', 'text', { label: 'Sold for' }],
    ['MiddleOrJuniorSchoolDistrict', 'text'],
  ]),
  ...group(null, [
    ['ElementarySchool', 'text'],
    ['MiddleOrJuniorSchool', 'text'],
    ['HighSchool', 'text'],
    ['ElementarySchoolDistrict', 'text'],
    ['HighSchoolDistrict', 'text'],
    ['Headline', 'text'],
    ['CopyrightNotice', 'text'],
    ['Disclaimer', 'text'],
    ['PropertyTimeZoneName', 'text'],
  ]),
]);
