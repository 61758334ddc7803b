import type { BoostedTrees } from './boosted-trees.ts';
import type { FactsPlan } from './home-facts.ts';
import type { HedonicModel } from './hedonic-model.ts';
import type { MarketLevels, MonthObservation } from './market-levels.ts';
import type { KrigingOptions, PastSales } from './past-sales.ts';
import type { FeatureKind } from './sales-mapping.ts';

export const MODEL_FORM = 3;

/** One trained model: everything an estimate needs. */
export interface ValuationModel {
  form: typeof MODEL_FORM;
  seed: string;
  schema: { name: string; kind: FeatureKind; categories: readonly string[] }[];
  origin: { latitude: number; longitude: number };
  plan: FactsPlan;
  hedonic: HedonicModel;
  market: MarketLevels;
  /** What each month's sales say about its level. */
  observations: MonthObservation[];
  past: PastSales;
  prices: Float64Array;
  kriging: KrigingOptions;
  /** Names of the columns that the trees use. */
  columns: string[];
  members: { target: 'level' | 'correction'; trees: BoostedTrees }[];
  /**
   * The weight of the plain hedonic-and-neighbors estimate next to the trees, and what is added to the weighted mean of the two.
   */
  krigedShare: number;
  shift: number;
  scale: BoostedTrees;
  /** Error divided by local scale, raised to `power`, at the ends of each interval. */
  bands: { power: number; low68: number; high68: number; low80: number; high80: number; fsd: number };
  /** Limits for an estimate: kilometers to the tenth sale, and a known size if nearly all sales had one. */
  limits: { tenthKm: number; needsSize: boolean };
  training: { sales: number; firstDay: number; lastDay: number; outOfBagMdape: number };
}
