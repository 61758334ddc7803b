import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { MapInfo } from '#domains/neighborhoods/contract.ts';
import type { MapGround } from '#ui/map/map-types.ts';
import { mapOptions } from './api.ts';
import { mapGround } from './map-ground.ts';

interface KnownGround {
  /** Absent if loading failed: a map without its ground still shows its pins. */
  info: MapInfo | undefined;
  ground: MapGround;
}

/** What a map is drawn on; undefined until known. */
export function useMapGround(): KnownGround | undefined {
  const { data: info, isPending } = useQuery(mapOptions());
  return useMemo(() => (isPending ? undefined : { info, ground: mapGround(info) }), [info, isPending]);
}
