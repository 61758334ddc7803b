export type WallFinish =
  | 'paint'
  | 'wainscot'
  | 'panels'
  | 'shiplap'
  | 'brick'
  | 'stripes'
  | 'slats'
  | 'tile'
  | 'half-tile'
  | 'beadboard'
  | 'arch';
