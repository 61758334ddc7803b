/** Turns short English texts into vectors that are near each other if the texts mean similar things. */
export interface Embedder {
  /** How results name it. */
  name: string;
  /** Unit vectors, one for each text. `isUrgent` goes before everything that waits. Throws EmbedderError. */
  embed: (texts: readonly string[], options?: { isUrgent?: boolean }) => Promise<Float32Array[]>;
}

/** There are no vectors now; callers fall back to words alone. */
export class EmbedderError extends Error {
  override name = 'EmbedderError';
}
