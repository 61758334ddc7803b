/** Turns short English texts into vectors that lie near each other where the texts mean alike. */
export interface Embedder {
  /** How results name it. */
  name: string;
  /** Unit vectors, one for each text. `isUrgent` goes before what else is waiting. Throws EmbedderError. */
  embed: (texts: readonly string[], options?: { isUrgent?: boolean }) => Promise<Float32Array[]>;
}

/** No vectors can be had now; callers fall back to words alone. */
export class EmbedderError extends Error {
  override name = 'EmbedderError';
}
