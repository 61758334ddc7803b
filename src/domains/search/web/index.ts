export { addPoint, DrawPanel, ringOf, START_OF_DRAWING, type Drawing } from './components/draw-panel.tsx';
export { TravelPlacePicker, type PickedPlace } from './components/travel-place-picker.tsx';
export { suggestOptions } from './api.ts';
export { useMapGround } from './use-map-ground.ts';
export { OwnHomesContext, SearchExtrasContext, type OwnHomes, type SearchExtrasProps } from './components/search-extras.ts';
export { describeFilters } from './filter-labels.ts';
export { isPersonal, withoutPersonal } from './search-state.ts';
export { IgnoredNotice } from './components/ignored-notice.tsx';
export { type IgnoredParameter, loadWithoutRefused } from './refused-parameters.ts';
