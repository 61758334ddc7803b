import type { NewParcel, ParcelRef, PublicRecords } from '#domains/records/server/index.ts';
import type { City, Parcel } from './city/types.ts';
import { neighborhoodSlug } from './geography.ts';
import type { Home, Market } from './market/types.ts';

/** Parcels, assessments and sales of the city as the records domain stores them. */
export function publicRecordsOf(market: Market): PublicRecords {
  const { city, homes } = market;
  return {
    parcels: homes.flatMap((home) => {
      const parcel = city.parcels[home.parcelIndex];
      return parcel === undefined ? [] : [parcelOf(city, parcel, home)];
    }),
    taxRecords: homes.flatMap((home) =>
      (market.taxes[home.id] ?? []).map(({ year, ...amounts }) => ({ ...refOf(home), taxYear: year, ...amounts })),
    ),
    sales: market.sales.map((sale) => ({
      parcelNumber: sale.parcelNumber,
      unitNumber: sale.unitNumber,
      listDate: sale.listDate,
      contractDate: sale.contractDate,
      closeDate: sale.closeDate,
      originalListPriceCents: sale.originalListPriceCents,
      listPriceCents: sale.listPriceCents,
      closePriceCents: sale.closePriceCents,
      concessionsCents: sale.concessionsCents,
      financing: sale.financing,
      armsLength: sale.armsLength,
    })),
  };
}

function refOf({ parcelNumber, unitNumber }: Home): ParcelRef {
  return { parcelNumber, unitNumber };
}

function parcelOf(city: City, parcel: Parcel, home: Home): NewParcel {
  const [longitude, latitude] = parcel.point;
  const street = [parcel.streetNumber, parcel.streetDirPrefix, parcel.streetName, parcel.streetSuffix]
    .filter((part) => part !== null)
    .join(' ');
  const cityName = city.municipalities[parcel.municipalityId]?.name ?? city.name;
  return {
    ...refOf(home),
    address: `${street}${home.unitNumber === null ? '' : ` #${home.unitNumber}`}, ${cityName}, ${city.stateOrProvince} ${parcel.zip}`,
    city: cityName,
    stateOrProvince: city.stateOrProvince,
    postalCode: parcel.zip,
    neighborhoodSlug: neighborhoodSlug(city, parcel.districtId),
    latitude,
    longitude,
    propertySubType: home.type,
    bedroomsTotal: home.bedrooms,
    bathroomsFull: home.bathsFull,
    bathroomsHalf: home.bathsHalf,
    livingAreaSqft: home.livingAreaSqft,
    lotSizeSqft: home.lotSqft === 0 ? null : home.lotSqft,
    yearBuilt: home.yearBuilt,
    storiesTotal: Math.ceil(home.stories),
    garageSpaces: home.garageSpaces,
    facts: {
      effectiveYear: home.effectiveYear,
      quality: `Q${home.quality}`,
      condition: `C${home.condition}`,
      finishedBasementSqft: home.finishedBasementSqft,
      basement: home.basement,
      pool: home.pool,
      fireplaces: home.fireplaces,
      view: home.view,
      waterfront: home.waterfront,
      floor: home.floor,
      style: home.style,
      dwellingUnits: home.dwellingUnits,
    },
  };
}
