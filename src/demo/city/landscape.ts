import type { Point } from './plane.ts';

/** The hand-drawn bones of the landscape; the generator varies them by seed. Drawn at 1 : SCALE, read in meters. */
const SCALE = 0.7;

function scaled(points: readonly Point[]): Point[] {
  return points.map(([x, y]): Point => [x * SCALE, y * SCALE]);
}

export interface Blob {
  name: string;
  x: number;
  y: number;
  radius: number;
  aspect: number;
  angle: number;
  lobes: number;
}

function blob(name: string, x: number, y: number, radius: number, aspect = 0.7, angle = 0, lobes = 0.18): Blob {
  return { name, x: x * SCALE, y: y * SCALE, radius: radius * SCALE * 1.12, aspect, angle, lobes };
}

export const BAY_NAME = 'Kestrel Bay';
export const RIVER_NAME = 'Alder River';

/** From the north along the shore to the south-east; the water lies on the right-hand side. */
export const COAST: Point[] = scaled([
  [-14500, 96000],
  [-9500, 66000],
  [-12500, 40000],
  [-8200, 26000],
  [-8200, 16000],
  [-7600, 12200],
  [-6900, 9300],
  [-6500, 7600],
  [-7300, 6500],
  [-7150, 5300],
  [-5700, 4700],
  [-4900, 3900],
  [-5250, 2900],
  [-4950, 1900],
  [-3900, 1350],
  [-3300, 300],
  [-2950, -900],
  [-1850, -1750],
  [-850, -2350],
  [-350, -3050],
  [700, -3350],
  [1500, -4100],
  [1250, -5150],
  [2050, -5950],
  [3300, -5750],
  [4300, -6100],
  [5200, -7000],
  [6800, -7300],
  [8200, -8400],
  [10500, -9600],
  [13200, -12200],
  [17000, -16500],
  [26000, -28500],
  [42000, -38000],
  [56000, -58000],
  [84000, -80000],
]);

/** From the hills in the north-east to the mouth. */
export const RIVER: Point[] = scaled([
  [21000, 16500],
  [14500, 12300],
  [10600, 9500],
  [8600, 7300],
  [6500, 6500],
  [5150, 5200],
  [5000, 3600],
  [3700, 2500],
  [2350, 1950],
  [1950, 700],
  [700, 50],
  [200, -1050],
  [-550, -1800],
  [-1500, -2750],
  [-2500, -3900],
]);

export const LAKES: Blob[] = [
  blob('Lake Marlow', 7000, 500, 820, 0.55, 1.15, 0.24),
  blob('Heron Lake', 3900, -2350, 330, 0.62, 0.5, 0.22),
  blob('Mirror Lake', -2250, 5050, 250, 0.7, 0.3, 0.2),
  blob('Lake Sorrel', -3450, 7700, 420, 0.6, -0.7, 0.24),
  blob('Cedar Reservoir', 9900, 5600, 560, 0.45, 0.6, 0.28),
  blob('Swan Pond', 560, 1650, 120, 0.6, 0.8, 0.15),
];

export const ISLANDS: Blob[] = [
  blob('Gull Island', -5200, -2900, 720, 0.55, 0.9, 0.22),
  blob('Little Gull', -6500, -1900, 260, 0.6, 0.3, 0.2),
];

export const PARKS: Blob[] = [
  blob('Alder Park', 560, 1700, 430, 0.72, 0.4, 0.1),
  blob('Mirror Lake Park', -2250, 5080, 560, 0.78, 0.3, 0.1),
  blob('Foundry Green', 2700, -3700, 300, 0.7, 0.2, 0.1),
  blob('Heron Lake Park', 3900, -2350, 520, 0.72, 0.5, 0.1),
  blob('Signal Hill Park', 3350, 6300, 520, 0.62, 2.2, 0.14),
  blob('Kestrel Point', -6950, 6100, 480, 0.7, 1.1, 0.12),
  blob('Marlow Commons', 7850, 2850, 420, 0.7, 0.9, 0.1),
  blob('Quarry Park', 6250, -3350, 380, 0.8, 0.1, 0.14),
  blob('Bayview Links', -750, 3150, 400, 0.6, 2.6, 0.12),
];

export const CREEKS: { name: string; path: Point[] }[] = [
  {
    name: 'Tanner Creek',
    path: scaled([
      [3350, 6150],
      [2700, 4900],
      [2500, 3700],
      [3050, 2650],
      [3150, 2250],
    ]),
  },
  {
    name: 'Thistle Creek',
    path: scaled([
      [-1150, 9300],
      [-2000, 7400],
      [-2050, 5700],
      [-3050, 4000],
      [-3950, 3100],
      [-5250, 2500],
    ]),
  },
  {
    name: 'Coal Creek',
    path: scaled([
      [9900, -1600],
      [8300, -2300],
      [7000, -3000],
      [5600, -4300],
      [4900, -5500],
      [4500, -6300],
    ]),
  },
  {
    name: 'Marlow Creek',
    path: scaled([
      [10800, 2300],
      [9500, 1900],
      [8400, 1500],
      [7500, 1050],
    ]),
  },
  {
    name: 'Fern Creek',
    path: scaled([
      [5800, -600],
      [4900, -1300],
      [4100, -2150],
    ]),
  },
];

export const MOTORWAYS: { name: string; path: Point[] }[] = [
  {
    name: 'I-92',
    path: scaled([
      [9000, 210000],
      [4600, 90000],
      [3600, 42000],
      [2600, 20000],
      [1600, 12500],
      [1250, 9000],
      [1500, 6700],
      [850, 4600],
      [1050, 3000],
      [1500, 1500],
      [1750, -250],
      [2050, -1900],
      [3200, -3300],
      [4900, -4500],
      [7000, -5300],
      [9700, -6500],
      [14000, -8800],
      [24000, -17000],
      [42000, -27000],
      [90000, -60000],
      [190000, -140000],
    ]),
  },
  {
    name: 'WA-518',
    path: scaled([
      [1060, 2950],
      [2000, 3500],
      [3400, 4100],
      [5000, 4350],
      [6800, 4000],
      [8800, 3900],
      [11500, 4600],
      [16000, 5200],
      [26000, 9000],
      [44000, 13000],
      [95000, 20000],
      [210000, 30000],
    ]),
  },
];

export const RAIL: Point[] = scaled([
  [200000, -128000],
  [98000, -54000],
  [46000, -24000],
  [24000, -14500],
  [14000, -8000],
  [9700, -5700],
  [7200, -4500],
  [5000, -3600],
  [3100, -2500],
  [1700, -1850],
  [300, -1750],
  [-900, -1150],
  [-1950, -250],
  [-2650, 1000],
  [-3600, 2500],
  [-4250, 4100],
  [-4600, 6200],
  [-5100, 8600],
  [-5900, 12000],
  [-6200, 20000],
  [-5200, 42000],
  [-2200, 90000],
  [1500, 210000],
]);

/** Hills: height above the river and reach, in meters. */
export const HILLS = [
  { x: 2450, y: 4620, height: 135, radius: 875 },
  { x: 3639, y: -909, height: 85, radius: 770 },
  { x: -2170, y: 4410, height: 70, radius: 909 },
  { x: 7559, y: -1050, height: 250, radius: 1470 },
  { x: 7839, y: 5180, height: 260, radius: 1819 },
  { x: 3919, y: 7279, height: 240, radius: 1750 },
  { x: -1050, y: 7559, height: 200, radius: 1400 },
  { x: 12600, y: 2100, height: 420, radius: 3500 },
  { x: 6300, y: 12600, height: 420, radius: 4200 },
] as const;

/** The edge of what belongs to a municipality; counter-clockwise. */
export const METRO: Point[] = scaled([
  [10600, -200],
  [10300, 3600],
  [9200, 6900],
  [6700, 8900],
  [3500, 9300],
  [200, 9700],
  [-2900, 9500],
  [-6600, 9000],
  [-8600, 6800],
  [-8200, 3000],
  [-6800, -600],
  [-6600, -3900],
  [-3000, -5800],
  [700, -6800],
  [3800, -7600],
  [7300, -8500],
  [9700, -7200],
  [10300, -3800],
]);

/** Where the municipalities meet. */
export const MUNICIPAL_LINES: Point[][] = [
  scaled([
    [-9800, -1700],
    [-5400, 350],
    [-2500, 2500],
    [-550, 4700],
    [-250, 12000],
  ]),
  scaled([
    [6200, 12000],
    [6000, 6600],
    [5700, 4200],
    [5000, 1500],
    [4950, -2300],
    [6900, -5600],
    [7300, -12000],
  ]),
];

export interface Center {
  name: string;
  point: Point;
  /** Meters within which its character is felt. */
  reach: number;
  kind: 'downtown' | 'town';
}

export const CENTERS: Center[] = [
  { name: 'Downtown', point: [-105, -630], reach: 800, kind: 'downtown' },
  { name: 'Kestrel Bay', point: [-2800, 3360], reach: 496, kind: 'town' },
  { name: 'Marlow', point: [4305, 1645], reach: 544, kind: 'town' },
  { name: 'Eastgate', point: [2310, -210], reach: 384, kind: 'town' },
  { name: 'Northgate', point: [-140, 4130], reach: 360, kind: 'town' },
];
