import { lazy } from 'react';

export { formatSize, MOST_DOCUMENT_SIZE } from '../model/file-limits.ts';
export { documentsOptions } from './api.ts';
export { FileList } from './components/file-list.tsx';
export { DocumentList } from './components/document-list.tsx';
export { Sending } from './vault/sending.ts';
export const VaultView = lazy(async () => ({ default: (await import('./vault/vault-view.tsx')).VaultView }));
