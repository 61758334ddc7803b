import { dictionary } from '#lib/dictionary.ts';
import { isList, isRecord } from '#lib/json-value.ts';
import { squareFeetIn } from '#lib/area-units.ts';
import { readAll, readLeaf, readPath } from './read-path.ts';
import { type Shape, toMedia } from './shape.ts';

type Raw = Readonly<Record<string, unknown>>;

/** Types of what is offered, and RESO's PropertyType and PropertySubType. */
const HOMES = dictionary<readonly [type: string, subType?: string]>({
  accommodation: ['Residential'],
  residence: ['Residential'],
  gatedresidencecommunity: ['Residential'],
  house: ['Residential'],
  singlefamilyresidence: ['Residential', 'Single Family Residence'],
  apartment: ['Residential', 'Apartment'],
  apartmentcomplex: ['Residential Income', 'Multi Family'],
  condominium: ['Residential', 'Condominium'],
  townhouse: ['Residential', 'Townhouse'],
  room: ['Residential'],
  suite: ['Residential'],
  place: ['Residential'],
  landform: ['Land'],
});

/** Units of the United Nations' code list. */
const UNIT_CODES = dictionary<string>({ FTK: 'sqft', MTK: 'sqm', ACR: 'acre', HAR: 'hectare' });

const STATUSES = dictionary<string>({
  instock: 'Active',
  onlineonly: 'Active',
  instoreonly: 'Active',
  limitedavailability: 'Active',
  preorder: 'Coming Soon',
  presale: 'Coming Soon',
  reserved: 'Pending',
  soldout: 'Closed',
  outofstock: 'Closed',
  discontinued: 'Withdrawn',
});

/** The last word of an address of theirs, such as `https://schema.org/InStock`, in lower case. */
const wordOf = (value: unknown): string =>
  String(value ?? '')
    .replace(/^.*[/#:]/, '')
    .toLowerCase();

const typesOf = (value: unknown): string[] => (isRecord(value) ? readAll(value, '@type').map(wordOf) : []);
const isHome = (value: unknown): value is Raw => isRecord(value) && typesOf(value).some((type) => HOMES[type] !== undefined);
const isListing = (value: Raw) => typesOf(value).some((type) => type === 'realestatelisting' || type === 'offer');

const HOME_PATHS = ['mainEntity', 'about', 'itemOffered', 'offers.itemOffered'];

function homeOf(value: Raw): Raw {
  if (isHome(value)) return value;
  const found = HOME_PATHS.flatMap((path) => readAll(value, path)).filter(isRecord);
  return found.find(isHome) ?? found[0] ?? value;
}

/** The text of a value, of a quantity (`{"value": 3}`) and of what has a name. */
const textOf = (value: unknown, path: string) =>
  readLeaf(value, path) ?? readLeaf(value, `${path}.value`) ?? readLeaf(value, `${path}.name`);

const firstOf = (values: readonly unknown[], path: string) =>
  values.map((value) => textOf(value, path)).find((one) => one !== undefined);

/** An address that means the same everywhere: `#1` and `_:b0` are names within one page. */
const readIri = (value: Raw, path: string) => {
  const found = readLeaf(value, path);
  return typeof found === 'string' && !/^(?:#|_:)/.test(found) ? found : undefined;
};

function areaOf(home: Raw, path: string): number | string | undefined {
  const sent = textOf(home, path);
  const code = String(readLeaf(home, `${path}.unitCode`) ?? '');
  const unit = UNIT_CODES[code.toUpperCase()] ?? String(readLeaf(home, `${path}.unitText`) ?? code);
  if (sent === undefined || unit === '') return typeof sent === 'boolean' ? undefined : sent;
  const factor = squareFeetIn(unit);
  return factor === undefined ? `${String(sent)} ${unit}` : Number(String(sent).replaceAll(',', '')) * factor;
}

/** Listings as web pages carry them for search engines: RealEstateListing of schema.org, with its offer and the home in it. */
export const schemaOrg: Shape = {
  name: 'schema.org',
  recognizes: (value) => '@type' in value && (isListing(value) || (isHome(value) && 'offers' in value)),
  toReso(value) {
    const offer = typesOf(value).includes('offer') ? value : readAll(value, 'offers').find(isRecord);
    const home = homeOf(value);
    const both = [value, home, offer];
    const kinds = typesOf(home)
      .map((one) => HOMES[one])
      .filter((kind) => kind !== undefined);
    const [type, subType] = kinds.find((kind) => kind?.[1] !== undefined) ?? kinds[0] ?? [];
    const isLet =
      wordOf(firstOf(both, 'businessFunction')) === 'leaseout' ||
      /^(?:mon|month)$/i.test(
        String(readLeaf(offer, 'priceSpecification.unitCode') ?? readLeaf(offer, 'priceSpecification.unitText')),
      );
    const availability = firstOf([offer, value], 'availability') ?? firstOf(both, 'offerAvailability');
    const living = areaOf(home, 'floorSize');
    const lot = areaOf(home, 'lotSize');
    const place = readPath(home, 'address') ?? readPath(value, 'address') ?? readPath(value, 'contentLocation.address');
    const geo = readPath(home, 'geo') ?? readPath(value, 'geo');
    const seller = [offer, value]
      .flatMap((one) => ['offeredBy', 'seller', 'broker', 'provider'].map((name) => readPath(one, name)))
      .find(isRecord);
    const isPerson = typesOf(seller).includes('person');
    const record: Record<string, unknown> = {
      ListingKey:
        firstOf(both, 'identifier') ??
        firstOf(both, 'sku') ??
        firstOf(both, 'productID') ??
        readIri(value, '@id') ??
        readIri(value, 'url'),
      StandardStatus: availability === undefined ? 'Active' : (STATUSES[wordOf(availability)] ?? availability),
      PropertyType: isLet ? 'Residential Lease' : type,
      PropertySubType: subType ?? textOf(home, 'accommodationCategory'),
      ListPrice: textOf(offer, 'price') ?? textOf(offer, 'priceSpecification.price'),
      Currency: textOf(offer, 'priceCurrency') ?? textOf(offer, 'priceSpecification.priceCurrency'),
      OnMarketDate: textOf(value, 'datePosted') ?? textOf(offer, 'validFrom'),
      ModificationTimestamp: textOf(value, 'dateModified'),
      PublicRemarks: firstOf([value, home], 'description'),
      Headline: textOf(value, 'name'),
      UnparsedAddress: isRecord(place) ? textOf(place, 'streetAddress') : typeof place === 'string' ? place : undefined,
      City: textOf(place, 'addressLocality'),
      StateOrProvince: textOf(place, 'addressRegion'),
      PostalCode: textOf(place, 'postalCode'),
      Country: textOf(place, 'addressCountry'),
      Latitude: textOf(geo, 'latitude') ?? textOf(home, 'latitude'),
      Longitude: textOf(geo, 'longitude') ?? textOf(home, 'longitude'),
      RoomsTotal: textOf(home, 'numberOfRooms'),
      BedroomsTotal: textOf(home, 'numberOfBedrooms'),
      BathroomsTotalInteger: textOf(home, 'numberOfBathroomsTotal'),
      BathroomsFull: textOf(home, 'numberOfFullBathrooms'),
      BathroomsHalf: textOf(home, 'numberOfPartialBathrooms'),
      YearBuilt: textOf(home, 'yearBuilt'),
      LivingArea: living,
      [typeof lot === 'number' ? 'LotSizeSquareFeet' : 'LotSizeArea']: lot,
      [isPerson ? 'ListAgentFullName' : 'ListOfficeName']: textOf(seller, 'name'),
      [isPerson ? 'AttributionContact' : 'ListOfficePhone']: textOf(seller, 'telephone'),
    };
    const pictures =
      [value, home].flatMap((one) => ['image', 'photo'].map((name) => readAll(one, name))).find((list) => list.length > 0) ?? [];
    record['Media'] = toMedia(
      pictures.map((picture) =>
        isRecord(picture)
          ? { url: readLeaf(picture, 'contentUrl') ?? readLeaf(picture, 'url'), caption: readLeaf(picture, 'caption') }
          : { url: picture },
      ),
    );
    return { record: Object.fromEntries(Object.entries(record).filter(([, one]) => one !== undefined)) };
  },
};

/** The listings of a page's data: a graph of several things, or a list of results. */
export function unwrapGraph(value: Raw): unknown[] | undefined {
  const list = value['@graph'] ?? value['itemListElement'];
  if (!isList(list)) return undefined;
  const found = list.map((one) => (isRecord(one) && isRecord(one['item']) ? one['item'] : one));
  return found.filter((one) => isRecord(one) && schemaOrg.recognizes({ ...one }));
}
