import { findHomes, findNewestTax, findRecordedAddress, type RecordedAddress } from '#domains/records/server/index.ts';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { type EditorValue, isListableKind, readEditorField } from '../model/editor-fields.ts';

/** What is on record about a home, as RESO fields. Throws `not-found` for an unknown home. */
export async function readFacts(ctx: Pick<Context, 'db'>, homeId: number): Promise<Record<string, EditorValue>> {
  const [[home], address, tax] = await Promise.all([
    findHomes(ctx.db, [homeId]),
    findRecordedAddress(ctx.db, homeId),
    findNewestTax(ctx.db, homeId),
  ]);
  if (home === undefined || address === undefined) throw new DomainError('not-found', 'This home isn’t on record.');
  const { facts } = home;
  const bathrooms = Number(facts['bathrooms'] ?? Number.NaN);
  const known: Record<string, unknown> = {
    ...addressFields(address),
    Latitude: home.latitude,
    Longitude: home.longitude,
    PropertySubType: isListableKind(facts['propertySubType']) ? facts['propertySubType'] : null,
    BedroomsTotal: facts['bedroomsTotal'],
    BathroomsFull: Number.isNaN(bathrooms) ? null : Math.floor(bathrooms),
    BathroomsHalf: Number.isNaN(bathrooms) || Number.isInteger(bathrooms) ? null : 1,
    LivingArea: facts['livingAreaSqft'],
    LotSizeSquareFeet: facts['lotSizeSqft'],
    YearBuilt: facts['yearBuilt'],
    StoriesTotal: facts['storiesTotal'],
    GarageSpaces: facts['garageSpaces'],
    TaxAnnualAmount: tax === undefined ? null : tax.taxAmountCents / 100,
    TaxYear: tax?.taxYear,
  };
  return Object.fromEntries(
    Object.entries(known).flatMap(([name, value]) => {
      const read = readEditorField(name, value);
      return 'value' in read && read.value !== null ? [[name, read.value]] : [];
    }),
  );
}

// The assessor's office writes number, name and suffix in one line.
function addressFields({ street, ...rest }: RecordedAddress): Record<string, unknown> {
  const [, number, name] = /^(\d\S*)\s+(.+)$/.exec(street) ?? [];
  return {
    StreetNumber: number,
    StreetName: name ?? street,
    UnitNumber: rest.unitNumber,
    City: rest.city,
    StateOrProvince: rest.stateOrProvince,
    PostalCode: rest.postalCode,
    ParcelNumber: rest.parcelNumber,
  };
}
