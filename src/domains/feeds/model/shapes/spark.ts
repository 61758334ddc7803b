import { dictionary } from '#lib/dictionary.ts';
import { isList, isRecord } from '#lib/json-value.ts';
import { readLeaf } from './read-path.ts';
import { type Shape, toMedia } from './shape.ts';

/** Names of the older interface, and RESO's. All others are RESO's already. */
const RENAMED = dictionary<string>({
  BathsTotal: 'BathroomsTotalInteger',
  BathsFull: 'BathroomsFull',
  BathsHalf: 'BathroomsHalf',
  BathsThreeQuarter: 'BathroomsThreeQuarter',
  BedsTotal: 'BedroomsTotal',
  StreetAdditionalInfo: 'UnitNumber',
  CurrentPrice: 'ListPrice',
});

/** Spark's and flexmls's own interface: RESO names within `StandardFields`, photos and open houses beside them. */
export const spark: Shape = {
  name: 'Spark',
  recognizes: (value) => isRecord(value['StandardFields']),
  toReso(value) {
    const fields = isRecord(value['StandardFields']) ? value['StandardFields'] : {};
    const record: Record<string, unknown> = {};
    for (const [name, field] of Object.entries(fields)) {
      if (['Photos', 'OpenHouses', 'VirtualTours', 'Videos', 'Documents'].includes(name)) continue;
      const to = RENAMED[name] ?? name;
      if (field === '********' || (to !== name && to in fields && to !== 'ListPrice')) continue;
      record[to] = field;
    }
    record['LivingArea'] ??= fields['BuildingAreaTotal'];
    // The type itself is a letter, whose meaning each exchange decides.
    const type = [fields['PropertyTypeLabel'], fields['PropertyClass']].find((name) => typeof name === 'string' && name !== '');
    if (type !== undefined) record['PropertyType'] = type;
    record['ListingKey'] ??= value['Id'];
    if (isList(fields['Photos'])) record['Media'] = toPhotos(fields['Photos']);
    if (isList(fields['OpenHouses'])) {
      record['OpenHouse'] = fields['OpenHouses'].filter(isRecord).map((house) => ({
        OpenHouseKey: house['Id'],
        OpenHouseDate: house['Date'],
        OpenHouseStartTime: house['StartTime'],
        OpenHouseEndTime: house['EndTime'],
      }));
    }
    return { record };
  },
};

function toPhotos(photos: readonly unknown[]) {
  const sorted = photos.toSorted((a, b) => Number(readLeaf(b, 'Primary') === true) - Number(readLeaf(a, 'Primary') === true));
  return toMedia(
    sorted.map((photo) => ({
      url: readLeaf(photo, 'UriLarge') ?? readLeaf(photo, 'Uri1280') ?? readLeaf(photo, 'Uri800') ?? readLeaf(photo, 'Uri300'),
      key: readLeaf(photo, 'Id'),
      caption: readLeaf(photo, 'Caption') ?? readLeaf(photo, 'Name'),
    })),
  );
}
