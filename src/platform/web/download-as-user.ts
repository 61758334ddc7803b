import { ApiError } from './api-client.ts';
import { fetchAsUser } from './fetch-as-user.ts';

/** Fetches a file as the signed-in person and hands it to the browser. Throws ApiError where it is refused. */
export async function downloadAsUser(url: string, fileName: string): Promise<void> {
  const response = await fetchAsUser(url, { credentials: 'include' });
  if (!response.ok) throw new ApiError(response.status, await response.text());
  const address = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(address);
}
