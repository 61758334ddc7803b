export { isReadable } from '../model/limits.ts';
export { useReadDocument } from './use-read-document.ts';
