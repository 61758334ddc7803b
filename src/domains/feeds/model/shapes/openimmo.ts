import { dictionary } from '#lib/dictionary.ts';
import { isRecord } from '#lib/json-value.ts';
import { CONVERSIONS } from './conversions.ts';
import { readAll, readLeaf, readPath } from './read-path.ts';
import { readFields, type Shape, type ShapeField, toMedia } from './shape.ts';

const FIELDS: readonly ShapeField[] = [
  {
    to: 'ListingKey',
    from: ['verwaltung_techn.openimmo_obid', 'verwaltung_techn.objektnr_extern', 'verwaltung_techn.objektnr_intern'],
    as: 'text',
  },
  { to: 'ListingId', from: ['verwaltung_techn.objektnr_extern', 'verwaltung_techn.openimmo_obid'], as: 'text' },
  { to: 'ModificationTimestamp', from: 'verwaltung_techn.stand_vom', as: 'stamp' },
  { to: 'OnMarketDate', from: 'verwaltung_techn.aktiv_von', as: 'day' },
  { to: 'InternetAddressDisplayYN', from: 'verwaltung_objekt.objektadresse_freigeben', as: 'yes' },
  { to: 'AvailabilityDate', from: 'verwaltung_objekt.abdatum', as: 'day' },
  { to: 'StreetName', from: 'geo.strasse' },
  { to: 'StreetNumber', from: 'geo.hausnummer', as: 'text' },
  { to: 'UnitNumber', from: 'geo.wohnungsnr', as: 'text' },
  { to: 'City', from: 'geo.ort' },
  { to: 'PostalCode', from: 'geo.plz', as: 'text' },
  { to: 'StateOrProvince', from: 'geo.bundesland' },
  { to: 'Country', from: 'geo.land.@iso_land' },
  { to: 'SubdivisionName', from: 'geo.regionaler_zusatz' },
  { to: 'Latitude', from: 'geo.geokoordinaten.@breitengrad', as: 'decimal' },
  { to: 'Longitude', from: 'geo.geokoordinaten.@laengengrad', as: 'decimal' },
  { to: 'StoriesTotal', from: 'geo.anzahl_etagen', as: 'count' },
  { to: 'BedroomsTotal', from: 'flaechen.anzahl_schlafzimmer', as: 'count' },
  { to: 'BathroomsTotalInteger', from: 'flaechen.anzahl_badezimmer', as: 'count' },
  { to: 'LivingArea', from: ['flaechen.wohnflaeche', 'flaechen.nutzflaeche'], as: 'square-meters' },
  { to: 'LotSizeSquareFeet', from: 'flaechen.grundstuecksflaeche', as: 'square-meters' },
  { to: 'YearBuilt', from: 'zustand_angaben.baujahr', as: 'count' },
  { to: 'Headline', from: 'freitexte.objekttitel' },
  {
    to: 'PublicRemarks',
    from: ['freitexte.objektbeschreibung', 'freitexte.objekt_text', 'freitexte.dreizeiler', 'freitexte.objekttitel'],
  },
  { to: 'ListOfficeName', from: ['kontaktperson.firma', '@firma'] },
  {
    to: 'AttributionContact',
    from: ['kontaktperson.email_zentrale', 'kontaktperson.email_direkt', 'kontaktperson.tel_zentrale'],
  },
];

/** Kinds of property, by the name of their element: RESO's PropertySubType, and its type where it is no home. */
const KINDS = dictionary<readonly [subType: string | undefined, type?: 'Land' | 'Farm' | 'Commercial' | 'Residential Income']>({
  wohnung: ['Condominium'],
  zimmer: ['Apartment'],
  haus: ['Single Family Residence'],
  grundstueck: ['Unimproved Land', 'Land'],
  buero_praxen: ['Office', 'Commercial'],
  einzelhandel: ['Retail', 'Commercial'],
  gastgewerbe: ['Hotel/Motel', 'Commercial'],
  hallen_lager_prod: ['Warehouse', 'Commercial'],
  freizeitimmobilie_gewerblich: [undefined, 'Commercial'],
  sonstige: [undefined],
  parken: ['Deeded Parking'],
  land_und_forstwirtschaft: ['Agriculture', 'Farm'],
  zinshaus_renditeobjekt: ['Multi Family', 'Residential Income'],
});

/** OpenImmo, one `immobilie`. */
export const openimmo: Shape = {
  name: 'OpenImmo',
  recognizes: (value) => value['@element'] === 'immobilie',
  toReso(value) {
    const record = readFields(value, FIELDS);
    const action = String(readLeaf(value, 'verwaltung_techn.aktion.@aktionart') ?? 'CHANGE').toUpperCase();
    const sold = String(readLeaf(value, 'zustand_angaben.verkaufstatus.@stand') ?? '').toUpperCase();
    record['StandardStatus'] =
      action === 'DELETE'
        ? 'Delete'
        : sold === 'VERKAUFT'
          ? 'Closed'
          : sold === 'RESERVIERT'
            ? 'Active Under Contract'
            : 'Active';
    const isLet = CONVERSIONS.yes(readLeaf(value, 'objektkategorie.vermarktungsart.@MIETE_PACHT') ?? '') === true;
    const kind = readPath(value, 'objektkategorie.objektart');
    const found = isRecord(kind) ? Object.keys(kind).find((name) => KINDS[name] !== undefined) : undefined;
    const [subType, type = 'Residential'] = KINDS[found ?? ''] ?? [];
    record['PropertyType'] =
      type === 'Commercial'
        ? `Commercial ${isLet ? 'Lease' : 'Sale'}`
        : type === 'Residential' && isLet
          ? 'Residential Lease'
          : type;
    if (subType !== undefined) record['PropertySubType'] = isLet && found === 'wohnung' ? 'Apartment' : subType;
    const price = isLet
      ? (readLeaf(value, 'preise.kaltmiete') ?? readLeaf(value, 'preise.nettokaltmiete'))
      : readLeaf(value, 'preise.kaufpreis');
    if (price !== undefined) record['ListPrice'] = CONVERSIONS.decimal(price);
    record['Currency'] = readLeaf(value, 'preise.waehrung.@iso_waehrung') ?? 'EUR';
    record['Media'] = toMedia(
      readAll(value, 'anhaenge.anhang')
        .filter(
          (item) =>
            readLeaf(item, '@location') !== 'INTERN' &&
            /^(?:bild|titelbild|grundriss)/i.test(String(readLeaf(item, '@gruppe') ?? '')),
        )
        .map((item) => ({
          url: readLeaf(item, 'daten.pfad'),
          caption: readLeaf(item, 'anhangtitel'),
          ...(/grundriss/i.test(String(readLeaf(item, '@gruppe'))) ? { category: 'Floor Plan' } : {}),
        })),
    );
    return { record };
  },
};
