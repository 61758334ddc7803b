import { goalOfField, isPropertySubType, spellFieldName, spellFieldNames } from '#domains/listings/server/index.ts';
import { isList, isRecord } from '#lib/json-value.ts';
import { recordSpeller } from '#lib/spell-names.ts';
import { applyMapping, type FeedMapping, lookUp, NO_MAPPING, spellLookups, isBlank } from '../model/feed-mapping.ts';
import {
  findLastKey,
  findMonthlyFee,
  findNumber,
  findOtherName,
  findPlainKey,
  findRent,
  fitsOtherName,
  isForRent,
  isLastKey,
  lettersOf,
  OTHER_GROUPS,
  readAttribution,
} from '../model/other-names.ts';
import { isNamedByValue, readByValue } from '../model/names-by-value.ts';
import { spellOutName } from '../model/spell-out.ts';
import { readHalfStatus } from '../model/status-of-file.ts';
import type { FeedRow } from './feed-rows.ts';

type Raw = Readonly<Record<string, unknown>>;

/** A record in RESO's fields, by what its operator and its server say of the feed's fields and words. */
export function mapByFeed(feed: Pick<FeedRow, 'kind' | 'mappingData' | 'lookupWords'>, record: Raw): Record<string, unknown> {
  // Names that the operator gives a meaning keep it.
  const spelled = spellFieldNames(record, feed.mappingData.fields);
  // A server of the standard calls things by the standard's names; its own are its own.
  const whole = feed.kind === 'file' ? readFile(spelled, feed.mappingData) : withPeople(withGroups(spelled));
  return spellLookups(applyMapping(withMedia(whole), feed.mappingData), feed.lookupWords);
}

/** What its operator says of a file goes before what we know of the names in it. */
function readFile(record: Raw, { fields, words }: FeedMapping): Raw {
  const named = withOtherNames(withOtherGroups(applyMapping(record, { ...NO_MAPPING, fields })), fields);
  const isMapped = lookUp(words['StandardStatus'] ?? {}, String(named['StandardStatus'])) !== undefined;
  const status = isMapped ? undefined : readHalfStatus(named);
  return status === undefined ? named : { ...named, StandardStatus: status };
}

/** RESO's field that a name in a file means, however it is written; names of no field stay. */
export const spellColumn = (raw: string): string => spellOther(raw) ?? spellFieldName(raw);

function spellOther(raw: string): string | undefined {
  const spelled = spellFieldName(raw);
  if (spelled !== raw.trim()) return undefined;
  const goal = goalOfField(spelled);
  // What a listing says of its agent stays with us, but for the name.
  if (goal === 'confidential') return findOtherName(spelled) === 'ListAgentFullName' ? 'ListAgentFullName' : undefined;
  if (goal !== 'kept') return undefined;
  const bare = raw.replace(NOTE, '').replace(PARAGON, '');
  const written = spellOutName(bare);
  for (const name of new Set([raw, bare, bare.replace(SAID_BEFORE, ''), written, written.replace(SAID_BEFORE, '')])) {
    const letters = lettersOf(name);
    const field = spellFieldName(letters);
    const found = field === letters ? findOtherName(name) : field;
    if (found !== undefined) return found;
  }
  // "Zip/Postal" says one thing twice.
  const [first, ...others] = raw.includes('/') ? raw.split('/').map((part) => spellColumn(part)) : [];
  return first !== undefined && goalOfField(first) !== 'kept' && others.every((other) => other === first) ? first : undefined;
}

/** What a table adds to a name, and would go without saying. */
const NOTE = /\((?:utc|gmt|usd|sq\.? ?ft\.?|total|required)\)\s*$/i;

/** What goes without saying before a name: "Current List Price", "Property Remarks". */
const SAID_BEFORE = /^(?:current|cur|listing|property|home)[\s_-]+(?=[a-z]{3})/i;

/** What Paragon writes before a field of a listing: L_AskingPrice, L_City. */
const PARAGON = /^L_(?=[A-Z])/;

const spellOtherNames = recordSpeller(spellOther, fitsOtherName);

const KEY_KIND = Symbol('key kind');

/** Whether a record of a file has a key of its own, or is known by its number alone; undefined of others. */
export const keyKindOf = (record: Raw): 'own' | 'number' | undefined => {
  const kind: unknown = Reflect.get(record, KEY_KIND);
  return kind === 'own' || kind === 'number' ? kind : undefined;
};

/** A record of a file with its fields under RESO's names where it has others. What it has under RESO's own names goes before. */
function withOtherNames(record: Raw, kept: Raw): Raw {
  const named: Record<string, unknown> = { ...readAttribution(record), ...spellOtherNames(record, kept) };
  if (named['ListingKey'] === undefined && named['ListingKeyNumeric'] === undefined) {
    // A file that has no key but the number that people know.
    named['ListingId'] ??= findLastKey(named);
    // Where a field for the key is there and empty, another number would be a guess.
    if (!('ListingKey' in named) && named['ListingId'] === undefined) named['ListingKey'] = findPlainKey(named);
    if (named['ListingId'] !== undefined && !Object.hasOwn(kept, 'ListingId'))
      Object.assign(named, { ListingKey: named['ListingId'], [KEY_KIND]: 'number' });
  } else {
    Object.assign(named, { [KEY_KIND]: 'own' });
    named['ListingId'] ??= findNumber(named) ?? (record['ListingKey'] === undefined ? named['ListingKey'] : undefined);
  }
  Object.assign(named, readByValue(named, isPropertySubType));
  const fee = findMonthlyFee(named);
  if (fee !== undefined && named['AssociationFee'] === undefined)
    Object.assign(named, { AssociationFee: fee, AssociationFeeFrequency: 'Monthly' });
  return isForRent(named) ? asRental(named) : named;
}

/** A home for rent, whose type may rather be what kind of home it is. */
function asRental(record: Record<string, unknown>): Raw {
  const type = typeof record['PropertyType'] === 'string' ? record['PropertyType'].trim() : '';
  if (/rent|lease|commercial|land|farm|business|income/i.test(type)) return record;
  const kind = /^(?:res(?:i|idential)?(?: ?property)?)?$/i.test(type) ? undefined : type;
  return {
    ...record,
    ListPrice: record['ListPrice'] ?? findRent(record),
    PropertyType: 'Residential Lease',
    PropertySubType: record['PropertySubType'] ?? kind,
  };
}

/** Groups of fields that belong to the listing itself, not to a person or firm. */
const GROUPS = ['Address', 'address', 'Location', 'location', 'Coordinates', 'coordinates', 'Structure', 'structure'];

const isOtherGroup = (name: string) => OTHER_GROUPS.has(lettersOf(name));

/** Fields that a record keeps in groups, such as `{"Address": {"City": "Denver"}}`. Its own go before those. */
function withGroups(record: Raw): Raw {
  const groups = GROUPS.map((name) => record[name]).filter((group) => isRecord(group));
  if (groups.length === 0) return record;
  const lifted: Record<string, unknown> = {};
  for (const group of groups) {
    for (const [name, value] of Object.entries(group)) {
      const field = spellFieldName(name);
      if (goalOfField(field) === 'shown' && record[field] === undefined) lifted[field] ??= value;
    }
  }
  return { ...record, ...lifted };
}

/** Whom a listing is from, where a server gives its firm and agent within it. What they may not show is sent so that we forget it. */
function withPeople(record: Raw): Raw {
  if (record['ListOffice'] === undefined && record['ListAgent'] === undefined) return record;
  const shown = Object.fromEntries(
    ['ListOffice', 'ListAgent'].flatMap((name) => {
      const sent = isList(record[name]) ? record[name][0] : record[name];
      return isRecord(sent) && sent['MlgCanView'] !== false ? [[name, sent]] : [];
    }),
  );
  const found = Object.entries(readAttribution(shown)).filter(([name]) => isBlank(record[name]));
  return found.length === 0 ? record : { ...record, ...Object.fromEntries(found) };
}

const DEEPEST_GROUP = 3;

/** The same of files, whose groups may have other names, and give those of their fields a meaning: `{"hoa": {"fee": 65}}`. */
function withOtherGroups(record: Raw): Raw {
  const lifted: Record<string, unknown> = {};
  const lift = (groups: Raw, depth: number) => {
    for (const [owner, group] of Object.entries(groups)) {
      if (!isRecord(group) || isSubRecord(owner)) continue;
      const isOfListing = isOtherGroup(owner);
      for (const [name, value] of Object.entries(group)) {
        if (value === null || value === '' || (isRecord(value) && isOtherGroup(name))) continue;
        const field = spellOwned(owner, name) ?? (isOfListing ? spellColumn(name) : name);
        const isMeant = isOfListing || field !== name;
        if (isMeant && (goalOfField(field) === 'shown' || isLastKey(field)) && record[field] === undefined)
          lifted[field] ??= value;
        else if (isOfListing && isNamedByValue(name) && record[name] === undefined) lifted[name] ??= value;
      }
      if (isOfListing && depth < DEEPEST_GROUP) lift(group, depth + 1);
    }
  };
  lift(record, 1);
  return Object.keys(lifted).length === 0 ? record : { ...record, ...lifted };
}

/** RESO's field that a name means within its group; undefined where it has a meaning of its own. */
function spellOwned(owner: string, name: string): string | undefined {
  // Of "dates", one is a date.
  for (const around of new Set([owner, owner.replace(/s$/i, '')])) {
    const whole = lettersOf(around + name);
    const field = spellFieldName(whole);
    const found = field === whole ? findOtherName(whole) : field;
    if (found !== undefined) return found;
  }
  return undefined;
}

const isSubRecord = (name: string) => name === 'Media' || name === 'OpenHouse' || name === 'OpenHouses';

/** A name and a number: PhotoURL1, "Photo 2", Image_3, Media[0].MediaURL. */
const NUMBERED_PICTURE =
  /^(?:photo|image|picture|media)[\s_-]*(?:ur[li])?[\s_-]*(?:\[(\d{1,3})\]|[._]?(\d{1,3}))(?:[./_]*(?:media)?[\s_-]*ur[li])?$/i;
let [lastNames, lastPictures]: [readonly string[], readonly string[]] = [[], []];

/** The names of pictures that have a field each, in their order. The records of a feed have mostly the same: looked up once. */
function numberedPictures(record: Raw): readonly string[] {
  const names = Object.keys(record);
  if (names.length !== lastNames.length || names.some((name, at) => name !== lastNames[at])) {
    const found = names.flatMap((name) => {
      const [, bracketed, bare] = NUMBERED_PICTURE.exec(name) ?? [];
      const place = bracketed ?? bare;
      return place === undefined ? [] : [{ name, place: Number(place) }];
    });
    [lastNames, lastPictures] = [names, found.toSorted((one, other) => one.place - other.place).map(({ name }) => name)];
  }
  return lastPictures;
}

/** Pictures under a name of their own, or under one each. */
function withMedia(record: Raw): Raw {
  if (record['Media'] !== undefined) return record;
  const addresses = numberedPictures(record)
    .map((name) => record[name])
    .filter((one) => typeof one === 'string' && /^(?:https?:)?\/\//i.test(one.trim()));
  if (addresses.length > 0) return { ...record, Media: addresses };
  const list = ['Photos', 'photos', 'Images', 'images'].map((name) => record[name]).find(isList);
  return list === undefined ? record : { ...record, Media: list };
}
