import { queryOptions } from '@tanstack/react-query';
import type { Endpoint } from '#lib/endpoint.ts';
import { browserApi, reasonOf } from '#platform/web/api-client.ts';
import { sendFile } from '#platform/web/send-file.ts';
import { TRY_AGAIN } from '#ui/failure-words.ts';
import { listDocuments } from '../contract.ts';
import { untilSent } from './until-sent.ts';

export const documentsOptions = queryOptions({
  queryKey: [listDocuments.path],
  queryFn: async ({ signal }) => (await browserApi.call(listDocuments, {}, signal)) ?? { documents: [] },
});

/** Puts one of the reader's in the trash. The calls of the vault come with their first use: many pages show a list of files. */
export async function trashOwn(documentId: string): Promise<unknown> {
  const { trashDocument } = await import('../contract/vault.ts');
  return browserApi.call(trashDocument, { params: { documentId } });
}

/** Takes it out of there again. */
export async function restoreOwn(documentId: string): Promise<unknown> {
  const { restoreDocument } = await import('../contract/vault.ts');
  return browserApi.call(restoreDocument, { params: { documentId } });
}

/** Where a file goes: the endpoint that takes it, and what names its subject. */
export interface UploadTarget {
  endpoint: Endpoint;
  params?: Record<string, string>;
  query?: Record<string, string>;
  /** Whether a file may take the place of another there, which stays as its earlier version. */
  takesVersions?: boolean;
}

/** Sends a file, once by one id, again after the line broke. Throws ApiError where it is refused. */
export async function uploadDocument(
  { endpoint, params, query }: UploadTarget,
  file: File,
  { documentId, onProgress }: { documentId: string; onProgress?: (share: number) => void },
): Promise<void> {
  await untilSent(() =>
    sendFile(endpoint, {
      params: { ...params, documentId },
      query: { ...query, name: file.name },
      file,
      ...(onProgress === undefined ? {} : { onProgress }),
    }),
  );
}

/** Why a file of several was not added, with its name. */
export function sayNotAdded(name: string, error: unknown): string {
  const reason = reasonOf(error) ?? TRY_AGAIN;
  return reason.includes(name) ? reason : `${name} was not added. ${reason}`;
}
