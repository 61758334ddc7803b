import type { Row } from './words-of-people.ts';

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
];

/** What surrounds people and places in a sentence, and words that stand alone. */
export const OTHER_WORDS: Row[] = [
  ['&', 'steering', 'bad_elements wrong_elements undesirable_people own_background'],
  ['u', null, 'rather_live_with share_with to_share_with'],
  ['d', null, 'mental physical'],
  ['p', null, 'background'],
  ['&', 'steering', 'certain_standing certain_class certain_caliber'],
  ['^', 'national_origin', 'first_language english_only english_required english_is_required english_a_must'],
  [
    '^',
    'religion',
    'share_her_faith share_his_faith share_their_faith share_our_faith christian_principles biblical_principles christian_owned',
  ],
  ['e', null, 'hardworking upstanding law_abiding well_educated educated wholesome well_to_do high_class cultured refined'],
  ['p', null, 'spouses spouse'],
  ['m', null, 'please_be'],
  ['V', null, 'poor_choice bad_choice poor_fit'],
  ['J', null, 'pay_more pay_extra pay_double pay_a_higher pay_higher pay_an_extra pay_an_additional face_extra'],
  ['p', null, 'investors investor shoppers seekers occupiers'],
  ['L', null, 'family_home family_homes family_house'],
  ['d', null, 'drug_free substance_free'],
  ['q', null, 'few fewer'],
  ['^', 'age', 'place_to_retire your_own_age people_your_age folks_your_age own_age_group neighbors_your_age retire_in_style'],
  ['%', 'steering', 'crime crimes gangs gang_activity drug_activity criminals safe_and_secure_neighborhood'],
  [
    '&',
    'steering',
    'kind_of_neighbors kind_of_people sort_of_people type_of_people kinds_of_people type_of_neighbors fit_right_in fit_in_well fit_right_in_with',
  ],
  ['B', null, 'proud call_this_home call_it_home settle_right_in fit_right_at_home'],
  [
    'J',
    null,
    'need_not_reply need_not_contact need_not_come need_not_ask need_not_write need_not_text need_not_email need_not_view',
  ],
  ['b', null, 'able willing prepared going ready'],
  ['q', null, 'plenty_of lots_of loads_of full_of_other'],
  [
    'u',
    null,
    'love_to_see like_to_see happiest_with happy_with work_well_for works_well_for works_best_for work_best_for works_for nice_for convenient_for welcomes_only wants_only',
  ],
  [
    'p',
    null,
    'doctors doctor physicians physician teachers teacher lawyers lawyer engineers engineer professors professor musicians scientists firefighters officers technicians interns travelers travellers commuters loners household_members newcomers gentlefolk',
  ],
  [
    'p',
    null,
    'people persons person tenants occupancy descent ancestry extraction lineage origin backgrounds faith vegetarians tenant residents resident applicants applicant renters renter buyers buyer purchasers purchaser roommate housemates housemate flatmate neighbors neighbor neighbours neighbour individuals individual occupants occupant folks folk someone somebody anyone anybody owners owner homeowner homeowners roommates candidates candidate inhabitants those crowd clientele types type friends brothers sister brother nurses nurse workers worker lodgers lodger boarder boarders guests lessee lessees partners partner members member households_only soul souls investor_families owner_occupant dwellers population_only speaker speakers others customers clients personnel speaking_tenants humans',
  ],
  ['N', null, 'nobody no_one noone none'],
  [
    'n',
    null,
    'no not never without non nor neither zero dont doesnt wont cannot cant arent isnt aint excludes refuse refuses refusing decline declines avoid avoids ban bans banning prohibit prohibits nix cannot_have cant_have must_not_have may_not_have not_have does_not_have no_need',
  ],
  [
    'V',
    null,
    'too_small too_cramped unsuitable inappropriate unfit ill_suited off_limits closed_to not_appropriate not_recommended not_designed not_set_up not_intended not_meant not_ideal not_equipped not_safe not_the_place no_place not_approved not_zoned',
  ],
  [
    'v',
    null,
    'rent rents renting rented lease leases leasing leased let lets letting sell sells selling sold accept accepts accepting allow allows allowing take takes taking want wants wanting permit permits permitting consider considers considering approve approves approving admit admits work works working deal deals show shows showing house welcome_in process honor participate participates participating entertain cater_to caters accommodate accommodates like_having give lend host hosts like tolerate tolerates',
  ],
  [
    'P',
    null,
    'allowed permitted accepted considered approved admitted tolerated accommodated eligible taken entertained suitable appropriate',
  ],
  [
    'J',
    null,
    'need_not_apply need_not_inquire need_not_respond need_not_call need_not_bother neednt_apply do_not_apply dont_apply dont_bother do_not_bother please_do_not_apply should_not_apply should_look_elsewhere look_elsewhere should_keep_looking keep_looking prohibited forbidden unwelcome excluded banned discouraged declined rejected not_welcome not_allowed not_permitted not_accepted not_considered not_wanted not_approved will_not_be_considered will_not_be_accepted will_not_be_approved stay_away keep_out will_not_feel_at_home not_eligible will_be_denied will_be_rejected will_be_declined is_a_dealbreaker',
  ],
  ['o', null, 'only exclusively strictly solely purely'],
  [
    'R',
    null,
    'preferred wanted sought desired favored favoured preferable need_respond need_apply should_apply get_priority given_priority a_plus first_choice may_apply welcome_first considered_first prefered encouraged_to_apply',
  ],
  ['i', null, 'welcome welcomed invited ok okay'],
  [
    'u',
    null,
    'seeking seeks seek looking_for look_for prefer prefers preferring preference_for preference_given_to priority_to searching_for search_for hoping_for in_search_of would_like would_rather_have desires desire favors favours favoring want_a wants_a in_need_of ideally_a hope_to_find hoping_to_find wishes_for attracts draws home_to popular_with loved_by beloved_by filled_with full_of dominated_by marketed_to targeted_to aimed_at geared_to geared_toward geared_towards tailored_to catering_to caters_to designed_for built_for intended_for meant_for planned_for custom_made_for room_for room_available_for room_available_to attention calling_all available_to rent_to go_to_a sell_to_a available_for',
  ],
  [
    'U',
    null,
    'restricted_to limited_to reserved_for reserved_exclusively_for exclusive_to open_only_to available_only_to for_the_exclusive_use_of occupancy_by rent_only_to rented_only_to sold_only_to rents_only_to lease_only_to rent_exclusively_to',
  ],
  [
    'm',
    null,
    'must should need_to needs_to has_to have_to required_to ought_to shall must_be should_be need_to_be needs_to_be has_to_be have_to_be required_to_be',
  ],
  ['b', null, 'is are am was were be been being will would can could may might'],
  [
    's',
    null,
    'ideal perfect great good comfortable_for excellent wonderful fantastic best lovely terrific awesome suitable suited right made tailored appropriate just_right best_suited ideally_suited well_suited perfectly_suited a_natural better superb prime',
  ],
  [
    'S',
    null,
    'suits suit would_suit fits would_fit calls_to appeals_to appeal_to will_appeal_to will_suit may_suit speaks_to begs_for cries_out_for',
  ],
  ['f', null, 'for'],
  [
    'q',
    null,
    'mostly predominantly predominately mainly largely primarily heavily entirely overwhelmingly historically traditionally majority_of many most',
  ],
  ['M', null, 'among amongst surrounded_by alongside next_door_to'],
  [
    'B',
    null,
    'love loves enjoy enjoys appreciate appreciates adore adores take_note rejoice feel_right_at_home feel_at_home feels_at_home comfortable be_happy at_home thrive delight flock dream dreams will_be_comfortable dream_of dreams_of grow_up growing_up',
  ],
  [
    'D',
    null,
    'near nearby_to close_to walk_to walking_distance_to steps_to steps_from walk_of minutes_to minutes_from around_the_corner_from next_to next_door_to_the blocks_from blocks_to block_from block_to convenient_to within_walking_distance_of stroll_to across_from down_the_street_from short_walk_to a_short_walk_from proximity_to within_walking_distance_to easy_walk_to mile_from inside_the within_the adjacent_to shadow_of',
  ],
  ['O', null, 'raise raising rear rearing start_a starting_a start_your starting_your'],
  ['F', null, 'friendly oriented focused centric centered focussed welcoming'],
  ['Z', null, 'maximum max limit limited_to_one no_more_than not_more_than at_most maximum_of limit_of limit_one'],
  [
    't',
    null,
    'with without_any from of on using having over under who_are who_have who_use in_a that_have that_are who_is who_has who_rely_on receiving paying_with',
  ],
  ['c', null, 'and or nor and_or plus'],
  ['E', null, 'exclusive restricted traditional'],
  [
    'e',
    null,
    'safe safer safest unsafe dangerous sketchy rough bad worst seedy decent respectable up_and_coming gentrifying gentrified changing transitional declining affluent wealthy elite',
  ],
  [
    'K',
    null,
    'right_kind_of right_kinds_of right_sort_of right_type_of right_class_of right_caliber_of wrong_kind_of wrong_sort_of wrong_type_of certain_kind_of certain_kinds_of certain_type_of certain_types_of our_kind_of our_sort_of better_class_of better_kind_of proper_kind_of desirable_kind_of same_kind_of good_class_of higher_class_of right_calibre_of',
  ],
  [
    '%',
    'steering',
    'low_crime lower_crime lowest_crime no_crime little_crime zero_crime crime_free crime_rate crime_rates gang_free feel_safe safe_walking safe_at_night safe_to_walk safe_place_to_live safe_place_to_raise safe_place safe_environment safe_for_women crime_ridden high_crime drug_infested',
  ],
  [
    '&',
    'steering',
    'normal_tenants normal_couples normal_families shares_your_values share_your_values share_our_values shares_our_values good_character good_breeding good_moral_character traditional_families traditional_couples traditional_family traditional_couple one_of_those_neighborhoods traditional_american_neighborhood traditional_american_family bible_belt riff_raff riffraff undesirables undesirable_element undesirable_elements inner_city_element wrong_element bad_element criminal_element people_like_you people_like_us people_like_yourself folks_like_you neighbors_like_you neighbors_like_us those_people our_kind your_kind your_own_kind same_values shared_values traditional_values family_values christian_values like_minded_people like_minded_neighbors like_minded_families like_minded_residents like_minded_renters respectable_people respectable_families decent_people decent_families quality_people quality_neighbors good_people select_few respectable_neighbors upstanding_people law_abiding_people hardworking_people normal_people people_of_quality people_of_means people_of_your_caliber ghetto the_hood slum slums the_projects wrong_side_of_the_tracks neighborhood_is_changing area_is_changing fit_in_with_the_neighbors who_fit_in similar_backgrounds same_background well_bred right_people wrong_people',
  ],
  ['^', 'sex', 'bachelor_pad bachelor_pads bachelorette_pad man_cave mancave she_shed housewife housewives house_wife'],
  [
    '^',
    'familial_status',
    'adult_living mature_living quiet_building quiet_complex empty_nester empty_nesters empty_nest emptynesters',
  ],
  [
    '^',
    'age',
    'retirement_community retirement_living senior_living senior_community senior_housing seniors_community retirement_home active_adult_living active_adult_community active_adult_lifestyle adult_lifestyle_community senior_lifestyle young_and_hip',
  ],
  ['^', 'religion', 'eruv'],
  ['^', 'disability', 'able_bodied ablebodied'],
  ['$', null, 'fee fees deposit deposits surcharge pet_rent pet_fee pet_fees pet_deposit extra_rent extra_charge'],
  [
    '^',
    'source_of_income',
    'private_pay_only private_pay cash_income_only employment_income_only from_employment_only from_employment',
  ],
  [
    '!',
    null,
    'discriminate discriminates discrimination discriminating_against regardless irrespective without_regard equal_housing equal_opportunity fair_housing protected_class protected_classes federal_law as_required_by_law',
  ],
  [
    'd',
    null,
    'a an the any some other more very nice quiet small large little lovely local own responsible clean friendly tidy kind sweet active energetic new additional stable reliable wonderful_old long_term short_term longterm our their this that these those_nice loud noisy rowdy real true such another lot_of few several lots_of big happy busy respectful considerate serious full_time part_time fulltime non_smoking nonsmoking tall short closeknit close_knit tight_knit strong vibrant tightknit thriving growing historic established old_fashioned all every nicely certain specific one_nice discerning vegetarian vegan discriminating outgoing easygoing creative artistic social traveling visiting urban modern budding outdoorsy wealthy_old hip trendy legacy pet_loving recovering adventurous lone solo traditional tenacious truly approved qualified local_only upstairs downstairs screaming wild',
  ],
  ['#', null, 'one two three four five six'],
  [
    'z',
    null,
    'here there it its your my his her we i you they he she to at in by as but because while if when which where who so than then too also just even however near_by nearby minutes steps today now together alike everywhere within up down out into through about during after before since until has have had do does did get gets come comes make makes go goes see bring call text apply alone again always already often around throughout along per yes sorry thanks live lives living reside residing not_just not_only',
  ],
];

/** Phrases with a person's word that are no people: they stand for themselves. */
export const WORDS_OF_THINGS = `crime_scene husband_and_wife_team decent_size decent_sized healthy_choice family_room family_rooms single_family multi_family two_family three_family four_family family_size family_sized family_style family_owned family_farm family_dining family_kitchen
  family_living family_compound family_estate family_entrance single_level single_story single_car single_owner single_hung single_pane single_floor single_bay couple_of child_safe child_safety child_proof childproof childproofed child_resistant
  kid_proof baby_grand mother_in_law mothers_in_law father_in_law in_law in_laws his_and_hers his_and_her man_made men_s adult_height senior_center student_union student_housing_office first_time_buyers
  first_time_homebuyers first_time_buyer white_glove black_top white_oak bachelor_apartment bachelor_gulch bachelor_unit widow_s_walk widows_walk married_filing military_base military_bases native_plants native_plantings
  veterans_memorial veterans_parkway veterans_park veterans_hospital veterans_affairs veterans_way soldiers_field holy_cross holy_spirit professional_grade professional_landscaping professional_management professional_office
  professional_photos no_one_has no_one_is no_one_was no_one_else no_one_behind no_one_above no_one_below nobody_behind nobody_above working_fireplace working_farm girls_softball boy_scout girl_scout young_orchard young_trees
  old_growth older_home older_homes mature_trees mature_landscaping straight_run good_bones great_room safe_room right_away black_friday white_sands white_house hospital_for women_s_hospital children_s_hospital
  senior_year adult_use senior_discount student_discount military_discount healthy_reserve healthy_reserves healthy_hoa handicap_accessible handicap_parking handicap_ramp sick_building blind_corner deaf_smith
  crazy_quilt fit_and_finish safe_deposit safe_harbor safe_distance best_offer best_offers best_and_final no_need welcome_home good_morning good_afternoon good_evening great_falls best_part best_of best_in restricted_covenants single_room
  working_order working_condition family_gatherings family_gathering family_dinners family_fun family_time family_meals family_members family_photos kids_table master_suite american_standard young_at_heart growing_season large_family_room
  men_s_wearhouse no_problem child_care day_care childcare adult_swim adult_education jewish_community_center parents_weekend student_loan student_loans fine_for_children bring_the_family friends_and_family family_and_friends
  guests_and_family active_listing active_adult_community_hopa sisters_oregon ladies_mile vet_clinic citizens_bank citizens_insurance people_mover owner_occupied no_sister great_schools_org home_and_garden black_walnut brown_bag`;
