import type { Random } from '#lib/random.ts';
import type { Ground } from './choose-grounds.ts';
import { STREET_NATURE, STREET_PEOPLE } from './names.ts';
import { at, signedArea } from './plane.ts';

const SMALL = ['Green', 'Square', 'Commons', 'Garden', 'Pocket Park'];
const LARGE = ['Park', 'Playfield', 'Park', 'Community Park', 'Meadow'];

/** A name for each neighborhood park: its neighborhood's, a person's or a plant's; none occurs twice. */
export function nameParks(grounds: readonly Ground[], districtNames: readonly string[], random: Random): string[] {
  const firsts = random.shuffle([...STREET_PEOPLE, ...STREET_NATURE]);
  const used = new Set<string>();
  return grounds.map((ground) => {
    const kind = random.pick(signedArea(ground.ring) > 9000 ? LARGE : SMALL);
    const home = at(districtNames, ground.district);
    const local = `${home} ${kind}`;
    const ownName = random.chance(0.4) || used.has(local) || /(Park|Green|Square|Commons|Meadow)/.test(home);
    const name = ownName ? `${firsts.pop() ?? home} ${kind}` : local;
    used.add(name);
    return name;
  });
}
