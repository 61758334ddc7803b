import { useMemo, useState } from 'react';
import type { Listing } from '#domains/listings/contract.ts';
import { useMapGround } from '#domains/search/web/index.ts';
import { formatCompactMoney } from '#lib/format.ts';
import type { LngLat } from '#lib/geo.ts';
import { QueryScope } from '#platform/web/query-scope.tsx';
import { InteractiveMap, MapLoading } from '#ui/map/interactive-map.tsx';
import type { MapLayer } from '#ui/map/map-layers.ts';
import type { MapPin } from '#ui/map/map-types.ts';
import { createPinFocusStore } from '#ui/map/pin-focus.ts';
import { priceCentsOf, titleOf } from '#domains/listings/web/index.ts';

const STREET_ZOOM = 15;
const AREA_ZOOM = 12.5;

interface LocationMapProps {
  listing: Listing;
  point: LngLat;
}

export default function LocationMap(props: LocationMapProps) {
  return (
    <QueryScope>
      <Place {...props} />
    </QueryScope>
  );
}

function Place({ listing, point }: LocationMapProps) {
  const known = useMapGround();
  const [focus] = useState(createPinFocusStore);
  const [layers, setLayers] = useState<MapLayer[]>([]);
  const pins = useMemo(() => [pinOf(listing, point)], [listing, point]);
  if (known === undefined) return <MapLoading />;
  return (
    <InteractiveMap
      label={`Map of ${titleOf(listing)}`}
      ground={known.ground}
      initialView={{ center: point, zoom: listing.coordinatesApproximate ? AREA_ZOOM : STREET_ZOOM }}
      pins={pins}
      focus={focus}
      layers={layers}
      onLayersChange={setLayers}
    />
  );
}

function pinOf(listing: Listing, [longitude, latitude]: LngLat): MapPin {
  const price = priceCentsOf(listing);
  return {
    id: listing.listingKey,
    kind: 'home',
    longitude,
    latitude,
    label: price === null ? 'Home' : formatCompactMoney(price),
    count: 1,
    tone: 'normal',
    isApproximate: listing.coordinatesApproximate,
    bounds: { west: longitude, south: latitude, east: longitude, north: latitude },
  };
}
