export { removeFiles, serveDocumentWith } from './keep-documents.ts';
export { disownDocuments, listDocumentsWith, listKeysWithDocumentsOf, removeDocumentsOf } from './queries.ts';
export { storeDocument } from './store-document.ts';
