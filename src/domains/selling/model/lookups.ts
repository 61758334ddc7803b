import { closestWord } from '#lib/closest-word.ts';
import type { EditorValue, ReadField } from './editor-fields.ts';

// One line per field. Bars separate its values.
const LISTS = {
  AccessibilityFeatures:
    'Accessible Approach with Ramp|Accessible Bedroom|Accessible Central Living Area|Accessible Closets|Accessible Common Area|Accessible Doors|Accessible Electrical and Environmental Controls|Accessible Elevator Installed|Accessible Entrance|Accessible for Hearing-Impairment|Accessible Full Bath|Accessible Hallway(s)|Accessible Kitchen|Accessible Kitchen Appliances|Accessible Stairway|Accessible Washer/Dryer|Adaptable Bathroom Walls|Adaptable For Elevator|Ceiling Track|Central Living Area|Common Area|Customized Wheelchair Accessible|Electronic Environmental Controls|Enhanced Accessible|Exterior Wheelchair Lift|Grip-Accessible Features|Reinforced Floors|Safe Emergency Egress from Home|Smart Technology|Stair Lift|Standby Generator|Therapeutic Whirlpool|Visitable|Visitor Bathroom|Walker-Accessible Stairs',
  Appliances:
    'Bar Fridge|Built-In Electric Oven|Built-In Electric Range|Built-In Freezer|Built-In Gas Oven|Built-In Gas Range|Built-In Range|Built-In Refrigerator|Convection Oven|Cooktop|Dishwasher|Disposal|Double Oven|Down Draft|Dryer|Electric Cooktop|Electric Oven|Electric Range|Electric Water Heater|ENERGY STAR Qualified Appliances|ENERGY STAR Qualified Dishwasher|ENERGY STAR Qualified Dryer|ENERGY STAR Qualified Freezer|ENERGY STAR Qualified Refrigerator|ENERGY STAR Qualified Washer|ENERGY STAR Qualified Water Heater|Exhaust Fan|Free-Standing Electric Oven|Free-Standing Electric Range|Free-Standing Freezer|Free-Standing Gas Oven|Free-Standing Gas Range|Free-Standing Range|Free-Standing Refrigerator|Freezer|Gas Cooktop|Gas Oven|Gas Range|Gas Water Heater|Heat Pump Water Heater|Humidifier|Ice Maker|Indoor Grill|Induction Cooktop|Instant Hot Water|Microwave|None|Other|Oven|Plumbed For Ice Maker|Portable Dishwasher|Propane Cooktop|Range|Range Hood|Refrigerator|Self Cleaning Oven|Smart Appliance(s)|Solar Hot Water|Stainless Steel Appliance(s)|Tankless Water Heater|Trash Compactor|Vented Exhaust Fan|Warming Drawer|Washer|Washer/Dryer|Washer/Dryer Stacked|Water Heater|Water Purifier|Water Purifier Owned|Water Purifier Rented|Water Softener|Water Softener Owned|Water Softener Rented|Wine Cooler|Wine Refrigerator',
  ArchitecturalStyle:
    'A-Frame|Art Deco|Barndominium|Berm|Bungalow|Cabin|Cape Cod|Colonial|Contemporary|Craftsman|Creole|Dome|Dutch Colonial|Farmhouse|Federal|French Provincial|Georgian|Gothic Revival|Greek Revival|Italianate|Mediterranean|Mid-Century Modern|Modern|Monterey|National|Neoclassical|Other|Prairie|Pueblo|Queen Anne|Raised Ranch|Ranch|Regency|Rustic|Saltbox|See Remarks|Shingle|Shotgun|Spanish|Split Level|Stick|Traditional|Tudor|Victorian',
  AssociationAmenities:
    'Airport/Runway|Barbecue|Basketball Court|Beach Access|Beach Rights|Billiard Room|Boat Dock|Boat Slip|Boating|Cabana|Cable TV|Car Wash Area|Clubhouse|Coin Laundry|Concierge|Day Care|Dog Park|Dry Dock|Electricity|Elevator(s)|Exercise Course|Fitness Center|Game Court Exterior|Game Court Interior|Game Room|Gas|Gated|Golf Course|Hot Water|Indoor Pool|Insurance|Jogging Path|Landscaping|Laundry|Maid service|Maintenance|Maintenance Grounds|Maintenance Structure|Management|Marina|Meeting Room|None|Other|Park|Parking|Party Room|Picnic Area|Playground|Pond Seasonal|Pond Year Round|Pool|Powered Boats Allowed|Racquetball|Recreation Facilities|Recreation Room|Roof Deck|RV Parking|RV/Boat Storage|Sauna|Security|Service Elevator(s)|Shuffleboard Court|Ski Accessible|Snow Removal|Spa/Hot Tub|Sport Court|Stable(s)|Storage|Stream Seasonal|Stream Year Round|Taxes|Tennis Court(s)|Trail(s)|Trash|Water|Workshop Area',
  AssociationFeeIncludes:
    'Cable TV|Earthquake Insurance|Electricity|Gas|Insurance|Internet|Maintenance Grounds|Maintenance Structure|Pest Control|Security|Sewer|Snow Removal|Trash|Utilities|Water',
  Basement:
    'Apartment|Bath/Stubbed|Block|Concrete|Crawl Space|Daylight|Dirt Floor|Exterior Entry|Finished|French Drain|Full|Full Exposure|Interior Entry|No Exposure|None|Other|Partial|Partial Exposure|Partially Finished|Storage Space|Sump Pump|Unfinished|Walk-Out Access|Walk-Up Access',
  CommonWalls: '1 Common Wall|2+ Common Walls|End Unit|No Common Walls|No One Above|No One Below',
  CommunityFeatures:
    'Airport/Runway|Clubhouse|Curbs|Fishing|Fitness Center|Gated|Golf|Lake|None|Other|Park|Pickleball|Playground|Pool|Racquetball|Restaurant|Sidewalks|Stable(s)|Street Lights|Suburban|Tennis Court(s)',
  ConstructionMaterials:
    'Adobe|Aluminum Siding|Asbestos|Asphalt|Attic/Crawl Hatchway(s) Insulated|Batts Insulation|Block|Blown-In Insulation|Board & Batten Siding|Brick|Brick Veneer|Cedar|Cement Siding|Clapboard|Concrete|Ducts Professionally Air-Sealed|Exterior Duct-Work is Insulated|Fiber Cement|Fiberglass Siding|Foam Insulation|Frame|Glass|HardiPlank Type|ICAT Recessed Lighting|ICFs (Insulated Concrete Forms)|Lap Siding|Log|Log Siding|Low VOC Insulation|Masonite|Metal Siding|Natural Building|Other|Plaster|Radiant Barrier|Rammed Earth|Recycled/Bio-Based Insulation|Redwood Siding|See Remarks|Shake Siding|Shingle Siding|Slump Block|Spray Foam Insulation|Steel Frame|Steel Siding|Stone|Stone Veneer|Straw|Stucco|Synthetic Stucco|Unknown|Vertical Siding|Vinyl Siding|Wood Siding',
  Cooling:
    'Attic Fan|Ceiling Fan(s)|Central Air|Dual|Ductless|Electric|ENERGY STAR Qualified Equipment|Evaporative Cooling|Exhaust Fan|Gas|Geothermal|Heat Pump|Humidity Control|Multi Units|None|Other|Roof Turbine(s)|Separate Meters|Varies by Unit|Wall Unit(s)|Wall/Window Unit(s)|Whole House Fan|Window Unit(s)|Zoned',
  ExteriorFeatures:
    'Awning(s)|Balcony|Barbecue|Basketball Court|Boat Slip|Built-in Barbecue|Courtyard|Covered Courtyard|Dock|Dog Run|Electric Grill|Fire Pit|Garden|Gas Grill|Gray Water System|Kennel|Lighting|Misting System|None|Other|Outdoor Grill|Outdoor Kitchen|Outdoor Shower|Permeable Paving|Playground|Private Entrance|Private Yard|Rain Barrel/Cistern(s)|Rain Gutters|RV Hookup|Smart Camera(s)/Recording|Smart Irrigation|Smart Light(s)|Smart Lock(s)|Storage|Tennis Court(s)|Uncovered Courtyard',
  Fencing:
    'Back Yard|Barbed Wire|Block|Brick|Chain Link|Cross Fenced|Electric|Fenced|Front Yard|Full|Gate|Invisible|Masonry|None|Other|Partial|Partial Cross|Perimeter|Pipe|Privacy|Security|See Remarks|Slump Stone|Split Rail|Stone|Vinyl|Wire|Wood|Wrought Iron',
  Flooring:
    'Adobe|Bamboo|Brick|Carpet|Ceramic Tile|Clay|Combination|Concrete|Cork|CRI Green Label Plus Certified Carpet|Dirt|Engineered Hardwood|FloorScore(r) Certified Flooring|FSC or SFI Certified Source Hardwood|Granite|Hardwood|Laminate|Linoleum|Luxury Vinyl|Marble|None|Other|Painted/Stained|Parquet|Pavers|Plank|Reclaimed Wood|See Remarks|Simulated Wood|Slate|Softwood|Stamped|Stone|Sustainable|Terrazzo|Tile|Varies|Vinyl|Wood',
  FoundationDetails:
    'Block|Brick/Mortar|Combination|Concrete Perimeter|None|Other|Permanent|Pillar/Post/Pier|Raised|See Remarks|Slab|Stone',
  Heating:
    'Active Solar|Baseboard|Ceiling|Central|Coal|Coal Stove|Ductless|Electric|ENERGY STAR Qualified Equipment|ENERGY STAR/ACCA RSI Qualified Installation|Exhaust Fan|Fireplace Insert|Fireplace(s)|Floor Furnace|Forced Air|Geothermal|Gravity|Heat Pump|Hot Water|Humidity Control|Kerosene|Natural Gas|None|Oil|Other|Passive Solar|Pellet Stove|Propane|Propane Stove|Radiant|Radiant Ceiling|Radiant Floor|See Remarks|Separate Meters|Solar|Space Heater|Steam|Varies by Unit|Wall Furnace|Wood|Wood Stove|Zoned',
  InteriorFeatures:
    'Bar|Beamed Ceilings|Bidet|Bookcases|Breakfast Bar|Built-in Features|Cathedral Ceiling(s)|Cedar Closet(s)|Ceiling Fan(s)|Central Vacuum|Chandelier|Coffered Ceiling(s)|Crown Molding|Double Vanity|Dry Bar|Dumbwaiter|Eat-in Kitchen|Elevator|Entrance Foyer|Granite Counters|High Ceilings|High Speed Internet|His and Hers Closets|In-Law Floorplan|Kitchen Island|Laminate Counters|Low Flow Plumbing Fixtures|Master Downstairs|Natural Woodwork|Open Floorplan|Other|Pantry|Recessed Lighting|Sauna|See Remarks|Smart Camera(s)/Recording|Smart Home|Smart Light(s)|Smart Thermostat|Soaking Tub|Solar Tube(s)|Sound System|Stone Counters|Storage|Tile Counters|Track Lighting|Tray Ceiling(s)|Vaulted Ceiling(s)|Walk-In Closet(s)|WaterSense Fixture(s)|Wet Bar|Wired for Data|Wired for Sound',
  Levels: 'Bi-Level|Multi/Split|One|One and One Half|Quad-Level|Three Or More|Tri-Level|Two',
  ListingTerms:
    '1031 Exchange|All Inclusive Trust Deed|Assumable|Cash|Contract|Conventional|Existing Bonds|FHA|Land Use Fee|Lease Back|Lease Option|Lease Purchase|Lien Release|Owner May Carry|Owner Pay Points|Owner Will Carry|Private Financing Available|Relocation Property|Seller Equity Share|Special Funding|Submit|Trade|Trust Conveyance|Trust Deed|USDA Loan|VA Loan',
  LotFeatures:
    'Agricultural|Back Yard|Bluff|City Lot|Cleared|Close to Clubhouse|Corner Lot|Corners Marked|Cul-De-Sac|Desert Back|Desert Front|Farm|Few Trees|Flag Lot|Front Yard|Garden|Gentle Sloping|Greenbelt|Interior Lot|Irregular Lot|Lake on Lot|Landscaped|Level|Many Trees|Meadow|Native Plants|Near Golf Course|Near Public Transit|On Golf Course|Open Lot|Orchard(s)|Other|Pasture|Paved|Pie Shaped Lot|Pond on Lot|Private|Rectangular Lot|Rock Outcropping|Rolling Slope|Secluded|See Remarks|Sloped|Sloped Down|Sloped Up|Split Possible|Sprinklers In Front|Sprinklers In Rear|Steep Slope|Subdivided|Views|Waterfall|Waterfront|Wetlands|Wooded|Zero Lot Line',
  ParkingFeatures:
    'Additional Parking|Aggregate|Alley Access|Asphalt|Assigned|Attached|Attached Carport|Basement|Boat|Carport|Circular Driveway|Common|Community Structure|Concrete|Converted Garage|Covered|Deck|Deeded|Detached|Detached Carport|Direct Access|Drive Through|Driveway|Electric Gate|Electric Vehicle Charging Station(s)|Enclosed|Garage|Garage Door Opener|Garage Faces Front|Garage Faces Rear|Garage Faces Side|Gated|Golf Cart Garage|Gravel|Guest|Heated Garage|Inside Entrance|Kitchen Level|Leased|Lighted|No Garage|None|Off Site|Off Street|On Site|On Street|Open|Other|Outside|Oversized|Parking Lot|Parking Pad|Paved|Paver Block|Permit Required|Private|RV Access/Parking|RV Carport|RV Garage|RV Gated|Secured|See Remarks|Shared Driveway|Side By Side|Storage|Tandem|Unassigned|Underground|Unpaved|Valet|Varies by Unit|Workshop in Garage',
  PatioAndPorchFeatures:
    'Awning(s)|Covered|Deck|Enclosed|Front Porch|Glass Enclosed|None|Other|Patio|Porch|Rear Porch|Screened|See Remarks|Side Porch|Terrace|Wrap Around',
  PetsAllowed: 'Breed Restrictions|Call|Cats OK|Dogs OK|No|Number Limit|Size Limit|Yes',
  PoolFeatures:
    'Above Ground|Association|Black Bottom|Cabana|Community|Diving Board|Electric Heat|ENERGY STAR Qualified pool pump|Fenced|Fiberglass|Filtered|Gas Heat|Gunite|Heated|In Ground|Indoor|Infinity|Lap|Liner|None|Other|Outdoor Pool|Pool Cover|Pool Sweep|Pool/Spa Combo|Private|Salt Water|Screen Enclosure|See Remarks|Solar Cover|Solar Heat|Sport|Tile|Vinyl|Waterfall',
  Possession:
    'Close Of Escrow|Close Plus 1 Day|Close Plus 2 Days|Close Plus 3 Days|Close Plus 3 to 5 Days|Close Plus 30 Days|Negotiable|Other|Rental Agreement|See Remarks|Seller Rent Back|Subject To Tenant Rights',
  PropertyCondition: 'Fixer|New Construction|To Be Built|Under Construction|Updated/Remodeled',
  Roof: 'Aluminum|Asbestos Shingle|Asphalt|Bahama|Barrel|Bituthene|Built-Up|Composition|Concrete|Copper|Elastomeric|Fiberglass|Flat|Flat Tile|Foam|Green Roof|Mansard|Membrane|Metal|Mixed|None|Other|Rolled/Hot Mop|Rubber|See Remarks|Shake|Shingle|Slate|Spanish Tile|Stone|Synthetic|Tar/Gravel|Tile|Wood',
  Sewer:
    'Aerobic Septic|Cesspool|Engineered Septic|Holding Tank|Mound Septic|None|Other|Perc Test On File|Perc Test Required|Private Sewer|Public Sewer|Septic Needed|Septic Tank|Shared Septic|Unknown',
  SpecialListingConditions:
    'Auction|Bankruptcy Property|Conservatorship|HUD Owned|In Foreclosure|Notice Of Default|Probate Listing|Real Estate Owned|Short Sale|Standard|Third Party Approval|Trust',
  StructureType:
    'Cabin|Dock|Duplex|Flex|Hotel/Motel|House|Industrial|Manufactured House|Mixed Use|Multi Family|None|Office|Quadruplex|Retail|Townhouse|Triplex|Warehouse',
  Utilities:
    'Cable Available|Cable Connected|Cable Not Available|Electricity Available|Electricity Connected|Electricity Not Available|Natural Gas Available|Natural Gas Connected|Natural Gas Not Available|None|Other|Phone Available|Phone Connected|Phone Not Available|Propane|See Remarks|Sewer Available|Sewer Connected|Sewer Not Available|Underground Utilities|Water Available|Water Connected|Water Not Available',
  View: 'Bay|Beach|Bridge(s)|Canal|Canyon|City|City Lights|Creek/Stream|Desert|Downtown|Forest|Garden|Golf Course|Hills|Lake|Marina|Meadow|Mountain(s)|Neighborhood|None|Ocean|Orchard|Other|Panoramic|Park/Greenbelt|Pasture|Pond|Pool|Ridge|River|Rural|See Remarks|Skyline|Territorial|Trees/Woods|Valley|Vineyard|Water',
  WaterSource: 'Cistern|None|Other|Private|Public|See Remarks|Shared Well|Spring|Well',
  WaterfrontFeatures:
    'Bay Access|Bayfront|Beach Access|Beach Front|Canal Access|Canal Front|Creek|Lagoon|Lake Front|Lake Privileges|Marina in Community|Navigable Water|Ocean Access|Ocean Front|Pond|River Access|River Front|Seawall|Stream|Waterfront',
};

const split = (line: string): readonly string[] => line.split('|');

/** Values of list fields that buyers know, from the RESO Data Dictionary 2.0 lookups. */
export const LIST_VALUES: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(LISTS).map(([field, line]) => [field, split(line)]),
);

/**
 * Lists that say what a home is made of, runs on and is sold under: people search and count by their values, so they take no
 * others. Lists of features take what RESO has no value for.
 */
const CLOSED: ReadonlySet<string> = new Set([
  'Basement',
  'CommonWalls',
  'ConstructionMaterials',
  'Cooling',
  'FoundationDetails',
  'Heating',
  'Levels',
  'ListingTerms',
  'PetsAllowed',
  'Possession',
  'PropertyCondition',
  'Roof',
  'Sewer',
  'SpecialListingConditions',
  'StructureType',
  'WaterSource',
]);
export const isClosedList = (field: string): boolean => CLOSED.has(field);

/**
 * A list with its values as RESO spells them, or what is wrong with it: a value that a closed list does not have. What was there
 * `before`, as an import brought it, may stay.
 */
export function readListed(field: string, value: EditorValue, before: EditorValue | undefined): ReadField {
  const known = LIST_VALUES.get(field);
  if (known === undefined || !Array.isArray(value)) return { value };
  const kept = new Set(Array.isArray(before) ? before : []);
  const spelled = value.map((item) =>
    kept.has(item) ? item : (known.find((one) => one.toLowerCase() === item.toLowerCase()) ?? item),
  );
  const stranger = isClosedList(field) ? spelled.find((item) => !kept.has(item) && !known.includes(item)) : undefined;
  if (stranger === undefined) return { value: [...new Set(spelled)] };
  const near = closestWord(stranger, known);
  return {
    problem:
      near === undefined
        ? `“${stranger}” is not in the list: choose from it, and say the rest in the description`
        : `“${stranger}” is not in the list: did you mean “${near}”?`,
  };
}

/** What a picture can show: RESO ImageOf. */
export const ROOMS = split(
  'Aerial View|Atrium|Attic|Back of Structure|Balcony|Bar|Barn|Basement|Basketball Court|Bathroom|Bedroom|Bonus Room|Breakfast Area|Closet|Community|Courtyard|Deck|Den|Dining Area|Dining Room|Dock|Entrance Foyer|Entry|Exercise Room|Family Room|Fence|Fireplace|Floor Plan|Front of Structure|Game Room|Garage|Garden|Golf Course|Great Room|Guest Quarters|Gym|Hallway|Hobby Room|Inlaw|Kitchen|Lake|Laundry|Library|Living Room|Loading Dock|Lobby|Loft|Lot|Map|Master Bathroom|Master Bedroom|Media Room|Mud Room|Nursery|Office|Other|Out Buildings|Pantry|Parking|Patio|Pier|Plat Map|Playground|Pond|Pool|Reception|Recreation Room|Sauna|Showroom|Side of Structure|Sitting Room|Spa|Stable|Stairs|Storage|Studio|Study|Sun Room|Tennis Court|Utility Room|View|Walk-In Closet(s)|Waterfront|Wine Cellar|Workshop|Yard',
);
