import { queryOptions } from '@tanstack/react-query';
import { endpointUrl } from '#lib/endpoint.ts';
import { ApiError, browserApi, reasonOf } from '#platform/web/api-client.ts';
import { fetchAsUser } from '#platform/web/fetch-as-user.ts';
import { TRY_AGAIN } from '#ui/failure-words.ts';
import { listDocuments, UPLOAD_CONSUMES } from '../contract.ts';

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
  path: string;
  params?: Record<string, string>;
  query?: Record<string, string>;
}

/** Sends a file, once by one id. Throws ApiError where it is refused. */
export async function uploadDocument({ path, params, query }: UploadTarget, file: File, documentId: string): Promise<void> {
  const url = endpointUrl(path, { ...params, documentId }, { ...query, name: file.name });
  const response = await fetchAsUser(url, { method: 'PUT', headers: { 'content-type': UPLOAD_CONSUMES }, body: file });
  if (!response.ok) throw new ApiError(response.status, await response.text());
}

/** Why a file of several was not added, with its name. */
export function sayNotAdded(name: string, error: unknown): string {
  const reason = reasonOf(error) ?? TRY_AGAIN;
  return reason.includes(name) ? reason : `${name} was not added. ${reason}`;
}
