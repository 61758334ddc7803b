import type { DrawPortrait } from '#domains/listings/server/index.ts';
import { portraitFactsOfListing } from './market/portrait-facts.ts';
import { drawPortrait } from './portraits/draw-portrait.ts';
import { ROOM_TYPES } from './portraits/types.ts';

/** Draws what `portrait:<listing>/<room>` names, from the listing's own facts. */
export const drawListingPortrait: DrawPortrait = (subject, address) => {
  const name = address.split('/').at(-1);
  const room = ROOM_TYPES.find((known) => known === name);
  return room === undefined ? undefined : drawPortrait(portraitFactsOfListing(subject), room);
};
