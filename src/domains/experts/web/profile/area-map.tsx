import { useState } from 'react';
import { useMapGround } from '#domains/search/web/index.ts';
import { boxAround, type LngLat } from '#lib/geo.ts';
import { QueryScope } from '#platform/web/query-scope.tsx';
import { InteractiveMap, MapLoading } from '#ui/map/interactive-map.tsx';
import type { MapLayer } from '#ui/map/map-layers.ts';
import { createPinFocusStore } from '#ui/map/pin-focus.ts';
import type { ExpertProfile } from '../../contract.ts';

type Outline = ExpertProfile['area']['outline'];

interface AreaMapProps {
  outline: Outline;
  label?: string;
}

/** Where an expert works, or the area that `label` names. Fills its positioned parent. */
export function AreaMap(props: AreaMapProps) {
  return (
    <QueryScope>
      <OutlineMap {...props} />
    </QueryScope>
  );
}

function OutlineMap({ outline, label = 'Where this expert works' }: AreaMapProps) {
  const known = useMapGround();
  const [focus] = useState(createPinFocusStore);
  const [layers, setLayers] = useState<MapLayer[]>([]);
  if (known === undefined) return <MapLoading />;
  return (
    <InteractiveMap
      label={label}
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
