import { combine, type Row } from './row.ts';

/** Words for people, and what they are, have and do, by what the law protects. The letters are those of `lexicon.ts`. */
export const WORDS_OF_PEOPLE: Row[] = [
  // Race and color
  [
    'g',
    'race_color',
    'blacks whites hispanics latinos latinas asians african_americans afro_americans people_of_color persons_of_color folks_of_color men_of_color women_of_color families_of_color tenants_of_color residents_of_color person_of_color native_americans american_indians pacific_islanders indigenous_people coloreds coloureds orientals non_whites black_people white_people black_folks white_folks',
  ],
  [
    'a',
    'race_color',
    'african_american afro_american non_white non_black light_skinned dark_skinned fair_skinned brown_skinned light_skin dark_skin black_owned biracial multiracial interracial mixed_race caucasian hispanic latino latina asian racially_diverse ethnically_diverse native_american asian_american mexican_american pacific_islander',
  ],
  [
    'k',
    'race_color',
    'diverse multicultural multiethnic integrated segregated ethnically_mixed racially_mixed homogeneous racially_integrated',
  ],
  ['w', 'race_color', 'white black brown colored coloured'],
  // National origin and language
  [
    'g',
    'national_origin',
    'non_citizens noncitizens undocumented_immigrants illegal_immigrants illegal_aliens green_card_holders visa_holders asylum_seekers us_citizens american_citizens puerto_ricans middle_easterners north_africans south_asians east_asians people_from_other_countries non_english_speakers native_speakers esl_speakers foreign_nationals foreign_born_people h1b_holders daca_recipients',
  ],
  [
    'a',
    'national_origin',
    'american_born foreign_born mandarin cantonese hindi urdu farsi tagalog hebrew yiddish native_born us_born puerto_rican middle_eastern south_asian east_asian north_african west_african sri_lankan eastern_european latin_american central_american south_american dominican korean undocumented non_american',
  ],
  ['k', 'national_origin', 'foreign immigrant ethnic refugee illegal international'],
  [
    'C',
    'national_origin',
    'india china mexico korea japan vietnam russia ukraine africa asia europe somalia haiti nigeria ethiopia ghana kenya eritrea sudan egypt morocco congo pakistan bangladesh nepal afghanistan iran iraq syria lebanon israel jordan yemen turkey greece italy poland germany france spain portugal ireland romania bosnia albania serbia hungary thailand taiwan laos cambodia burma myanmar indonesia malaysia hong_kong brazil colombia venezuela peru ecuador bolivia argentina chile cuba jamaica guatemala honduras el_salvador nicaragua panama dominican_republic the_dominican_republic puerto_rico philippines the_philippines middle_east the_middle_east caribbean the_caribbean latin_america central_america south_america other_countries overseas abroad foreign_countries another_country your_country my_country my_own_country our_country our_own_country the_same_country',
  ],
  [
    'A',
    'national_origin',
    'speak_english speak_fluent_english speak_good_english speak_spanish speak_chinese speak_mandarin speak_russian speak_the_language fluent_in_english read_english understand_english born_in_the_united_states born_in_the_us born_in_america born_in_this_country born_here us_citizens us_citizen american_citizens american_citizen citizens citizen a_citizen legal_residents legal_resident a_us_citizen a_green_card have_a_green_card us_passport a_us_passport show_us_passport show_a_us_passport proof_of_citizenship',
  ],
  // Religion
  [
    'g',
    'religion',
    'believers nonbelievers non_believers church_goers churchgoers members_of_our_church members_of_the_church members_of_our_congregation members_of_our_faith members_of_the_faith hebrews people_of_faith persons_of_faith families_of_faith born_again_christians jehovahs_witnesses jehovah_witnesses jehovah_witness non_christians non_muslims non_jews non_catholics latter_day_saints seventh_day_adventists brothers_in_christ',
  ],
  [
    'a',
    'religion',
    'christian muslim jewish god_fearing church_going churchgoing bible_believing born_again orthodox_jewish observant_jewish non_christian non_muslim non_jewish non_catholic latter_day_saint seventh_day_adventist torah_observant shomer_shabbos faith_based roman_catholic greek_orthodox spirit_filled islamic',
  ],
  [
    'k',
    'religion',
    'religious devout pious observant practicing practising believing spiritual secular faithful orthodox reform',
  ],
  // Sex
  [
    'h',
    'sex',
    'women men ladies gentlemen girls guys boys males females gals dudes bachelors bachelorettes housewives working_girls sisters single_women single_men single_ladies single_guys single_females single_males career_women businessmen businesswomen college_girls college_guys college_boys fellows lads',
  ],
  [
    'H',
    'sex',
    'woman man lady gentleman girl guy boy bachelor bachelorette housewife single_woman single_man single_lady single_guy single_girl career_woman businessman businesswoman gal dude working_girl fellow',
  ],
  ['a', 'sex', 'female male all_male all_female'],
  // Orientation and gender identity
  [
    'g',
    'sexual_orientation_gender_identity',
    'gays lesbians homosexuals heterosexuals lgbt lgbtq lgbtqia lgbtqs transgenders transsexuals transgender_people trans_people gay_people same_sex_couples same_sex_couple gay_couples gay_men lesbian_couples straights queers cross_dressers',
  ],
  [
    'a',
    'sexual_orientation_gender_identity',
    'gay lesbian homosexual heterosexual transgender transgendered same_sex bisexual nonbinary non_binary cisgender queer opposite_sex lgbt lgbtq',
  ],
  ['w', 'sexual_orientation_gender_identity', 'straight trans'],
  // Familial status
  [
    'h',
    'familial_status',
    'children kids families babies toddlers infants newborns teens teenagers minors couples singles newlyweds newly_weds parents moms dads mothers fathers adults kiddos youngsters little_ones young_ones young_kids young_children small_children young_families single_parents single_moms single_mothers single_dads single_fathers single_adults empty_nesters empty_nester_couples honeymooners mature_couples mature_adults young_couples single_people single_persons single_individuals single_occupants large_families big_families growing_families multigenerational_families school_age_children underage_children grandchildren grandparents preschoolers schoolchildren school_kids expectant_mothers moms_to_be pregnant_women pregnant_people nuclear_families two_people minor_children small_kids crying_babies noisy_kids',
  ],
  [
    'H',
    'familial_status',
    'child kid family couple baby toddler infant newborn teenager teen adult parent mom mother dad father mommy single_parent single_mom single_mother single_dad single_father single_adult empty_nester mature_couple mature_adult young_couple young_family single_person single_individual single_occupant one_person one_occupant growing_family large_family big_family multigenerational_family newlywed newlywed_couple one_or_two_people pregnant_woman pregnant_lady expectant_mother nuclear_family one_or_two_persons bachelor_or_couple',
  ],
  ['a', 'familial_status', 'childless child_free childfree kid_free kidfree'],
  ['k', 'familial_status', 'single pregnant expecting mature'],
  // Marital status
  [
    'a',
    'marital_status',
    'married unmarried divorced unwed widowed newly_divorced recently_divorced newly_single never_married legally_married',
  ],
  [
    'h',
    'marital_status',
    'widows widowers divorcees unmarried_couples unmarried_partners married_couples cohabiting_couples unmarrieds',
  ],
  [
    'H',
    'marital_status',
    'widow widower divorcee husband_and_wife husband_wife married_couple unmarried_couple bachelor_or_divorcee',
  ],
  // Disability
  [
    'g',
    'disability',
    'mentally_ill psychiatric_patients patients the_mentally_ill wheelchair_users wheelchair_user cripples invalids alcoholics addicts recovering_addicts recovering_alcoholics drug_addicts ex_addicts paraplegics quadriplegics epileptics schizophrenics psychos retards amputees diabetics mental_patients group_homes sober_homes sober_houses halfway_houses handicaps people_with_disabilities persons_with_disabilities',
  ],
  [
    'a',
    'disability',
    'disabled handicapped autistic able_bodied ablebodied bipolar schizophrenic crippled hiv_positive wheelchair_bound special_needs physically_challenged mentally_handicapped mentally_disabled mentally_challenged mentally_stable physically_disabled physically_fit physically_handicapped hearing_impaired visually_impaired impaired infirm retarded demented insane unstable mentally_unstable developmentally_disabled learning_disabled non_disabled nondisabled handicaped',
  ],
  ['k', 'disability', 'healthy sober agile blind deaf sick fit ambulatory crazy mobile ill frail unhealthy'],
  [
    'T',
    'disability',
    'disability disabilities handicap mental_illness mental_illnesses mental_health_issues mental_health_problems mental_health_conditions mental_issues mental_problems mobility_issues mobility_problems mobility_limitations mobility_impairments physical_limitations health_issues health_problems medical_issues medical_problems wheelchairs a_wheelchair walkers crutches canes scooters mobility_scooters oxygen_tanks autism dementia alzheimers hiv aids epilepsy depression addiction addictions substance_abuse psychiatric_history history_of_mental_illness history_of_addiction history_of_depression medication psychiatric_medication medication_for_mental_illness bad_knees bad_backs trouble_with_stairs difficulty_walking down_syndrome',
  ],
  [
    'A',
    'disability',
    'able_to_live_independently live_independently capable_of_independent_living independent_living live_on_your_own in_good_health of_good_health good_health in_good_physical_condition good_physical_condition able_to_climb able_to_climb_stairs able_to_climb_the_stairs able_to_climb_a_flight_of_stairs climb_stairs climb_the_stairs climb_three_flights able_to_manage able_to_manage_stairs able_to_manage_the_stairs manage_stairs manage_the_stairs handle_stairs able_to_walk walk_unaided walk_without_assistance physically_able physically_capable able_to_navigate able_to_use_the_stairs able_to_use_stairs use_stairs use_the_stairs able_to_care self_sufficient of_sound_mind sound_mind mentally_sound mentally_healthy able_to_take_care care_for_themselves care_for_yourself take_care_of_themselves able_to_carry able_to_get_up able_to_handle capable_of_climbing able_to_evacuate evacuate_without_assistance able_to_hear able_to_see walk_to_the_mailbox good_mobility full_mobility able_to_shovel',
  ],
  [
    'y',
    'disability',
    'service_animals service_animal service_dogs service_dog assistance_animals assistance_animal assistance_dogs support_animals support_animal emotional_support_animals emotional_support_animal emotional_support_dogs emotional_support_dog emotional_support_pets comfort_animals comfort_animal therapy_dogs therapy_animals therapy_dog guide_dogs guide_dog seeing_eye_dogs seeing_eye_dog esa esas companion_animals',
  ],
  // Age
  [
    'h',
    'age',
    'seniors retirees students pensioners millennials boomers baby_boomers senior_citizens college_students college_kids grad_students graduate_students undergrads undergraduates recent_grads recent_graduates college_grads young_adults young_people young_professionals young_singles older_adults older_people older_folks older_persons old_people old_folks elderly_people elderly_folks twenty_somethings thirty_somethings twentysomethings thirtysomethings 20_somethings 30_somethings yuppies gen_z retired_couples older_couples retired_people adults_over_50 mature_professionals mature_individuals mature_persons active_adults active_seniors active_retirees the_elderly hipsters young_executives young_tenants young_renters university_students high_schoolers',
  ],
  [
    'H',
    'age',
    'senior retiree student pensioner grandma grandpa granny millennial senior_citizen college_student college_kid grad_student graduate_student undergrad young_adult young_person young_professional older_adult older_person older_gentleman older_lady elderly_person retired_couple older_couple mature_professional mature_individual mature_person mature_tenant active_adult active_senior university_student recent_grad',
  ],
  ['a', 'age', 'elderly middle_aged retired college_age college_aged'],
  ['k', 'age', 'young younger older youthful old senior aged student twenty_something thirty_something'],
  // Source of income
  [
    'j',
    'source_of_income',
    'section_8 section8 sec_8 section_eight voucher vouchers housing_vouchers housing_voucher housing_choice_vouchers housing_choice_voucher section_8_vouchers section_8_voucher section_8_tenants section_8_applicants hcv hud dss ssi ssdi welfare public_assistance government_assistance housing_assistance rental_assistance rent_assistance government_programs housing_programs assistance_programs government_subsidies subsidies subsidized_tenants housing_authority housing_authorities government_benefits food_stamps unemployment disability_income disability_checks social_security government_housing rapid_rehousing cityfheps fheps hasa hpd tanf subsidized_housing rent_subsidies rental_subsidies child_support alimony third_party_payments',
  ],
  [
    'g',
    'source_of_income',
    'voucher_holders section_8_holders welfare_recipients people_on_welfare people_on_benefits unemployed_people program_tenants',
  ],
  ['a', 'source_of_income', 'unemployed employed gainfully_employed fully_employed self_employed low_income subsidized'],
  [
    'h',
    'source_of_income',
    'wage_earners professionals working_professionals working_people working_adults business_professionals executives working_families corporate_professionals medical_professionals',
  ],
  ['H', 'source_of_income', 'professional working_professional working_adult business_professional executive working_person'],
  ['k', 'source_of_income', 'working professional'],
  [
    'A',
    'source_of_income',
    'be_employed have_a_job have_jobs have_full_time_jobs have_a_full_time_job have_steady_employment hold_a_job have_steady_jobs working_full_time work_full_time employed_full_time employment_required full_time_job full_time_employment steady_job',
  ],
  // Military status
  [
    'g',
    'military_status',
    'veterans soldiers servicemembers service_members servicemen servicewomen military_personnel active_duty active_duty_military active_duty_personnel military_members military_tenants sailors marines reservists national_guard national_guard_members vets military_families military_family ex_military army_families navy_families',
  ],
  ['a', 'military_status', 'military enlisted army navy'],
  ['h', 'military_status', 'civilians'],
  ['h', 'religion', 'rabbis pastors priests clergy nuns monks missionaries ministers imams worshipers'],
  ['H', 'religion', 'rabbi pastor priest imam missionary'],
  ['g', 'religion', 'catholics roman_catholics'],
  ['a', 'race_color', 'minority'],
  ['g', 'disability', 'the_blind the_deaf blind_people deaf_people the_sick sick_people'],
  [
    'T',
    'disability',
    'cane walker crutch prosthesis hearing_aid a_walker a_cane service_needs special_needs_children chronic_illness chronic_pain seizures',
  ],
  ['A', 'national_origin', 'born_and_raised native_english_speaker'],
  [
    'A',
    'disability',
    'capable_of_walking capable_of_living capable_of_caring capable_of_managing able_to_shovel_snow able_to_live_alone able_to_live_on able_to_function free_of_disease',
  ],
  ['T', 'military_status', 'the_armed_forces armed_forces the_military the_army the_navy the_service the_national_guard'],
  ['g', 'military_status', 'gis gi'],
  [
    'h',
    'source_of_income',
    'full_time_workers full_time_employees salaried_people salaried_employees corporate_tenants corporate_transferees',
  ],
  ['a', 'source_of_income', 'salaried'],
  ['j', 'source_of_income', 'benefits'],
  ['A', 'religion', 'attend_our_church attend_church attend_services share_our_faith share_our_beliefs be_saved'],
  ['g', 'national_origin', 'roma gypsies'],
  ['g', 'disability', 'wheelchair_people wheelchair_persons'],
  ['a', 'disability', 'sight_impaired vision_impaired mobility_impaired cognitively_impaired'],
  ['a', 'race_color', 'all_white all_black non_hispanic'],
  ['g', 'age', 'the_young the_old'],
  ['h', 'age', 'snowbirds'],
  ['h', 'marital_status', 'husbands wives'],
  ['H', 'marital_status', 'husband wife'],
  ['h', 'sex', 'girlfriends'],
  ['j', 'source_of_income', 'government_checks'],
  ['A', 'source_of_income', 'have_a_salaried_job salaried_job'],
  [
    'h',
    'source_of_income',
    'earners income_earners paycheck_earners breadwinners wage_workers w_2_earners w_2_employees w2_earners w2_employees',
  ],
  [
    'g',
    'disability',
    'crazies nutcases nutjobs nutters wackos loonies gimps basket_cases head_cases mental_cases shut_ins the_insane the_disabled the_handicapped the_mentally_disabled',
  ],
  [
    'h',
    'familial_status',
    [
      combine('little lil wee tiny young small', 'ones kids children humans people tots kiddos'),
      'kiddies munchkins tots ankle_biters offspring teenage_boys teenage_girls twins triplets expecting_couples expectant_parents parents_to_be foster_children stepchildren youngest_ones',
    ].join(' '),
  ],
  [
    'j',
    'source_of_income',
    combine(
      'section_8 section_eight voucher housing_voucher housing_choice housing_choice_voucher subsidy rental_assistance rent_assistance public_assistance government_assistance welfare hud public_housing',
      '- program programs tenants applicants holders recipients clients people paperwork inspections payments income money checks',
    ),
  ],
  [
    'T',
    'national_origin',
    'us_citizenship citizenship american_citizenship immigration_papers legal_papers proper_papers green_cards visa_status work_visas',
  ],
  ['A', 'religion', combine('- keep_a keeps_a a', 'kosher_kitchen kosher_home halal_kitchen kosher_household halal_household')],
  ['g', 'disability', 'hoarders the_mentally_challenged drug_users people_in_recovery people_in_therapy'],
  [
    'T',
    'religion',
    combine(
      'our my the_same same her his their',
      'faith religion denomination church congregation parish beliefs creed persuasion',
    ),
  ],
  // What nobody may be asked.
  ['^', 'race_color', 'your_race your_ethnicity your_ethnic_background your_skin_color'],
  [
    '^',
    'national_origin',
    'your_nationality your_national_origin your_accent your_immigration_status your_citizenship your_native_language',
  ],
  ['^', 'religion', 'your_religion your_faith your_church your_place_of_worship'],
  [
    '^',
    'sexual_orientation_gender_identity',
    'your_sexual_orientation your_sexuality your_sexual_preference your_gender_identity',
  ],
  ['^', 'marital_status', 'your_marital_status your_husband your_wife'],
  ['^', 'familial_status', 'your_family_plans your_family_planning'],
  ['^', 'disability', 'your_disability your_disabilities your_diagnosis your_medical_history your_mental_health'],
];
