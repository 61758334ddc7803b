export { removeFiles, serveDocumentWith } from './keep-documents.ts';
export { disownDocuments, listDocumentsWith, listPlacesOf, removeDocumentsOf } from './queries.ts';
export { storeDocument, type DocumentSubject } from './store-document.ts';
