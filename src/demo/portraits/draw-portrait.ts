import { createRandom, type Random } from '#lib/random.ts';
import { chooseScheme } from './facades/scheme.ts';
import { drawFront } from './grounds/front.ts';
import { chooseLight, type Light } from './landscape/light.ts';
import { drawBathroom } from './rooms/bathroom.ts';
import { drawPrimaryBedroom, drawSecondBedroom } from './rooms/bedrooms.ts';
import { drawDiningRoom } from './rooms/dining-room.ts';
import { drawGarageRoom } from './rooms/garage-room.ts';
import { drawHomeOffice } from './rooms/home-office.ts';
import { chooseInterior } from './rooms/interior.ts';
import { drawKitchen } from './rooms/kitchen.ts';
import { drawLivingRoom } from './rooms/living-room.ts';
import { tintIndoors, type RoomContext } from './rooms/room.ts';
import { createSheet, type Sheet } from './svg.ts';
import { PORTRAIT_HEIGHT, PORTRAIT_WIDTH, type HomeFacts, type RoomType } from './types.ts';

const INDOORS: Partial<Record<RoomType, (context: RoomContext) => void>> = {
  living: drawLivingRoom,
  kitchen: drawKitchen,
  dining: drawDiningRoom,
  'primary-bedroom': drawPrimaryBedroom,
  'second-bedroom': drawSecondBedroom,
  bathroom: drawBathroom,
  office: drawHomeOffice,
  garage: drawGarageRoom,
};

/** One picture of a home as a standalone SVG of 1600 by 1067, without text. The same facts and room give the same bytes. */
export function drawPortrait(facts: HomeFacts, room: RoomType): string {
  const random = createRandom(`portrait/${facts.seed}`);
  const light = chooseLight(random.fork('light'), facts.condition);
  const paintIndoors = INDOORS[room];
  const sheet = createSheet(paintIndoors ? tintIndoors(light.time) : light.tint);
  const mirrored = random.fork(`mirror/${room}`).chance(0.5);
  sheet.group(mirrored ? { transform: `matrix(-1 0 0 1 ${PORTRAIT_WIDTH} 0)` } : {}, () => {
    const own = random.fork(room);
    if (paintIndoors) paintIndoors({ sheet, random: own, light, facts, interior: chooseInterior(random.fork('interior'), facts) });
    else paintOutdoors(sheet, own, random, light, facts, room);
  });
  return sheet.render(PORTRAIT_WIDTH, PORTRAIT_HEIGHT);
}

function paintOutdoors(sheet: Sheet, own: Random, random: Random, light: Light, facts: HomeFacts, room: RoomType): void {
  const scheme = chooseScheme(random.fork('scheme'), facts);
  if (room === 'front') drawFront({ sheet, random: own, light, facts, scheme });
}
