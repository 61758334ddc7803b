import { EDITOR_FIELDS, type EditorValue, LIST_VALUES } from '#domains/selling/contract.ts';
import { SQFT_PER_ACRE } from '#lib/area-units.ts';
import { NUMBER_WORDS } from '#lib/say-number.ts';
import type { Claim } from './claims/claim.ts';
import { fitsWords, readerOf } from './claims/read-claims.ts';

export interface ProposedFact {
  field: string;
  value: Exclude<EditorValue, null>;
}

const NUMBER_FIELDS: readonly (readonly [RegExp, string])[] = [
  [/half[ -]?ba/i, 'BathroomsHalf'],
  [/bed|\bbrs?\b/i, 'BedroomsTotal'],
  [/bath|\bba\b/i, 'BathroomsFull'],
  [/sq|\bsf\b/i, 'LivingArea'],
  [/acre/i, 'LotSizeSquareFeet'],
  [/car\b|garage/i, 'GarageSpaces'],
  [/stor(?:y|ies)/i, 'StoriesTotal'],
  [/fireplace/i, 'FireplacesTotal'],
];
/** What a home has of its own comes before what it shares. */
const OF_OTHERS = new Set(['AssociationAmenities', 'CommunityFeatures', 'AssociationFeeIncludes']);
const OWN_FIRST = [...LIST_VALUES.keys()].toSorted((a, b) => Number(OF_OTHERS.has(a)) - Number(OF_OTHERS.has(b)));

/**
 * The fields that would support a claim of a text if it is true: two for “2.5 baths”. Empty for what no field can say, and for a year
 * of which the text does not say that the home is that old.
 */
export function proposeFacts(claim: Claim, text = claim.text): ProposedFact[] {
  if (claim.kind === 'number') {
    const isYear = /^(?:1[6-9]|20)\d\d$/.test(claim.text);
    // The year of a roof is not the year of the home.
    return isYear && !isOfBuilding(text, claim) ? [] : proposeNumber(claim.text);
  }
  const feature = claim.kind === 'feature' ? proposeFeature(claim.text) : undefined;
  return feature === undefined ? [] : [feature];
}

function isOfBuilding(text: string, { start, end }: Claim): boolean {
  return (
    /\b(?:built|construct(?:ed|ion)|dates?|dating|year built)\b(?: in| of| from| back to|:)? ?$/i.test(
      text.slice(Math.max(0, start - 24), start),
    ) ||
    /^[- ](?:built|build|construction|house|home|bungalow|cottage|farmhouse|colonial|ranch|condo|townhouse)\b/i.test(
      text.slice(end, end + 16),
    )
  );
}

function proposeNumber(text: string): ProposedFact[] {
  const word = /^[a-z]+/i.exec(text)?.[0].toLowerCase() ?? '';
  const plain = NUMBER_WORDS.includes(word)
    ? NUMBER_WORDS.indexOf(word)
    : Number(/^[\d,.]*\d/.exec(text)?.[0].replaceAll(',', ''));
  const value = plain + (/½|\d 1\/2/.test(text) ? 0.5 : 0);
  if (!Number.isFinite(value) || value <= 0) return [];
  if (/^(?:1[6-9]|20)\d\d$/.test(text)) return [{ field: 'YearBuilt', value }];
  const field = NUMBER_FIELDS.find(([unit]) => unit.test(text))?.[1];
  if (field === undefined) return [];
  if (field === 'LotSizeSquareFeet') return [{ field, value: Math.round(value * SQFT_PER_ACRE) }];
  if (field === 'LivingArea') return [{ field, value: Math.round(value) }];
  // The half of 2.5 baths is a half bath; half a bedroom is nothing.
  if (field === 'BathroomsFull' && value % 1 === 0.5 && value > 1)
    return [
      { field, value: Math.floor(value) },
      { field: 'BathroomsHalf', value: 1 },
    ];
  return value % 1 === 0 ? [{ field, value }] : [];
}

function proposeFeature(text: string): ProposedFact | undefined {
  const reader = readerOf(text);
  if (reader === undefined) return undefined;
  const flag = reader.flags?.find((one) => EDITOR_FIELDS.get(one)?.kind === 'boolean');
  const pattern = reader.valuePattern;
  const fields = pattern === undefined ? [] : (reader.fields ?? OWN_FIRST);
  for (const field of fields) {
    const values = (LIST_VALUES.get(field) ?? []).filter(
      (one) => !/^(?:none|other|no |see )/i.test(one) && pattern?.test(one) === true && fitsWords(text, one),
    );
    // A gas range is no built-in gas oven: the value that adds least to the words.
    const [value] = values.toSorted((a, b) => countAddedWords(text, a) - countAddedWords(text, b));
    // Any value supports words such as "fence"; only one that says the same may be proposed.
    if (value !== undefined && pattern?.source !== '.') return { field, value: [value] };
    const same = values.find((one) => saysTheSame(text, one));
    if (same !== undefined) return { field, value: [same] };
  }
  return flag === undefined ? undefined : { field: flag, value: true };
}

/** "Fenced" says nothing more than "a fence", and "Privacy" nothing more than "privacy fence". */
function saysTheSame(text: string, value: string): boolean {
  const stem = (word: string) => word.toLowerCase().slice(0, 4);
  const said = new Set((text.match(/[a-z]{3,}/gi) ?? []).map(stem));
  const words = value.match(/[a-z]{3,}/gi) ?? [];
  return words.length > 0 && words.every((word) => said.has(stem(word)));
}

function countAddedWords(text: string, value: string): number {
  const said = text.toLowerCase();
  return (value.toLowerCase().match(/[a-z]{3,}/g) ?? []).filter((word) => !said.includes(word.replace(/s$/, ''))).length;
}
