import { queryOptions } from '@tanstack/react-query';
import { browserApi } from '#platform/web/api-client.ts';
import { downloadAsUser } from '#platform/web/download-as-user.ts';
import { getApplication, getApplicationDocument } from '../contract.ts';

export const applicationOptions = queryOptions({
  queryKey: [getApplication.path],
  queryFn: async ({ signal }) => (await browserApi.call(getApplication, {}, signal)) ?? { application: null },
});

/** Saves the PDF as a file. Throws ApiError where it could not be had. */
export async function downloadDocument(): Promise<void> {
  await downloadAsUser(getApplicationDocument.path, 'loan-application.pdf');
}
