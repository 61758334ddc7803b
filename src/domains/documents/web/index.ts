export { formatSize } from '../model/document-rules.ts';
export { documentsOptions } from './api.ts';
export { DocumentList } from './components/document-list.tsx';
