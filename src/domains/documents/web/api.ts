import { queryOptions } from '@tanstack/react-query';
import { endpointUrl } from '#lib/endpoint.ts';
import { ApiError, browserApi } from '#platform/web/api-client.ts';
import { fetchAsUser } from '#platform/web/fetch-as-user.ts';
import { listDocuments, UPLOAD_CONSUMES } from '../contract.ts';

export const documentsOptions = queryOptions({
  queryKey: [listDocuments.path],
  queryFn: async ({ signal }) => (await browserApi.call(listDocuments, {}, signal)) ?? { documents: [] },
});

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
