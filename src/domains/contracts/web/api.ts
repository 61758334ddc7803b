import { endpointUrl } from '#lib/endpoint.ts';
import { ApiError } from '#platform/web/api-client.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { fetchAsUser } from '#platform/web/fetch-as-user.ts';
import { UPLOAD_CONSUMES } from '#domains/documents/contract.ts';
import {
  compareContracts,
  contractSharing,
  getContract,
  listContracts,
  readContractFile,
  readDeal,
  type Analysis,
} from '../contract.ts';

export const contractsOptions = () => endpointQuery(listContracts);
export const contractOptions = (contractId: string) => endpointQuery(getContract, { params: { contractId } });

export const dealOptions = (contractId: string) => endpointQuery(readDeal, { params: { contractId } });

export const changesOptions = (contractId: string, since: string) =>
  endpointQuery(compareContracts, { params: { contractId }, query: { since } });

export const contractSharesOptions = (contractId: string) => endpointQuery(contractSharing.list, { params: { contractId } });

/** Sends a contract to be read, once by one id. Throws ApiError where it is refused. */
export async function sendContract(file: File, contractId: string): Promise<Analysis> {
  const url = endpointUrl(readContractFile.path, { contractId }, { name: file.name });
  const response = await fetchAsUser(url, { method: 'PUT', headers: { 'content-type': UPLOAD_CONSUMES }, body: file });
  if (!response.ok) throw new ApiError(response.status, await response.text());
  return (await response.json()) as Analysis;
}
