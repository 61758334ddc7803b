/** What a text may say that a home has, and what supports it. */
export interface FeatureWords {
  /** As texts say it. */
  words: string;
  /** As a value of a field says it. */
  value?: string;
  /** Only values of these fields support it. Without them, values of any field do. */
  fields?: readonly string[];
  /** A yes, or a number above 0, supports it too. */
  flags?: readonly string[];
  /** Photos with this tag support it too. */
  rooms?: string;
}

const row = (words: string, value?: string, more: Omit<FeatureWords, 'words' | 'value'> = {}): FeatureWords => ({
  words,
  ...(value === undefined ? {} : { value }),
  ...more,
});

const FLOORS = ['Flooring'];
const WALLS = ['ConstructionMaterials'];
const ROOFS = ['Roof'];
const INSIDE = ['InteriorFeatures'];
const HEAT = ['Heating'];
const VIEWS = ['View', 'LotFeatures'];
const PETS = ['PetsAllowed'];
const BASEMENTS = ['Basement'];
const SHARED = ['AssociationAmenities', 'CommunityFeatures'];

// Longer wordings stand before the shorter ones that are part of them.
export const FEATURE_WORDS: readonly FeatureWords[] = [
  // Kitchen
  row('granite(?: (?:counters?|countertops?|kitchen|surfaces?))?', 'granite', { fields: [...INSIDE, 'Flooring'] }),
  row('quartz(?:ite)?(?: (?:counters?|countertops?))?', 'quartz'),
  row('marble(?: (?:counters?|countertops?|floors?|baths?))?', 'marble'),
  row('soapstone(?: counters?)?', 'soapstone'),
  row(
    '(?:stone|tile|laminate|butcher[- ]block|solid[- ]surface) (?:counters?|countertops?)',
    '(?:stone|granite|tile|laminate|butcher|solid).*counters',
  ),
  row('stainless(?:[- ]steel)?(?: appliances?)?', 'stainless'),
  row('(?:gas (?:range|stove|cooktop|oven|cooking))', 'gas (?:range|cooktop|oven)|built-in gas|free-standing gas', {
    fields: ['Appliances'],
  }),
  row('induction (?:range|cooktop|stove)', 'induction'),
  row('electric (?:range|stove|cooktop|oven)', 'electric (?:range|cooktop|oven)', { fields: ['Appliances'] }),
  row('double ovens?', 'double oven'),
  row('(?:built-in )?(?:ovens?|range|cooktop|stove)', 'oven|range|cooktop', { fields: ['Appliances'] }),
  row('(?:kitchen )?islands?', 'kitchen island'),
  row('breakfast (?:bar|counter)', 'breakfast bar'),
  row('breakfast (?:nook|area|room)', 'breakfast area|breakfast room', { rooms: 'Breakfast Area' }),
  row('eat-in kitchen', 'eat-in kitchen'),
  row("(?:walk-in |butler'?s )?pantry", 'pantry', { rooms: 'Pantry' }),
  row('dishwasher', 'dishwasher'),
  row('microwave', 'microwave'),
  row('(?:wine|beverage|bar) (?:fridge|refrigerator|cooler)', 'wine (?:cooler|refrigerator)|bar fridge'),
  row('(?:refrigerator|fridge)', 'refrigerator'),
  row('freezer', 'freezer'),
  row('disposal', 'disposal'),
  row('range hood', 'range hood'),
  row('trash compactor', 'trash compactor'),
  row('warming drawer', 'warming drawer'),
  row('washer(?:[ /]| and (?:a )?)dryer', 'washer', { fields: ['Appliances', 'LaundryFeatures'] }),
  row('(?:clothes )?washer', 'washer', { fields: ['Appliances', 'LaundryFeatures'] }),
  row('(?:clothes )?dryer', 'dryer', { fields: ['Appliances', 'LaundryFeatures'] }),
  row('tankless(?: water heater)?', 'tankless'),
  row('heat pump water heater', 'heat pump water heater'),
  row('water heater', 'water heater'),
  row('water softener', 'water softener'),
  row('water (?:purifier|filter)', 'water purifier|filter'),
  row('(?:custom|white|shaker|wood|new|soft-close) cabinets?|cabinetry', 'cabinet'),
  row('(?:tile )?backsplash', 'backsplash'),
  row("chef'?s kitchen|gourmet kitchen"),
  row('outdoor kitchen', 'outdoor kitchen'),
  row(
    'kitchen',
    'kitchen|oven|range|refrigerator|dishwasher|breakfast bar|pantry|counters|disposal|cooktop|microwave|stainless',
    { rooms: 'Kitchen' },
  ),
  // Floors, walls, light
  row('engineered (?:hardwood|wood)(?: floors?)?', 'engineered', { fields: FLOORS }),
  row('reclaimed wood(?: floors?)?', 'reclaimed'),
  row('hardwoods?(?: floors?| flooring)?', 'hardwood', { fields: FLOORS }),
  row(
    '(?:oak|maple|pine|fir|walnut|cherry|birch|bamboo|cork|parquet)(?: (?:floors?|flooring|cabinets?|trim))',
    'oak|maple|pine|fir|walnut|cherry|birch|bamboo|cork|parquet',
  ),
  row('wood(?:en)? (?:floors?|flooring)', 'wood', { fields: FLOORS }),
  row('(?:luxury )?vinyl(?: plank)?(?: floors?| flooring)?', 'vinyl'),
  row('laminate(?: floors?| flooring)?', 'laminate'),
  row('carpet(?:ing|ed|s)?', 'carpet', { fields: FLOORS }),
  row('(?:ceramic |porcelain |clay )?tiled?(?: floors?| flooring| work)?', 'tile'),
  row('slate(?: floors?)?', 'slate'),
  row('terrazzo', 'terrazzo'),
  row('(?:polished |stained )?concrete floors?', 'concrete', { fields: FLOORS }),
  row(
    '(?:vaulted|cathedral|coffered|tray|beamed|high|soaring|tall)(?: and (?:vaulted|beamed|high))? ceilings?',
    '(?:vaulted|cathedral|coffered|tray|beamed|high) ceiling',
  ),
  row('(?:exposed |wood )?beams', 'beamed'),
  row('crown molding', 'crown molding'),
  row('(?:wainscoting|millwork|woodwork|paneling)', 'woodwork|wainscot|panel'),
  row('(?:recessed|track|can) (?:lighting|lights)', 'recessed|track lighting'),
  row('chandeliers?', 'chandelier'),
  row('skylights?|solar tubes?', 'skylight|solar tube'),
  row('(?:double|triple|dual)[- ]pane(?:d)?(?: windows)?', '(?:double|triple|dual)[- ]pane'),
  row('(?:bay|picture|floor-to-ceiling|large|big|stained[- ]glass) windows?', 'bay window|picture|floor-to-ceiling|stained'),
  row('french doors', 'french'),
  row('sliding (?:glass )?doors?|sliders', 'sliding'),
  row('built-in (?:shelves|shelving|bookcases|features|storage)|built-ins|bookcases|bookshelves', 'bookcases|built-in features'),
  row('ceiling fans?', 'ceiling fan'),
  row('open[- ](?:concept|plan|floor ?plan|layout)(?: living)?|open floorplan', 'open floorplan|open floor plan'),
  row('wet bar', 'wet bar'),
  row('dry bar', 'dry bar'),
  row('central vac(?:uum)?', 'central vacuum'),
  row('elevators?', 'elevator'),
  row('smart (?:home|thermostat|locks?|lights?|lighting|cameras?)', 'smart'),
  row('(?:sound system|wired for (?:sound|data)|surround sound)', 'sound|wired for data'),
  row('high[- ]speed internet|fiber internet|fiber optic', 'high speed internet|fiber'),
  row('(?:security|alarm) system', 'security|alarm', { fields: ['SecurityFeatures', 'AssociationAmenities'] }),
  row('gas fireplaces?|gas[- ]burning fireplaces?', 'gas', { fields: ['FireplaceFeatures'] }),
  row('wood[- ]burning (?:fireplaces?|stoves?)|wood stoves?', 'wood', { fields: ['FireplaceFeatures', 'Heating'] }),
  row('(?:brick|stone|tile|marble) fireplaces?', 'brick|stone|tile|marble', { fields: ['FireplaceFeatures'] }),
  row('fireplaces?|hearth', 'fireplace', { flags: ['FireplaceYN', 'FireplacesTotal'], rooms: 'Fireplace' }),
  row('pellet stove', 'pellet'),
  // Rooms
  row('walk-in (?:closets?|wardrobe)', 'walk-in closet', { rooms: 'Walk-In Closet\\(s\\)' }),
  row('cedar closets?', 'cedar closet'),
  row('his and hers? closets?', 'his and hers closets'),
  row('closets?', 'closet', { rooms: 'Closet|Walk-In Closet\\(s\\)' }),
  row('soaking tub|clawfoot tub|jetted tub|garden tub', 'soaking tub|clawfoot|jetted|garden tub'),
  row('(?:double|dual) (?:vanity|sinks?|vanities)', 'double vanity'),
  row('walk-in shower|glass shower|rain shower', 'shower'),
  row('en[- ]?suite(?: bath(?:room)?)?|private bath(?:room)?', 'en ?suite|private bath'),
  row(
    '(?:primary|master|owner.?s) (?:suite|bedroom|bath(?:room)?)(?: (?:is )?on (?:the )?(?:main|first|ground) (?:level|floor))',
    'master downstairs|main level',
  ),
  row('(?:primary|master|owner.?s) bath(?:room)?', 'master bathroom|primary bathroom', { rooms: 'Master Bathroom' }),
  row('(?:primary|master|owner.?s) (?:suite|bedroom)', 'master bedroom|primary bedroom|master downstairs', {
    rooms: 'Master Bedroom',
  }),
  row(
    'in-law (?:suite|apartment|quarters|floor ?plan)|mother-in-law|guest (?:house|cottage|quarters|suite)|casita|adu|accessory dwelling(?: unit)?|carriage house',
    'in-law|inlaw|guest house|guest quarters|casita|accessory|adu\\b|apartment',
    { rooms: 'Guest Quarters|Inlaw' },
  ),
  row('guest rooms?', 'guest', { rooms: 'Guest Quarters' }),
  row('(?:home )?office|study', 'office|study', { rooms: 'Office|Study' }),
  row('library', 'library', { rooms: 'Library' }),
  row('den', 'den', { rooms: 'Den' }),
  row('(?:media|theater|movie) room|home theater', 'media room|theater', { rooms: 'Media Room' }),
  row('(?:game|rec|recreation) room', 'game room|recreation room', { rooms: 'Game Room|Recreation Room' }),
  row('bonus room|flex(?: room| space)?', 'bonus room', { rooms: 'Bonus Room' }),
  row('family room', 'family room', { rooms: 'Family Room' }),
  row('great room', 'great room', { rooms: 'Great Room' }),
  row('living room|living area', 'living room', { rooms: 'Living Room' }),
  row('(?:formal )?dining (?:room|area)', 'dining', { rooms: 'Dining Room|Dining Area' }),
  row('sun ?room|solarium|conservatory', 'sun room', { rooms: 'Sun Room' }),
  row('mud ?room', 'mud room', { rooms: 'Mud Room' }),
  row('(?:laundry|utility) (?:room|area|closet)|in-unit laundry|laundry', 'laundry|washer|dryer|utility room', {
    rooms: 'Laundry|Utility Room',
    fields: ['LaundryFeatures', 'Appliances', 'RoomType', 'AssociationAmenities'],
  }),
  row('loft', 'loft', { rooms: 'Loft' }),
  row('attic', 'attic', { rooms: 'Attic' }),
  row('wine (?:cellar|room)', 'wine cellar', { rooms: 'Wine Cellar' }),
  row('workshop', 'workshop', { rooms: 'Workshop' }),
  row('(?:entrance |entry )?foyer|entryway|entry hall', 'foyer|entry', { rooms: 'Entrance Foyer|Entry' }),
  row('(?:home )?gym|exercise room', 'exercise room|gym', { rooms: 'Gym|Exercise Room' }),
  row('(?:walk-?out|daylight) basement', 'walk-out|daylight', { fields: BASEMENTS }),
  row('(?:fully |partially )?finished basement|finished lower level', 'finished', { fields: BASEMENTS }),
  row('(?:unfinished |full )?basement|lower level|cellar', '.', {
    fields: BASEMENTS,
    flags: ['BasementYN', 'BelowGradeFinishedArea'],
    rooms: 'Basement',
  }),
  row('(?:extra |ample |plenty of )?storage(?: (?:space|room|shed))?', 'storage', { rooms: 'Storage' }),
  row('furnished', '^(?:furnished|partially)', { fields: ['Furnished'] }),
  // Outside
  row(
    '(?:above-?ground|in-?ground|heated|salt ?water|lap|infinity|gunite|indoor|private|community|shared)?(?: |-)?(?:swimming )?pools?',
    'pool|in ground|above ground|gunite|heated|salt water|lap|infinity',
    { fields: ['PoolFeatures', ...SHARED], flags: ['PoolPrivateYN'], rooms: 'Pool' },
  ),
  row('hot tub|jacuzzi|(?:private |heated )?spa', 'spa|hot tub', {
    flags: ['SpaYN'],
    rooms: 'Spa',
    fields: ['SpaFeatures', 'PoolFeatures', ...SHARED],
  }),
  row('sauna', 'sauna', { rooms: 'Sauna' }),
  row('fire ?pit', 'fire pit'),
  row('(?:built-in )?(?:barbecue|bbq|grill)', 'barbecue|grill'),
  row(
    '(?:covered|screened|enclosed|front|rear|back|side|wraparound|wrap-around|wide) porch|porch|veranda',
    'porch|wrap around|covered|screened|enclosed',
    { fields: ['PatioAndPorchFeatures'] },
  ),
  row('(?:covered|screened|enclosed|paved|brick|stone|rear|back) patio|patio', 'patio|covered|screened|enclosed', {
    fields: ['PatioAndPorchFeatures', 'ExteriorFeatures'],
    rooms: 'Patio',
  }),
  row('(?:roof(?:top)?|back|rear|wood|covered|trex|composite) deck|deck(?:ing)?', 'deck', {
    fields: ['PatioAndPorchFeatures', 'ExteriorFeatures', 'AssociationAmenities'],
    rooms: 'Deck',
  }),
  row('terrace', 'terrace', { fields: ['PatioAndPorchFeatures'] }),
  row('balcon(?:y|ies)', 'balcony', { rooms: 'Balcony' }),
  row('courtyard', 'courtyard', { rooms: 'Courtyard' }),
  row('pergola|gazebo|arbor', 'pergola|gazebo|arbor'),
  row(
    '(?:fully |partially )?fenced(?: in)?(?: (?:front |back |side )?(?:yard|backyard|lot|garden))?|(?:privacy |wood |iron |perimeter |split rail |vinyl |chain[- ]link )?fenc(?:e|ing)',
    '.',
    { fields: ['Fencing'], rooms: 'Fence' },
  ),
  row('(?:back|front|side) ?yards?|yards?', 'yard', {
    rooms: 'Yard|Back of Structure',
    fields: ['LotFeatures', 'Fencing', 'ExteriorFeatures'],
  }),
  row('(?:raised |vegetable |rose |herb )?gardens?(?: beds| space)?|landscap(?:ed|ing)', 'garden|landscaped', {
    fields: ['ExteriorFeatures', 'LotFeatures', 'View', 'Vegetation'],
    rooms: 'Garden',
  }),
  row('orchard|fruit trees|citrus trees', 'orchard|fruit'),
  row('mature trees|shade trees|(?:many |old[- ]growth )?trees|wooded', 'trees|wooded', {
    fields: ['LotFeatures', 'Vegetation', 'View'],
  }),
  row('(?:smart )?(?:irrigation|sprinklers?|sprinkler system)', 'sprinkler|irrigation'),
  row('shed|outbuildings?|barn|stables?|greenhouse|kennel|chicken coop', 'shed|outbuilding|barn|stable|greenhouse|kennel|coop', {
    rooms: 'Barn|Stable|Out Buildings',
  }),
  row('corner lot', 'corner lot'),
  row('cul[- ]de[- ]sac', 'cul-de-sac'),
  row('dead[- ]end street', 'dead end'),
  row('(?:level|flat|sloped?|sloping|irregular|rectangular|flag) lot', 'level|flat|slop|irregular|rectangular|flag', {
    fields: ['LotFeatures', 'Topography'],
  }),
  row('greenbelt', 'greenbelt'),
  row('(?:on|along) the golf course|golf course (?:lot|home|frontage)', 'on golf course'),
  row('dock|boat slip|boat lift', 'dock|slip|lift', { rooms: 'Dock|Pier' }),
  row('(?:lake|river|ocean|bay|beach|creek|canal)[- ]?front|waterfront', 'front|waterfront|creek|stream|river|lake|ocean', {
    fields: ['WaterfrontFeatures', 'LotFeatures'],
    flags: ['WaterfrontYN'],
    rooms: 'Waterfront',
  }),
  row(
    '(?:lake|river|ocean|bay|water|sound|harbor|pond|creek) views?|views? (?:of|over|across|to|toward) (?:the )?(?:lake|river|ocean|bay|water|sound|harbor|pond|creek)',
    'lake|river|ocean|bay|water|sound|harbor|pond|creek|marina|canal',
    { fields: VIEWS },
  ),
  row('mountain views?|views? (?:of|to|toward) (?:the )?mountains?', 'mountain', { fields: VIEWS }),
  row(
    '(?:city|skyline|downtown)(?: lights?)? views?|views? (?:of|over|to|toward) (?:the )?(?:city(?: lights)?|skyline|downtown)',
    'city|skyline|downtown',
    { fields: VIEWS },
  ),
  row(
    '(?:park|garden|golf course|forest|valley|canyon|hill|territorial|panoramic|neighborhood|vineyard|meadow|desert|pasture|wooded|tree|rural|pool|courtyard) views?|views? (?:of|over|to|toward|across) (?:the )?(?:park|garden|golf course|forest|woods|trees|valley|canyon|hills?|neighborhood|vineyard|meadow|desert|pasture|pool)',
    '.',
    { fields: ['View'] },
  ),
  row('views?', '.', { fields: ['View'], flags: ['ViewYN'], rooms: 'View' }),
  // Build
  row('new roof|newer roof|roof replaced'),
  row('(?:metal|tile|slate|composition|asphalt|shake|copper|flat|concrete|rubber) (?:shingle )?roof|roof', '.', {
    fields: ROOFS,
  }),
  row(
    '(?:brick|stone|stucco|adobe|log|cedar|vinyl|wood|metal|fiber[- ]cement|hardie\\w*|aluminum|shingle)(?:[- ](?:veneer|siding|exterior|facade|construction|walls|clad|built))+',
    'brick|stone|stucco|adobe|log|cedar|vinyl|wood|metal|fiber cement|hardi|aluminum|shingle',
    { fields: WALLS },
  ),
  row('(?:all-)?brick', 'brick'),
  row('stucco', 'stucco'),
  row('(?:spray foam |blown-in )?insulation|insulated', 'insulat'),
  row('(?:concrete )?slab(?: foundation)?|crawl ?space|foundation', '.', { fields: ['FoundationDetails', 'Basement'] }),
  row(
    'craftsman|colonial|tudor|victorian|ranch(?:-style)?|bungalow|farmhouse|cape cod|mediterranean|mid-?century(?: modern)?|contemporary|georgian|federal|prairie|spanish|queen anne|dutch colonial|split[- ]level|a-frame|traditional|modern|rambler|saltbox|neoclassical|art deco|italianate',
    '.',
    { fields: ['ArchitecturalStyle', 'Levels'] },
  ),
  // Systems
  row('central (?:air(?: conditioning)?|a/?c|cooling)', 'central air', { fields: ['Cooling'] }),
  row('ductless(?: mini[- ]?splits?)?|mini[- ]?splits?', 'ductless'),
  row('heat pump', 'heat pump'),
  row('(?:evaporative|swamp) cool(?:er|ing)', 'evaporative'),
  row('whole[- ]house fan|attic fan|ceiling fan', 'whole house fan|attic fan|ceiling fan'),
  row('window units?|wall units?', 'unit', { fields: ['Cooling'] }),
  row('zoned (?:cooling|heating)', 'zoned'),
  row('air[- ]condition(?:ing|ed|er)|a/c|cooling', '.', { fields: ['Cooling'], flags: ['CoolingYN'] }),
  row('radiant(?: floor)?(?: heat(?:ing)?)?|heated floors?', 'radiant', { fields: HEAT }),
  row('forced[- ]air(?: heat(?:ing)?)?|furnace', 'forced air|furnace', { fields: HEAT }),
  row('baseboard heat(?:ing)?', 'baseboard', { fields: HEAT }),
  row('geothermal(?: heating| cooling| system)?', 'geothermal'),
  row('(?:natural )?gas heat(?:ing)?', 'gas', { fields: HEAT }),
  row('steam heat|hot water heat|boiler', 'steam|hot water', { fields: HEAT }),
  row('heating|heated by|heat', '.', { fields: HEAT, flags: ['HeatingYN'] }),
  row('natural gas', 'gas', { fields: ['Heating', 'Gas', 'Utilities'] }),
  row(
    '(?:owned |leased |rooftop )?solar(?: panels?| power| system| array| energy| hot water)?|photovoltaic',
    'solar|photovoltaic',
    { flags: ['PowerProductionYN'] },
  ),
  row('(?:energy star|leed|green certified)', 'energy star|leed'),
  row(
    'ev charg(?:er|ing)(?: station)?|electric[- ](?:vehicle|car) charg(?:er|ing)(?: station)?|tesla charger',
    'electric vehicle',
  ),
  row('(?:city|public) (?:water|sewer)', 'public', { fields: ['WaterSource', 'Sewer'] }),
  row('(?:private |shared )?well(?: water)?(?= (?:water|system)|[,.;]| and)', 'well', { fields: ['WaterSource'] }),
  row('septic(?: system| tank)?', 'septic', { fields: ['Sewer'] }),
  row('(?:backup |whole-house )?generator', 'generator'),
  // Parking
  row('attached(?: (?:two|2|one|1|three|3)-car)? garage', 'attached', {
    fields: ['ParkingFeatures'],
    flags: ['AttachedGarageYN'],
  }),
  row('detached(?: (?:two|2|one|1|three|3)-car)? garage', 'detached', { fields: ['ParkingFeatures'] }),
  row('(?:oversized|heated|tandem) garage', 'oversized|heated|tandem', { fields: ['ParkingFeatures'] }),
  row('garage', 'garage|attached|detached', {
    fields: ['ParkingFeatures'],
    flags: ['GarageSpaces', 'GarageYN', 'AttachedGarageYN'],
    rooms: 'Garage',
  }),
  row('carport', 'carport', { flags: ['CarportYN', 'CarportSpaces'] }),
  row('rv (?:parking|access|pad|garage|hookups?|carport)', 'rv'),
  row('(?:circular |shared |gated |long |paved |gravel )?driveway', 'driveway', { fields: ['ParkingFeatures'] }),
  row(
    '(?:assigned|deeded|covered|underground|off-street|street|guest|secured|garage|reserved) parking',
    'assigned|deeded|covered|underground|off street|on street|guest|secured|garage',
    { fields: ['ParkingFeatures'], flags: ['CoveredSpaces', 'GarageSpaces'] },
  ),
  row('parking(?: spaces?| spots?)?', 'parking|driveway|garage|street|carport', {
    fields: ['ParkingFeatures', 'AssociationAmenities'],
    flags: ['ParkingTotal', 'OpenParkingYN', 'OpenParkingSpaces', 'CoveredSpaces', 'GarageSpaces', 'CarportSpaces'],
    rooms: 'Parking',
  }),
  row('gated(?: community| entry)?|gatehouse', 'gated'),
  row('alley access', 'alley'),
  // Shared
  row('club ?house', 'clubhouse'),
  row('fitness (?:center|room)', 'fitness'),
  row('concierge|doorman', 'concierge|doorman'),
  row(
    'tennis(?: courts?)?|pickleball(?: courts?)?|basketball(?: court)?|racquetball',
    'tennis|pickleball|basketball|racquetball',
  ),
  row('playground', 'playground'),
  row('dog park|dog run', 'dog'),
  row('(?:walking |hiking |bike |jogging )?(?:trails?|paths?)', 'trail|path'),
  row('roof deck|rooftop terrace', 'roof deck'),
  row('(?:hoa|homeowners.? association|association)(?: (?:dues|fees?|amenities))?', '.', {
    fields: ['AssociationName', 'AssociationFeeIncludes', 'AssociationAmenities'],
    flags: ['AssociationYN', 'AssociationFee'],
  }),
  row('sidewalks', 'sidewalk'),
  row('horses?|equestrian|horse property', 'horse|stable', { flags: ['HorseYN'] }),
  row('(?:dogs?|cats?|pets?)(?: (?:are )?(?:ok|welcome|allowed))', 'ok|yes', { fields: PETS }),
  row('end unit', 'end unit'),
  row('top[- ]floor|penthouse', 'no one above|penthouse'),
  row('private entrance', 'private entrance'),
  // Sale
  row('home warranty', undefined, { flags: ['HomeWarrantyYN'] }),
  row('assumable(?: (?:loan|mortgage))?', 'assumable'),
  row('(?:owner|seller) financing|owner will carry', 'owner (?:will|may) carry'),
  row('(?:va|fha|usda)(?: loans?| financing)?(?: ok| accepted| eligible| welcome)?', 'va loan|fha|usda', {
    fields: ['ListingTerms'],
  }),
  row('short sale|foreclosure|bank[- ]owned|probate|auction', 'short sale|foreclosure|real estate owned|probate|auction', {
    fields: ['SpecialListingConditions'],
  }),
  row('55\\+|active adult|senior community', undefined, { flags: ['SeniorCommunityYN'] }),
  row('land lease|leased land', 'land lease', { flags: ['LandLeaseYN'] }),
  row('wheelchair|accessible|grab bars|ramp|roll-in shower|step-free|no-step', '.', { fields: ['AccessibilityFeatures'] }),
];

/** What only a field that says so supports. */
export const CONDITION_WORDS: readonly FeatureWords[] = [
  row('new construction|newly built|brand[- ]new(?: home| house)?|never lived in', 'new construction', {
    fields: ['PropertyCondition'],
    flags: ['NewConstructionYN'],
  }),
  row('(?:to be built|under construction)', 'to be built|under construction', { fields: ['PropertyCondition'] }),
  row(
    '(?:(?:newly|recently|fully|completely|totally|beautifully|tastefully|extensively|lovingly|professionally|thoughtfully) )(?:renovated|remodel(?:l)?ed|updated|upgraded|restored|rebuilt|refinished|painted|landscaped)',
  ),
  row(
    '(?:renovated|remodel(?:l)?ed|updated|upgraded)(?= (?:home|house|residence|property|condo|townhouse|[.,;]))',
    'updated/remodeled',
    { fields: ['PropertyCondition'] },
  ),
  row(
    '(?:renovated|remodel(?:l)?ed|updated|upgraded|refinished|refreshed|restored|replaced|rebuilt)(?: (?:\\w+ )?(?:kitchen|bath(?:room)?s?|windows?|roof|floors?|systems?|electrical|plumbing|furnace|hvac))?',
  ),
  row('(?:renovation|remodel|addition|makeover|upgrades?|updates)\\b'),
  row('(?:brand[- ]new|newer|new|fresh(?:ly)?)(?: \\w+)?'),
  row('(?:move-in|turn-?key) ?(?:ready|condition)?|move right in'),
  row('fixer(?:-upper)?|needs work|handyman special', 'fixer', { fields: ['PropertyCondition'] }),
  row('(?:well|impeccably|meticulously|lovingly|immaculately|carefully) (?:maintained|kept|cared for|loved)'),
  row('(?:pristine|immaculate|mint|excellent|great|good|perfect|like-new) (?:condition|shape)'),
  row('original (?:hardwoods?|details?|woodwork|charm|owner|character)'),
  row('custom(?:-built| built| designed| home)?'),
  row('(?:award[- ]winning|architect[- ]designed|designer)'),
  row('(?:one|single|original) owner'),
  row('permitted|with permits|up to code|inspected|pre-inspected'),
  row('vacant|tenant[- ]occupied|leased'),
];
