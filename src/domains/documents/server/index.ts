export { removeFiles, serveDocumentWith } from './keep-documents.ts';
export {
  disownDocuments,
  findDocumentWith,
  listDocumentsByKey,
  listDocumentsWith,
  listKeysWithDocumentsOf,
  passDocuments,
  removeDocumentsOf,
  removeDocumentWith,
} from './queries.ts';
export { storeDocument } from './store-document.ts';
