import type { Random } from '#lib/random.ts';
import { desaturate, mix } from '../color.ts';
import type { ArchitecturalStyle, HomeFacts } from '../types.ts';
import type { Panes } from './panes.ts';

type Mood =
  | 'classic'
  | 'modern'
  | 'farmhouse'
  | 'mid-century'
  | 'mediterranean'
  | 'coastal'
  | 'loft'
  | 'nordic'
  | 'eclectic'
  | 'dated';

export type FloorKind = 'planks' | 'herringbone' | 'wide-planks' | 'concrete' | 'terracotta' | 'carpet';

/** The look all rooms of one home share. */
export interface Interior {
  mood: Mood;
  wall: string;
  feature: string;
  ceiling: string;
  trim: string;
  floor: FloorKind;
  floorColor: string;
  wood: string;
  metal: string;
  seat: string;
  textiles: readonly string[];
  cabinet: string;
  cabinetLow: string;
  counter: string;
  tile: string;
  sash: string;
  panes: Panes;
  /** Amount of clutter: 0 bare to 1 lived in. */
  plenty: number;
}

const MOODS: Record<ArchitecturalStyle, readonly Mood[]> = {
  Craftsman: ['classic', 'eclectic', 'farmhouse', 'nordic', 'mid-century'],
  Colonial: ['classic', 'classic', 'coastal', 'eclectic', 'nordic'],
  Modern: ['modern', 'modern', 'nordic', 'mid-century', 'loft'],
  Farmhouse: ['farmhouse', 'farmhouse', 'nordic', 'coastal'],
  Victorian: ['classic', 'eclectic', 'eclectic', 'modern'],
  Tudor: ['classic', 'eclectic', 'classic'],
  Mediterranean: ['mediterranean', 'mediterranean', 'eclectic', 'modern'],
  Ranch: ['nordic', 'mid-century', 'farmhouse', 'coastal', 'classic'],
  Townhouse: ['modern', 'classic', 'nordic', 'loft', 'eclectic'],
  'Condo Tower': ['modern', 'loft', 'nordic', 'modern', 'mid-century'],
  'Mid-Century Modern': ['mid-century', 'mid-century', 'mid-century', 'nordic'],
  'Cape Cod': ['coastal', 'coastal', 'classic', 'farmhouse'],
  Contemporary: ['modern', 'nordic', 'loft', 'mid-century'],
  Duplex: ['nordic', 'eclectic', 'classic', 'coastal'],
};

interface MoodPalette {
  walls: readonly string[];
  features: readonly string[];
  trims: readonly string[];
  floors: readonly FloorKind[];
  woods: readonly string[];
  seats: readonly string[];
  textiles: readonly (readonly string[])[];
  cabinets: readonly string[];
  tiles: readonly string[];
  panes: readonly Panes[];
  sashes: readonly string[];
  metals: readonly string[];
}

const WHITE = ['#f8f5ee', '#f5f2ea', '#faf8f3'] as const;

const PALETTES: Record<Exclude<Mood, 'dated'>, MoodPalette> = {
  classic: {
    walls: ['#e9e2d3', '#dfe2da', '#d9dfe0', '#efe7d6', '#cfd6cc', '#e5d9c8'],
    features: ['#3f5a5c', '#4a5d4c', '#2f4257', '#7a4b45', '#5f6f5d', '#6c7f8c'],
    trims: WHITE,
    floors: ['planks', 'herringbone', 'planks'],
    woods: ['#7a4e32', '#8b5a38', '#5f3f2c'],
    seats: ['#c9bda8', '#7f8f93', '#5c6f62', '#a6603f', '#d8cdbd', '#3f5468'],
    textiles: [
      ['#a6523f', '#d9c29a', '#4b5d66'],
      ['#3f5468', '#c79a5b', '#e6dccb'],
      ['#5c6f52', '#d8b48a', '#8c4a3f'],
    ],
    cabinets: ['#f3efe5', '#e6e3d8', '#5e7268', '#34475a', '#8a5f40'],
    tiles: ['#f4f1ea', '#e3e7e4', '#dcd6c8'],
    panes: ['grid', 'double-hung', 'grid'],
    sashes: WHITE,
    metals: ['#b8955a', '#8f8b84', '#3b3733'],
  },
  modern: {
    walls: ['#f1efea', '#e8e6e1', '#f5f3ee', '#dddbd6'],
    features: ['#3d4347', '#a48a6c', '#6a7a78', '#2f3437', '#b9a993'],
    trims: ['#f5f3ee', '#eceae4'],
    floors: ['wide-planks', 'concrete', 'herringbone', 'wide-planks'],
    woods: ['#a67c52', '#6e5038', '#c29a6c'],
    seats: ['#b9b4aa', '#5b6166', '#d8d3c9', '#7a6a5a', '#3f4a50', '#a8754f'],
    textiles: [
      ['#2f3437', '#c9a26a', '#e6e1d7'],
      ['#4d6670', '#d1c4b0', '#8f8577'],
      ['#b5673f', '#e3d8c8', '#47504d'],
    ],
    cabinets: ['#3a4045', '#f2f0eb', '#a67c52', '#7f8a86', '#d9d5cc'],
    tiles: ['#e8e6e0', '#c9c6bf', '#55595c', '#dfe4e2'],
    panes: ['plain', 'columns', 'plain'],
    sashes: ['#2e3134', '#3a3d40'],
    metals: ['#26282a', '#a9a7a2', '#b8955a'],
  },
  farmhouse: {
    walls: ['#f4f0e6', '#ece7da', '#e3e6dd', '#f6f3eb'],
    features: ['#6f8178', '#8fa39b', '#57676b', '#b59b7c', '#f6f3eb'],
    trims: WHITE,
    floors: ['wide-planks', 'planks'],
    woods: ['#a87b4e', '#8a6240', '#b98f62'],
    seats: ['#e3dac9', '#b8b09f', '#8f9a92', '#c9b79a', '#6b7a7d'],
    textiles: [
      ['#56696b', '#d8c3a0', '#a3563f'],
      ['#7b8b6f', '#efe6d3', '#c28f58'],
      ['#3f5360', '#e5dcc9', '#b77c58'],
    ],
    cabinets: ['#f5f2e9', '#7f9189', '#46585f', '#c9cfc4', '#a87b4e'],
    tiles: ['#f5f3ec', '#e7e3d8', '#dfe6e3'],
    panes: ['grid', 'double-hung', 'columns'],
    sashes: ['#f5f3ec', '#2e3032'],
    metals: ['#2e2d2b', '#b0925a'],
  },
  'mid-century': {
    walls: ['#f0ead9', '#e6e0cf', '#dfe3d8', '#efe3cd', '#d6dedb'],
    features: ['#2f6f6b', '#c97b3a', '#7f8a4a', '#a5563a', '#3f5f72', '#d1a23f'],
    trims: ['#f1ebdd', '#8a5d39'],
    floors: ['planks', 'wide-planks', 'concrete'],
    woods: ['#8f5a32', '#a5683a', '#7a4a2a'],
    seats: ['#c9772f', '#2f6f6b', '#7f8a4a', '#b8a98e', '#a5563a', '#3f5f72'],
    textiles: [
      ['#d1a23f', '#2f6f6b', '#c75b39'],
      ['#c97b3a', '#efe1c4', '#4a6b62'],
      ['#7f8a4a', '#d9b26a', '#8c4a32'],
    ],
    cabinets: ['#8f5a32', '#a5683a', '#2f6f6b', '#efe8d8', '#d1a23f'],
    tiles: ['#efe8d8', '#9fb8ac', '#e1b98a', '#cfd8d0'],
    panes: ['plain', 'columns'],
    sashes: ['#8f5a32', '#3a342f'],
    metals: ['#b8955a', '#2b2927'],
  },
  mediterranean: {
    walls: ['#f3e6cf', '#efdcc0', '#f5ecdb', '#e8d2b4'],
    features: ['#c98a5b', '#5f7f83', '#b5673f', '#8a9a78', '#d9a86a'],
    trims: ['#f5ecdb', '#8a5d3e'],
    floors: ['terracotta', 'terracotta', 'wide-planks'],
    woods: ['#7a4d30', '#5e3c28', '#96643c'],
    seats: ['#efe3cf', '#b5673f', '#5f7f83', '#c9a77a', '#8a6a52'],
    textiles: [
      ['#b5512f', '#e0b25f', '#3f6f78'],
      ['#4f7f86', '#f0dcb8', '#b8653f'],
      ['#8a9a5f', '#d98f54', '#efe3cf'],
    ],
    cabinets: ['#8a5d3e', '#f3ead8', '#5f7f83', '#a9764a'],
    tiles: ['#f0e4cf', '#7fa3a8', '#d9a06a', '#e9dcc5'],
    panes: ['arched', 'grid', 'arched'],
    sashes: ['#5e3c28', '#3d3029'],
    metals: ['#2b2624', '#a37a43'],
  },
  coastal: {
    walls: ['#eef1ee', '#e3ebec', '#f4f3ec', '#dbe6e6', '#f0ece0'],
    features: ['#7fa3b0', '#4f7388', '#9bb8b3', '#d9c9ac', '#2f4f66'],
    trims: WHITE,
    floors: ['wide-planks', 'planks'],
    woods: ['#b99a74', '#c8ac86', '#9c7f5d'],
    seats: ['#e9e3d6', '#a9c0c6', '#d4c8b3', '#6f93a3', '#f0ece2'],
    textiles: [
      ['#3f6a80', '#e9dfca', '#8fb3b5'],
      ['#5f8f9a', '#f2e9d8', '#d98a6a'],
      ['#2f4f66', '#c9d8d6', '#d9b98a'],
    ],
    cabinets: ['#f7f5ef', '#9bb8b3', '#4f7388', '#e6ece8'],
    tiles: ['#f2f4f1', '#c5dad8', '#e3ecec'],
    panes: ['grid', 'double-hung', 'columns'],
    sashes: WHITE,
    metals: ['#a9a7a2', '#b8955a'],
  },
  loft: {
    walls: ['#e9e5dd', '#dcd7cd', '#f0ede6', '#cfcbc2'],
    features: ['#a4614a', '#8f5743', '#4a4f52', '#39434a'],
    trims: ['#e9e5dd', '#33363a'],
    floors: ['concrete', 'planks', 'wide-planks'],
    woods: ['#8a5f3c', '#6b4a32', '#a37a4f'],
    seats: ['#8a5638', '#4a4f52', '#6b5a4a', '#39505a', '#b0a799'],
    textiles: [
      ['#8a4a32', '#c9b08a', '#33434a'],
      ['#3d5a5c', '#b98a4f', '#d8cfc0'],
    ],
    cabinets: ['#33383c', '#8a5f3c', '#5a6a6c', '#e3dfd6'],
    tiles: ['#efece5', '#4a4e50', '#b9b4aa'],
    panes: ['factory', 'columns', 'factory'],
    sashes: ['#26282a'],
    metals: ['#26282a', '#a8814c'],
  },
  nordic: {
    walls: ['#f6f4ef', '#f0eee8', '#e9ece8', '#f3efe7'],
    features: ['#8fa196', '#c9b8a4', '#6f8790', '#dcc9b0', '#a8b3a2'],
    trims: ['#faf8f3', '#f5f2ea'],
    floors: ['wide-planks', 'planks', 'herringbone'],
    woods: ['#c8a273', '#d4b287', '#b58d5f'],
    seats: ['#c3c5c1', '#e0dbd0', '#8c9c98', '#d3b9a2', '#6f7f88'],
    textiles: [
      ['#8fa196', '#e8d9c4', '#c98f6f'],
      ['#d9a48c', '#eae4d8', '#6f8790'],
      ['#b3a48f', '#f0e9dc', '#55696b'],
    ],
    cabinets: ['#f5f3ee', '#c8a273', '#9fada4', '#d8d4ca', '#6b7b7c'],
    tiles: ['#f5f4f0', '#e2e6e2', '#e8ddd2'],
    panes: ['plain', 'columns', 'double-hung'],
    sashes: ['#faf8f3', '#2f3133', '#c8a273'],
    metals: ['#26282a', '#b8955a', '#e9e6df'],
  },
  eclectic: {
    walls: ['#d9e0d3', '#e6d2c2', '#c9d6d6', '#efe2c9', '#d8ccd6', '#b9c7b4'],
    features: ['#2f5d56', '#8c3f4a', '#34466b', '#b5712f', '#59406b', '#c47a6a'],
    trims: WHITE,
    floors: ['planks', 'herringbone', 'planks'],
    woods: ['#7a4b2e', '#99663d', '#5c3b2a'],
    seats: ['#2f5d56', '#b8574a', '#34466b', '#c98f3c', '#b58a98', '#6f7a4a'],
    textiles: [
      ['#c9502f', '#e0b04a', '#2f6a73'],
      ['#a83f5a', '#f0c987', '#3c5f4f'],
      ['#34466b', '#e3a17b', '#f3e6d0'],
    ],
    cabinets: ['#2f5d56', '#34466b', '#f3ead8', '#b5712f', '#c9cfc0'],
    tiles: ['#f1ede2', '#7fb0a5', '#e6b3a0', '#c9d8e0'],
    panes: ['double-hung', 'grid'],
    sashes: WHITE,
    metals: ['#b8955a', '#2b2927'],
  },
};

const FLOOR_WOODS = ['#b98a5a', '#a87648', '#c9a172', '#8a5c3a', '#d3b48a', '#6f4a32', '#bd9468'] as const;

/** Chooses the look of all rooms; dated and sparse when the condition is poor. */
export function chooseInterior(random: Random, facts: HomeFacts): Interior {
  const mood = random.pick(MOODS[facts.style]);
  const palette = PALETTES[mood as Exclude<Mood, 'dated'>];
  const dated = facts.condition <= 2;
  const old = facts.yearBuilt < 1945 && mood !== 'loft' && mood !== 'mediterranean';
  const age = (color: string): string => (dated ? mix(desaturate(color, 0.2), '#b8a98c', 0.18) : color);
  const floor = dated && random.chance(0.4) ? 'carpet' : random.pick(palette.floors);
  const cabinet = age(random.pick(palette.cabinets));
  return {
    mood: dated && random.chance(0.6) ? 'dated' : mood,
    wall: age(random.pick(palette.walls)),
    feature: age(random.pick(palette.features)),
    ceiling: dated ? '#efebe0' : '#f9f7f2',
    trim: age(random.pick(palette.trims)),
    floor,
    floorColor: floorColor(random, floor),
    wood: random.pick(palette.woods),
    metal: random.pick(palette.metals),
    seat: age(random.pick(palette.seats)),
    textiles: random.pick(palette.textiles).map(age),
    cabinet,
    cabinetLow: random.chance(0.3) ? age(random.pick(palette.cabinets)) : cabinet,
    counter: random.pick(['#f1efe9', '#e4e1da', '#3a3c3e', '#c9a172', '#dcd8d0', '#efece6']),
    tile: age(random.pick(palette.tiles)),
    sash: random.pick(palette.sashes),
    panes: old ? random.pick<Panes>(['double-hung', 'grid', 'double-hung']) : random.pick(palette.panes),
    plenty: facts.condition === 1 ? 0.25 : facts.condition === 2 ? 0.5 : random.between(0.6, 1),
  };
}

function floorColor(random: Random, floor: FloorKind): string {
  if (floor === 'concrete') return random.pick(['#b9b6af', '#c6c2ba', '#a5a39e']);
  if (floor === 'terracotta') return random.pick(['#bd7650', '#c4845d', '#b06a48']);
  if (floor === 'carpet') return random.pick(['#cbbfa9', '#b8b2a6', '#c2ad93']);
  return random.pick(FLOOR_WOODS);
}
