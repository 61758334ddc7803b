import type { Market } from '#domains/market/contract.ts';
import type { MapGround } from '#platform/pdf/map-frame.ts';
import type { Frame } from '#platform/pdf/report-parts.tsx';
import type { Cma } from '../../contract.ts';
import type { Picture } from '../load-pictures.ts';

export interface ReportData {
  market: Market | null;
  /** Null where the map is not printed. */
  map: MapGround | null;
  /** Of comparables, by their keys. */
  pictures: ReadonlyMap<string, Picture>;
}

export interface ReportPageProps extends ReportData {
  cma: Cma;
  frame: Frame;
}
