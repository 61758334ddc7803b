export { MediaLinks as default } from '#domains/listings/web/index.ts';
