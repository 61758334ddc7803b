/** The parts of heic-decode, which has no types of its own, that we use. */
declare module 'heic-decode' {
  export interface HeicImage {
    width: number;
    height: number;
    /** Four bytes a pixel: red, green, blue, alpha. */
    decode(): Promise<{ width: number; height: number; data: Uint8ClampedArray }>;
  }

  const decode: { all(input: { buffer: Uint8Array }): Promise<HeicImage[] & { dispose(): void }> };
  export default decode;
}
