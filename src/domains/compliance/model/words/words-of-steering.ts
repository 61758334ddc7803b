import { combine, type Row } from './row.ts';

/** Roundabout wordings about who lives in a place, how safe it is and what has not come there. The letters are those of `lexicon.ts`. */
export const WORDS_OF_STEERING: Row[] = [
  [
    '%',
    'steering',
    [
      combine('good better right best finest desirable', 'addresses streets blocks neighborhoods', 'start begin are end'),
      combine(
        '- not wouldnt',
        'stand stands stick sticks',
        'out',
        'here among_us at_the_block_party on_the_block on_this_street in_the_neighborhood',
      ),
      combine('so', 'are is', 'the', 'neighbors people residents company families'),
      combine('if_you', 'take see follow read', 'our_meaning my_meaning what_we_mean what_i_mean between_the_lines'),
      combine(
        'what happened',
        '- has_happened went_on',
        'on_elm to_the_east_side to_the_next_block to_the_next_street on_the_next_street',
      ),
      combine('worry wonder think care', 'about', 'who', 'moves_in moves_next_door lives_next_door buys_next comes_next'),
      combine('send include attach bring enclose', 'a an your the', 'family', 'portrait photo picture photograph'),
      combine('asking begging', 'for', 'change money handouts a_handout'),
      combine('who', 'you_meet you_will_meet youll_meet you_see you_will_see you_run_into'),
      combine('reason', 'every_local_knows everybody_knows everyone_knows we_all_know locals_know'),
      combine('before', 'everything it_all things_all things', 'changed went_bad went_wrong'),
      combine('keep kept keeping', 'it them this_street this_block the_block', 'from going_the_way from_turning from_becoming'),
      combine(
        'going went gone go',
        'the_way',
        'the_east_side the_west_side the_north_side the_south_side the_rest of_the_rest the_others of_the_others other_streets the_city',
      ),
      combine('classmates playmates friends', 'they_will_have your_kids_will your_child_will it_comes_with who_matter'),
      combine('which', 'side', 'of', 'main town the_tracks the_river broadway the_highway the_line'),
      combine(
        'choose chooses choosing pick picks decide control screen screens',
        '- our their each_other',
        '- who',
        'comes_next moves_in gets_in buys_next lives_next_door buyers neighbors',
      ),
      combine('the this that', 'element', 'that_ruined that_has that_came that_took that_comes that_goes that_is'),
      combine(
        'standard caliber calibre class quality breed',
        'of',
        'people person neighbor neighbors resident residents buyer tenant family homeowner',
      ),
      combine('closed tight_knit insular select', '- little', 'community_in_the_best circle club society'),
      combine('from to', 'get_away_from', 'all_that it_all_down_there those_people that_crowd the_city_element'),
      combine('keep keeps', '- their your', 'eyes_open_for an_eye_on_strangers watch_for_strangers'),
      combine(
        'leave leaves left forget',
        'a your the',
        'bike bicycle bicycles bikes wallet laptop purse tools toys package',
        'out on_the_lawn on_the_porch unlocked outside in_the_yard on_the_step in_the_driveway',
      ),
      combine('streets areas places blocks neighborhoods parts_of_town', '- you_should you_want one_should', 'to_avoid avoid'),
      combine('choosy picky careful selective particular fussy', 'about', 'who whom'),
      combine('for because_of by', 'who', 'goes_to goes_there attends lives moves'),
      combine('which that other', '- towns streets neighborhoods cities blocks places', 'used_to_have used_to_be'),
      combine(
        'tell tells show shows know say says',
        '- you us',
        'who',
        'lives_here lives_there lives_around_here your_neighbors_are your_neighbors_will_be the_neighbors_are belongs you_will_meet youll_meet',
      ),
      combine(
        'who what_kind_of_people what_sort_of_people what_kind_of_families the_kind_of_people',
        'lives_here live_here lives_there live_there buys_here buy_here moves_in_here moves_here move_here settles_here',
      ),
      combine(
        'leave leaves leaving',
        '- your the their our',
        'doors door front_door cars car keys',
        'unlocked open_at_night in_the_car in_the_ignition',
      ),
      combine(
        'never nobody_ever no_one no_one_ever nobody dont no_need_to dont_have_to wont_have_to wont_need_to dont_need_to never_have_to never_need_to neednt not_have_to',
        'lock locks locking bother_to_lock bothers_to_lock',
        '- the their your our a',
        'door doors car cars',
      ),
      combine(
        'police sheriff cops squad_car squad_cars patrol_cars',
        'are is have has',
        'never seldom rarely hardly_ever',
        '- called seen been needed',
      ),
      combine(
        'never rarely seldom hardly_ever no',
        '- see hear had hear_any see_any',
        'sirens squad_cars break_ins break_in burglaries gunshots a_break_in a_burglary graffiti panhandlers',
      ),
      combine('strangers outsiders newcomers', 'get_noticed are_noticed stand_out stick_out are_watched get_watched are_rare'),
      combine('neighborhood area', 'turns turned tips tipped goes_bad goes_downhill slipped slips'),
      combine('gone went going go goes', 'downhill to_seed to_pot to_the_dogs'),
      combine('where', '- the all_the', 'trouble', 'starts begins is ends'),
      combine(
        'the_way like how as what',
        'it things this_town this_city neighborhoods towns america streets the_city',
        'used_to_be once_was once_were was_before were_before always_was',
      ),
      combine(
        'the_rest_of',
        'the_city the_town the_county town the_area this_town',
        'has_lost lost has_forgotten used_to_have gave_up no_longer_has has_become',
      ),
      combine('held hold holds holding', 'the_line the_line_against out_against_change off_the_city'),
      combine(
        'right wrong good better nicer best nice desirable safe respectable preferred proper bad',
        'side',
        'of',
        'the_tracks the_railroad the_rails town the_river the_highway the_freeway the_interstate the_line the_boulevard the_avenue the_divide the_expressway the_county_line the_creek_line broadway main_street',
      ),
      combine(
        'desirable sought_after coveted better right best top_rated highly_rated top_tier blue_ribbon good great',
        'school',
        'district districts zone zones cluster pyramid',
      ),
      combine(
        'schools test_scores ratings',
        '- that',
        'speak_for_themselves tell_you_everything tell_the_story tell_you_all say_it_all tell_you who',
      ),
      combine('letter note photo picture story', 'about of', '- who', 'yourself yourselves your_family you_are your_household'),
      combine('photo picture selfie headshot', '- of_yourself', 'with', 'each your every the', 'application offer'),
      combine(
        'apart away protected sheltered insulated shielded removed safe walled_off cut_off buffered',
        'from',
        'the',
        'element problems_of trouble troubles riffraff masses rabble projects apartments inner_city city_problems crime crowd shelter',
      ),
      combine(
        'slow slower resist resists resisted resisting stayed_out_of_the_way_of spared by_passed_by',
        '- the',
        'change changes urban_problems neighborhood_change',
      ),
      combine(
        'good nice fine decent better solid respectable quality upstanding right',
        'families citizens stock_of_people sort_of_families class_of_families homes_and_families',
      ),
      combine(
        'nice good decent right better quality',
        'people folks',
        '- only',
        'nice_cars nice_lawns live_here next_door all_around on_every_side',
      ),
      combine(
        'keep keeps kept keeping',
        '- the',
        'wrong_people certain_people outsiders strangers trouble riffraff undesirables city',
        'out away at_bay',
      ),
      combine('the our this', 'covenant covenants', '- is_gone are_gone', 'spirit in_spirit lives_on'),
      `
        company_it_keeps paying_for_the_neighbors for_the_neighbors_as_much every_car_on_the_street who_is_coming closed_community closed_neighborhood bars_on_the_windows bars_on_windows streets_to_stay_out_of its_spirit_lives_on the_spirit_lives_on safe_streets safest_streets safe_streets_and safe_and_secure safe_and_quiet safe_and_sound_neighborhood sleep_with_the_windows_open sleep_with_your_doors walk_alone_at_night walk_at_midnight kids_still_play_outside
        doors_unlocked unlocked_doors everybody_knows_everybody wrong_zip_code right_zip_code better_zip_code the_good_zip_code the_right_zip the_wrong_zip rough_part_of bad_part_of
        just_anybody just_anyone not_just_anyone rub_elbows_with the_better_half better_half_lives how_the_other_half how_the_better_half
        transient_population transient_crowd renters_bring renters_drag troublemakers trouble_makers bad_apples good_old_days mayberry leave_it_to_beaver ozzie_and_harriet street_people vagrants homeless_people
        the_shelter_crowd tent_cities panhandlers the_methadone_clinic needle_exchange public_housing public_housing_projects section_8_buildings section_8_housing gentrification gentrify up_and_comers on_the_fence_neighborhood
        neighborhood_watch_keeps the_old_guard proper_folk polite_society blue_blood blue_bloods well_heeled upper_crust high_society our_crowd our_set
      `,
    ].join(' '),
  ],
  [
    '&',
    'steering',
    [
      combine('from with by against of', 'that those such', '- sort_of kind_of', 'element elements crowd people types'),
      combine(
        'people folks families neighbors buyers tenants',
        'of',
        '- the',
        'right proper better same_sort similar like like_minded',
        '- a',
        'caliber calibre background mind sort class kind breeding standing',
      ),
      combine('kind sort type', 'of', 'families folks neighbors buyers tenants residents', '- who'),
      combine('of', 'the_right the_proper our a_certain the_same', 'caliber calibre class sort set stripe'),
      `that_element those_elements a_certain_element that_sort that_crowd your_own_sort our_sort_of_people the_wrong_crowd rougher_element rougher_crowd rough_crowd`,
    ].join(' '),
  ],
];
