export { createShareLink, endShareLink, listShareLinks, openShareLink } from './share-links.ts';
