import { endpointUrl } from '#lib/endpoint.ts';
import { downloadAsUser } from '#platform/web/download-as-user.ts';
import { endpointQuery } from '#platform/web/endpoint-query.ts';
import { getDocumentFile, listDocuments } from '../../contract.ts';
import { documentSharing, findFiles, getVault, getVaultArchive, type VaultDocument } from '../../contract/vault.ts';

export const vaultOptions = () => endpointQuery(getVault);
export const documentSharesOptions = (documentId: string) => endpointQuery(documentSharing.list, { params: { documentId } });

/** What a change in the vault makes old. */
export const VAULT_READS = [getVault, listDocuments, findFiles];

export const fileUrl = (documentId: string) => endpointUrl(getDocumentFile.path, { documentId });
export const downloadFile = ({ id, name }: Pick<VaultDocument, 'id' | 'name'>) => downloadAsUser(fileUrl(id), name);
export const downloadAll = () => downloadAsUser(endpointUrl(getVaultArchive.path), 'Documents.zip');
