/** The site's own homes, as material for requests. */
export interface SiteHomes {
  keys: string[];
  points: [longitude: number, latitude: number][];
  /** As `longitude,latitude`. */
  center: string;
  viewports: string[];
  places: string[];
  tiles: string[];
  pictures: string[];
}

const MOST_HOMES = 1000;
const TILE_ZOOMS = [11, 12, 13, 14, 15];

interface Item {
  listingKey: string;
  latitude: number | null;
  longitude: number | null;
}

export async function readSiteHomes(url: string): Promise<SiteHomes> {
  const items: Item[] = [];
  let cursor: string | null = '';
  while (items.length < MOST_HOMES && cursor !== null) {
    const page: { items: Item[]; nextCursor: string | null } = await read(url, `/api/listings?limit=100&cursor=${cursor}`);
    items.push(...page.items);
    cursor = page.nextCursor;
  }
  const [map, tree] = await Promise.all([
    read<{ tiles: string | null; center: [number, number] | null }>(url, '/api/map'),
    read<{ cities: { slug: string; neighborhoods: { slug: string }[] }[] }>(url, '/api/place-tree'),
  ]);
  const points = items.flatMap(({ longitude, latitude }): [number, number][] =>
    longitude === null || latitude === null ? [] : [[longitude, latitude]],
  );
  const pages = await Promise.all(items.slice(0, 30).map(({ listingKey }) => readText(url, `/api/listings/${listingKey}`)));
  return {
    keys: items.map(({ listingKey }) => listingKey),
    points,
    center: (map.center ?? points[0] ?? [0, 0]).join(','),
    viewports: points.map((point, index) => viewportAround(point, 0.005 * 2 ** (index % 4))),
    places: tree.cities.flatMap(({ slug, neighborhoods }) => [slug, ...neighborhoods.map((one) => one.slug)]),
    tiles: points
      .slice(0, 60)
      .flatMap((point, index) =>
        map.tiles === null ? [] : [tileAt(map.tiles, point, TILE_ZOOMS[index % TILE_ZOOMS.length] ?? 12)],
      ),
    pictures: [...new Set(pages.flatMap((page) => page.match(/\/api\/media\/[\w.-]+/g) ?? []))],
  };
}

// Our own API, typed by its contracts.
async function read<Value>(url: string, path: string): Promise<Value> {
  return JSON.parse(await readText(url, path)) as Value;
}

async function readText(url: string, path: string): Promise<string> {
  return (await fetch(new URL(path, url))).text();
}

function viewportAround([longitude, latitude]: [number, number], half: number): string {
  return [longitude - half, latitude - half * 0.7, longitude + half, latitude + half * 0.7]
    .map((degrees) => degrees.toFixed(5))
    .join(',');
}

function tileAt(template: string, [longitude, latitude]: [number, number], zoom: number): string {
  const radians = (latitude * Math.PI) / 180;
  const x = Math.floor(((longitude + 180) / 360) * 2 ** zoom);
  const y = Math.floor(((1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2) * 2 ** zoom);
  return template.replace('{z}', String(zoom)).replace('{x}', String(x)).replace('{y}', String(y));
}
