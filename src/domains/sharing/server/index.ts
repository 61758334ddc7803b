export { endSharesOf, listLinkedKeys, listShareLinks, openShareLink, type OpenedLink } from './share-links.ts';
export { shareThings } from './share-things.ts';
