import { createRandom, type Random } from '#lib/random.ts';
import { chooseScheme } from './facades/scheme.ts';
import { drawFloorPlan } from './floor-plan/draw-floor-plan.ts';
import { drawAerial } from './grounds/aerial.ts';
import { drawBackYard } from './grounds/back-yard.ts';
import { drawBalcony } from './grounds/balcony.ts';
import { drawFront } from './grounds/front.ts';
import type { Scene } from './grounds/scene.ts';
import { drawStreetScene } from './grounds/street-scene.ts';
import { drawView } from './grounds/view.ts';
import { type Light, asDaylight, chooseLight } from './landscape/light.ts';
import { drawBathroom } from './rooms/bathroom.ts';
import { drawPrimaryBedroom, drawSecondBedroom } from './rooms/bedrooms.ts';
import { drawDiningRoom } from './rooms/dining-room.ts';
import { drawGarageRoom } from './rooms/garage-room.ts';
import { drawHomeOffice } from './rooms/home-office.ts';
import { chooseInterior } from './rooms/interior.ts';
import { drawKitchen } from './rooms/kitchen.ts';
import { drawLivingRoom } from './rooms/living-room.ts';
import { type RoomContext, tintIndoors } from './rooms/room.ts';
import { type Sheet, createSheet } from './svg.ts';
import { type HomeFacts, PORTRAIT_HEIGHT, PORTRAIT_WIDTH, type RoomType } from './types.ts';

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

const AFTER_SUNSET: readonly RoomType[] = ['front', 'pool', 'balcony', 'view'];

/** One picture of a home as a standalone SVG of 1600 by 1067, without text. The same facts and room give the same bytes. */
export function drawPortrait(given: HomeFacts, room: RoomType): string {
  const facts: HomeFacts = given.waterfront && given.view === 'none' ? { ...given, view: 'water' } : given;
  const random = createRandom(`portrait/${facts.seed}`);
  const visit = chooseLight(random.fork('light'), facts.condition);
  const light = visit.lit && !AFTER_SUNSET.includes(room) ? asDaylight(random.fork('daylight'), visit) : visit;
  if (room === 'floor-plan') {
    const paper = createSheet();
    drawFloorPlan(paper, random.fork(room), facts);
    return paper.render(PORTRAIT_WIDTH, PORTRAIT_HEIGHT);
  }
  const paintIndoors = INDOORS[room];
  const sheet = createSheet(paintIndoors ? tintIndoors(light.time) : light.tint);
  // The street side must not swap its garage from one picture to the next.
  const streetSide = room === 'front' || room === 'street' || room === 'aerial';
  const mirrored = random.fork(streetSide ? 'mirror' : `mirror/${room}`).chance(0.5);
  sheet.group(mirrored ? { transform: `matrix(-1 0 0 1 ${PORTRAIT_WIDTH} 0)` } : {}, () => {
    const own = random.fork(room);
    if (paintIndoors)
      paintIndoors({ sheet, random: own, light, facts, interior: chooseInterior(random.fork('interior'), facts) });
    else paintOutdoors(sheet, own, random, light, facts, room);
  });
  return sheet.render(PORTRAIT_WIDTH, PORTRAIT_HEIGHT);
}

function paintOutdoors(sheet: Sheet, own: Random, random: Random, light: Light, facts: HomeFacts, room: RoomType): void {
  const scene: Scene = {
    sheet,
    random: own,
    light,
    facts,
    scheme: chooseScheme(random.fork('scheme'), facts),
    identity: random.fork('identity'),
  };
  if (room === 'front') drawFront(scene);
  else if (room === 'street') drawStreetScene(scene);
  else if (room === 'aerial') drawAerial(scene);
  else if (room === 'balcony') drawBalcony(scene);
  else if (room === 'view') drawView(scene);
  else if (room === 'pool' || room === 'back-yard') drawBackYard(scene, room === 'pool');
}
