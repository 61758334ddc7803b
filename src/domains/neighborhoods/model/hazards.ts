export interface HazardKindInfo {
  label: string;
  definition: string;
}

/** What each kind of hazard zone says and does not say, in the order of the pages. */
export const HAZARD_KINDS: Record<string, HazardKindInfo> = {
  flood: {
    label: 'Flood zone',
    definition:
      'Zones as flood insurance rate maps name them: A and AE have a 1% chance of flooding in any year, X (shaded) 0.2%. Lenders require flood insurance in A and AE.',
  },
  wildfire: {
    label: 'Wildfire',
    definition: 'Likelihood and intensity of wildfire from vegetation, slope and past fires, in five classes.',
  },
  landslide: { label: 'Landslide', definition: 'Steep or unstable ground that may slide after heavy rain or shaking.' },
  earthquake_liquefaction: {
    label: 'Liquefaction',
    definition:
      'Loose, wet ground that can lose its strength in an earthquake. It says nothing about how strong shaking will be.',
  },
  air_quality: {
    label: 'Air quality',
    definition: 'Annual mean of fine particles near busy roads or industry, against the federal standard.',
  },
  noise: {
    label: 'Noise',
    definition: 'Day-night average sound level from roads, rail and aircraft, outdoors and without counting walls or barriers.',
  },
};
