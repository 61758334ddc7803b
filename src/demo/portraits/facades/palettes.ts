import type { RoofMaterial, Scheme } from './house.ts';
import type { ArchitecturalStyle, WallMaterial } from '../types.ts';

export const BRICKS = ['#a2543f', '#8f4a3b', '#b0664a', '#9c6350', '#b98b74', '#7d4638', '#c9b9a6'] as const;

export const STONES = ['#a69a8b', '#8f8b84', '#b3a692', '#98958f'] as const;

export const ASPHALTS = ['#4b4d52', '#5c544d', '#3f434a', '#6b5f54', '#55595a', '#6a5a4c'] as const;

const PAINTS = [
  '#f0ece2',
  '#e3dccb',
  '#c9d1cc',
  '#a9b8b4',
  '#8fa3a8',
  '#6f8791',
  '#b8bfa5',
  '#8b9a80',
  '#d9c9a8',
  '#c7b49a',
  '#566a73',
  '#dfd6c9',
  '#7b8c76',
  '#c2c7c9',
  '#e7dfb9',
  '#9c7c68',
] as const;

export const WOODS = ['#a4703f', '#8c5a34', '#b98350', '#6f4a32', '#c09163'] as const;

export const DOORS = [
  '#1f4e5f',
  '#8c2f2b',
  '#2c3e33',
  '#c58b2a',
  '#2a2d33',
  '#6f4a2d',
  '#3f6f73',
  '#a8492f',
  '#5c3b4e',
  '#274a78',
  '#e0b13f',
  '#7f9a86',
] as const;

export const SHUTTERS = ['#25302d', '#2c3a4c', '#3f5a4a', '#5c2f2c', '#4a5a66', '#1f2326', '#6c7f6f'] as const;

/** What houses of a style are made of, each with its weight where there is a choice. */
interface StylePalette {
  walls: readonly (readonly [WallMaterial, number])[];
  paints: readonly string[];
  roofs: readonly (readonly [RoofMaterial, number])[];
  roofColors?: readonly string[];
  trims: readonly string[];
  sashes?: readonly string[];
  doors?: readonly string[];
  accents?: readonly (readonly [WallMaterial, number])[];
  base?: readonly Scheme['base'][];
  garages?: readonly string[];
}

export const WHITES = ['#f6f3ec', '#fbfaf6', '#efeadd'] as const;

export const BLACKS = ['#26282b', '#2f3236'] as const;

export const PALETTES: Record<ArchitecturalStyle, StylePalette> = {
  Craftsman: {
    walls: [
      ['clapboard', 5],
      ['shingle', 4],
      ['board-and-batten', 1],
    ],
    paints: [
      '#8b9a80',
      '#a9b08f',
      '#6f7f6d',
      '#7a8b93',
      '#b79f7c',
      '#9c8468',
      '#5d6f73',
      '#c7b58f',
      '#84604a',
      '#d9cba8',
      '#4f6470',
    ],
    roofs: [
      ['asphalt', 5],
      ['shake', 3],
    ],
    trims: ['#f1ead9', '#e9e0cc', '#5a4636', '#f6f3ec', '#d8cfb8'],
    accents: [
      ['shingle', 6],
      ['board-and-batten', 2],
      ['clapboard', 1],
    ],
    base: ['stone', 'brick'],
  },
  Colonial: {
    walls: [
      ['brick', 5],
      ['clapboard', 6],
    ],
    paints: ['#f3efe6', '#e8dfc8', '#b9c6cc', '#d8c28f', '#8fa0a5', '#c9cdb8', '#efe6d6', '#6d7f8a'],
    roofs: [
      ['asphalt', 4],
      ['slate', 4],
    ],
    trims: WHITES,
    base: ['brick', 'stone'],
  },
  Modern: {
    walls: [
      ['stucco', 5],
      ['panel', 3],
      ['wood', 2],
    ],
    paints: ['#f2f0ea', '#e5e2db', '#c9c6bf', '#8b8d8e', '#4a4e52', '#d8cfc2'],
    roofs: [['membrane', 1]],
    roofColors: ['#2f3236', '#3a3d41', '#f0eee8', '#4d4a46'],
    trims: ['#2f3236', '#3b3f43', '#e9e7e1'],
    sashes: BLACKS,
    doors: ['#8c5a34', '#a4703f', '#2a2d33', '#c58b2a', '#1f4e5f', '#a8492f'],
    accents: [
      ['wood', 6],
      ['panel', 3],
      ['stone', 2],
    ],
    base: ['concrete'],
    garages: ['#4a4e52', '#2f3236', '#8c5a34', '#d9d6cf', '#a4703f'],
  },
  Farmhouse: {
    walls: [
      ['board-and-batten', 7],
      ['clapboard', 3],
    ],
    paints: ['#f7f5ef', '#f2efe6', '#f7f5ef', '#e9e6dc', '#3c444a', '#c8cfc9', '#a9b6b0', '#dcd3bf'],
    roofs: [
      ['metal', 5],
      ['asphalt', 4],
    ],
    roofColors: ['#3f444a', '#2f3338', '#6a6f72', '#8c4a3c', '#565a5c'],
    trims: ['#f7f5ef', '#fbfaf6', '#2f3236'],
    sashes: ['#26282b', '#26282b', '#f6f3ec'],
    base: ['concrete', 'stone'],
    accents: [
      ['board-and-batten', 5],
      ['clapboard', 2],
      ['stone', 1],
    ],
  },
  Victorian: {
    walls: [
      ['clapboard', 6],
      ['shingle', 3],
    ],
    paints: [
      '#c4a3a0',
      '#8fa6a0',
      '#d9b98a',
      '#a3b5c4',
      '#7f8f76',
      '#b98d7a',
      '#8d7a96',
      '#e3cfa4',
      '#5f7f86',
      '#d7c7bd',
      '#9db39a',
    ],
    roofs: [
      ['slate', 5],
      ['asphalt', 3],
    ],
    trims: ['#f6f0e2', '#efe4cc', '#fbf8ef', '#e7d8bb'],
    accents: [
      ['shingle', 8],
      ['clapboard', 1],
    ],
    base: ['stone', 'brick'],
  },
  Tudor: {
    walls: [
      ['brick', 6],
      ['stucco', 2],
      ['stone', 2],
    ],
    paints: ['#e9dfc9', '#efe7d6', '#d9cbb0'],
    roofs: [
      ['slate', 4],
      ['shake', 4],
      ['asphalt', 2],
    ],
    roofColors: ['#5b4a40', '#4c4846', '#6a5546', '#54504e', '#6e4f40'],
    trims: ['#4b3529', '#3d2d25', '#5a4132'],
    sashes: ['#3d2d25', '#2f2a28', '#efe7d6'],
    accents: [['stucco', 1]],
    doors: ['#6f4a2d', '#4f3626', '#2c3e33', '#7b2f2a'],
    base: ['stone', 'brick'],
  },
  Mediterranean: {
    walls: [['stucco', 1]],
    paints: ['#f0e0c5', '#ead0ac', '#f3ead9', '#e2bf98', '#e8c9b0', '#f6efe2', '#dcb48c', '#f0d9b8'],
    roofs: [['tile', 1]],
    roofColors: ['#b4613c', '#a9583a', '#c0714a', '#985040', '#b5764f'],
    trims: ['#8a5a3a', '#f3e9d6', '#6f4a33', '#e9dcc4'],
    sashes: ['#5a3f2e', '#3a2f2a', '#4f6a66'],
    doors: ['#6f4a2d', '#7a4f30', '#33544f', '#2f5a77', '#8a4b2d'],
    accents: [['stucco', 1]],
    base: ['stone', 'concrete'],
  },
  Ranch: {
    walls: [
      ['brick', 4],
      ['clapboard', 4],
      ['board-and-batten', 2],
      ['stucco', 1],
    ],
    paints: PAINTS,
    roofs: [
      ['asphalt', 6],
      ['shake', 2],
    ],
    trims: [...WHITES, '#d9cfbd', '#5a4a3d'],
    accents: [
      ['clapboard', 3],
      ['brick', 2],
      ['stone', 3],
      ['board-and-batten', 2],
    ],
    base: ['concrete', 'brick'],
  },
  Townhouse: {
    walls: [
      ['brick', 6],
      ['stucco', 2],
      ['clapboard', 2],
      ['panel', 1],
    ],
    paints: ['#d9c2a6', '#a8b5a2', '#5a6f80', '#8c9ea6', '#e8e1d2', '#b98d7a', '#6d7a66', '#cbb3a0', '#454f58'],
    roofs: [['membrane', 1]],
    roofColors: ['#4b4d52', '#3f434a', '#5c544d'],
    trims: [...WHITES, '#d9cfbd', '#2f3236'],
    base: ['stone', 'concrete'],
  },
  'Condo Tower': {
    walls: [
      ['panel', 4],
      ['stucco', 2],
      ['brick', 3],
    ],
    paints: ['#d9d6cf', '#b9bcbc', '#8c979e', '#e6dfd2', '#6d7880', '#c7b7a3', '#4d5a63'],
    roofs: [['membrane', 1]],
    roofColors: ['#4b4d52', '#5f6468'],
    trims: ['#e9e7e1', '#3b3f43', '#c9c6bf'],
    sashes: ['#3b3f43', '#2f3236', '#e9e7e1'],
    base: ['stone', 'concrete'],
  },
  'Mid-Century Modern': {
    walls: [
      ['wood', 4],
      ['brick', 3],
      ['stucco', 2],
      ['board-and-batten', 2],
    ],
    paints: ['#e8dfcf', '#8a9a8b', '#5e7377', '#d1b27a', '#c9c2b2', '#6b5f52', '#b5714c'],
    roofs: [
      ['membrane', 3],
      ['asphalt', 1],
    ],
    roofColors: ['#4a443e', '#5c5048', '#3d4042', '#6b5a4a'],
    trims: ['#3a342f', '#efe9dc', '#7a5236', '#2f3a3c'],
    sashes: ['#3a342f', '#2f3236', '#efe9dc'],
    doors: ['#e08a2b', '#c9472f', '#3f8f8c', '#d8b13a', '#7f9a4a', '#f0d9a0', '#2f6f8c'],
    accents: [
      ['stone', 3],
      ['wood', 4],
      ['brick', 3],
    ],
    base: ['stone', 'concrete'],
  },
  'Cape Cod': {
    walls: [
      ['shingle', 6],
      ['clapboard', 5],
    ],
    paints: ['#a39a8c', '#8f8a80', '#b8b0a2', '#f3efe6', '#aebcc2', '#8fa0a5', '#d9cfa8', '#6f8791', '#c9c2b5'],
    roofs: [
      ['asphalt', 4],
      ['shake', 4],
    ],
    trims: WHITES,
    base: ['brick', 'stone'],
  },
  Contemporary: {
    walls: [
      ['panel', 3],
      ['stucco', 4],
      ['board-and-batten', 2],
      ['wood', 2],
    ],
    paints: ['#e9e4da', '#5c6468', '#3e4650', '#c6bfb2', '#f4f1ea', '#84909a', '#7c7468'],
    roofs: [
      ['metal', 4],
      ['asphalt', 2],
    ],
    roofColors: ['#3a3e43', '#4d5256', '#2d3035', '#62605c'],
    trims: ['#2c2f33', '#f1efe9', '#40454a'],
    sashes: BLACKS,
    doors: ['#a4703f', '#c58b2a', '#8c5a34', '#1f4e5f', '#2a2d33', '#a8492f'],
    accents: [
      ['wood', 6],
      ['stone', 3],
      ['panel', 2],
    ],
    base: ['concrete', 'stone'],
    garages: ['#4a4e52', '#2f3236', '#8c5a34', '#b9b5ac'],
  },
  Duplex: {
    walls: [
      ['clapboard', 5],
      ['brick', 3],
      ['stucco', 2],
      ['board-and-batten', 1],
    ],
    paints: PAINTS,
    roofs: [['asphalt', 1]],
    trims: [...WHITES, '#d9cfbd'],
    accents: [
      ['shingle', 3],
      ['board-and-batten', 3],
      ['clapboard', 2],
    ],
    base: ['concrete', 'brick', 'stone'],
  },
};
