import { combine, type Row } from './row.ts';

/**
 * More of what people do and have, by what the law protects: habits, papers, belongings and names. Like the words of traits, most
 * count only of people: "everyone here …", "somebody who …". The letters are those of `lexicon.ts`.
 */
export const WORDS_OF_HABITS: Row[] = [
  [
    'A',
    'national_origin',
    [
      combine(
        'grew_up grown_up grow_up raised reared schooled educated born_and_bred went_to_school learned_to_read have_always_lived has_always_lived',
        'in_this_country in_our_country in_america in_the_us in_the_usa in_the_states in_the_united_states stateside on_american_soil on_this_side_of_the_border this_side_of_the_border',
      ),
      combine(
        'grew_up raised reared schooled educated learned',
        'abroad overseas in_another_country in_other_countries outside_the_us outside_this_country in_a_foreign_country on_the_other_side_of_the_world speaking_another_language',
      ),
      combine(
        'come comes came hail hails move moved moves arrive arrived crossed',
        'over here',
        'from on by legally illegally in_a last_year recently from_abroad',
      ),
      combine(
        'come comes came hail hails',
        'from',
        'abroad overseas away the_same far_away somewhere_else elsewhere the_islands back_home the_old_country south_of_the_border across_the_border',
      ),
      combine(
        'speak speaks use uses talk talks',
        '- in',
        'another_language other_languages a_foreign_language foreign_languages their_own_language their_native_language a_language two_languages something_other_than',
      ),
      combine('send sends', 'money', 'home back abroad overseas'),
      combine('cook cooks', 'with', 'curry cumin fish_sauce strong_spices heavy_spices'),
      combine('wave waves fly flies salute salutes', 'the a', 'american_flag same_flag foreign_flag stars_and_stripes'),
    ].join(' '),
  ],
  [
    'T',
    'national_origin',
    `
      immigration immigration_papers language languages dialect dialects homeland homelands mother_country the_islands the_old_world foreign_lands other_lands far_off_lands other_nations nationality nationalities ethnicity ancestry heritage_of_ours customs foreign_customs strange_customs the_border borders green_card_holder deportation visas_and_papers immigration_status birth_certificate us_birth_certificate american_birth_certificate naturalization_papers work_permit work_permits work_authorization passport
      us_passport_number alien_card social_security_card kimchi cumin fish_sauce cooking_smells cooking_odors strong_cooking ghee turmeric masala garam_masala fenugreek asafoetida durian sauerkraut shrimp_paste fish_paste lutefisk tandoori frying_spices foreign_money good_english
      proper_english perfect_english clear_english fluent_english limited_english no_english shaky_english foreign_degrees foreign_licenses accents foreign_plates embassy consulate
    `,
  ],
  [
    'A',
    'religion',
    [
      combine(
        'keep keeps observe observes honor honors celebrate celebrates mark marks',
        '- the all_the',
        'lord_day holy_days high_holy_days high_holidays ramadan lent eid diwali passover hanukkah yom_kippur good_friday ash_wednesday easter christmas advent pagan_holidays christian_holidays jewish_holidays religious_holidays same_holidays saints_days feast_days shabbos fasts',
      ),
      combine(
        'share shares sharing',
        '- our my the_same his her their the_family',
        'walk_of_faith faith_journey walk_with_god walk_with_christ faith_in_god love_of_god love_of_the_lord love_of_christ christian_faith walk',
      ),
      combine(
        'love loves serve serves put puts trust trusts praise praises',
        '- in',
        'god_first the_lord_first christ_first god jesus the_savior',
      ),
      combine('give gives thanks', 'up_meat up_meat_on_fridays to_god to_the_lord'),
      combine(
        'light lights',
        '- the',
        'candles_on_friday candles_on_fridays sabbath_candles menorah shabbat_candles diwali_lamps',
      ),
      combine('cover covers covering', 'their her his your', 'hair head heads'),
      combine('wear wears wearing', '- a the', 'cross crosses kippah yarmulke hijab turban head_scarf headscarf robes collar'),
      combine('sing sings', '- in the', 'hymns choir church_choir gospel same_hymns old_hymns'),
      combine(
        'know knows read reads quote quotes',
        '- the their your',
        'scripture scriptures psalms gospels good_book hymns catechism ten_commandments beatitudes',
      ),
      combine('fast fasts fasting', 'for_lent during_ramadan on_fridays in_ramadan during_lent'),
      combine('tithe tithes', '- to regularly faithfully'),
      'go_to_services goes_to_services come_to_services show_up_on_sundays says_amen say_amen prays_together pray_together kneels_together walk_in_faith walks_in_faith live_by_the_book live_by_the_word lives_by_the_word',
    ].join(' '),
  ],
  [
    'T',
    'religion',
    [
      combine(
        '-',
        'vespers matins devotions church_home church_homes ministry ministries fanatics halal sukkah scripture scriptures hymn hymns minaret minarets muezzin gospel gospels sermon sermons baptism baptisms confession  first_communion catechism pilgrimage mecca ramadan lent shabbat sabbath hanukkah passover diwali eid yom_kippur rosh_hashanah god jesus christ allah the_lord the_virgin the_almighty pastor priest rabbi imam  preacher reverend deacon  congregation  denomination faith beliefs creed blessing blessings benediction sin sinners idols incense psalms prophets bible bibles koran quran torah rosary rosaries prayer_beads prayer_book prayer_books hymnal menorah menorahs nativity headscarf headscarves head_scarf head_scarves skullcap skullcaps kippot veils shrine shrines amen hymns psalms_and_hymns',
      ),
      'a_different_god other_gods another_god false_gods strange_gods home_altars home_altar chanting holy_water church_bulletin baptismal_certificate baptism_certificate letter_from_your_pastor pastor_reference note_from_your_pastor',
    ].join(' '),
  ],
  [
    'h',
    'familial_status',
    [
      combine(
        'little tiny small sticky',
        'hands fingers footsteps voices faces chins shoes boots bodies legs brothers sisters souls',
      ),
      combine(
        'third_grade first_grade second_grade fourth_grade fifth_grade middle_school elementary_school lunchbox stroller diaper minivan carpool playgroup playdate preschool daycare pta soccer_mom sippy_cup nursery school_bus',
        'crowd set brigade families people types bunch moms',
      ),
      'foster_parents foster_parent adoptive_parents foster_families guardians_of_children sandbox_set under_fives under_tens school_agers',
    ].join(' '),
  ],
  [
    'T',
    'familial_status',
    `
      pta pta_meetings school_bag school_bags schoolbag backpacks lunchbox minivan minivans pregnancy pregnancies childbirth toddlerhood homework homeroom recess kindergarten preschool daycare daycare_runs report_card school_age sippy_cup stepkids car_seat booster_seat booster_seats swing_set swing_sets swingset swingsets trampolines school_run school_runs carpool_line carpool playdates play_dates playdate sleepovers
      training_wheels tricycle big_wheels diaper nappies tantrums temper_tantrums lullabies bedtime_stories baby_monitor baby_monitors baby_gates bounce_houses lemonade_stands
      jump_ropes hopscotch finger_paint crayon toy_box toy_boxes toy_chest stuffed_animals rattles bottles_and_bibs bibs a_bassinet changing_tables changing_table school_lunches lunchboxes
      custody custody_weekends weekend_custody report_cards juice_boxes nap_schedules bunk_bed baby_carriage baby_carriages prams pram teething sandbox
    `,
  ],
  [
    'A',
    'familial_status',
    [
      combine(
        'wiped wipe wipes changed change changes',
        '- a',
        'diaper diapers small_chin little_chin runny_nose small_nose noses',
      ),
      combine('packs pack packed', '- a', 'school_lunch lunchbox lunch_boxes lunchboxes diaper_bag'),
      combine('ride rides rode catch catches', 'the a', 'school_bus'),
      'need_a_babysitter needs_a_babysitter still_in_school in_grade_school in_diapers in_kindergarten of_school_age still_nursing nursing_a_baby trying_for_a_baby hoping_for_a_baby',
    ].join(' '),
  ],
  [
    'A',
    'disability',
    [
      combine(
        'manage manages stand stands get gets walk walks move moves live lives be up',
        'on_their_own_two_feet on_your_own_two_feet on_his_own_two_feet on_her_own_two_feet on_their_own_feet on_their_feet on_your_own_feet',
      ),
      combine(
        'shovel carry lift haul split chop move climb tote',
        '- the their own a',
        'snow wood walk driveway firewood load groceries trash_cans trash',
        'without_help without_huffing unaided unassisted alone up_the_stairs',
      ),
      combine(
        'take takes climb climbs bound bounds manage manages',
        '- the all',
        'stairs steps flights',
        'two_at_a_time without_stopping without_help without_a_rail twice_a_day every_day with_ease easily',
      ),
      combine('hear hears see sees', 'the_alarm the_fire_alarm the_doorbell perfectly_well without_help well'),
      combine(
        'walk walks get gets drive drives bathe dress',
        '- in_and up_and themselves',
        'unaided unassisted without_help without_assistance',
      ),
      combine('help helps', 'you them', '- to', 'dress bathe eat walk stand get_up get_dressed'),
      combine('be get up', 'up_and_about up_and_down_the_stairs around_on_their_own around_on_your_own up_and_around'),
      combine('in', 'top peak prime excellent fighting', 'condition shape form health'),
      'on_their_own_power under_their_own_power under_their_own_steam clean_bill_of_health a_clean_bill_of_health all_their_faculties all_your_faculties wits_about_them wits_about_you sure_of_foot sound_of_limb sound_in_body sound_in_mind hale_and_hearty quick_on_their_feet keep_up_with_the_stairs get_down_the_stairs_alone',
    ].join(' '),
  ],
  [
    'a',
    'disability',
    'spry sprightly sure_footed surefooted nimble limber hale_and_hearty able_and_willing_bodied strong_backed frail_bodied feeble_bodied infirmed sickly mentally_sharp clear_headed level_headed sober_living',
  ],
  [
    'T',
    'disability',
    [
      combine('seizure convulsive panic bipolar personality mood autoimmune blood', 'disorder disorders'),
      combine(
        'a -',
        'nurses_aide home_nurse visiting_nurse walking_stick leg_brace colostomy feeding_tube hearing_aid white_cane home_attendant social_anxiety',
      ),
      combine('blackout fainting dizzy epileptic psychotic manic', 'spells spell fits episodes episode attacks'),
      combine(
        'group_home sober_home halfway_house rehab treatment_center asylum institution mental_hospital detox',
        'crowd residents people types alumni graduates',
      ),
      'stamina ambulance ambulances takes_fits has_fits have_fits nursing_home nursing_homes nervous_trouble nervous_troubles commode commodes hospitalized institutionalized psychiatry psychiatric a_therapist therapist counselors counselor diagnosis diagnoses ailments ailment illness illnesses sickness disease diseases infirmity infirmities handicap_ramps cripple medicines medicine prescriptions dialysis vest vests limp paralysis tremors alzheimer dementia deafness blindness hearing_loss nerves bad_nerves pill_bottles wheelchair_van wheelchair_vans nervous_breakdown nervous_breakdowns bad_heart weak_heart bad_lungs bad_legs bad_hip poor_eyesight bad_eyesight poor_hearing methadone suboxone psych_meds psychiatric_drugs antidepressants antipsychotics aa_meetings a_relapse relapses hearing_aids walking_sticks walking_frames rollators home_nurses nurses_aides health_aides home_attendants mood_swings panic_attacks black_outs blackouts autism_spectrum the_spectrum on_the_spectrum sober_living',
    ].join(' '),
  ],
  [
    'y',
    'disability',
    [
      combine('doctor doctors therapist therapists physician vet prescription', 'note notes letter letters'),
      combine('dog dogs animal animals', 'in', 'vests a_vest harness a_harness'),
      'service_vest service_vests therapy_animals assistance_pets emotional_support_certificates esa_paperwork esa_certificate support_pets support_pet',
    ].join(' '),
  ],
  [
    'A',
    'age',
    [
      combine('remember remembers', '- the', 'vietnam woodstock sixties great_depression kennedy fifties war_years'),
      combine(
        'go goes are be is',
        '- all to',
        'bed_by_nine bed_by_eight bed_by_ten in_bed_by_nine in_bed_by_eight in_bed_by_ten asleep_by_nine',
      ),
      combine('have has with wear wears', '- a', 'gray_hair grey_hair white_hair gray_hairs dentures bifocals'),
      'draw_a_pension draws_a_pension collect_a_pension collects_a_pension collect_social_security collects_social_security live_on_a_pension close_to_our_age near_our_age around_our_age about_our_age our_age your_age their_own_age',
    ].join(' '),
  ],
  [
    'T',
    'sexual_orientation_gender_identity',
    'sex gender genders sexuality sexual pronouns boyfriend_of_his girlfriend_of_hers lovers partner_of_the_same_sex',
  ],
  [
    'T',
    'marital_status',
    'spouse spouses altar the_altar vows wedlock marriage marriages wedding    unmarried_partner divorce divorces separation_papers surname surnames maiden_name married_name living_together',
  ],
  ['T', 'age', 'disco rotary_phone rotary_phones bifocals dentures a_senior_discount senior_discounts gray_temples our_years'],
  [
    'A',
    'source_of_income',
    [
      combine('earn earns', '- a their its', 'living wage wages salary own_living own_way'),
      combine(
        'go goes get_up_and_go gets_up_and_goes leave leaves head heads',
        '- off',
        'to_work to_a_job to_the_office for_work',
        '- every_day every_morning in_the_morning each_morning',
      ),
      combine('have has hold holds work works', '- a', 'nine_to_five nine_to_five_job 9_to_5_job real_job day_job'),
      'pull_their_weight pulls_their_weight pays_their_own_way pay_their_own_way earns_every_dollar work_for_their_money works_for_their_money get_a_check gets_a_check collect_checks collects_checks collect_benefits collects_benefits draw_benefits draws_benefits receive_benefits',
    ].join(' '),
  ],
  ['T', 'source_of_income', 'payday paydays nine_to_five paycheck paychecks wages salary payroll w_2 w_2s w2'],
  [
    'h',
    'military_status',
    [
      combine(
        'military army navy air_force marine marines marine_corps coast_guard national_guard national_guardsmen guard enlisted service',
        'officer officers wife wives spouse spouses household households couple couples man men woman women buyer buyers brats folks renter renters tenant tenants guys member members retiree retirees',
      ),
      combine(
        'officer soldier sailor airman marine sergeant captain lieutenant colonel veteran reservist guardsman',
        'household households',
      ),
      'officer_and_his officers_and_their officer_and_her officer_and_spouse officer_and_wife lieutenants sergeants corporals colonels midshipmen infantrymen paratroopers submariners coast_guardsmen green_berets ex_soldiers ex_marines army_brats navy_seals war_veterans vietnam_vets iraq_vets combat_vets returning_vets returning_veterans officers_and_their_families enlistees military_couples service_families',
    ].join(' '),
  ],
  [
    'H',
    'military_status',
    'marine soldier sailor petty_officer chief_petty_officer master_sergeant drill_sergeant first_sergeant warrant_officer lieutenant sergeant corporal colonel midshipman infantryman paratrooper submariner airman guardsman reservist servicemember serviceman servicewoman ex_marine ex_soldier war_veteran military_couple army_officer navy_officer air_force_officer marine_officer military_officer enlistee',
  ],
  [
    'A',
    'marital_status',
    [
      combine(
        'share shares have has carry carries',
        '- the a one',
        'same_last_name same_surname same_name last_name surname different_last_names different_surnames',
      ),
      combine(
        'are be is were',
        '- not',
        'man_and_wife husband_and_wife joined_in_matrimony wed wedded lawfully_wed lawfully_married legally_wed',
      ),
      combine('tie tied', 'the_knot'),
      'walked_down_the_aisle said_their_vows said_your_vows wear_a_ring wears_a_ring wearing_a_ring',
    ].join(' '),
  ],
  [
    'A',
    'sexual_orientation_gender_identity',
    'love_the_same_sex loves_the_same_sex date_men date_women fly_a_rainbow_flag fly_rainbow_flags cross_dress cross_dresses changed_sex changed_their_sex',
  ],
  ['A', 'race_color', combine('look looks', 'alike the_same like_family like_kin like_cousins')],
  [
    'T',
    'military_status',
    'pentagon the_pentagon deployment deployments soldiering soldier_pay army_pay active_service military_orders stationed enlistment tour_of_duty tours_of_duty the_base commanding_officer commanding_officers duty_station duty_stations',
  ],
  ['T', 'race_color', 'dreadlocks cornrows afros do_rags durags sagging_pants baggy_pants rap_music hip_hop loud_rap'],
];
