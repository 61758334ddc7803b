import { combine, type Row } from './row.ts';

/** What keeps people out, or lets them in on a condition. The letters are those of `lexicon.ts`. */
export const WORDS_OF_LIMITS: Row[] = [
  // Refusal
  [
    'n',
    null,
    `
      no not never without non nor neither zero dont doesnt wont cannot cant wouldnt couldnt shouldnt mustnt arent isnt aint excludes refuse refuses refusing
      decline declines avoid avoids ban bans banning prohibit prohibits nix cannot_have cant_have must_not_have may_not_have
      not_have does_not_have forbids forbid disallows disallow outlaws excluding
    `,
  ],
  // Nobody
  ['N', null, 'nobody no_one noone none'],
  // Unsuitable
  [
    'V',
    null,
    [
      combine(
        'uneasy uncomfortable nervous wary hesitant reluctant unhappy leery cautious worried',
        'about with of around renting_to leasing_to to_rent_to to_lease_to to_accept to_take to_have',
      ),
      combine('full_up all_full maxed_out filled_up all_stocked', 'on with'),
      combine('bad had_bad terrible had_terrible', 'experience experiences luck', 'with'),
      combine(
        'not never isnt arent wasnt werent',
        'used_to accustomed_to a_fan_of fond_of keen_on crazy_about comfortable_with comfortable_renting_to thrilled_about okay_with ok_with fine_with happy_with suited_to suited_for right_for interested_in open_to willing_to_take',
      ),
      combine(
        'stopped quit ceased quitting stopping',
        'taking accepting renting_to leasing_to doing working_with dealing_with showing_to',
      ),
      combine('worry worries worried concerned anxious afraid scared', 'about of'),
      combine('had', '- quite more_than', 'our their his her', 'share_of fill_of troubles_with problems_with run_of'),
      combine('had', 'it_with enough_of bad_luck_with no_luck_with our_fill_with our_run_of'),
      combine('rather rather_not sooner', 'not - ', 'deal_with be_bothered_with have_to_do_with'),
      combine('no has_no have_no', 'patience time use interest room', 'for in'),
      combine(
        'no_place has_no_place have_no_place no_home',
        'here - in_this_building on_this_street on_this_block in_our_halls',
        'for',
      ),
      `
        poor_choice bad_choice poor_fit too_small too_cramped unsuitable inappropriate unfit ill_suited off_limits closed_to
        not_appropriate not_recommended not_designed not_set_up not_intended not_meant not_ideal not_equipped not_safe
        not_the_place no_place not_approved not_zoned tired_of sick_of fed_up_with had_enough_of done_with had_problems_with
        had_trouble_with trouble_with problems_with cant_stand hates hate dislikes dislike objects_to opposed_to anything_but
        keeps_out keeping_out free_of free_from no_room_for unsuited_to unsuited_for wrong_for unfit_for not_for isnt_for
        arent_for turn_away turns_away turn_down turns_down screen_out screens_out weed_out weeds_out rule_out rules_out
        steer_clear_of stay_away_from burned_by hard_pass_on pass_on say_no_to says_no_to
      `,
    ].join(' '),
  ],
  // Need not apply
  [
    'J',
    null,
    [
      combine(
        'not wont cant cannot wouldnt shouldnt couldnt never dont',
        'be_considered be_accepted be_approved be_happy be_comfortable be_a_fit be_a_good_fit be_a_match be_shown be_tolerated be_entertained be_welcome be_allowed be_offered fit_in blend_in mix_in feel_comfortable feel_welcome feel_at_home get_approved qualify belong work_out worked_out do_well last_long',
      ),
      combine(
        'dont do_not please_dont please_do_not',
        'call text message email ask inquire write reply respond waste_your_time waste_our_time waste_my_time',
      ),
      combine(
        'should please need_to must can',
        'look_elsewhere search_elsewhere try_elsewhere go_elsewhere pass skip scroll_on move_on keep_scrolling keep_walking find_another_place find_somewhere_else',
      ),
      combine(
        '- should must can please will_have_to need_to',
        'look_for look_at try find choose',
        'another a_different',
        'building place home apartment house unit rental listing neighborhood complex',
      ),
      combine('should please must can', 'look find try go', 'somewhere somewhere_else'),
      combine(
        'isnt is_not wont_be will_not_be',
        'the a your',
        'building place home apartment house unit spot neighborhood listing',
        'for_you for_them',
      ),
      combine('- would will', 'spoil ruin hurt', 'the_look the_view the_feel the_mood the_image'),
      combine('not', 'a', 'form_of_income form_of_payment source_of_income', 'we_accept we_take we_consider'),
      combine('not never', 'something', 'we our_landlord the_owner', 'allow accept permit tolerate want do'),
      combine('- please please_please', 'do_not dont', 'move_in rent_here'),
      combine('should can please', 'try', 'the_motel a_motel another_building another_place'),
      combine('are', 'a', 'no hard_no firm_no'),
      combine(
        '- will_be would_be may_be might_be can_be are is',
        'better_off happier better_served more_comfortable best_served',
        'elsewhere somewhere_else in_another_building in_a_different_building',
      ),
      combine(
        'feel feels be been seem look looks stick sticks stand stands',
        'out_of_place out_of_step out_of_their_element out_of_their_depth conspicuous unwelcome lonely miserable ill_at_ease',
      ),
      combine(
        'find',
        'it us them things life the_pace the_place the_building the_house the_block the_street the_stairs the_landlady the_landlord the_board the_neighbors the_welcome this_street this_building this_place',
        '- rather a_bit a_little too very',
        'sleepy tiring unsympathetic unwelcoming trying difficult hard cold lonely dull tedious stiff unfriendly chilly slow loud steep exhausting wearing',
      ),
      combine(
        'want wants need needs prefer like',
        'a_different another some_other',
        'building place house street neighborhood block landlord address complex town listing',
      ),
      combine(
        '- would_be will_be may_be might_be are is',
        'happier better_off more_comfortable more_at_home better_suited better_served more_welcome',
        'across_town across_the_river across_the_highway across_the_tracks down_the_road down_the_street down_the_hill on_the_other_side on_the_first_floor on_another_floor on_the_other_floor in_another_complex in_other_buildings with_another_landlord with_their_own among_their_own nearer_the closer_to_the next_door',
      ),
      combine('seldom rarely hardly_ever never', 'last stay fit_in get_along feel_welcome renew'),
      combine(
        'save saves',
        '- yourself themselves themself',
        'your their the',
        'application_fee trip time breath gas postage stamp',
      ),
      combine(
        'have has',
        '- their its',
        'own',
        'building buildings street streets neighborhood neighborhoods complex side_of_town part_of_town place places',
      ),
      combine('make makes made', 'poor bad terrible lousy difficult unreliable', 'tenants neighbors renters roommates company'),
      combine(
        'be been are is were',
        'a_headache nothing_but_trouble trouble_for more_trouble a_nuisance a_nightmare a_burden too_much_trouble',
      ),
      combine(
        'should need_to can may please would_do_better_to would_do_well_to will_want_to might_want_to ought_to had_better',
        'look turn go head try stay apply search shop rent buy live',
        'to_the across down further nearer closer up_the over in_the toward on_the at_the elsewhere somewhere other',
      ),
      combine(
        'not never wont hardly scarcely',
        '- going_to',
        'enjoy like_it thrive do_well feel_right care_for_it fit last be_at_ease settle_in',
      ),
      combine('should need', 'not', 'bother come ask write call rent lease buy live_here move_here'),
      combine('leave send point steer', 'them those that', 'to elsewhere across'),
      combine(
        'to_the for_the at_the',
        'building complex house place block street',
        'next_door down_the_street down_the_road across_the_street across_town on_the_corner',
      ),
      combine('does do would will', 'not nothing_but', 'sit_well go_over_well mix'),
      combine(
        'make makes',
        'you them us the_landlord the_neighbors the_board the_other_tenants',
        'nervous uneasy uncomfortable unhappy',
      ),
      combine('asked told invited', 'to', 'leave move_out move go'),
      combine('have_a_word have_words have_something_to_say', 'with to about - '),
      combine('do does', 'not', 'belong fit qualify work_here suit'),
      combine('dont doesnt', 'belong fit qualify work_here suit'),
      combine('is', 'a', 'hard_no firm_no'),
      combine(
        'will_be wont_be are is get gets',
        'ignored deleted discarded disregarded skipped passed_over blocked thrown_out called_back_last',
      ),
      combine('will_not wont not never', 'be', 'called_back called answered contacted read opened reviewed returned counted'),
      combine('do does', 'not', 'count qualify'),
      combine(
        'go goes are_put get_put are_moved move',
        'to at',
        '- the',
        'end back bottom',
        'of',
        'the our',
        'list line queue pile',
      ),
      combine('dont doesnt wont', 'count'),
      `
        go_last are_last come_last goes_last considered_last are_seen_last
        would_stare will_stare raise_an_eyebrow wear_on_you be_trouble try_the_towers try_the_projects try_the_motel try_the_shelter should_not_expect_a_call should_not_expect_an_answer bottom_of_the_pile bottom_of_the_list last_a_week last_a_month spare_us have_no_business has_no_business going_through_that_again slow_down_the not_enough frowned_upon frowned_on is_not_for_you out_of_place look_further complicate_things
        spoil_the_mood stay_on_base no_place_here would_only_complicate not_a_good_place is_not_the_place isnt_the_place the_odd_ones_out
        pay_more pay_extra pay_double pay_a_higher pay_higher pay_an_extra pay_an_additional face_extra need_not_reply
        need_not_contact need_not_come need_not_ask need_not_write need_not_text need_not_email need_not_view need_not_apply
        need_not_inquire need_not_respond need_not_call need_not_bother neednt_apply do_not_apply dont_apply dont_bother
        do_not_bother please_do_not_apply should_not_apply need_to_look_elsewhere look_elsewhere please_look_elsewhere should_keep_looking keep_looking prohibited
        forbidden unwelcome excluded banned discouraged declined rejected not_welcome not_allowed not_permitted not_accepted
        not_considered not_wanted will_not_be_considered will_not_be_accepted will_not_be_approved stay_away keep_away keep_out
        will_not_feel_at_home not_eligible will_be_denied will_be_rejected will_be_declined is_a_dealbreaker out_of_luck
        a_hard_pass hard_pass a_no_go no_go deal_breaker a_deal_breaker dealbreaker not_a_fit not_a_good_fit not_a_match
        not_for_us not_an_option not_our_target not_what_we_want turned_away turned_down barred refused ruled_out denied
        ineligible screened_out weeded_out disqualified disqualify move_along save_your_time go_elsewhere keep_scrolling keep_walking
        keep_moving keep_driving scroll_past swipe_left raise_eyebrows the_odd_one_out odd_one_out look_for_something_else
        well_pass_on_your
      `,
    ].join(' '),
  ],
  // To rent to, to accept
  [
    'v',
    null,
    `
      rent rents renting rented lease leases leasing leased let lets letting sell sells selling sold accept accepts accepting
      allow allows allowing take takes taking want wants wanting permit permits permitting consider considers considering
      approve approves approving admit admits work works deal deals show shows showing welcome_in process honor participate
      participates participating entertain cater_to caters accommodate accommodates like_having give lend host hosts like
      tolerate tolerates
    `,
  ],
  // Allowed
  ['P', null, 'allowed permitted accepted considered approved admitted tolerated accommodated eligible taken entertained'],
  // Only
  ['o', null, 'only exclusively strictly solely purely'],
  // Restricted to
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
      'exclusive_to for_the_exclusive_use_of occupancy_by',
    ].join(' '),
  ],
  // Preferred
  [
    'R',
    null,
    [
      combine('would will', 'be', 'best ideal perfect preferred great considered_first given_priority'),
      combine('strongly highly definitely greatly', 'preferred desired'),
      combine(
        'get gets have has given receive receives granted',
        '- the our',
        'first_consideration special_consideration first_priority top_priority first_dibs dibs first_pick first_choice first_look first_crack first_call priority preference first_refusal nod edge inside_track top_of_the_list',
      ),
      `
        preferred pref prefs prefd prfd wanted sought desired favored favoured preferable need_respond need_apply should_apply a_plus first_choice
        may_apply welcome_first considered_first prefered encouraged_to_apply a_must a_bonus a_big_plus a_requirement required
        our_preference my_preference her_preference his_preference their_preference move_to_the_front first_in_line come_first
        do_best work_best fit_best needed sought_after requested desirable_tenants
      `,
    ].join(' '),
  ],
  // Must
  [
    'm',
    null,
    `
      please_be must should youll_want_to youll_have_to youll_need_to need_to needs_to has_to have_to required_to ought_to shall must_be should_be need_to_be
      needs_to_be has_to_be have_to_be required_to_be got_to gotta had_better better_be expected_to supposed_to asked_to need
      needs require requires requiring
    `,
  ],
  // At most
  ['Z', null, 'maximum max limit limited_to_one no_more_than not_more_than at_most maximum_of limit_of limit_one'],
  // Shutting out
  ['E', null, 'exclusive restricted traditional'],
  // What costs more
  [
    '$',
    null,
    `
      fee fees deposit deposits surcharge pet_rent pet_fee pet_fees pet_deposit extra_rent extra_charge charge charges
      upcharge premium penalty higher_rent more_rent double_rent higher_deposit double_deposit larger_deposit bigger_deposit
      additional_rent extra_deposit additional_deposit
    `,
  ],
  // Refuses nobody
  [
    '!',
    null,
    [
      combine('dont not never', 'mind exclude refuse discourage turn_away restrict limited_to just_for only_for'),
      `
        with_or_without discriminate discriminates discrimination discriminating_against regardless irrespective not_apply_to doesnt_apply_to dont_apply_to without_regard equal_housing
        equal_opportunity fair_housing protected_class protected_classes federal_law as_required_by_law no_problem_with
        no_restrictions_on no_restriction_on no_limit_on
      `,
    ].join(' '),
  ],
];
