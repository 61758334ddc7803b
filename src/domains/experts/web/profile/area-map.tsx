import { useState } from 'react';
import { useMapGround } from '#domains/search/web/index.ts';
import { boxAround, type LngLat } from '#lib/geo.ts';
import { QueryScope } from '#platform/web/query-scope.tsx';
import { InteractiveMap, MapLoading } from '#ui/map/interactive-map.tsx';
import type { MapLayer } from '#ui/map/map-layers.ts';
import { createPinFocusStore } from '#ui/map/pin-focus.ts';
import type { ExpertProfile } from '../../contract.ts';

type Outline = ExpertProfile['area']['outline'];

/** Where an expert works. Fills its positioned parent. */
export function AreaMap({ outline }: { outline: Outline }) {
  return (
    <QueryScope>
      <OutlineMap outline={outline} />
    </QueryScope>
  );
}

function OutlineMap({ outline }: { outline: Outline }) {
  const known = useMapGround();
  const [focus] = useState(createPinFocusStore);
  const [layers, setLayers] = useState<MapLayer[]>([]);
  if (known === undefined) return <MapLoading />;
  return (
    <InteractiveMap
      label="Where this expert works"
      ground={known.ground}
      initialView={{ bounds: boxAround(outline.flatMap((ring): LngLat[] => ring)), paddingPixels: 24 }}
      pins={[]}
      focus={focus}
      areas={outline}
      layers={layers}
      onLayersChange={setLayers}
    />
  );
}
