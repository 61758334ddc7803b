import type { Random } from '#lib/random.ts';
import type { Interior } from './interior.ts';
import type { ChairKind, SofaKind } from './seating.ts';
import type { Shell } from './shell-look.ts';
import type { WallFinish } from './wall-finish.ts';

export function sofaKind(random: Random, interior: Interior): SofaKind {
  const kinds: Record<Interior['mood'], readonly SofaKind[]> = {
    classic: ['roll', 'tufted', 'track'],
    modern: ['low', 'track'],
    farmhouse: ['roll', 'track'],
    'mid-century': ['wood', 'track'],
    mediterranean: ['roll', 'low'],
    coastal: ['roll', 'track'],
    loft: ['tufted', 'low'],
    nordic: ['track', 'wood', 'low'],
    eclectic: ['tufted', 'roll', 'track'],
    dated: ['roll'],
  };
  return random.pick(kinds[interior.mood]);
}

export function chairKind(random: Random, interior: Interior): ChairKind {
  if (interior.mood === 'mid-century' || interior.mood === 'nordic') return random.pick(['lounge', 'shell', 'lounge']);
  if (interior.mood === 'classic' || interior.mood === 'eclectic') return random.pick(['wing', 'club', 'lounge']);
  return random.pick(['shell', 'club', 'lounge']);
}

/** What the walls of the better rooms wear in this mood. */
export function wallFinish(random: Random, interior: Interior): WallFinish {
  const kinds: Record<Interior['mood'], readonly WallFinish[]> = {
    classic: ['panels', 'wainscot', 'paint', 'panels'],
    modern: ['paint', 'slats', 'paint'],
    farmhouse: ['shiplap', 'beadboard', 'paint'],
    'mid-century': ['paint', 'slats', 'paint'],
    mediterranean: ['paint'],
    coastal: ['beadboard', 'shiplap', 'paint'],
    loft: ['brick', 'brick', 'paint'],
    nordic: ['paint', 'arch', 'paint'],
    eclectic: ['paint', 'panels', 'stripes'],
    dated: ['paint'],
  };
  return random.pick(kinds[interior.mood]);
}

export function ceilingKind(random: Random, interior: Interior): NonNullable<Shell['ceiling']> {
  if (interior.mood === 'farmhouse' || interior.mood === 'mediterranean')
    return random.pick(['beams', 'beams', 'boards', 'flat']);
  if (interior.mood === 'classic') return random.pick(['flat', 'coffer', 'flat']);
  if (interior.mood === 'coastal') return random.pick(['boards', 'flat']);
  return 'flat';
}

export function hasCrown(interior: Interior): boolean {
  return ['classic', 'eclectic', 'coastal'].includes(interior.mood);
}
