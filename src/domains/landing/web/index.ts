export { PlacePage, readPlace } from './render/place.tsx';
export { RichText } from './render/rich-text.tsx';
