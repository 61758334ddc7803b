import type { EditorFields, EditorValue } from '#domains/selling/contract.ts';

/** A place near the home, with a distance that was measured. */
export interface Nearby {
  name: string;
  kind: 'park' | 'grocery' | 'cafe' | 'restaurant' | 'library' | 'pharmacy' | 'fitness' | 'school' | 'stop';
  /** On foot, along the streets or estimated from the straight line. */
  walkMinutes: number;
}

/** What is known of a home. Texts rest on this and nothing else. */
export interface HomeFacts {
  /** RESO fields: dollars decimal, areas in square feet. */
  fields: EditorFields;
  /** Rooms of its photos, as its people tagged them: RESO ImageOf. */
  rooms: readonly string[];
  nearby: readonly Nearby[];
}

/** Fields that hold texts, not facts: they support no claim. */
const NOT_FACTS = new Set([
  'Headline',
  'PublicRemarks',
  'PrivateRemarks',
  'ShowingInstructions',
  'VirtualTourURLUnbranded',
  'SellerBrokerage',
  'SellerDisplayName',
  'SellerDisplayPhone',
  'InternetEntireListingDisplayYN',
  'InternetAddressDisplayYN',
  'InternetAutomatedValuationDisplayYN',
  'InternetConsumerCommentYN',
  'Latitude',
  'Longitude',
]);

/** Values that say that nothing is there, or nothing at all. */
const SAYS_NOTHING = /^(?:none|other|unknown|see remarks|no|varies|combination|submit|call)$|^no |\bnot available\b|\bneeded$/i;

export const numberOf = (facts: HomeFacts, field: string): number | undefined => {
  const value = facts.fields[field];
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
};

export const textOf = (facts: HomeFacts, field: string): string | undefined => {
  const value = facts.fields[field];
  return typeof value === 'string' && value.trim() !== '' && !SAYS_NOTHING.test(value.trim()) ? value.trim() : undefined;
};

/** Of a unit in a building, walls, roof, stories and lot are those of the building. */
export const isUnit = ({ fields }: HomeFacts): boolean =>
  fields['PropertySubType'] === 'Condominium' || fields['PropertySubType'] === 'Stock Cooperative';

/** Several homes in one building. */
export const isOfSeveralHomes = ({ fields }: HomeFacts): boolean =>
  ['Duplex', 'Triplex', 'Quadruplex'].includes(String(fields['PropertySubType']));

export const isLand = ({ fields }: HomeFacts): boolean => fields['PropertySubType'] === 'Unimproved Land';

/** Nobody has begun it, or nobody has finished it. */
export const isUnbuilt = (facts: Pick<HomeFacts, 'fields'>): boolean =>
  listOf(facts, 'PropertyCondition').some((one) => one === 'To Be Built' || one === 'Under Construction');

export const isTrue = (facts: HomeFacts, field: string): boolean => facts.fields[field] === true;
export const isFalse = (facts: HomeFacts, field: string): boolean => facts.fields[field] === false;

/** Values of a list field that say that something is there. */
export const listOf = (facts: Pick<HomeFacts, 'fields'>, field: string): readonly string[] => {
  const value = facts.fields[field];
  return Array.isArray(value) ? value.filter((item) => !SAYS_NOTHING.test(item)) : [];
};

/** Every text and list item that can support a claim, with its field. */
export function factTexts(facts: HomeFacts): { field: string; text: string }[] {
  const fields = Object.entries(facts.fields).flatMap(([field, value]) =>
    NOT_FACTS.has(field) ? [] : textsOf(value).map((text) => ({ field, text })),
  );
  const rooms = facts.rooms.map((room) => ({ field: photoField(room), text: room }));
  const nearby = facts.nearby.map(({ name }) => ({ field: nearbyField(name), text: name }));
  return [...fields, ...rooms, ...nearby];
}

const textsOf = (value: EditorValue): readonly string[] => {
  const all = Array.isArray(value) ? value : typeof value === 'string' ? [value] : [];
  return all.filter((text) => !SAYS_NOTHING.test(text.trim()));
};

/** Every number that can support a claim, with its field. */
export function factNumbers(facts: HomeFacts): { field: string; value: number }[] {
  return Object.entries(facts.fields).flatMap(([field, value]) =>
    typeof value === 'number' && Number.isFinite(value) && !NOT_FACTS.has(field) ? [{ field, value }] : [],
  );
}

/** How a claim names a photo's room, or a place nearby, among its fields. */
export const photoField = (room: string): string => `Photo: ${room}`;
export const nearbyField = (name: string): string => `Nearby: ${name}`;

/** The same facts without a field, a photo's room or a place nearby. */
export function withoutFact(facts: HomeFacts, field: string): HomeFacts {
  const { [field]: _, ...fields } = facts.fields;
  return {
    fields,
    rooms: facts.rooms.filter((room) => photoField(room) !== field),
    nearby: facts.nearby.filter(({ name }) => nearbyField(name) !== field),
  };
}
