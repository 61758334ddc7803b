import { PROPERTY_SUB_TYPES, PROPERTY_TYPES, STANDARD_STATUSES } from '#domains/listings/contract.ts';

/** Fields whose words are a list of the standard (Data Dictionary 2.0), under the name of that list. A feed may have words of its own besides. */
const LOOKUPS: Readonly<Record<string, readonly string[]>> = {
  StandardStatus: STANDARD_STATUSES,
  PropertyType: PROPERTY_TYPES,
  PropertySubType: PROPERTY_SUB_TYPES,
  // Those that leave: others are for agents alone.
  OpenHouseType: ['Public', 'Livestream Public'],
  OpenHouseStatus: ['Active', 'Canceled', 'Ended'],
  MediaCategory: ['Photo', 'Floor Plan'],
};

/** The list that a field takes its words from; undefined for free text. */
export const lookupOf = (field: string): string | undefined => (Object.hasOwn(LOOKUPS, field) ? field : undefined);

interface LookupValue {
  key: string;
  name: string;
  value: string;
  /** The name of an enumeration's member, as servers of earlier versions have it. */
  legacy: string;
}

/** Every word of every list, by key. */
export const LOOKUP_VALUES: readonly LookupValue[] = Object.entries(LOOKUPS).flatMap(([name, values]) =>
  values.map((value) => {
    const legacy = value.replaceAll(/[^A-Za-z\d]/g, '');
    return { key: `${name}-${legacy}`, name, value, legacy };
  }),
);

/** When a list last changed. */
export const LOOKUPS_CHANGED_AT = '2026-11-30T00:00:00.000Z';
