import { combine, type Row } from './row.ts';

/** Roundabout wordings about children, health, age, marriage, income and service: see `words-that-hint.ts`. */
export const WORDS_THAT_HINT_OF_LIVES: Row[] = [
  [
    '~',
    'familial_status',
    [
      combine('grown_up grownup', 'house building home living place household atmosphere setting'),
      combine(
        'done finished past through',
        '- with',
        'raising_kids raising_children raising_a_family the_school_run school_runs diapers the_diaper_days carpools carpooling car_pool child_rearing',
      ),
      combine(
        'kids children sons_and_daughters little_ones',
        'are have',
        'grown flown moved_out grown_and_gone left_home gone_off off_to_college out_of_the_house',
      ),
      combine(
        'no nobody_with never_any without free_of',
        'school_bus school_buses backpacks lunchboxes little_league sleepovers',
      ),
      combine('made_for built_for perfect_for ideal_for begging_for full_of', 'childhood family', 'memories adventures fun'),
      combine('couples lovers newlyweds honeymooners', 'retreat getaway hideaway haven paradise'),
      combine('for', 'two_grown_ups two_grownups grown_ups grownups two_adults big_kids_only'),
      combine('baby bundle little_one child another_one one', 'on_the_way on_its_way on_board of_joy is_due'),
      combine('bun in', 'in_the_oven the_family_way'),
      `
        raised_theirs sent_them_off starts_to_show begins_to_show baby_bump lovebirds the_stork stork_is stork_comes the_stork_visits no_patter kid_zone rug_rat_free past_that_stage_of_life
        adults_at_play adult_only adult_complex adult_building adult_community adult_residents all_adult family_planning childbearing maternity_leave
        tiny_tots a_feeding night_feedings night_feeding two_am_feeding no_family_plans
      `,
    ].join(' '),
  ],
  [
    '~',
    'disability',
    [
      combine('on', 'your their his her', '- own', 'two_feet feet_without_help'),
      combine('in_their in_your in_his of', 'right_mind right_minds sane_mind'),
      combine('not all', 'right_in_the_head there_upstairs there_in_the_head'),
      combine('have has with having keep keeps', '- all', 'their your his her', '- full', 'wits faculties marbles'),
      combine('stairs steps', 'give gives giving', 'you them anyone someone', 'trouble pause difficulty'),
      combine(
        'without',
        'huffing puffing getting_winded catching_your_breath stopping_to_rest a_breather help_on_the_stairs a_second_breath',
      ),
      combine('bad weak', 'nerves'),
      combine(
        'ramp ramps elevator lift grab_bars',
        '- request requests',
        'refused denied turned_down will_not_be_built will_not_be_added',
      ),
      `
        on_two_legs two_good_legs talks_to_himself talks_to_herself talk_to_themselves talked_to_the_walls talks_to_the_walls hears_voices what_medicines what_medications what_pills medicines_they_take medications_they_take medicines_you_take medications_you_take your_medications your_medicines
        two_at_a_time all_their_faculties all_your_faculties right_in_the_head off_their_meds off_his_meds crazy_people
        off_their_rocker screw_loose the_looney_bin loony_bin mental_ward psych_ward mental_hospital nervous_condition nervous_conditions
        feeble_minded basket_case not_all_there special_bus short_bus
      `,
    ].join(' '),
  ],
  [
    '~',
    'age',
    [
      combine(
        'just fresh right straight not_long newly recently',
        'out_of',
        'college school university grad_school the_dorms the_dorm high_school law_school',
      ),
      combine(
        'pushing nearing approaching close_to past near beyond',
        'retirement forty fifty sixty seventy eighty 40 50 60 70 80 middle_age',
      ),
      combine('of', 'a_certain that_certain advanced your_own our_own', 'age vintage generation years'),
      combine('gray grey silver blue white', 'hairs haired heads temples crowd set brigade'),
      combine('young younger fresh new_young youthful', 'blood energy crowd set faces vibe legs spirits'),
      combine('older senior retired elderly gray', 'crowd set residents_only generation faces'),
      combine(
        'remember remembers recall recalls',
        'where_they_were vietnam woodstock the_sixties the_war black_and_white_tv rotary_phones when_kennedy when_jfk',
      ),
      combine('in asleep bed', 'bed_by by', 'eight nine ten 8 9 10 sundown dark'),
      combine('slow slows slowing', 'down_with_age down_in_life you_down_at_our_age'),
      combine('just', 'starting_out starting_your_career beginning_your_career starting_a_career out_on_their_own'),
      combine(
        'the',
        'young_and_the_restless young_and_hip young_and_restless young_and_young_at_heart walker_set rocking_chair_set pension_crowd early_bird_crowd',
      ),
      `
        considered_old considered_ancient thirty_is_old barely_out_of_their_teens out_of_their_teens just_out_of_their_teens moon_landing the_moon_landing hula_hoops cardigan cardigans stage_of_life time_of_life age_and_stage keg_party keg_parties frat_party frat_parties young_knees young_back young_lungs just_out_of_college out_of_college fresh_faced kennedy_was_shot born_before_television born_after over_the_hill long_in_the_tooth spring_chicken spring_chickens past_their_prime set_in_their_ways
        slower_set college_crowd college_set college_scene frat_house_energy post_college postgrads medicare medicare_card early_bird_special digital_natives
        generation_z prime_of_life prime_of_their_lives the_greatest_generation retirement_set retirement_crowd retirement_lifestyle
        retirement_dream retirement_haven retired_life slower_pace_of_retirement seasoned_citizens blue_hairs bluehairs active_adult active_adults
        bar_crawl_age
      `,
    ].join(' '),
  ],
  [
    '~',
    'marital_status',
    [
      combine(
        'live lives living lived shack shacks shacking',
        'in_sin up up_together together_without together_before together_unmarried',
      ),
      combine('same one matching shared common', 'last_name last_names surname surnames family_name married_name'),
      combine('share shares sharing', 'a the one', 'last_name surname family_name married_name'),
      combine('two different', 'last_names surnames family_names'),
      combine('ring rings', 'on', 'the a your their his her every', 'finger fingers hand left_hand'),
      combine('- holy', 'matrimony wedlock'),
      combine('say says said exchanged exchange taken take', '- your their our the', 'vows wedding_vows marriage_vows'),
      combine('lawful lawfully', 'wedded_wife wedded_husband wedded_spouse'),
      combine('man', 'and', 'wife'),
      combine('broken', 'home homes marriage marriages'),
      combine('boyfriends boyfriend girlfriend girlfriends', 'and', 'girlfriend girlfriends boyfriend boyfriends'),
      combine('live_in', 'boyfriend girlfriend boyfriends girlfriends partner partners lover lovers fiance'),
      combine('joint jointly', 'tax_return filers filing'),
      `
        walked_down_the_aisle down_the_aisle mr_and_mrs mister_and_missus wedded tied_the_knot who_never_wed never_wed old_maid old_maids second_time_around ex_wife ex_husband
        newly_unattached newly_single marriage_bed file_jointly filing_jointly taken_vows between_marriages after_the_divorce divorce_papers post_divorce
      `,
    ].join(' '),
  ],
  [
    '~',
    'source_of_income',
    [
      combine(
        'deal deals dealing bother bothering',
        'with',
        '- the an',
        'county agency agencies housing_office welfare_office voucher_office housing_authority caseworkers',
      ),
      combine(
        'wages earnings paychecks salaries',
        '- and',
        'not',
        'handouts benefits programs assistance welfare checks vouchers',
      ),
      combine('get gets getting', 'up_and_go_to_work up_for_work up_to_go_to_work'),
      combine('clock clocks punch punches', 'in_to in_at a_clock the_clock a_time_clock'),
      combine('pay pays paying', 'your their his her', 'own_way own_rent own_bills_with'),
      combine(
        'someone somebody a_program an_agency the_county the_state uncle_sam',
        'else',
        'pays_the_rent pays_your_rent pays_their_rent pays_your_bills',
      ),
      combine('on living_on off', 'the_dole the_system the_public_dime other_people_money the_taxpayer'),
      combine('earn earns earned', '- your their his her', 'own', 'keep living rent money'),
      `
        earn_their_keep earns_their_keep bring_home_a_paycheck hard_earned_paycheck nine_to_five a_nine_to_five the_dole welfare_crowd voucher_crowd voucher_tenants
        ebt_crowd food_stamp_crowd government_dime public_dime free_ride free_rides rent_from_a_program from_a_program first_of_the_month_crowd what_they_earn what_you_earn what_they_make_at_work earned_not_issued earned_not_given income_you_work_for income_you_earn money_you_earn rent_you_earn
        third_of_the_month_checks mailbox_money pull_their_own_weight pull_their_weight gainful_employment gainfully
      `,
    ].join(' '),
  ],
  [
    '~',
    'military_status',
    [
      combine(
        'bad dishonorable less_than_honorable other_than_honorable general_under_honorable honorable undesirable medical',
        'discharge discharges',
      ),
      combine(
        'back home returned returning came_home',
        'from',
        'the_war war iraq afghanistan combat deployment overseas_duty the_front the_service',
      ),
      combine('stay stays belong belongs live lives remain remains housed', 'on_base on_post on_the_base'),
      combine('in out_of wearing wears wear still_in', 'uniform fatigues camouflage combat_boots'),
      combine('no not without strike struck waive waives waived delete', '- the a any', 'military_clause military_clauses'),
      combine('ship ships shipped shipping', '- you them him her', 'out overseas', '- mid_lease'),
      `
        weekend_warrior weekend_warriors dd_214 dd214 discharge_papers orders_to_move pcs_orders military_transfers war_zone shell_shocked
        shell_shock combat_stress early_outs uniforms the_barracks_crowd trained_killers the_guard_and_reserve guard_duty reserve_duty drill_weekends g_i
      `,
    ].join(' '),
  ],
];
