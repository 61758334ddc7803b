import { combine, type Row } from './row.ts';

/** Places, by whether one speaks of the people there, where they are, and how people rate them. The letters are those of `lexicon.ts`. */
export const WORDS_OF_PLACES: Row[] = [
  // By their people
  [
    'l',
    null,
    `
      neighborhood neighborhoods neighbourhood neighbourhoods community communities suburb suburbs enclave enclaves population
      populations household households parts_of_town parts_of_the_county parts_of_the_city parts_of_the_state ends_of_town part_of_town side_of_town section_of_town section_of_the_city part_of_the_city
      parts_of_town part_of_the_county part_of_the_valley end_of_town end_of_the_county side_of_the_county zip_code zip_codes majority presence demographic demographics barrio nabe corridor pocket
    `,
  ],
  // Others
  [
    'L',
    null,
    `
      building buildings street streets block blocks complex area areas district home house quarter apartments town
      subdivision address suburbia cul_de_sac location locations village residence development property family_home
      family_homes family_house
    `,
  ],
  // Place, spot, home
  [
    'X',
    null,
    `
      place spot choice match retreat nest haven apartment condo unit studio layout setting option opportunity floor_plan
      floorplan yard backyard space location_and_layout pad townhome townhouse cottage bungalow
    `,
  ],
  // What one goes to, or what is named after people
  [
    'I',
    null,
    `
      center centers centre garden gardens college school schools university restaurant restaurants market markets grocery
      groceries store stores shop shops bakery bakeries deli cafe cafes museum theater theatre festival festivals library
      hospital club clubs bar bars pub pubs cemetery design development_design food cuisine tile style revival colonial room
      rooms program programs services hall hill hills road avenue ave boulevard lane drive court creek heights pool rug rugs
      watch association newspaper day days amenities bedroom bedrooms bath bathroom closet suite playground park parks coffee
      parking tax taxes codes lots lot
    `,
  ],
  // Houses of worship
  [
    'W',
    'religion',
    [
      combine(
        'first second third grace trinity calvary',
        'presbyterian baptist methodist lutheran congregational unitarian episcopal',
      ),
      `
      church churches synagogue synagogues shul shuls mosque mosques temple temples parish cathedral chapel_of gurdwara
      kingdom_hall mormon_temple lds_temple masjid house_of_worship houses_of_worship place_of_worship places_of_worship
      ward_house catholic_church baptist_church jewish_center islamic_center hindu_temple temple_beth temple_beth_el
      temple_israel temple_emanuel temple_emanu_el temple_sinai temple_shalom congregation_beth beth_israel beth_el
      beth_shalom jewish_temple sikh_temple buddhist_temple lutheran_church methodist_church presbyterian_church episcopal_church evangelical_church pentecostal_church orthodox_church adventist_church anglican_church christian_church assembly_of_god mormon_church
      bible_church parish_church islamic_mosque convent monastery
    `,
    ].join(' '),
  ],
  // Near
  [
    'D',
    null,
    [
      combine('- right just directly', 'beside opposite near_to close_by_to across_from next_to steps_off'),
      `
        near nearby_to close_to walk_to walking_distance_to steps_to steps_from walk_of minutes_to minutes_from
        around_the_corner_from next_door_to_the blocks_from blocks_to block_from block_to convenient_to
        within_walking_distance_of stroll_to down_the_street_from short_walk_to a_short_walk_from proximity_to
        within_walking_distance_to easy_walk_to mile_from inside_the within_the adjacent_to shadow_of right_by right_near
        just_by in_sight_of within_sight_of within_earshot_of a_stones_throw_from stones_throw_from gates_of gates_of_the a_stone_throw_from
      `,
    ].join(' '),
  ],
  // After a place: next door
  [
    '@',
    null,
    [
      combine('across around down up', 'the_street the_corner the_road the_block'),
      `
        next_door steps_away blocks_away a_block_away minutes_away a_short_walk_away on_the_corner at_the_corner
        within_walking_distance within_a_stone_throw within_a_stones_throw a_stone_throw_away a_stones_throw_away within_sight within_earshot
      `,
    ].join(' '),
  ],
  // Rating
  [
    'e',
    null,
    `
      hardworking upstanding law_abiding well_educated educated wholesome well_to_do high_class cultured refined prestigious safe safer
      safest unsafe dangerous sketchy rough bad worst seedy decent respectable up_and_coming gentrifying gentrified changing
      transitional declining affluent wealthy elite blue_collar working_class white_collar low_class lower_class upper_class
      middle_class trashy shady scary iffy questionable troubled blighted
    `,
  ],
];
