import type { Row } from './row.ts';

/** Places, by whether one speaks of the people there. The letters are those of `lexicon.ts`. */
export const WORDS_OF_PLACES: Row[] = [
  [
    'l',
    null,
    'neighborhood neighborhoods neighbourhood neighbourhoods community communities suburb suburbs enclave enclaves population populations household households part_of_town side_of_town section_of_town section_of_the_city part_of_the_city parts_of_town majority presence demographic demographics barrio nabe',
  ],
  [
    'L',
    null,
    'building buildings street streets block blocks complex area areas district home house quarter apartments town subdivision address suburbia cul_de_sac location locations village residence development property',
  ],
  [
    'X',
    null,
    'place spot fit choice match retreat nest haven apartment condo unit studio layout setting option opportunity floor_plan floorplan yard backyard space location_and_layout pad townhome townhouse cottage bungalow',
  ],
  [
    'W',
    'religion',
    'church churches synagogue synagogues shul shuls mosque mosques temple temples parish cathedral chapel_of gurdwara kingdom_hall mormon_temple lds_temple masjid house_of_worship houses_of_worship place_of_worship places_of_worship ward_house catholic_church baptist_church jewish_center islamic_center hindu_temple',
  ],
  [
    'I',
    null,
    'center centers centre garden gardens college school schools university restaurant restaurants market markets grocery groceries store stores shop shops bakery bakeries deli cafe cafes museum theater theatre festival festivals library hospital club clubs bar bars pub pubs cemetery design development_design food cuisine tile style revival colonial cottage room rooms program programs services hall hill hills road avenue ave boulevard lane drive court creek heights pool rug rugs watch association newspaper day days amenities bedroom bedrooms bath bathroom closet suite playground park parks pubs coffee parking tax taxes codes lots lot',
  ],
  [
    'W',
    'religion',
    'temple_beth temple_beth_el temple_israel temple_emanuel temple_emanu_el temple_sinai temple_shalom congregation_beth beth_israel beth_el beth_shalom jewish_temple sikh_temple buddhist_temple lutheran_church methodist_church presbyterian_church mormon_church bible_church parish_church islamic_mosque convent monastery',
  ],
];
