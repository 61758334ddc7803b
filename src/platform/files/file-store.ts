/** Files by key on local disk or S3; keys are slash-separated and chosen by us. */
export interface FileStore {
  put(key: string, content: Uint8Array, contentType: string): Promise<void>;
  /** Undefined where no such file exists. */
  get(key: string): Promise<Uint8Array | undefined>;
  delete(key: string): Promise<void>;
}
