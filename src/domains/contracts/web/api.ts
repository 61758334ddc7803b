import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { sendFile } from '#platform/web/send-file.ts';
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
export const sendContract = (file: File, contractId: string): Promise<Analysis> =>
  sendFile(readContractFile, { params: { contractId }, query: { name: file.name }, file });
