/** Files by key on local disk or S3. We choose the keys, and separate their parts by slashes. */
export interface FileStore {
  put(key: string, content: Uint8Array, contentType: string): Promise<void>;
  /** Undefined if there is no such file. */
  get(key: string): Promise<Uint8Array | undefined>;
  delete(key: string): Promise<void>;
}
