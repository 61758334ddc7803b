import type { Config } from '#platform/config/config.ts';
import { OperatorError } from '#platform/config/operator-error.ts';
import { createBucketStore } from './bucket-store.ts';
import type { FileStore } from './file-store.ts';
import { createLocalStore } from './local-store.ts';

/** Files on local disk in the data folder, or in an S3 bucket if FILES_S3_BUCKET names one. */
export function openFileStore(config: Config, dataDirectory: string): FileStore {
  const { FILES_S3_BUCKET: bucket, FILES_S3_ACCESS_KEY_ID: accessKeyId, FILES_S3_SECRET_ACCESS_KEY: secretAccessKey } = config;
  if (bucket === undefined) return createLocalStore(`${dataDirectory}/files`);
  if (accessKeyId === undefined || secretAccessKey === undefined) {
    throw new OperatorError('FILES_S3_BUCKET needs FILES_S3_ACCESS_KEY_ID and FILES_S3_SECRET_ACCESS_KEY: set both.');
  }
  const { FILES_S3_REGION: region = 'us-east-1', FILES_S3_ENDPOINT: endpoint } = config;
  return createBucketStore({ bucket, region, endpoint, accessKeyId, secretAccessKey });
}
