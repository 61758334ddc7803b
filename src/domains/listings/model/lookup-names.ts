/**
 * Values of the standard's lists that are more than the words of their names: "CeilingFans" is "Ceiling Fan(s)". The names of all
 * others say their words, as in "CentralAir".
 */
const VALUES = `
  A-Frame
  Accessible Approach with Ramp
  Accessible Electrical and Environmental Controls
  Accessible for Hearing-Impairment
  Accessible Hallway(s)
  Accessible Washer/Dryer
  Airport/Runway
  Attic/Crawl Hatchway(s) Insulated
  Awning(s)
  Barn(s)
  Bath/Stubbed
  Bay Window(s)
  Bi-Level
  Blown-In Insulation
  Brick/Mortar
  Bridge(s)
  Built-in Barbecue
  Built-In Electric Oven
  Built-In Electric Range
  Built-in Features
  Built-In Freezer
  Built-In Gas Oven
  Built-In Gas Range
  Built-In Range
  Built-In Refrigerator
  Built-Up
  Carbon Monoxide Detector(s)
  Cathedral Ceiling(s)
  Ceiling Fan(s)
  Close Plus 1 Day
  Close Plus 2 Days
  Close Plus 3 Days
  Close Plus 3 to 5 Days
  Close Plus 30 Days
  Close to Clubhouse
  Coffered Ceiling(s)
  Creek/Stream
  CRI Green Label Plus Certified Carpet
  Cul-De-Sac
  Double-Hung
  Ducts Professionally Air-Sealed
  Eat-in Kitchen
  Electric Vehicle Charging Station(s)
  Elevator(s)
  ENERGY STAR Qualified Appliances
  ENERGY STAR Qualified Dishwasher
  ENERGY STAR Qualified Dryer
  ENERGY STAR Qualified Equipment
  ENERGY STAR Qualified Freezer
  ENERGY STAR Qualified pool pump
  ENERGY STAR Qualified Refrigerator
  ENERGY STAR Qualified Washer
  ENERGY STAR Qualified Water Heater
  ENERGY STAR/ACCA RSI Qualified Installation
  Exterior Duct-Work is Insulated
  Fireplace(s)
  Free-Standing Electric Oven
  Free-Standing Electric Range
  Free-Standing Freezer
  Free-Standing Gas Oven
  Free-Standing Gas Range
  Free-Standing Range
  Free-Standing Refrigerator
  FSC or SFI Certified Source Hardwood
  Grip-Accessible Features
  HardiPlank Type
  His and Hers Closets
  Hotel/Motel
  HUD Owned
  ICAT Recessed Lighting
  In-Law Floorplan
  Lake on Lot
  Low VOC Insulation
  Low-Emissivity Windows
  Maid service
  Marina in Community
  Mid-Century Modern
  Mountain(s)
  Multi/Split
  One and One Half
  Orchard(s)
  Painted/Stained
  Park/Greenbelt
  Pillar/Post/Pier
  Pond on Lot
  Pool/Spa Combo
  Quad-Level
  Rain Barrel/Cistern(s)
  Recycled/Bio-Based Insulation
  Rolled/Hot Mop
  Roof Turbine(s)
  RV Access/Parking
  RV Carport
  RV Garage
  RV Gated
  RV Hookup
  RV Parking
  RV/Boat Storage
  Safe Emergency Egress from Home
  See-Through
  Service Elevator(s)
  Shed(s)
  Skylight(s)
  Smart Appliance(s)
  Smart Camera(s)/Recording
  Smart Light(s)
  Smart Lock(s)
  Smoke Detector(s)
  Spa/Hot Tub
  Stable(s)
  Stainless Steel Appliance(s)
  Tar/Gravel
  Tennis Court(s)
  Trail(s)
  Tray Ceiling(s)
  Trees/Woods
  Tri-Level
  Updated/Remodeled
  USDA Loan
  VA Loan
  Varies by Unit
  Vaulted Ceiling(s)
  Walk-In Closet(s)
  Walk-In Pantry
  Walk-Out Access
  Walk-Up Access
  Walker-Accessible Stairs
  Wall Unit(s)
  Wall/Window Unit(s)
  Washer/Dryer
  Washer/Dryer Stacked
  WaterSense Fixture(s)
  Window Unit(s)
  Wired for Data
  Wired for Sound
  Workshop in Garage
`;

/** Values that have other letters than their names. */
const OTHER_LETTERS: Readonly<Record<string, string>> = {
  BoardAndBattenSiding: 'Board & Batten Siding',
  Exchange1031: '1031 Exchange',
  FloorScoreCertifiedFlooring: 'FloorScore(r) Certified Flooring',
  InsulatedConcreteForms: 'ICFs (Insulated Concrete Forms)',
  OneCommonWall: '1 Common Wall',
  TwoOrMoreCommonWalls: '2+ Common Walls',
};

const byName = new Map([
  ...VALUES.trim()
    .split('\n')
    .map((line) => line.trim())
    .map((value) => [value.toLowerCase().replaceAll(/[^a-z\d]/g, ''), value] as const),
  ...Object.entries(OTHER_LETTERS).map(([name, value]) => [name.toLowerCase(), value] as const),
]);

/** One word with capitals within it: CentralAir, RVAccessParking. Or words that are joined: Forced_Air. */
const NAME = /^[A-Z][A-Za-z\d]*[a-z\d][A-Z][A-Za-z\d]*$/;
const JOINED = /^[A-Za-z\d]+(?:_[A-Za-z\d]+)+$/;
const LONGEST_NAME = 80;

/** A value of one of the standard's lists in words, where a server sent its name; all other texts as they came. */
export function spellLookupName(sent: string): string {
  if (sent.length > LONGEST_NAME || sent.includes(' ')) return sent;
  if (JOINED.test(sent)) return byName.get(sent.toLowerCase().replaceAll('_', '')) ?? sent.replaceAll('_', ' ');
  // Some that are one word have more to them: "Elevators" is "Elevator(s)".
  const known = byName.get(sent.toLowerCase());
  if (known !== undefined && /^[A-Z]/.test(sent)) return known;
  return NAME.test(sent) ? sent.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, ' ') : sent;
}
