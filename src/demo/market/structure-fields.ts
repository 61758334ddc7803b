import type { HomeFeatures } from './home-features.ts';
import type { StructureFields } from './reso.ts';
import type { Home } from './types.ts';

const ACRE_SQFT = 43_560;

/** What stands on the lot, in RESO fields. */
export function structureFields(home: Home, features: HomeFeatures, newConstruction: boolean): StructureFields {
  const income = home.dwellingUnits > 1;
  const hasLot = home.lotSqft > 0;
  const large = home.lotSqft >= ACRE_SQFT;
  const acres = Math.round((home.lotSqft / ACRE_SQFT) * 100) / 100;
  const covered = home.garage === 'carport' ? 0 : home.garageSpaces;
  return {
    PropertyType: income ? 'Residential Income' : 'Residential',
    PropertySubType: home.type,
    StructureType: features.structureType,
    ArchitecturalStyle: [home.style],
    BedroomsTotal: home.bedrooms,
    BathroomsTotalInteger: home.bathsFull + home.bathsHalf,
    BathroomsFull: home.bathsFull,
    BathroomsHalf: home.bathsHalf,
    RoomsTotal: home.bedrooms + features.rooms.length,
    RoomType: features.rooms,
    LivingArea: home.livingAreaSqft,
    LivingAreaUnits: 'Square Feet',
    LivingAreaSource: 'Public Records',
    AboveGradeFinishedArea: home.livingAreaSqft - home.finishedBasementSqft,
    BelowGradeFinishedArea: home.finishedBasementSqft,
    LotSizeSquareFeet: hasLot ? home.lotSqft : null,
    LotSizeArea: hasLot ? (large ? acres : home.lotSqft) : null,
    LotSizeAcres: hasLot ? acres : null,
    LotSizeUnits: hasLot ? (large ? 'Acres' : 'Square Feet') : null,
    YearBuilt: home.yearBuilt,
    YearBuiltEffective: home.effectiveYear,
    StoriesTotal: home.buildingFloors ?? home.stories,
    Levels: features.levels,
    EntryLevel: home.floor,
    NumberOfUnitsTotal: income ? home.dwellingUnits : null,
    NewConstructionYN: newConstruction,
    PropertyCondition: newConstruction
      ? ['New Construction']
      : home.condition >= 5
        ? ['Fixer']
        : home.renovation !== null && home.condition <= 3
          ? ['Updated/Remodeled']
          : [],
    GarageYN: covered > 0,
    GarageSpaces: covered,
    AttachedGarageYN: home.garage === 'attached' || home.garage === 'structure',
    CarportSpaces: home.garage === 'carport' ? home.garageSpaces : 0,
    ParkingTotal:
      home.garageSpaces + (features.parking.includes('Driveway') ? 2 : features.parking.includes('Off Street') ? 1 : 0),
    ParkingFeatures: features.parking,
    PoolPrivateYN: home.pool,
    PoolFeatures: features.pool,
    WaterfrontYN: home.waterfront,
    WaterfrontFeatures: features.waterfront,
    ViewYN: features.view.length > 0,
    View: features.view,
    FireplaceYN: home.fireplaces > 0,
    FireplacesTotal: home.fireplaces,
    Heating: features.heating,
    HeatingYN: true,
    Cooling: features.cooling,
    CoolingYN: !features.cooling.includes('None'),
    Appliances: features.appliances,
    InteriorFeatures: features.interior,
    ExteriorFeatures: features.exterior,
    Flooring: features.flooring,
    Roof: features.roof,
    ConstructionMaterials: features.materials,
    FoundationDetails: features.foundation,
    Basement: features.basement,
    LotFeatures: features.lot,
    Fencing: features.fencing,
    PatioAndPorchFeatures: features.patio,
    AccessibilityFeatures: features.accessibility,
    CommunityFeatures: features.community,
    Utilities: features.utilities,
    Sewer: features.sewer,
    WaterSource: features.waterSource,
    AssociationYN: home.hoaMonthlyCents !== null,
    AssociationName:
      home.hoaMonthlyCents === null || home.buildingName === null ? null : `${home.buildingName} Owners Association`,
    AssociationFee: home.hoaMonthlyCents === null ? null : home.hoaMonthlyCents / 100,
    AssociationFeeFrequency: home.hoaMonthlyCents === null ? null : 'Monthly',
    AssociationAmenities: features.associationAmenities,
    AssociationFeeIncludes: features.associationFeeIncludes,
    PetsAllowed: features.pets,
    RentalsAllowedYN: features.rentalsAllowed,
    SeniorCommunityYN: false,
  };
}
