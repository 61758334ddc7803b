import { createRandom } from '#lib/random.ts';
import { chooseScheme } from './facades/scheme.ts';
import { drawFront } from './grounds/front.ts';
import { chooseLight } from './landscape/light.ts';
import { createSheet } from './svg.ts';
import { PORTRAIT_HEIGHT, PORTRAIT_WIDTH, type HomeFacts, type RoomType } from './types.ts';

export function drawPortrait(facts: HomeFacts, room: RoomType): string {
  const random = createRandom(`portrait/${facts.seed}`);
  const light = chooseLight(random.fork('light'), facts.condition);
  const sheet = createSheet(light.tint);
  const scheme = chooseScheme(random.fork('scheme'), facts);
  const mirrored = random.fork('mirror').chance(0.5);
  sheet.group(mirrored ? { transform: `matrix(-1 0 0 1 ${PORTRAIT_WIDTH} 0)` } : {}, () => {
    if (room === 'front') drawFront({ sheet, random: random.fork('front'), light, facts, scheme });
  });
  return sheet.render(PORTRAIT_WIDTH, PORTRAIT_HEIGHT);
}
