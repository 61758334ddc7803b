/** Tables of invented and common names; nothing here refers to a real place. */

export const CITY_NAME = 'Alder Falls';
/** Where clocks of the city stand. */
export const CITY_ZONE = 'America/Los_Angeles';
export const COUNTY_NAME = 'Alder County';
/** From west to east. */
export const MUNICIPALITY_NAMES = ['Kestrel Bay', 'Alder Falls', 'Marlow'] as const;
export const ZIP_CODES = ['98990', '98991', '98992', '98993', '98994', '98995', '98996', '98997', '98998', '98999'] as const;

export const DOWNTOWN_DISTRICTS = split(
  'Pioneer Market,Old Harbor,Cannery Row,Courthouse Hill,Foundry District,Union Wharf,Mill Quarter,Exchange Square',
);

export const SHORE_DISTRICTS = split(
  'Gull Point,Harbor View,Driftwood,Sandpiper Cove,Lighthouse Bluff,Pebble Beach Heights,Anchor Bay,Shearwater,Saltmarsh,Ferry Landing,Tidewater,Osprey Landing,Seawall,Bayside,Rivermouth,Boatyard,Heron Landing,Riverbend,Willow Bank,Otter Slough,Lakeside,Cattail Cove,Regatta,Seaglass,Mariners Row',
);

export const HILL_DISTRICTS = split(
  'Signal Hill,Fox Ridge,Eagle Crest,Summit View,Quarry Ridge,High Meadow,Skyline,Stonegate,Timberline,Cedar Heights,Larkspur Hill,Falcon Ridge,Overlook,Hawk Hollow,Pinnacle,Ridgefield,Bluff Park,Crestwood,Upper Falls,Vista Grande,Highland,Wolf Creek',
);

export const TOWN_DISTRICTS = split(
  'Ashbury,Maplewood,Linden Square,Beacon,Fairhaven,Garden Home,Queensgate,Sorrel Creek,Thatcher,Orchard Park,Juniper Flats,Eastbank,Westbank,Northgate,Mission Flats,Calder,Wharton,Carver Park,Bellhaven,Prospect,Whitman,Grant Park,Laurelhurst Green,Rosedale,Lincoln Park,Tanner,Weaver,Dovecote,St. Brendan,Halcyon,Elmhurst,Hawthorn,Brickyard,Bishop Corner,Juniper Street,Cooper Mill,Harmon,Sycamore,Kingsley,Alameda Court,Ballard Green,Chandler,Marigold,Persimmon,Nightingale,Parkrow,Copper Beech,Fernwood',
);

export const SUBURB_DISTRICTS = split(
  'Clover Hollow,Briar Glen,Meadowbrook,Windermere Park,Heather Downs,Oak Grove,Stonebridge,Silver Birch,Autumn Ridge,Partridge Run,Wildwood,Cypress Green,Apple Valley,Fieldstone,Deer Park,Sunnyside,Creekside,Hazelwood,Arbor Vale,Brookhaven,Somerset,Kettle Creek,Quail Run,Tall Pines,Coventry,Hollybrook,Rolling Green,Goldenrod,Amberfield,Woodhaven,Larchmont,Cobblestone,Sagebrook,Trillium,Winterberry,Bluebell,Mill Pond,Huckleberry,Camas Meadows,Old Orchard',
);

export const RURAL_DISTRICTS = split(
  'Foothill Farms,Hayfield,Barnaby Flats,Old Dairy,Granger Road,Hop Yard,Three Oaks,Long Prairie,Country Lane,Shepherds Field,Tanglewood,Buttercup,Lost Mill,Harvest,Split Rail,Millrace',
);

export const STREET_PEOPLE = split(
  'Abbott,Ackerman,Addison,Ainsworth,Alcott,Aldrich,Amherst,Anselm,Archer,Armitage,Arnold,Ashford,Atwood,Audubon,Baldwin,Bancroft,Barlow,Barrett,Bartlett,Baxter,Beaumont,Beckett,Bellamy,Benson,Bentley,Berkeley,Bingham,Blaine,Blakely,Bowen,Bradford,Bramwell,Brandt,Brennan,Brewster,Bridger,Bryant,Burdick,Burke,Burnham,Byron,Cabot,Caldwell,Calvert,Camden,Carlisle,Carmichael,Carver,Caspian,Chadwick,Chalmers,Chauncey,Clayton,Clifton,Clinton,Colby,Conrad,Corbett,Cortland,Crawford,Cromwell,Crosby,Curtis,Dalton,Danforth,Darrow,Davenport,Dawson,Delaney,Dempsey,Denton,Dexter,Dickens,Donovan,Douglas,Drexel,Dryden,Dudley,Dunbar,Duncan,Eaton,Edgerton,Edison,Eldridge,Elgin,Ellery,Elliott,Ellsworth,Emerson,Endicott,Erskine,Everett,Ewing,Fairbanks,Fargo,Fenwick,Ferris,Fielding,Finch,Fletcher,Forsythe,Foster,Franklin,Freeman,Fulton,Gallatin,Garfield,Garrison,Gibson,Gilbert,Gladstone,Goodwin,Gordon,Graham,Granger,Grayson,Greeley,Griffith,Hadley,Hale,Hamlin,Hancock,Harding,Harlan,Harper,Hartford,Hastings,Hawley,Hayes,Hendrick,Herrick,Hobart,Holbrook,Holland,Hollis,Houghton,Howell,Hudson,Humboldt,Huntley,Irving,Jarvis,Jasper,Jefferson,Jerome,Keats,Keller,Kendall,Kensington,Kimball,Kingston,Kipling,Kirby,Lambert,Lancaster,Langdon,Larrabee,Latham,Lawton,Leland,Lenox,Lester,Lexington,Livingston,Lombard,Longfellow,Lowell,Ludlow,Lyman,Lyndon,Macon,Madison,Malden,Manning,Marcy,Marlowe,Marston,Mather,Mayfield,Meade,Melrose,Mercer,Merrill,Milford,Monroe,Montrose,Morgan,Morton,Mulberry,Nash,Neville,Newbury,Newton,Norfolk,Norwood,Oakley,Ogden,Olmsted,Osborne,Oxford,Paget,Palmer,Parkhurst,Parrish,Paxton,Peabody,Pemberton,Pershing,Phelps,Pickett,Pierce,Porter,Prescott,Preston,Quincy,Radcliffe,Ramsey,Randall,Rawlins,Reed,Remington,Revere,Rhodes,Ridley,Roland,Ross,Royce,Russell,Rutledge,Sandburg,Sawyer,Schuyler,Selkirk,Seward,Sheffield,Shelby,Sherman,Sherwood,Sibley,Spaulding,Spencer,Stanton,Sterling,Stratford,Sumner,Sutton,Talbot,Tennyson,Thayer,Thoreau,Thornton,Thurston,Tilden,Townsend,Tremont,Trumbull,Tyler,Upton,Vance,Vaughan,Vernon,Wadsworth,Walden,Walton,Warwick,Waverly,Webster,Wellington,Wendell,Weston,Wheeler,Whitcomb,Whitney,Wilcox,Wilder,Winslow,Winthrop,Woodrow,Wycliffe,Yardley,York',
);

export const STREET_NATURE = split(
  'Acacia,Ash,Aspen,Balsam,Basswood,Bayberry,Beech,Birch,Bluebird,Bluff,Bracken,Buckeye,Butternut,Camas,Camellia,Canary,Cardinal,Cascara,Catalpa,Cedar,Chestnut,Cherry,Chickadee,Columbine,Cottonwood,Cypress,Dogwood,Douglas Fir,Eagle,Elder,Elm,Fern,Fir,Foxglove,Ginkgo,Goldfinch,Grouse,Hawthorne,Hazel,Heather,Hemlock,Heron,Hickory,Holly,Hornbeam,Huckleberry,Iris,Ivy,Jasmine,Juniper,Kingfisher,Larch,Larkspur,Laurel,Lavender,Lilac,Linden,Locust,Lupine,Madrona,Magnolia,Maple,Meadowlark,Mimosa,Myrtle,Oak,Olive,Oriole,Osprey,Pear,Pine,Plover,Plum,Poplar,Primrose,Quail,Quince,Raven,Redbud,Redwood,Robin,Rosemary,Rowan,Sage,Salal,Sassafras,Sequoia,Snowberry,Sorrel,Spruce,Starling,Sumac,Sunflower,Swallow,Sycamore,Tamarack,Teal,Thimbleberry,Trillium,Tulip,Vine Maple,Violet,Walnut,Warbler,Willow,Wisteria,Wren,Yarrow,Yew',
);

export const STREET_BEGINNINGS = split(
  'Alder,Amber,Apple,Arrow,Autumn,Beaver,Bell,Briar,Bright,Brook,Chapel,Clear,Clover,Copper,Crystal,Deer,Dove,Elk,Ember,Fair,Fallow,Feather,Field,Fox,Glen,Gold,Granite,Green,Harvest,Haven,High,Honey,Indigo,Iron,Lark,Maple,Marsh,Meadow,Mist,Moss,North,Orchard,Otter,Pebble,Quarry,Ridge,River,Rock,Rose,Rush,Sand,Shadow,Silver,Spring,Star,Stone,Summer,Swan,Thistle,Timber,Wild,Wind,Winter,Wood,Wolf',
);

export const STREET_ENDINGS = split(
  'bank,brook,crest,croft,dale,down,fall,field,ford,gate,glade,glen,grove,haven,hill,hollow,hurst,lawn,leaf,mead,mere,mill,mont,path,point,pond,ridge,run,shade,side,stead,stone,vale,view,ward,water,way,wick,wind,wood',
);

export const SHORE_STREETS = split(
  'Riverside,Lakeshore,Bayshore,Harbor,Shoreline,Waterfront,Marina,Embankment,Beach,Seawall,Cove,Wharf,Ferry,Quayside,Tideland,Sandbar,Lighthouse,Oyster,Mooring,Regatta,Estuary,Towpath,Ripple,Headland,Cannery,Dockside,Spindrift,Breakwater,Moorage,Stillwater,Millrace,Reedbed,Landing,Boathouse,Narrows,Pelican,Cormorant,Sandpiper,Eddy,Current,Backwater,Leeward,Windward,Spray,Pier,Capstan,Halyard,Mainsail,Jetty,Gullwing',
);

export const NUMBER_WORDS = Array.from({ length: 60 }, (_, i) => ordinal(i + 1));

export const SUFFIX_ABBREVIATIONS: Record<string, string> = {
  Avenue: 'Ave',
  Boulevard: 'Blvd',
  Circle: 'Cir',
  Court: 'Ct',
  Drive: 'Dr',
  Highway: 'Hwy',
  Lane: 'Ln',
  Loop: 'Loop',
  Parkway: 'Pkwy',
  Place: 'Pl',
  Road: 'Rd',
  Street: 'St',
  Terrace: 'Ter',
  Trail: 'Trl',
  Way: 'Way',
};

function split(text: string): string[] {
  return text.split(',');
}

function ordinal(number: number): string {
  const rest = number % 100;
  const ending = rest >= 11 && rest <= 13 ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th');
  return `${number}${ending}`;
}
