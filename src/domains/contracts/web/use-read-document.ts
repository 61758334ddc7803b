import { browserApi } from '#platform/web/api-client.ts';
import { useWrite } from '#platform/web/write/use-write.ts';
import { listContracts, readContractDocument } from '../contract.ts';

/** Has one of the reader's documents read as a contract, and says the id of what was read. */
export function useReadDocument(onRead: (contractId: string) => void, tells: 'toast' | 'page' = 'toast') {
  return useWrite(
    (documentId: string, contractId) => browserApi.call(readContractDocument, { params: { contractId }, body: { documentId } }),
    { refreshes: [listContracts], tells, answered: ({ id }) => onRead(id), failureTitle: 'It could not be read as a contract' },
  );
}
