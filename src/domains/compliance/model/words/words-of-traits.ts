import { combine, type Row } from './row.ts';

/**
 * What people do, can do and have, and how they pay, by what the law protects: a verb and its object, so that one row covers what could
 * be said in a hundred ways. Most count only of people: "tenants must …", "anyone who …", "do you …". The letters are those of `lexicon.ts`.
 */
export const WORDS_OF_TRAITS: Row[] = [
  // National origin and language
  [
    'A',
    'national_origin',
    [
      combine(
        'speak speaks speaking know knows understand read write learn converse_in communicate_in',
        '- good fluent proper perfect only clear decent native basic',
        'english',
      ),
      combine('speak speaks speaking understand', 'our your the_same their my', 'language native_language mother_tongue'),
      combine(
        'have has hold holds show possess',
        '- a an us american valid_us',
        'citizenship green_card passport us_passport american_passport papers immigration_papers legal_status immigration_status',
      ),
      combine(
        'born raised born_and_raised',
        'here in_america in_the_us in_the_usa in_the_states in_the_united_states stateside in_this_country on_us_soil',
      ),
      combine(
        'born raised from',
        'outside abroad overseas elsewhere',
        '- of',
        'the_us the_usa the_states the_united_states this_country america',
      ),
      'born_abroad born_overseas born_elsewhere raised_abroad raised_overseas',
      `
        speak_spanish speak_chinese speak_mandarin speak_russian speak_the_language fluent_in_english us_citizen
        american_citizen citizens citizen a_citizen legal_residents legal_resident a_us_citizen a_green_card us_passport
        a_us_passport proof_of_citizenship born_and_raised native_english_speaker proof_of_legal_status legally_in_the_country
        legal_status_in_the_us go_back_to_their_country without_an_accent fluent_english english_fluency
        english_fluently
      `,
    ].join(' '),
  ],
  [
    'T',
    'national_origin',
    `
      an_interpreter a_translator language_barrier language_barriers broken_english foreign_languages foreign_language green_card passports curry curries spicy_food spicy_foods strong_spices heavy_spices curry_smells ethnic_cooking ethnic_food strong_smelling_food us_citizenship citizenship american_citizenship immigration_papers legal_papers proper_papers green_cards visa_status
      work_visas thick_accent thick_accents heavy_accent heavy_accents foreign_accent foreign_accents strong_accent
      strong_accents an_accent foreign_passports foreign_passport visa a_visa visas h1b h_ib h_ib_visa h_ib_visas hib h1b_visa h1b_visas work_visa student_visa student_visas daca itin itins tps opt_visa opt_visas opt_students asylum_papers pending_asylum temporary_visa
      tourist_visa
    `,
  ],
  // Religion
  [
    'A',
    'religion',
    [
      combine('- keep_a keeps_a a', 'kosher_kitchen kosher_home halal_kitchen kosher_household halal_household'),
      combine(
        'go goes going',
        'to',
        'mass church the_same_church the_same_temple the_same_mosque the_same_synagogue temple synagogue shul services worship bible_study confession sunday_school religious_services prayer the_mosque',
      ),
      combine(
        'attend attends attending',
        '- our the the_same a sunday weekly daily regular religious',
        'mass church temple synagogue services worship bible_study prayer shul mosque prayer_meetings',
      ),
      combine('believe believes believing', 'in', '- the', 'god jesus christ lord bible allah gospel jesus_christ almighty'),
      combine(
        'keep keeps keeping observe observes observing honor honors respect respects follow follows',
        '- the',
        'kosher halal sabbath shabbat shabbos ramadan lent commandments ten_commandments bible scripture',
      ),
      combine(
        'love loves fear fears know knows serve serves accept accepts accepted worship worships follow follows',
        '- the',
        'lord god jesus christ jesus_christ allah savior',
      ),
      combine(
        'share shares practice practices follow follows belong_to',
        'our my the_same his her their your the',
        'faith religion denomination beliefs religious_beliefs church congregation parish creed',
      ),
      combine('read reads study studies', 'the', 'bible torah quran koran scripture'),
      combine('say says saying recite recites', '- a the their your our', 'grace prayers rosary blessing mass'),
      combine(
        'spend spends spending pass passes',
        '- their his her your our',
        'sunday sundays sunday_morning sunday_mornings saturday_mornings sabbath',
        'in_a_pew in_the_pews in_church at_church at_mass in_worship at_worship at_services at_temple in_prayer',
      ),
      combine('in for with to lead leads join daily morning evening nightly family', 'prayer prayers'),
      'pray prays be_baptized baptized walk_with_god',
    ].join(' '),
  ],
  [
    'T',
    'religion',
    [
      combine(
        'our my the_same same her his their',
        'faith religion denomination church congregation parish beliefs creed persuasion',
      ),
      'witchcraft paganism voodoo santeria wicca satanism pork bacon_cooking in_a_pew in_the_pews a_prayer_rug prayer_rugs mezuzahs mezuzah idols head_coverings',
      combine('- a an', 'hijab hijabs burqa niqab turban turbans yarmulke kippah headscarf headscarves crucifix'),
    ].join(' '),
  ],
  // Familial status
  [
    'A',
    'familial_status',
    [
      combine(
        'have has having get gets getting become becomes becoming bear bears expect expects expecting adopt adopts',
        '- a',
        'baby babies pregnant newborn infant custody',
      ),
      `
        start_a_family starting_a_family add_to_the_family add_to_your_family plan_to_have_kids plan_to_have_children
        give_birth fall_pregnant
      `,
    ].join(' '),
  ],
  [
    'T',
    'familial_status',
    `
      sticky_fingers patter_of_tiny_feet patter_of_little_feet pitter_patter crayons bunk_beds bunk_bed sidewalk_chalk birthday_parties babysitters babysitter babysitting a_baby_cry crying bedtimes naptime naptimes additions_to_the_family strollers a_stroller stroller cribs crib high_chairs high_chair highchairs highchair diapers tricycles playpens playpen
      a_bassinet bassinets baby_gear kids_toys toys a_sandbox car_seats sippy_cups pacifiers school_backpacks
    `,
  ],
  ['T', 'sex', 'testosterone estrogen'],
  [
    'T',
    'marital_status',
    'boyfriend girlfriend boyfriends girlfriends fiance fiancee live_in_boyfriend live_in_girlfriend marriage_certificate marriage_certificates marriage_license marriage_licenses wedding_certificate wedding_certificates wedding_license wedding_photos proof_of_marriage wedding_ring wedding_rings wedding_band wedding_bands',
  ],
  [
    'T',
    'age',
    'the_same_age our_age our_own_age our_age_group our_age_range our_age_bracket a_pension pensions pension retirement_checks aarp_card aarp_cards aarp gray_hair grey_hair gray_hairs white_hair',
  ],
  // Marital status
  [
    'A',
    'marital_status',
    [
      combine('have has', 'a', 'marriage_license marriage_certificate'),
      `
        be_legally_married married_to_each_other be_married live_together_unmarried shacking_up shack_up living_in_sin
        live_in_sin
      `,
    ].join(' '),
  ],
  // Disability
  [
    'A',
    'disability',
    [
      combine(
        'climb climbing handle handling manage managing navigate navigating use using negotiate mount walk_up go_up take ascend do',
        '- the our these two three four five several many steep all',
        'stairs steps staircase stairway stairwell ladder flights flights_of_stairs flight_of_stairs',
      ),
      combine(
        'evacuate evacuating exit exiting get_out getting_out live living function functioning get_around getting_around get_by move_about walk walking manage cope care_for_oneself',
        'on_your_own on_their_own on_his_own on_her_own independently unaided unassisted without_help without_assistance without_a_caregiver without_an_aide without_support',
      ),
      combine(
        'dont_require doesnt_require do_not_require does_not_require dont_need doesnt_need do_not_need does_not_need wont_need require_no requires_no need_no needs_no without_need_of without_needing not_in_need_of not_need not_require',
        '- any personal nursing daily medical home physical',
        'care assistance caregivers help_getting_around help_with_stairs supervision aides an_aide a_caregiver attendants',
      ),
      combine('without', '- any physical any_physical bodily real', 'limitations'),
      combine('of with', '- a an', 'able_body sound_body strong_body healthy_body able_mind sound_mind_and_body'),
      combine(
        'good great excellent perfect sound decent top',
        'physical_shape physical_condition physical_health mental_health eyesight vision hearing balance knees legs mobility mental_condition',
      ),
      combine('two', 'good strong working healthy', 'legs arms hands eyes'),
      combine('good sharp keen strong', 'eyes ears eyesight hearing knees lungs legs'),
      combine('- a', 'strong_back strong_backs strong_arms strong_shoulders able_back young_back'),
      combine(
        'carry carrying lift lifting haul hauling',
        '- your_own their_own own heavy your the_heavy',
        'groceries laundry bags boxes furniture',
      ),
      combine('run hike jog walk', 'up', '- the all', 'stairs three_flights four_flights five_flights two_flights'),
      combine('strong fit healthy agile mobile spry able', 'enough'),
      combine('steady sure firm', 'on', 'your their his her', 'feet legs'),
      `
        fully_mobile fully_ambulatory be_fit be_in_shape be_healthy able_to_live_independently capable_of_independent_living independent_living in_good_health of_good_health good_health
        in_good_physical_condition able_to_climb able_to_climb_stairs able_to_climb_the_stairs
        able_to_climb_a_flight_of_stairs able_to_manage able_to_manage_stairs able_to_manage_the_stairs able_to_walk
        physically_able physically_capable able_to_navigate able_to_use_the_stairs able_to_use_stairs able_to_care
        self_sufficient of_sound_mind sound_mind mentally_sound mentally_healthy able_to_take_care care_for_themselves
        care_for_yourself take_care_of_themselves able_to_carry able_to_get_up able_to_handle capable_of_climbing
        able_to_evacuate evacuate_without_assistance able_to_hear able_to_see walk_to_the_mailbox full_mobility able_to_shovel
        capable_of_walking capable_of_living capable_of_caring capable_of_managing able_to_shovel_snow able_to_live_alone
        able_to_live_on able_to_function free_of_disease strong_legs strong_knees in_good_shape in_great_shape
        in_good_physical_and_mental_health good_physical_and_mental_health
        physically_active walk_without_a_cane of_sound_body sound_of_mind
      `,
    ].join(' '),
  ],
  [
    'T',
    'disability',
    [
      combine('on', '- permanent long_term', 'disability'),
      combine('pills medicine medication meds tablets', 'for', '- their your his her', 'nerves anxiety depression'),
      combine('see sees seeing', 'a', 'psychiatrist therapist shrink'),
      combine('hear hears hearing', 'voices'),
      combine('an', 'elevator', 'to_get_around'),
      combine('motorized power powered electric mobility', 'chair chairs scooter scooters wheelchair wheelchairs'),
      combine(
        '- with',
        'medical hospital mobility breathing oxygen dialysis',
        'equipment devices machines machine supplies gear',
      ),
      combine(
        'help assistance support aid helping_hand trouble',
        '- with',
        'getting_around moving_around moving_about walking standing climbing climbing_stairs getting_up bathing dressing the_stairs stairs daily_living',
      ),
      combine('- off on off_of off_their off_your on_their on_your taking', 'medication medications meds pills prescriptions'),
      combine('a', 'nurse', 'to_come_by to_come_in to_visit'),
      combine(
        '- history_of a_history_of',
        'drug alcohol substance addiction mental_health psychiatric mental',
        'treatment abuse use counseling hospitalization hospitalizations',
      ),
      combine(
        'trouble difficulty problems issues',
        '-',
        'walking climbing standing hearing seeing moving getting_around breathing with_stairs with_steps with_walking with_mobility',
      ),
      combine(
        'stairs steps climbing walking',
        'are is',
        '- a an too',
        'problem issue challenge obstacle concern hard difficult much struggle trouble',
      ),
      combine(
        'walking hearing vision mobility sight',
        'difficulties difficulty issues problems needs trouble concerns challenges limits limitations restrictions impairments impairment',
      ),
      combine(
        '- a an',
        'caregiver caretaker aide home_aide live_in_nurse personal_attendant hospice home_care home_health_care full_time_care',
      ),
      combine(
        'mental psychiatric psych emotional psychological behavioral mental_health mobility addiction cognitive developmental learning',
        'issues issue problems problem conditions disorder disorders illness illnesses disabilities impairment impairments history diagnosis needs breakdown stuff baggage drama',
      ),
      combine(
        'health medical physical drug alcohol substance',
        'conditions condition issues problems disability disabilities limitations impairments addiction abuse_history',
      ),
      `
        disability disabilities handicap mobility_limitations wheelchairs wheelchair_use wheel_chairs wheel_chair a_wheelchair walkers crutches canes scooters
        mobility_scooters oxygen_tanks autism dementia alzheimers hiv aids epilepsy depression addiction addictions
        substance_abuse history_of_mental_illness history_of_addiction history_of_depression medication meds psychiatric_meds psychiatric_medication
        medication_for_mental_illness bad_knees bad_backs trouble_with_stairs difficulty_walking down_syndrome cane walker
        crutch prosthesis hearing_aid a_walker a_cane service_needs special_needs_children chronic_illness chronic_pain
        nebulizer nebulizers a_nebulizer chemo chemotherapy on_chemo insulin_pump feeding_tube catheter cpap seizures limited_mobility reduced_mobility poor_mobility mobility_challenges bad_hips bad_back bad_knee weak_knees
        asthma arthritis heart_conditions heart_condition breathing_problems balance_problems vision_loss hearing_loss
        live_in_aide live_in_aides live_in_caregiver caregivers home_health_aides hospital_beds hospital_bed use_a_scooter uses_a_scooter ride_a_scooter rides_a_scooter oxygen_tank mobility_scooter
        motorized_wheelchair power_chairs wheelchair_or_walker on_oxygen on_dialysis using_oxygen schizophrenia ptsd parkinsons multiple_sclerosis hepatitis
        tuberculosis anxiety_disorder eating_disorder tourettes cerebral_palsy adhd recovery in_rehab from_rehab out_of_rehab drug_rehab
        psychiatric_treatment psychiatric_care a_sponsor
      `,
    ].join(' '),
  ],
  [
    'y',
    'disability',
    [
      combine('letter letters note notes', 'from', 'your a the their', 'doctor therapist shrink psychiatrist physician'),
      combine(
        'service assistance support emotional_support comfort therapy guide hearing signal companion seeing_eye psychiatric_service',
        'animal animals dog dogs pet pets cat cats',
      ),
      combine(
        'service assistance support',
        'or and',
        'support emotional_support assistance therapy service guide companion',
        'animal animals dog dogs',
      ),
      combine('ptsd autism seizure diabetic diabetes epilepsy anxiety psychiatric medical', '- alert response', 'dog dogs'),
      combine('emotional_support support_animal esa', 'letter letters'),
      'esa esas',
    ].join(' '),
  ],
  // Source of income
  [
    'A',
    'source_of_income',
    [
      combine(
        'have has hold holds keep keeps with show',
        '- a an your their',
        'job jobs real_jobs steady_jobs stable_jobs good_jobs full_time_jobs day_jobs paycheck paychecks steady_paycheck regular_paycheck real_job steady_job stable_job day_job full_time_job 9_to_5 w_2_job w_2_jobs w2_job w2_jobs salary earned_income w_2_income pay_stubs_from_work',
      ),
      combine('- be', 'working_full_time employed gainfully_employed fully_employed', '- full_time year_round locally'),
      `
        have_full_time_jobs have_steady_employment have_steady_jobs work_full_time employment_required full_time_job w_2_job w_2_jobs w2_job w2_jobs w_2_income w2_income
        full_time_employment steady_job have_a_salaried_job salaried_job work_for_a_living works_for_a_living earn_a_paycheck
        earn_a_salary nine_to_five_job
      `,
    ].join(' '),
  ],
  [
    'j',
    'source_of_income',
    [
      combine(
        'waiting_on wait_on waits_on waiting_for depend_on depends_on depending_on relying_on rely_on relies_on living_on live_on living_off live_off',
        '- a an the their',
        'government_check government_checks state_check county_check check_from_the_government assistance_check welfare_check handouts handout government_handouts first_of_the_month_check monthly_check',
      ),
      combine('not never', 'from', '- the', 'county state city government feds taxpayers agency welfare_office'),
      combine('rent income money check', 'comes_from coming_from is_paid_by paid_by', '- the', 'state county city government'),
      combine(
        'section_8 section_eight voucher housing_voucher housing_choice housing_choice_voucher subsidy rental_assistance rent_assistance public_assistance government_assistance welfare hud public_housing',
        '- program programs tenants applicants holders recipients clients people inquiries calls messages paperwork inspections payments income money checks contract contracts cases',
      ),
      `
        caseworker caseworkers case_worker case_workers social_worker social_workers housing_office housing_agency the_welfare_office snap_benefits welfare_check welfare_checks disability_check unemployment_check government_check aid_check workers_comp spousal_support gi_bill_income housing_stipend
        section8 sec_8 sect_8 sect8 sec8 s8 sec_eight section_ate sec_ate government_money government_funds government_help state_money state_help the_government uncle_sam taxpayers hap hap_contract hap_contracts hap_payments check_from_the_county check_from_the_state check_from_the_government check_comes_from_the_county check_comes_from_the_state check_comes_from_the_government handouts award_letters award_letter benefit_letters benefit_letter benefits_letters third_party_pays third_party_paying third_parties_paying assistance_of_any_kind vouchers housing_vouchers housing_choice_vouchers section_8_vouchers section_8_voucher hcv dss ssi ssdi
        housing_assistance government_programs housing_programs assistance_programs government_subsidies subsidies
        subsidized_tenants housing_authority housing_authorities government_benefits food_stamps unemployment
        disability_income disability_checks social_security government_housing rapid_rehousing cityfheps fheps hasa hpd tanf
        subsidized_housing rent_subsidies rental_subsidies child_support alimony third_party_payments benefits
        government_checks ebt wic mrvp ahvp afdc srap erap tbra hcvp disability_payments disability_benefits social_security_income retirement_income
        government_aid public_aid vash hud_vash housing_subsidy rental_subsidy housing_subsidies third_party_rent
        cash_assistance general_assistance state_assistance state_aid county_assistance emergency_assistance subsidized_rent
        income_assistance section_8s unemployment_benefits unemployment_checks alimony_income assistance_checks
      `,
    ].join(' '),
  ],
  // Military status
  [
    'T',
    'military_status',
    'orders_coming pending_orders orders_pending dishonorable_discharge dishonorable_discharges dog_tags get_orders gets_orders getting_orders ship_out ships_out shipped_out shipping_out get_deployed gets_deployed getting_deployed deploys get_transferred_overseas base_housing deployment_orders pcs_orders the_armed_forces armed_forces the_armed_services armed_services uniformed_services the_uniformed_services the_military the_army the_navy the_service the_national_guard',
  ],
];
