import { mkdirSync } from 'node:fs';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { DomainError } from '#platform/http/domain-error.ts';
import type { Config } from '#platform/config/config.ts';
import type { FileStore } from './file-store.ts';

/** Files on local disk below the data folder, or in an S3 bucket where FILES_S3_BUCKET names one. */
export async function openFileStore(config: Config, dataDirectory: string): Promise<FileStore> {
  const disk =
    config.FILES_S3_BUCKET === undefined ? localDisk(`${dataDirectory}/files`) : await bucketDisk(config, config.FILES_S3_BUCKET);
  return {
    async put(key, content, contentType) {
      await disk.put(key, content, { contentType });
    },
    async get(key) {
      return (await disk.exists(key)) ? disk.getBytes(key) : undefined;
    },
    async delete(key) {
      await disk.delete(key);
    },
  };
}

function localDisk(location: string): Disk {
  mkdirSync(location, { recursive: true });
  return new Disk(new FSDriver({ location, visibility: 'private' }));
}

// Loaded only where it is used: the S3 client is large.
async function bucketDisk(config: Config, bucket: string): Promise<Disk> {
  const { FILES_S3_ACCESS_KEY_ID: accessKeyId, FILES_S3_SECRET_ACCESS_KEY: secretAccessKey } = config;
  if (accessKeyId === undefined || secretAccessKey === undefined) {
    throw new DomainError('not-configured', 'FILES_S3_BUCKET needs FILES_S3_ACCESS_KEY_ID and FILES_S3_SECRET_ACCESS_KEY.');
  }
  const { S3Driver } = await import('flydrive/drivers/s3');
  return new Disk(
    new S3Driver({
      bucket,
      credentials: { accessKeyId, secretAccessKey },
      region: config.FILES_S3_REGION ?? 'us-east-1',
      visibility: 'private',
      ...(config.FILES_S3_ENDPOINT === undefined ? {} : { endpoint: config.FILES_S3_ENDPOINT, forcePathStyle: true }),
    }),
  );
}
