import type { MapTheme } from './map-types.ts';

/** Colors of the ground: the design tokens' warm paper and evergreen, in the steps that a map needs. */
export interface MapPalette {
  land: string;
  urban: string;
  residential: string;
  commercial: string;
  civic: string;
  park: string;
  water: string;
  building: string;
  buildingEdge: string;
  building3d: string;
  street: string;
  streetCasing: string;
  collector: string;
  arterial: string;
  arterialCasing: string;
  motorway: string;
  motorwayCasing: string;
  bridgeCasing: string;
  rail: string;
  railTies: string;
  boundary: string;
  halo: string;
  ink: string;
  inkSoft: string;
  roadText: string;
  parkText: string;
  waterText: string;
  transit: string;
  lightRail: string;
  school: string;
  poi: string;
}

const LIGHT: MapPalette = {
  land: '#f1f0e4',
  urban: '#f2eee4',
  residential: '#f5f2ea',
  commercial: '#f6ebdd',
  civic: '#eee8ee',
  park: '#d3e4c1',
  water: '#a8d1e3',
  building: '#e0d8c9',
  buildingEdge: '#cec3b0',
  building3d: '#e0d8ca',
  street: '#ffffff',
  streetCasing: '#ddd7c9',
  collector: '#ffffff',
  arterial: '#fdeec7',
  arterialCasing: '#e0c68c',
  motorway: '#f8c56f',
  motorwayCasing: '#cf923a',
  bridgeCasing: '#b7ae9c',
  rail: '#b3aa9a',
  railTies: '#f5f2ea',
  boundary: '#a39a8a',
  halo: '#fbfaf7',
  ink: '#1c1f1e',
  inkSoft: '#59605d',
  roadText: '#5d5f58',
  parkText: '#3d6b45',
  waterText: '#35718f',
  transit: '#7c3f74',
  lightRail: '#0f5d4a',
  school: '#8a5a0b',
  poi: '#8c5f46',
};

const DARK: MapPalette = {
  land: '#171c19',
  urban: '#1e2320',
  residential: '#212623',
  commercial: '#292620',
  civic: '#28262d',
  park: '#20362a',
  water: '#173845',
  building: '#2d332f',
  buildingEdge: '#3b423d',
  building3d: '#353c38',
  street: '#3b433f',
  streetCasing: '#121513',
  collector: '#495049',
  arterial: '#68603f',
  arterialCasing: '#1a1913',
  motorway: '#97743a',
  motorwayCasing: '#241c10',
  bridgeCasing: '#0d100e',
  rail: '#4a504c',
  railTies: '#212623',
  boundary: '#5b635e',
  halo: '#141816',
  ink: '#eceae4',
  inkSoft: '#a3aaa6',
  roadText: '#b3b8b2',
  parkText: '#86b08d',
  waterText: '#7fb2c9',
  transit: '#c792be',
  lightRail: '#4fb797',
  school: '#fbbf24',
  poi: '#c99d84',
};

export function mapPalette(theme: MapTheme): MapPalette {
  return theme === 'dark' ? DARK : LIGHT;
}
