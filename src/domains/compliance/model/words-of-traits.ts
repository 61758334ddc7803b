import { combine, type Row } from './row.ts';

/**
 * What people do, can do and have, by what the law protects: a verb and its object, so that one row covers what could be said in a
 * hundred ways. They count only of people: "tenants must …", "anyone who …", "do you …".
 */
export const WORDS_OF_TRAITS: Row[] = [
  [
    'A',
    'religion',
    [
      combine(
        'go goes going',
        'to',
        'mass church temple synagogue shul services worship bible_study confession sunday_school religious_services prayer the_mosque',
      ),
      combine(
        'attend attends attending',
        '- our the a sunday weekly daily regular religious',
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
      'pray prays be_baptized baptized love_jesus walk_with_god',
    ].join(' '),
  ],
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
        'live living function functioning get_around getting_around get_by move_about walk walking manage cope care_for_oneself',
        'on_your_own on_their_own on_his_own on_her_own independently unaided unassisted without_help without_assistance without_a_caregiver without_an_aide without_support',
      ),
      combine(
        'good great excellent perfect sound decent top',
        'physical_shape physical_condition physical_health mental_health eyesight hearing balance knees legs mobility mental_condition',
      ),
      combine('two', 'good strong working healthy', 'legs arms hands eyes'),
      combine('strong fit healthy agile mobile spry able', 'enough'),
      'strong_legs strong_knees in_good_shape in_great_shape physically_active walk_without_a_cane of_sound_body sound_of_mind',
    ].join(' '),
  ],
  [
    'T',
    'disability',
    [
      combine(
        '- a an',
        'caregiver caretaker aide home_aide live_in_nurse personal_attendant hospice home_care home_health_care full_time_care',
      ),
      combine(
        'mental psychiatric emotional psychological behavioral mental_health mobility addiction cognitive developmental learning',
        'issues issue problems problem conditions disorder disorders illness illnesses disabilities impairment impairments history diagnosis needs breakdown',
      ),
      combine(
        'health medical physical drug alcohol substance',
        'issues problems disability disabilities limitations impairments addiction abuse_history',
      ),
      'limited_mobility reduced_mobility poor_mobility mobility_challenges bad_hips bad_back bad_knee weak_knees asthma arthritis heart_conditions heart_condition breathing_problems balance_problems vision_loss hearing_loss live_in_aide live_in_aides live_in_caregiver caregivers home_health_aides hospital_beds oxygen_tank mobility_scooter motorized_wheelchair power_chairs wheelchair_or_walker schizophrenia ptsd parkinsons multiple_sclerosis hepatitis tuberculosis anxiety_disorder eating_disorder tourettes cerebral_palsy adhd',
    ].join(' '),
  ],
  ['T', 'religion', combine('- a an', 'hijab hijabs burqa niqab turban turbans yarmulke kippah headscarf headscarves crucifix')],
  [
    'A',
    'familial_status',
    [
      combine(
        'have having get getting become becoming bear expect expecting adopt',
        '- a',
        'baby babies pregnant newborn infant custody',
      ),
      'start_a_family starting_a_family add_to_the_family add_to_your_family plan_to_have_kids plan_to_have_children give_birth fall_pregnant',
    ].join(' '),
  ],
  [
    'A',
    'source_of_income',
    [
      combine(
        'have has hold holds keep keeps with show',
        '- a an your their',
        'job jobs paycheck paychecks steady_paycheck regular_paycheck real_job steady_job stable_job day_job full_time_job 9_to_5 salary earned_income w_2_income pay_stubs_from_work',
      ),
      combine('- be', 'working_full_time employed gainfully_employed fully_employed', '- full_time year_round locally'),
      'work_for_a_living works_for_a_living earn_a_paycheck earn_a_salary nine_to_five_job',
    ].join(' '),
  ],
  [
    'A',
    'national_origin',
    [
      combine(
        'speak speaks speaking know knows understand read write learn converse_in communicate_in',
        '- good fluent proper perfect only clear decent native basic',
        'english',
      ),
      combine(
        'have has hold holds show possess',
        '- a an us american valid_us',
        'citizenship green_card passport us_passport american_passport papers immigration_papers legal_status immigration_status',
      ),
      combine(
        'born raised born_and_raised',
        'here in_america in_the_us in_the_usa in_the_states in_the_united_states stateside in_this_country on_us_soil',
      ),
      'proof_of_legal_status legally_in_the_country legal_status_in_the_us green_card_required go_back_to_their_country without_an_accent fluent_english english_fluency english_fluently',
    ].join(' '),
  ],
  [
    'T',
    'national_origin',
    'thick_accent thick_accents heavy_accent heavy_accents foreign_accent foreign_accents strong_accent strong_accents foreign_passports foreign_passport',
  ],
  [
    'A',
    'marital_status',
    [
      'legally_married be_legally_married married_to_each_other be_married live_together_unmarried shacking_up shack_up living_in_sin live_in_sin',
      combine('have has', 'a', 'marriage_license marriage_certificate'),
    ].join(' '),
  ],
  [
    '^',
    'race_color',
    [
      combine(
        'racial ethnic',
        'makeup mix composition demographics balance profile homogeneity harmony majority purity background diversity',
      ),
      'racially racially_changing white_flight lily_white racial_lines skin_color skin_tone',
    ].join(' '),
  ],
];
