const SPELLED: Readonly<Record<string, string>> = {
  PropertySubType: 'kind of home',
  BedroomsTotal: 'bedrooms',
  StoriesTotal: 'stories',
  FireplacesTotal: 'fireplaces',
  LotSizeSquareFeet: 'lot',
  BathroomsFull: 'full baths',
  BathroomsHalf: 'half baths',
  TaxAnnualAmount: 'property tax',
  StateOrProvince: 'state',
  PostalCode: 'ZIP code',
};

/** Names of fields as people read them: "InteriorFeatures" is "interior features". */
export function sayFields(fields: readonly string[]): string {
  return fields
    .map((field) =>
      field.includes(':')
        ? field
        : (SPELLED[field] ??
          field
            .replace(/YN$/, '')
            .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
            .toLowerCase()),
    )
    .join(', ');
}
