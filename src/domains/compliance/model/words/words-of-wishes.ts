import { combine, type Row } from './row.ts';

/** What seeks people, and says for whom a home is, or who is there. The letters are those of `lexicon.ts`. */
export const WORDS_OF_WISHES: Row[] = [
  // Seeking
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
      combine(
        'pass hand give leave transfer passing handing giving',
        'it this_home the_home our_home this_house the_house our_house the_keys this_place',
        'to on_to over_to down_to off_to',
      ),
      combine('it home house place room bedroom unit apartment flat studio suite spot', 'goes go going will_go', 'to'),
      combine('popular favorite hit big_hit', 'among amongst with'),
      combine('favorite choice first_choice top_choice pick', 'of'),
      combine('sought_after coveted prized enjoyed occupied populated inhabited cherished', 'by'),
      combine('made_up composed comprised consisting consists', 'of'),
      combine('- a the', 'magnet haven dream must favorite mecca playground paradise', 'for'),
      `
        keep_to keeps_to stick_to sticks_to are_after is_after were_after rather_live_with share_with to_share_with happiest_with happy_with work_well_for works_well_for works_best_for
        work_best_for works_for nice_for convenient_for welcomes_only wants_only seeking seeks seek looking_for look_for
        prefer prefers preferring preference_for preference_given_to priority_to searching_for search_for in_search_of
        would_like would_rather_have desires desire favors favours favoring to_favor to_favour want_a wants_a in_need_of ideally_a wishes_for
        attracts draws home_to loved_by beloved_by filled_with full_of dominated_by marketed_to targeted_to aimed_at geared_to
        geared_toward geared_towards tailored_to catering_to caters_to designed_for built_for intended_for meant_for
        planned_for custom_made_for room_for room_to_grow_for room_to_spread_out_for room_available_for room_available_to attention calling_all available_to rent_to
        go_to_a sell_to_a available_for partial_to soft_spot_for first_dibs_to dibs_to leaning_toward lean_toward leans_toward
        preference_to preference_toward advertised_to marketed_for marketed_toward catered_to aimed_toward geared_for imagine
        envision prefer_renting_to prefers_renting_to love_for_it_to_go_to
      `,
    ].join(' '),
  ],
  // Ideal
  [
    's',
    null,
    `
      ideal perfect great good just_the_spot just_the_place just_the_thing just_the_ticket just_the_home comfortable_for excellent wonderful fantastic best lovely terrific awesome suitable suited
      right made tailored appropriate just_right best_suited ideally_suited well_suited perfectly_suited a_natural better
      superb prime ultimate tailor_made custom_made purpose_built fabulous super splendid optimal convenient cozy cosy
      roomy_enough big_enough large_enough amazing exceptional outstanding
    `,
  ],
  // Suits
  [
    'S',
    null,
    `
      suits suit would_suit fits would_fit calls_to appeals_to appeal_to will_appeal_to will_suit may_suit speaks_to begs_for
      cries_out_for invites entices delights pleases lends_itself_to meets_the_needs_of fits_the_needs_of targets
      would_work_for will_work_for works_great_for
    `,
  ],
  // For
  ['f', null, 'for'],
  // Would love
  [
    'B',
    null,
    [
      combine('fall falls falling', 'in_love in_love_with for head_over_heels'),
      combine(
        'be will_be would_be',
        'thrilled delighted amazed charmed in_heaven at_home right_at_home pleased grateful overjoyed',
      ),
      `
        proud call_this_home call_it_home settle_right_in fit_right_at_home love loves enjoy enjoys appreciate appreciates
        adore adores take_note rejoice feel_right_at_home feel_at_home feels_at_home comfortable be_happy at_home thrive
        delight flock dream dreams will_be_comfortable dream_of dreams_of grow_up growing_up swoon go_crazy_for go_wild_for
        jump_at look_no_further crave craves deserve deserves treasure rave_about relish savor savour cherish revel_in bask_in delight_in be_smitten be_enchanted be_captivated settle_in spread_out make_memories will_want
        begging been_begging thank_you benefit dig digs gravitate gravitates flock_to go_nuts_for put_down_roots put_roots_down set_down_roots
      `,
    ].join(' '),
  ],
  // Raise
  ['O', null, 'raise raising rear rearing start_a starting_a start_your starting_your'],
  // Friendly, oriented
  ['F', null, 'friendly oriented focused centric centered focussed welcoming'],
  // Among
  ['M', null, 'among amongst overrun_by overrun_with taken_over_by invaded_by surrounded_by alongside next_door_to'],
  // Mostly
  [
    'q',
    null,
    `
      few fewer plenty_of lots_of loads_of full_of_other mostly predominantly predominately mainly largely primarily heavily
      entirely overwhelmingly historically traditionally majority_of many most
    `,
  ],
  // Welcome
  ['i', null, 'welcome welcomed invited ok okay are_fine is_fine are_both_fine are_just_fine'],
];
