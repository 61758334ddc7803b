import { checkCopy, type Finding, openGate, type Passed } from '#domains/compliance/contract.ts';
import { type DisclosureKey, disclosuresOf } from './disclosures.ts';
import { type EditorFields, type EditorGroup, EDITOR_FIELDS, isListableKind, type ListableKind } from './editor-fields.ts';

/** Something that blocks publication, or that the listing's people should look at first. */
export interface GateItem {
  /** A blocker must be fixed. Advice may stay. */
  severity: 'blocker' | 'advice';
  /** Where to fix it: a field of the editor, or a part of it. */
  field: string | null;
  part: EditorGroup | 'Photos' | 'Papers' | 'You';
  message: string;
  /** Nothing is wrong with a value: a needed one is not given. */
  isMissing: boolean;
  /** A warning about words, which passes with a reason. Null for everything else. */
  warning: Passed['finding'] | null;
  /** A paper that is not attached; the home can be published without it with a reason. Null for everything else. */
  paper: DisclosureKey | null;
}

/** A paper without which the home may be published, and why. */
export interface PassedPaper {
  paper: DisclosureKey;
  reason: string;
}

/** What the gate looks at besides the fields. */
export interface GateFacts {
  fields: EditorFields;
  photos: number;
  /** Altered pictures without their original (Cal. Bus. & Prof. Code §10140.8; this site applies it everywhere). */
  alteredWithoutOriginal: number;
  isEmailVerified: boolean;
  /** YYYY-MM-DD in the home's time zone. */
  today: string;
  captions: readonly string[];
  passed: readonly Passed[];
  /** What the documents of the sale are, by `SalePaperKey`. */
  papers: readonly string[];
  passedPapers: readonly PassedPaper[];
  /** Buyers see the home already, or have seen it. */
  wasPublic: boolean;
  /** What the listings would leave out of the record, such as a point outside the home's state. */
  unreadable: readonly { field: string; expected: string }[];
}

type Need = 'required' | 'wanted';

const ALWAYS: Readonly<Record<string, Need>> = {
  PropertySubType: 'required',
  ListPrice: 'required',
  StreetNumber: 'required',
  StreetName: 'required',
  City: 'required',
  StateOrProvince: 'required',
  PostalCode: 'required',
  PublicRemarks: 'required',
};

const OF_HOMES: Readonly<Record<string, Need>> = {
  BedroomsTotal: 'required',
  BathroomsFull: 'required',
  LivingArea: 'required',
  YearBuilt: 'required',
  Heating: 'wanted',
  Cooling: 'wanted',
  TaxAnnualAmount: 'wanted',
};

const BY_KIND: Readonly<Record<ListableKind, Readonly<Record<string, Need>>>> = {
  'Single Family Residence': { ...OF_HOMES, LotSizeSquareFeet: 'required' },
  Condominium: { ...OF_HOMES, AssociationFee: 'required', AssociationFeeFrequency: 'required' },
  Townhouse: { ...OF_HOMES, LotSizeSquareFeet: 'wanted' },
  Duplex: { ...OF_HOMES, LotSizeSquareFeet: 'wanted', NumberOfUnitsTotal: 'wanted' },
  Triplex: { ...OF_HOMES, LotSizeSquareFeet: 'wanted', NumberOfUnitsTotal: 'wanted' },
  Quadruplex: { ...OF_HOMES, LotSizeSquareFeet: 'wanted', NumberOfUnitsTotal: 'wanted' },
  'Stock Cooperative': { ...OF_HOMES, AssociationFee: 'required', AssociationFeeFrequency: 'required' },
  'Manufactured Home': { ...OF_HOMES, LandLeaseYN: 'wanted' },
  Cabin: { ...OF_HOMES, LotSizeSquareFeet: 'wanted' },
  Farm: { LotSizeSquareFeet: 'required', Utilities: 'wanted' },
  'Unimproved Land': { LotSizeSquareFeet: 'required', Zoning: 'wanted', Utilities: 'wanted' },
};

/** What each kind of home needs before it can be listed, and what its buyers ask for. */
export function needsOf(kind: unknown): Readonly<Record<string, Need>> {
  return isListableKind(kind) ? { ...ALWAYS, ...BY_KIND[kind] } : ALWAYS;
}

const isGiven = (value: unknown) => value !== null && value !== undefined;

/** How much of what this kind of home needs or wants is filled in, photos included: 0 to 100. */
export function completeness({ fields, photos }: Pick<GateFacts, 'fields' | 'photos'>): number {
  const names = Object.keys(needsOf(fields['PropertySubType']));
  const given = names.filter((name) => isGiven(fields[name])).length + (photos > 0 ? 1 : 0);
  return Math.floor((given / (names.length + 1)) * 100);
}

const at = (field: string): Pick<GateItem, 'field' | 'part'> => ({ field, part: EDITOR_FIELDS.get(field)?.group ?? 'Basics' });
const PLAIN = { isMissing: false, warning: null, paper: null };
const block = (field: string, message: string): GateItem => ({ severity: 'blocker', ...at(field), message, ...PLAIN });
const blockPhotos = (message: string): GateItem => ({ severity: 'blocker', field: null, part: 'Photos', message, ...PLAIN });
const advise = (field: string, message: string): GateItem => ({ severity: 'advice', ...at(field), message, ...PLAIN });

/** Everything that stands between a listing and its publication, blockers first. */
export function checkListing(facts: GateFacts): GateItem[] {
  const items = [
    ...checkPlace(facts.fields),
    ...checkNeeds(facts.fields),
    ...checkSense(facts),
    ...checkReadable(facts),
    ...checkPictures(facts),
    ...checkWords(facts),
    ...checkPapers(facts),
  ];
  if (!facts.isEmailVerified)
    items.push({
      severity: 'blocker',
      field: null,
      ...PLAIN,
      part: 'You',
      message: 'Confirm your email address, because buyers’ questions go there',
    });
  return items.toSorted((a, b) => Number(a.severity === 'advice') - Number(b.severity === 'advice'));
}

function checkNeeds(fields: EditorFields): GateItem[] {
  return Object.entries(needsOf(fields['PropertySubType'])).flatMap(([name, need]) => {
    if (isGiven(fields[name])) return [];
    const label = EDITOR_FIELDS.get(name)?.label ?? name;
    return [
      need === 'required' ? { ...block(name, `${label}: needed`), isMissing: true } : advise(name, `${label}: buyers ask for it`),
    ];
  });
}

function checkPlace(fields: EditorFields): GateItem[] {
  if (isGiven(fields['Latitude']) && isGiven(fields['Longitude'])) return [];
  return [block('Latitude', 'Put the home on the map: without a location, area searches can’t find it')];
}

function checkPictures({ photos, alteredWithoutOriginal }: GateFacts): GateItem[] {
  const items: GateItem[] = [];
  if (photos === 0) items.push(blockPhotos('Add at least one photo'));
  if (alteredWithoutOriginal > 0) {
    const which = alteredWithoutOriginal === 1 ? 'an altered photo' : `${alteredWithoutOriginal} altered photos`;
    items.push(blockPhotos(`Add the original of ${which}`));
  }
  return items;
}

/**
 * The law wants buyers to have disclosures before they sign, not before the home is listed: a home is first published without
 * one only if its people say why. Afterwards a missing paper holds up no other change.
 */
function checkPapers({ fields, papers, passedPapers, wasPublic }: GateFacts): GateItem[] {
  return disclosuresOf(fields)
    .filter(({ key }) => !papers.includes(key))
    .map(({ key, title }) => {
      const passed = passedPapers.find(({ paper }) => paper === key);
      return {
        severity: passed === undefined && !wasPublic ? 'blocker' : 'advice',
        field: null,
        part: 'Papers',
        message:
          passed === undefined
            ? `${title}: not attached yet. Buyers get it before they sign`
            : `${title}: not attached yet (${passed.reason}). Buyers get it before they sign`,
        ...PLAIN,
        paper: key,
      };
    });
}

/** A value that buyers would not see is not silently dropped. */
function checkReadable({ unreadable }: GateFacts): GateItem[] {
  const fields = new Set<string>();
  return unreadable.flatMap(({ field, expected }) => {
    const label = EDITOR_FIELDS.get(field)?.label;
    if (label === undefined || fields.has(field)) return [];
    fields.add(field);
    return [block(field, `${label}: this must be ${expected}`)];
  });
}

const numberOf = (fields: EditorFields, name: string) => {
  const value = fields[name];
  return typeof value === 'number' ? value : undefined;
};

const SMALLEST_ROOM_SQFT = 70;

// Facts that contradict each other or are not possible.
function checkSense({ fields, today }: GateFacts): GateItem[] {
  const items: GateItem[] = [];
  const year = Number(today.slice(0, 4));
  const built = numberOf(fields, 'YearBuilt');
  if (built !== undefined && built > year + 2) items.push(block('YearBuilt', `Give a year up to ${year + 2}`));
  const area = numberOf(fields, 'LivingArea');
  const bedrooms = numberOf(fields, 'BedroomsTotal');
  if (area !== undefined && bedrooms !== undefined && bedrooms * SMALLEST_ROOM_SQFT > area)
    items.push(block('LivingArea', `${bedrooms} bedrooms don’t fit in ${area.toLocaleString('en-US')} sq ft: check both`));
  const parts = (numberOf(fields, 'AboveGradeFinishedArea') ?? 0) + (numberOf(fields, 'BelowGradeFinishedArea') ?? 0);
  if (area !== undefined && parts > area * 1.5)
    items.push(block('AboveGradeFinishedArea', 'The finished areas add up to much more than the living area: check them'));
  if (
    area !== undefined &&
    isGiven(fields['BathroomsFull']) &&
    numberOf(fields, 'BathroomsFull') === 0 &&
    !isGiven(fields['BathroomsHalf'])
  )
    items.push(advise('BathroomsFull', 'Homes without a bath are rare: check the number'));
  const main = numberOf(fields, 'MainLevelBedrooms');
  if (main !== undefined && bedrooms !== undefined && main > bedrooms)
    items.push(block('MainLevelBedrooms', `The main level cannot have more bedrooms than the whole home has (${bedrooms})`));
  const taxYear = numberOf(fields, 'TaxYear');
  if (taxYear !== undefined && taxYear > year + 1) items.push(block('TaxYear', `Give a year up to ${year + 1}`));
  const remarks = fields['PublicRemarks'];
  if (typeof remarks === 'string' && remarks.length < 100)
    items.push(advise('PublicRemarks', 'Say more: a few sentences about rooms, updates and the lot'));
  return items;
}

const NOT_OF_THE_HOME = new Set(['BuilderName', 'BuilderModel', 'Zoning', 'LeaseTerm']);

/** The texts of a listing that its people write freely and buyers read. */
function textsOf(fields: EditorFields): { field: string; text: string }[] {
  return [...EDITOR_FIELDS.values()].flatMap(({ name, kind, group, isPlace }) => {
    const value = fields[name];
    const isPublic =
      name === 'PublicRemarks' || name === 'Headline' || (group !== 'Address' && group !== 'Showings' && group !== 'Description');
    if (!isPublic || isPlace === true || NOT_OF_THE_HOME.has(name)) return [];
    if (kind === 'list' && Array.isArray(value)) return [{ field: name, text: value.join('. ') }];
    return (kind === 'lines' || kind === 'text') && typeof value === 'string' ? [{ field: name, text: value }] : [];
  });
}

/** What the words of a listing may not say, and what they may say with a reason (42 USC 3604(c) and the laws of its state). */
function checkWords({ fields, captions, passed }: GateFacts): GateItem[] {
  const say = (place: Pick<GateItem, 'field' | 'part'>, findings: Finding[]): GateItem[] => {
    const { blocking, unexplained } = openGate(findings, passed);
    const item = (finding: Finding, warning: GateItem['warning']): GateItem => ({
      severity: 'blocker',
      ...place,
      message: `“${finding.text}”: ${finding.suggestion}`,
      ...PLAIN,
      warning,
    });
    return [
      ...blocking.map((finding) => item(finding, null)),
      ...unexplained.map((finding) => {
        const { category, rule, text, pack } = finding;
        return item(finding, { category, rule, text, pack });
      }),
    ];
  };
  return [
    ...textsOf(fields).flatMap(({ field, text }) => say(at(field), checkCopy(text, { states: statesOf(fields) }))),
    ...captions.flatMap((text) =>
      say({ field: null, part: 'Photos' }, checkCopy(text, { states: statesOf(fields), kind: 'caption' })),
    ),
  ];
}

/** How many phrases in all texts of a listing must change before it can be published, whatever reason is given. */
export function countForbidden({ fields, captions }: Pick<GateFacts, 'fields' | 'captions'>): number {
  const states = statesOf(fields);
  return [
    ...textsOf(fields).flatMap(({ text }) => checkCopy(text, { states })),
    ...captions.flatMap((text) => checkCopy(text, { states, kind: 'caption' })),
  ].filter(({ severity }) => severity === 'hard').length;
}

const statesOf = ({ StateOrProvince: state }: EditorFields): string[] => (typeof state === 'string' ? [state] : []);
