import { combine, type Row } from './row.ts';

/** What surrounds people and places in a sentence, and words that stand alone. */
export const WORDS_OF_RELATIONS: Row[] = [
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
  ['P', null, 'allowed permitted accepted considered approved admitted tolerated accommodated eligible taken entertained'],
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
  // Synonyms by what they do in a sentence.
  [
    'J',
    null,
    [
      combine(
        'not wont cant cannot wouldnt shouldnt couldnt never dont',
        'be_considered be_accepted be_approved be_happy be_comfortable be_a_fit be_a_good_fit be_a_match be_shown be_tolerated be_entertained be_welcome be_allowed be_offered fit_in feel_comfortable feel_welcome feel_at_home get_approved qualify belong work_out do_well last_long',
      ),
      combine(
        'dont do_not please_dont please_do_not',
        'call text message email ask inquire write reply respond waste_your_time waste_our_time waste_my_time',
      ),
      combine(
        'should please need_to must can',
        'look_elsewhere search_elsewhere try_elsewhere go_elsewhere pass skip scroll_on move_on keep_scrolling keep_walking find_another_place find_somewhere_else',
      ),
      'out_of_luck a_hard_pass hard_pass a_no_go no_go deal_breaker a_deal_breaker dealbreaker not_a_fit not_a_good_fit not_a_match not_for_us not_an_option not_our_target not_what_we_want turned_away turned_down barred refused ruled_out denied screened_out weeded_out disqualified disqualify move_along save_your_time go_elsewhere',
    ].join(' '),
  ],
  [
    'V',
    null,
    [
      combine(
        'uneasy uncomfortable nervous wary hesitant reluctant unhappy leery cautious worried',
        'about with of around renting_to leasing_to to_rent_to to_lease_to to_accept to_take to_have',
      ),
      combine('bad had_bad terrible had_terrible', 'experience experiences luck', 'with'),
      combine(
        'not never',
        'a_fan_of fond_of keen_on crazy_about comfortable_with comfortable_renting_to thrilled_about okay_with ok_with fine_with happy_with suited_to suited_for right_for interested_in open_to willing_to_take',
      ),
      'tired_of sick_of fed_up_with had_enough_of done_with had_problems_with had_trouble_with trouble_with problems_with cant_stand hates hate dislikes dislike objects_to opposed_to anything_but keep_out keeps_out keeping_out free_of free_from no_room_for unsuited_to unsuited_for wrong_for unfit_for not_for isnt_for arent_for turn_away turns_away turn_down turns_down screen_out screens_out weed_out weeds_out rule_out rules_out steer_clear_of stay_away_from burned_by hard_pass_on pass_on say_no_to says_no_to',
    ].join(' '),
  ],
  [
    'u',
    null,
    [
      combine(
        'feel feels be is are would_be',
        'better safer happier more_comfortable best safest happiest',
        'with around having',
      ),
      combine(
        'like likes love loves want wants prefer prefers hope hopes hoping wish plan intend',
        'to',
        'rent_to sell_to lease_to have keep keep_it find get see attract live_with',
      ),
      combine(
        'hope hopes hoping aiming holding_out waiting hunting on_the_hunt on_the_lookout saving_it saved kept earmarked set_aside in_the_market',
        'for',
      ),
      combine('popular favorite hit big_hit', 'among amongst with'),
      combine('sought_after coveted prized enjoyed occupied populated inhabited cherished', 'by'),
      combine('made_up composed comprised consisting consists', 'of'),
      combine('- a the', 'magnet haven dream must favorite mecca playground paradise', 'for'),
      'partial_to soft_spot_for first_dibs_to dibs_to leaning_toward lean_toward leans_toward preference_to preference_toward advertised_to marketed_for marketed_toward catered_to aimed_toward geared_for imagine envision prefer_renting_to prefers_renting_to love_for_it_to_go_to',
    ].join(' '),
  ],
  [
    'B',
    null,
    [
      combine('fall falls falling', 'in_love in_love_with for head_over_heels'),
      combine(
        'be will_be would_be',
        'thrilled delighted amazed charmed in_heaven at_home right_at_home pleased grateful overjoyed',
      ),
      'swoon go_crazy_for go_wild_for jump_at look_no_further crave craves deserve deserves treasure rave_about settle_in spread_out make_memories will_want begging been_begging thank_you benefit',
    ].join(' '),
  ],
  [
    's',
    null,
    'dream ultimate tailor_made custom_made purpose_built fabulous super splendid optimal convenient cozy cosy comfortable roomy_enough big_enough large_enough amazing exceptional outstanding',
  ],
  [
    'S',
    null,
    'invites entices delights pleases lends_itself_to meets_the_needs_of fits_the_needs_of targets would_work_for will_work_for works_great_for',
  ],
  [
    'R',
    null,
    [
      combine('would will', 'be', 'best ideal perfect preferred great considered_first given_priority'),
      combine('strongly highly definitely greatly', 'preferred desired'),
      combine(
        'get gets have has given',
        '- the our',
        'first_dibs dibs first_pick first_choice priority preference first_refusal',
      ),
      'a_must a_bonus a_big_plus a_requirement required our_preference my_preference her_preference his_preference their_preference move_to_the_front first_in_line come_first do_best work_best fit_best',
    ].join(' '),
  ],
  [
    'U',
    null,
    [
      combine('restricted limited reserved confined', '- only exclusively strictly solely', 'to for'),
      combine(
        'rent rents renting rented lease leases leasing leased sell sells selling sold offered open available marketed',
        'only exclusively strictly solely',
        'to for',
      ),
    ].join(' '),
  ],
  ['m', null, 'got_to gotta had_better better_be expected_to supposed_to asked_to need needs require requires requiring'],
  [
    '$',
    null,
    'charge charges upcharge premium penalty higher_rent more_rent double_rent higher_deposit double_deposit larger_deposit bigger_deposit additional_rent extra_deposit additional_deposit',
  ],
  [
    '&',
    'steering',
    [
      combine('wrong bad criminal undesirable rough shady unsavory', 'element elements crowd people types folks characters'),
      combine(
        'people folks neighbors families residents',
        'like_us like_you like_ourselves like_yourself like_yourselves who_look_like_you who_look_like_us who_share_your_values who_think_like_you of_your_kind of_our_kind of_the_same_background who_belong_here who_belong',
      ),
      combine('fit_in', 'here perfectly nicely with_us with_the_neighbors with_the_neighborhood with_our_neighbors'),
      combine('share shares sharing', 'your our the_same these their', 'values way_of_life standards outlook worldview'),
      'our_way_of_life old_money our_own_kind one_of_us not_our_kind',
    ].join(' '),
  ],
  [
    'K',
    null,
    combine(
      'right wrong same our proper certain better desirable undesirable good bad decent particular nicer',
      'kind kinds sort sorts type types class caliber calibre quality breed',
      'of',
    ),
  ],
  ['%', 'steering', combine('feel feels feeling', 'safe secure safer', '- at_night walking here')],
  [
    'e',
    null,
    'blue_collar working_class white_collar low_class lower_class upper_class middle_class trashy shady scary iffy questionable troubled blighted',
  ],
  ['!', null, combine('dont not never', 'mind exclude refuse discourage turn_away restrict limited_to just_for only_for')],
  ['!', null, 'no_problem_with no_restrictions_on no_restriction_on no_limit_on'],
  [
    't',
    null,
    combine(
      'who that',
      'use uses need needs have has own owns bring brings wear wears rely_on relies_on suffer_from suffers_from struggle_with struggles_with receive receives collect collects get gets take takes depend_on depends_on live_on lives_on pay_with pays_with come_from comes_from',
    ),
  ],
  ['J', null, 'keep_scrolling keep_walking keep_moving keep_driving scroll_past swipe_left'],
  ['^', 'age', combine('golden twilight sunset retirement', 'years') + ' retire_here retire_in_comfort snowbird_lifestyle'],
  ['R', null, 'needed sought_after requested desirable_tenants'],
  [
    '^',
    'national_origin',
    [
      combine(
        'where what_country',
        'are were is',
        'you your_family your_parents your_people',
        '- originally really',
        'from born',
      ),
      'locals_only only_take_locals locals_preferred what_country what_nationality what_ethnicity',
    ].join(' '),
  ],
];
