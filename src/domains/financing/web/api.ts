import { queryOptions } from '@tanstack/react-query';
import { browserApi } from '#platform/web/api-client.ts';
import { fetchAsUser } from '#platform/web/fetch-as-user.ts';
import { getApplication, getApplicationDocument } from '../contract.ts';

export const applicationOptions = queryOptions({
  queryKey: [getApplication.path],
  queryFn: async ({ signal }) => (await browserApi.call(getApplication, {}, signal)) ?? { application: null },
});

/** Saves the PDF as a file; false where it could not be had. */
export async function downloadDocument(): Promise<boolean> {
  const response = await fetchAsUser(getApplicationDocument.path);
  if (!response.ok) return false;
  const url = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = url;
  link.download = 'loan-application.pdf';
  link.click();
  URL.revokeObjectURL(url);
  return true;
}
