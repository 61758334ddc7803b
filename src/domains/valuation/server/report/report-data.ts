import type { Market } from '#domains/market/contract.ts';
import type { Surroundings } from '#domains/neighborhoods/contract.ts';
import type { MapGround } from '#platform/pdf/map-frame.ts';
import type { Frame } from '#platform/pdf/report-parts.tsx';
import type { HomeValuation, MarketIndex, ModelCard } from '../../contract.ts';
import type { FactValue } from '../../model/home-record.ts';

/** A fact that somebody put in the place of the record. */
export interface NamedCorrection {
  fact: string;
  /** What the record says. */
  recorded: FactValue;
  /** What it rests on, in the owner’s words; null where they are not told. */
  evidence: string | null;
}

export interface ReportData {
  valuation: HomeValuation;
  corrections: NamedCorrection[];
  sharedBy: string | null;
  card: ModelCard | null;
  index: MarketIndex | null;
  market: Market | null;
  hazards: Surroundings['hazards'];
  /** Null where nothing may say where the home lies. */
  ground: MapGround | null;
}

export interface ReportPageProps extends ReportData {
  frame: Frame;
}
