export { documentsOptions } from './api.ts';
export { DocumentList } from './components/document-list.tsx';
