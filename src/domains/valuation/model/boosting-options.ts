export interface BoostingOptions {
  trees: number;
  learningRate: number;
  maxLeaves: number;
  minLeafRows: number;
  rowFraction: number;
  columnFraction: number;
  /** Residuals beyond this quantile of their size count linearly (Huber). */
  huberQuantile: number;
  ridge: number;
  seed: string;
  /** Ends after so many trees that `unseen` rows did not gain from, and drops these; without it all trees are grown. */
  patience?: number;
}

export interface GrowingForest {
  column: number[];
  threshold: number[];
  left: number[];
  right: number[];
  value: number[];
}
