export { formatSize, MAX_DOCUMENT_SIZE } from '../model/document-rules.ts';
export { documentsOptions } from './api.ts';
export { DocumentList } from './components/document-list.tsx';
