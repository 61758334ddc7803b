import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { getMap } from '#domains/neighborhoods/contract.ts';
import { mapGround } from '#domains/search/web/index.ts';
import { formatCompactMoney } from '#lib/format.ts';
import { boxAround, type Box } from '#lib/geo.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { InteractiveMap, MapLoading } from '#ui/map/interactive-map.tsx';
import type { MapLayer } from '#ui/map/map-layers.ts';
import type { MapPin } from '#ui/map/map-types.ts';
import { createPinFocusStore } from '#ui/map/pin-focus.ts';
import type { Cma, CmaHome } from '../../contract.ts';

/** Where the home and those it is compared with lie; the list beside says the same in words. */
export function CompMap({ cma }: { cma: Cma }) {
  const { data, isError } = useQuery(endpointQuery(getMap));
  const [focus] = useState(createPinFocusStore);
  const [layers, setLayers] = useState<MapLayer[]>([]);
  const pins = useMemo(
    () => [
      pinOf('subject', cma.subject, 'This home', 'cut'),
      ...cma.comps.map((comp) =>
        pinOf(comp.key, comp.facts.home, formatCompactMoney(comp.facts.priceCents), comp.kind === 'sold' ? 'normal' : 'viewed'),
      ),
    ],
    [cma],
  );
  if (data === undefined && !isError) return <MapLoading />;
  return (
    <InteractiveMap
      label="This home and its comparables"
      ground={mapGround(data)}
      initialView={{ bounds: boxAround(pins.map((pin) => [pin.longitude, pin.latitude])), paddingPixels: 48 }}
      pins={pins}
      focus={focus}
      layers={layers}
      onLayersChange={setLayers}
    />
  );
}

function pinOf(id: string, { latitude, longitude }: CmaHome, label: string, tone: MapPin['tone']): MapPin {
  const bounds: Box = { west: longitude, east: longitude, south: latitude, north: latitude };
  return { id, kind: 'home', latitude, longitude, label, count: 1, tone, isApproximate: false, bounds };
}
