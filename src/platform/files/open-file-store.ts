import { Disk } from 'flydrive';
import type { Config } from '#platform/config/config.ts';
import { OperatorError } from '#platform/config/operator-error.ts';
import type { FileStore } from './file-store.ts';
import { createLocalStore } from './local-store.ts';

/** Files on local disk below the data folder, or in an S3 bucket where FILES_S3_BUCKET names one. */
export async function openFileStore(config: Config, dataDirectory: string): Promise<FileStore> {
  return config.FILES_S3_BUCKET === undefined
    ? createLocalStore(`${dataDirectory}/files`)
    : createBucketStore(config, config.FILES_S3_BUCKET);
}

// Loaded only where it is used: the S3 client is large.
async function createBucketStore(config: Config, bucket: string): Promise<FileStore> {
  const { FILES_S3_ACCESS_KEY_ID: accessKeyId, FILES_S3_SECRET_ACCESS_KEY: secretAccessKey } = config;
  if (accessKeyId === undefined || secretAccessKey === undefined) {
    throw new OperatorError('FILES_S3_BUCKET needs FILES_S3_ACCESS_KEY_ID and FILES_S3_SECRET_ACCESS_KEY: set both.');
  }
  const { S3Driver } = await import('flydrive/drivers/s3');
  const disk = new Disk(
    new S3Driver({
      bucket,
      credentials: { accessKeyId, secretAccessKey },
      region: config.FILES_S3_REGION ?? 'us-east-1',
      visibility: 'private',
      ...(config.FILES_S3_ENDPOINT === undefined ? {} : { endpoint: config.FILES_S3_ENDPOINT, forcePathStyle: true }),
    }),
  );
  return {
    put: (key, content, contentType) => disk.put(key, content, { contentType }),
    get: async (key) => ((await disk.exists(key)) ? disk.getBytes(key) : undefined),
    delete: (key) => disk.delete(key),
  };
}
