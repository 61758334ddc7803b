export { createShareLink, endShareLink, endSharesOf, listShareLinks, openShareLink } from './share-links.ts';
