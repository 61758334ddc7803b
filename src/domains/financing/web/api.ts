import { queryOptions } from '@tanstack/react-query';
import { browserApi } from '#platform/web/api-client.ts';
import { downloadAsUser } from '#platform/web/download-as-user.ts';
import { getApplication, getApplicationDocument, getJoinedDocument } from '../contract.ts';

const BOTH_MS = 15_000;
const FILE_NAME = 'loan-application.pdf';

export const applicationOptions = queryOptions({
  queryKey: [getApplication.path],
  queryFn: async ({ signal }) =>
    (await browserApi.call(getApplication, {}, signal)) ?? { application: null, joined: null, expiredAt: null },
  // What the other borrower fills in counts here too, while both are at it.
  refetchInterval: ({ state: { data } }) => (data?.joined != null || data?.application?.coApplicant != null ? BOTH_MS : false),
});

/** Saves the PDF as a file. Throws ApiError if the download fails. */
export async function downloadDocument(): Promise<void> {
  await downloadAsUser(getApplicationDocument.path, FILE_NAME);
}

/** The same of the reader's part in an application that they joined. */
export async function downloadPart(): Promise<void> {
  await downloadAsUser(getJoinedDocument.path, FILE_NAME);
}
