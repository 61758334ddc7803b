import { queryOptions } from '@tanstack/react-query';
import { endpointUrl } from '#lib/endpoint.ts';
import { browserApi } from '#platform/web/api-client.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { fetchAsUser } from '#platform/web/fetch-as-user.ts';
import {
  type Choices,
  getBrandKit,
  getLogo,
  getMarketingOptions,
  getMaterial,
  getMaterialFile,
  getMaterialPage,
  getSetFile,
  listMaterials,
  listSets,
  previewMaterial,
  type MaterialForm,
} from '../contract.ts';

export const brandKitOptions = () => endpointQuery(getBrandKit);
export const materialsOptions = () => endpointQuery(listMaterials);
export const materialOptions = (id: string) => endpointQuery(getMaterial, { params: { id } });
export const marketingOptions = (id: string) => endpointQuery(getMarketingOptions, { params: { id } });
export const setsOptions = () => endpointQuery(listSets);

/** A material as it would be printed. */
export const previewOptions = (id: string, template: string, choices: Choices) =>
  queryOptions({
    queryKey: [endpointUrl(previewMaterial.path, { id }), template, choices],
    queryFn: ({ signal }) => browserApi.call(previewMaterial, { params: { id }, body: { template, choices } }, signal),
  });

/** A picture that only the signed-in get, as a data address. */
function pictureOptions(url: string) {
  return queryOptions({
    queryKey: [url],
    queryFn: async ({ signal }) => {
      const answer = await fetchAsUser(url, { signal });
      if (!answer.ok) return null;
      return readAsAddress(await answer.blob());
    },
  });
}

export const pageOptions = (id: string, page: number, version: number) =>
  pictureOptions(endpointUrl(getMaterialPage.path, { id, page }, { version }));

/** `stamp` changes with the logo. */
export const logoOptions = (stamp: string) => queryOptions({ ...pictureOptions(getLogo.path), queryKey: [getLogo.path, stamp] });

function readAsAddress(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(new Error('The picture could not be read')));
    reader.readAsDataURL(blob);
  });
}

export const fileUrl = (id: string, form: MaterialForm, page = 1): string =>
  endpointUrl(getMaterialFile.path, { id }, { form, page });
export const setFileUrl = (id: string): string => endpointUrl(getSetFile.path, { id });
