export interface BoostingOptions {
  trees: number;
  learningRate: number;
  maxLeaves: number;
  minLeafRows: number;
  rowFraction: number;
  columnFraction: number;
  /** Residuals larger than this quantile of their sizes count linearly (Huber). */
  huberQuantile: number;
  ridge: number;
  seed: string;
  /**
   * Stops after this many trees that do not improve the `unseen` rows, and drops those trees. Without it, all trees are grown.
   */
  patience?: number;
}

export interface GrowingForest {
  column: number[];
  threshold: number[];
  left: number[];
  right: number[];
  value: number[];
}
