import { combine, type Row } from './row.ts';

/** Synonyms of the words of `words-of-relations.ts`, by the part they play. */
export const WORDS_OF_MORE_RELATIONS: Row[] = [
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
  ['z', null, 'youre theyre hes shes youll theyll im ive youve weve theyve'],
  ['^', 'religion', 'are_you_saved have_you_been_saved'],
  [
    '&',
    'steering',
    combine('of', 'your our their', '- own', 'class caliber race stature standing breed station ilk social_class'),
  ],
  ['^', 'sex', 'lady_of_the_house man_of_the_house woman_of_the_house'],
  ['^', 'source_of_income', 'no_programs cash_tenants'],
  [
    '@',
    null,
    combine('across around down up', 'the_street the_corner the_road the_block') +
      ' next_door steps_away blocks_away a_block_away minutes_away a_short_walk_away on_the_corner at_the_corner within_walking_distance',
  ],
  ['&', 'steering', combine('wrong right better proper', 'sort kind crowd element class sorts')],
  [
    '^',
    'familial_status',
    combine(
      'adult mature',
      'lifestyle environment atmosphere setting complex household home_park mobile_home_park park_living occupancy',
    ),
  ],
  ['V', null, combine('worry worries worried concerned anxious afraid scared', 'about of')],
  [
    'D',
    null,
    combine('- right just directly', 'beside opposite near_to close_by_to across_from next_to steps_off') +
      ' right_by right_near just_by in_sight_of within_sight_of within_earshot_of a_stones_throw_from stones_throw_from',
  ],
  ['n', null, 'forbids forbid disallows disallow outlaws excluding'],
];
