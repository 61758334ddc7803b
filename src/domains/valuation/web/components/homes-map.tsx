import { useMemo, useState } from 'react';
import { useMapGround } from '#domains/search/web/index.ts';
import { boxAround, type Box } from '#lib/geo.ts';
import { InteractiveMap, MapLoading } from '#ui/map/interactive-map.tsx';
import type { MapLayer } from '#ui/map/map-layers.ts';
import type { MapPin } from '#ui/map/map-types.ts';
import { createPinFocusStore } from '#ui/map/pin-focus.ts';

export interface MappedHome {
  id: string;
  latitude: number;
  longitude: number;
  label: string;
  /** The home to compare with stands out; homes without weight are dimmed. */
  role: 'subject' | 'compared' | 'context';
}

const TONES = { subject: 'cut', compared: 'normal', context: 'viewed' } as const;

/** A home and those it is compared with, where they lie; the list beside says the same in words. Fills its positioned parent. */
export function HomesMap({ label, homes }: { label: string; homes: readonly MappedHome[] }) {
  const known = useMapGround();
  const [focus] = useState(createPinFocusStore);
  const [layers, setLayers] = useState<MapLayer[]>([]);
  const pins = useMemo(() => homes.map(pinOf), [homes]);
  if (known === undefined) return <MapLoading />;
  return (
    <InteractiveMap
      label={label}
      ground={known.ground}
      initialView={{ bounds: boxAround(pins.map((pin) => [pin.longitude, pin.latitude])), paddingPixels: 48 }}
      pins={pins}
      focus={focus}
      layers={layers}
      onLayersChange={setLayers}
    />
  );
}

function pinOf({ id, latitude, longitude, label, role }: MappedHome): MapPin {
  const bounds: Box = { west: longitude, east: longitude, south: latitude, north: latitude };
  return { id, kind: 'home', latitude, longitude, label, count: 1, tone: TONES[role], isApproximate: false, bounds };
}
