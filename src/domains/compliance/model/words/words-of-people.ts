import { combine, type Row } from './row.ts';

/** Words of a sex that say how somebody lives: "ideal for a bachelor" warns, where "ideal for ladies" is an error. */
export const WAYS_OF_LIVING = /\b(?:bachelor|house ?wi|guys?|girls?|gals?|dudes?)/;

/** What people are called, by what the law protects, and words for people whoever they are. The letters are those of `lexicon.ts`. */
export const WORDS_OF_PEOPLE: Row[] = [
  [
    'g',
    'race_color',
    combine(
      'person persons folks anyone anybody someone somebody family families couple couples buyer buyers tenant tenants renter renters applicant applicants woman women man men student students',
      'of_color',
    ),
  ],
  ['g', 'national_origin', combine('foreign international overseas', 'student students exchange_students')],
  ['a', 'sexual_orientation_gender_identity', 'straight_acting gay_acting'],
  ['k', 'race_color', 'wasp waspy'],
  // National origin and language
  [
    'g',
    'national_origin',
    [
      combine(
        'h_1b h_ib h1b f_1 f1 j_1 j1 work_visa student_visa temporary_visa visa passport us_passport american_passport green_card ead daca',
        'holders workers recipients students employees families',
      ),
      combine('latin central south asian mexican chinese korean arab', 'americans'),
      combine('people tenants applicants renters anyone those neighbors folks', 'with', 'accents an_accent a_foreign_accent'),
      `
        non_citizens noncitizens undocumented_immigrants legal_folks legal_people legal_persons legal_immigrants legal_aliens illegal_immigrants illegal_aliens asylum_seekers us_citizens
        american_citizens puerto_ricans middle_easterners north_africans south_asians east_asians people_from_other_countries
        non_english_speakers native_speakers esl_speakers foreign_nationals foreign_born_people roma gypsies japs dagos krauts
        pakis boat_people dreamers daca_kids illegal_people anchor_babies naturalized_citizens permanent_residents
        recent_arrivals people_from_abroad outsiders_from_abroad
      `,
    ].join(' '),
  ],
  [
    'a',
    'national_origin',
    `
      american_born foreign_born mandarin cantonese hindi urdu farsi tagalog hebrew yiddish native_born us_born puerto_rican
      middle_eastern south_asian east_asian north_african west_african sri_lankan eastern_european latin_american
      central_american south_american dominican korean undocumented non_american naturalized foreign_speaking
      non_english_speaking english_speaking foreign_looking foreign_sounding third_world
    `,
  ],
  ['k', 'race_color', 'nordic aryan'],
  // A three-year-old is a child: in "a three-year-old roof" it stands before a thing.
  [
    'H',
    'familial_status',
    combine(
      'one two three four five six seven eight nine ten eleven twelve 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16',
      'year yr month',
      'old',
    ),
  ],
  ['h', 'familial_status', combine('one two three four five six seven eight nine ten eleven twelve', 'year yr month', 'olds')],
  ['k', 'national_origin', 'foreign immigrant ethnic refugee illegal international'],
  [
    'C',
    'national_origin',
    `
      india china mexico korea japan vietnam russia ukraine africa asia europe somalia haiti nigeria ethiopia ghana kenya
      eritrea sudan egypt morocco congo pakistan bangladesh nepal afghanistan iran iraq syria lebanon israel jordan yemen
      turkey greece italy poland germany france spain portugal ireland romania bosnia albania serbia hungary thailand taiwan
      laos cambodia burma myanmar indonesia malaysia hong_kong brazil colombia venezuela peru ecuador bolivia argentina chile
      cuba jamaica guatemala honduras el_salvador nicaragua panama dominican_republic the_dominican_republic puerto_rico
      philippines the_philippines middle_east the_middle_east caribbean the_caribbean latin_america central_america
      south_america other_countries overseas abroad foreign_countries another_country your_country my_country my_own_country
      our_country our_own_country the_same_country austria belgium netherlands holland sweden norway denmark finland iceland
      switzerland scotland england britain uk united_kingdom canada australia new_zealand libya tunisia algeria angola uganda
      rwanda zambia zimbabwe tanzania senegal mali cameroon liberia sierra_leone gambia kazakhstan uzbekistan armenia
      azerbaijan moldova belarus lithuania latvia estonia slovakia slovenia croatia macedonia kosovo montenegro bulgaria
      czech_republic singapore sri_lanka tibet mongolia qatar kuwait bahrain saudi_arabia oman palestine trinidad barbados
      guyana belize costa_rica uruguay paraguay suriname fiji samoa tonga eastern_europe western_europe central_asia
      south_asia southeast_asia north_africa west_africa your_homeland my_homeland the_homeland the_old_country
      third_world_countries african_countries arab_countries asian_countries latin_countries middle_eastern_countries muslim_countries
    `,
  ],
  // Race and color
  [
    'g',
    'race_color',
    `
      blacks whites hispanics latinos latinas asians african_americans afro_americans people_of_color persons_of_color
      folks_of_color men_of_color women_of_color families_of_color tenants_of_color residents_of_color person_of_color family_of_color couple_of_color woman_of_color man_of_color tenant_of_color
      native_americans american_indians pacific_islanders indigenous_people coloreds coloureds orientals oriental_people oriental_person oriental_family oriental_families oriental_couple oriental_couples oriental_tenants oriental_buyers non_whites
      black_people white_people black_folks white_folks spics wetbacks gooks towelheads ragheads honkies beaners darkies
      niggers niggas redskins injuns squaws half_breeds octoroons bipocs brown_faces black_faces white_faces dark_faces
      foreign_faces brown_people
    `,
  ],
  ['g', 'race_color', combine('blk blck wht whyt', 'people folks families family guys men women tenants renters girls boys')],
  // As personals put it: "SWF", "DBM".
  [
    'g',
    'race_color',
    'swf swm sbf sbm dwf dwm dbf dbm shf shm dhf dhm saf sjf sjm djf djm gwm gbm gwf gbf mwc mbc wmc bmc swfs swms sbfs sbms',
  ],
  [
    'a',
    'race_color',
    `
      african_american afro_american non_white non_black light_skinned dark_skinned fair_skinned brown_skinned light_skin
      dark_skin black_owned biracial multiracial interracial mixed_race caucasian hispanic latino latina asian
      racially_diverse ethnically_diverse native_american asian_american mexican_american pacific_islander minority all_white
      all_black non_hispanic bipoc olive_skinned light_complexioned dark_complexioned fair_complexioned light_complected dark_complected fair_complected blue_eyed blond_haired blonde_haired fair_haired ebony melanated aboriginal native_hawaiian
    `,
  ],
  [
    'k',
    'race_color',
    [
      combine('racially ethnically culturally', 'mixed integrated balanced homogeneous segregated'),
      'diverse multicultural multiethnic integrated segregated non_integrated nonintegrated unintegrated desegregated homogeneous whiter blacker browner',
    ].join(' '),
  ],
  ['w', 'national_origin', 'latin'],
  ['w', 'race_color', 'white black brown colored coloured'],
  // Religion
  [
    'g',
    'religion',
    combine('sabbath shabbat shabbos torah mitzvah kosher halal mass temple mosque', 'observers keepers goers attendees'),
  ],
  [
    'g',
    'religion',
    `
      believers nonbelievers non_believers church_goers churchgoers members_of_our_church members_of_the_church
      members_of_our_congregation members_of_our_faith members_of_the_faith hebrews people_of_faith persons_of_faith
      families_of_faith born_again_christians jehovahs_witnesses jehovah_witnesses jehovah_witness non_christians non_muslims
      non_jews non_catholics latter_day_saints seventh_day_adventists brothers_in_christ catholics roman_catholics kikes heebs
      bible_thumpers jesus_freaks holy_rollers papists rastafarians taoists calvinists unitarians witnesses_of_jehovah
      observant_jews orthodox_jews jehovahs
    `,
  ],
  ['h', 'religion', 'rabbis pastors priests clergy nuns monks missionaries ministers imams worshipers'],
  ['H', 'religion', 'rabbi pastor priest imam missionary reverend deacon preacher parson vicar'],
  [
    'a',
    'religion',
    combine(
      'christmas easter ramadan hanukkah passover diwali kosher halal sabbath shabbat lent',
      'celebrating observing keeping observant',
    ),
  ],
  [
    'a',
    'religion',
    `
      christian muslim jewish god_centered faith_centered christ_first god_first church_centered bible_centered god_fearing god_loving god_honoring christ_honoring bible_reading scripture_reading church_going churchgoing bible_believing born_again orthodox_jewish observant_jewish
      non_christian non_muslim non_jewish non_catholic latter_day_saint seventh_day_adventist torah_observant shomer_shabbos
      faith_based roman_catholic greek_orthodox spirit_filled islamic unitarian rastafarian taoist calvinist unchurched
      churched spirit_led christ_centered christ_loving jesus_loving torah_keeping catholic_raised
    `,
  ],
  [
    'k',
    'religion',
    'religious devout pious observant practicing practising believing praying spiritual secular faithful orthodox reform',
  ],
  ['h', 'religion', 'church_members members_of_our_church members_of_my_church members_of_the_church church_folks church_people'],
  // Sex
  [
    'h',
    'sex',
    `
      women men ladies gentlemen girls guys boys males females gals dudes bachelors bachelorettes housewives working_girls
      sisters single_women single_men single_ladies single_guys single_females single_males career_women businessmen
      businesswomen college_girls college_guys college_boys fellows lads girlfriends gents fellas blokes chaps broads chicks
      dames maidens spinsters gentlewomen frat_boys sorority_girls bros young_ladies young_men young_women old_ladies old_men
      widowed_ladies
    `,
  ],
  [
    'H',
    'sex',
    `
      woman man lady gentleman girl guy boy bachelor bachelorette housewife single_woman single_man single_lady single_guy
      single_girl career_woman businessman businesswoman gal dude working_girl fellow gent fella bloke chap broad maiden
      spinster gentlewoman wifey hubby
    `,
  ],
  ['a', 'sex', 'female male all_male all_female motherly fatherly grandmotherly'],
  // Orientation and gender identity
  [
    'g',
    'sexual_orientation_gender_identity',
    `
      gays lesbians homosexuals heterosexuals lgbt lgbtq lgbtqia lgbtqs transgenders transsexuals transgender_people
      man_and_woman_couple man_and_woman_couples man_woman_couple opposite_sex_couple opposite_sex_couples heterosexual_couple heterosexual_couples
      trans_people gay_people same_sex_couples same_sex_couple gay_couples gay_men lesbian_couples straights queers
      cross_dressers homos fags faggots dykes trannies heteros pansexuals lgbtq_people lgbt_people queer_people gay_folks
      transgendered_people same_sex_partners gay_roommates
    `,
  ],
  [
    'a',
    'sexual_orientation_gender_identity',
    `
      gay lesbian homosexual heterosexual transgender transgendered same_sex bisexual nonbinary non_binary cisgender queer
      opposite_sex hetero homo pansexual asexual intersex lesbian_owned gender_fluid genderqueer two_spirit mtf ftm
    `,
  ],
  ['w', 'sexual_orientation_gender_identity', 'straight trans'],
  // Age
  ['g', 'age', 'the_young the_old octogenarians septuagenarians'],
  [
    'h',
    'age',
    combine(
      'nursing medical med law dental graduate grad_school engineering art music theology bible_college seminary exchange foreign phd doctoral undergraduate vet_school',
      'students student',
    ),
  ],
  [
    'h',
    'age',
    `
      seniors retirees students pensioners millennials boomers baby_boomers senior_citizens college_students college_kids
      grad_students graduate_students undergrads undergraduates recent_grads recent_graduates college_grads young_adults
      young_people young_professionals young_singles older_adults older_people older_folks older_persons old_people old_folks
      elderly_people elderly_folks twenty_somethings thirty_somethings twentysomethings thirtysomethings 20_somethings
      30_somethings yuppies gen_z gen_zers gen_x gen_xers gen_y zoomers retired_couples older_couples retired_people adults_over_50 mature_professionals
      active_adults active_seniors active_retirees the_elderly hipsters young_executives
      young_execs young_tenants young_renters university_students high_schoolers snowbirds oldsters old_timers old_fogies geriatrics
      sixty_somethings fifty_somethings forty_somethings
      the_over_60s recent_college_grads recent_college_graduates college_graduates new_graduates new_grads young_couples_and_singles golden_agers
    `,
  ],
  [
    'H',
    'age',
    `
      senior retiree student pensioner grandma grandpa granny millennial senior_citizen college_student college_kid
      grad_student graduate_student undergrad young_adult young_person young_professional older_adult older_person
      older_gentleman older_lady elderly_person retired_couple older_couple mature_professional
      active_adult active_senior university_student recent_grad recent_graduate college_graduate recent_college_graduate new_graduate new_grad golden_ager baby_boomer boomer zoomer gen_xer yuppie hipster snowbird oldster old_timer twenty_something thirty_something octogenarian septuagenarian
    `,
  ],
  [
    'a',
    'age',
    'past_retirement past_retirement_age of_retirement_age retirement_age elderly middle_aged retired college_age college_aged sr_citizens sr_citizen student_age student_aged university_age retiree_age geriatric over_the_hill college_educated_young',
  ],
  ['k', 'age', 'young younger older youthful old aged twenty_something thirty_something'],
  // Familial status
  [
    'h',
    'familial_status',
    [
      combine('little lil wee tiny young small', 'ones kids children humans people tots kiddos'),
      `
        children kids families babies toddlers infants newborns teens teenagers minors couples singles newlyweds newly_weds
        parents moms dads mothers fathers adults kiddos youngsters young_families single_parents single_moms single_mothers
        single_dads single_fathers single_adults empty_nesters empty_nester_couples honeymooners mature_couples mature_adults
        young_couples single_people single_persons single_individuals single_occupants large_families big_families
        growing_families multigenerational_families school_age_children underage_children grandkids grandmothers grandmas grandfathers grandpas nanas abuelas aunts uncles grandchildren grandparents
        preschoolers schoolchildren school_kids expectant_mothers moms_to_be pregnant_women pregnant_people nuclear_families
        two_people minor_children crying_babies noisy_kids kiddies munchkins grown_folks grown_folk grown_people grown_adults tots ankle_biters offspring teenage_boys
        teenage_girls twins triplets expecting_couples expectant_parents parents_to_be foster_children stepchildren
        youngest_ones dependents dependent_children little_feet tiny_feet grown_ups grownups tweens juveniles youths mums mamas papas tykes broods bambinos little_people_under_ten step_kids
        foster_kids grade_schoolers school_agers expecting_mothers single_mums single_mamas new_parents young_parents
        working_parents new_moms working_moms soccer_moms stay_at_home_moms nursing_mothers
      `,
    ].join(' '),
  ],
  [
    'H',
    'familial_status',
    `
      a_minor child kid family couple baby toddler infant newborn teenager teen adult parent mom mother dad father mommy single_parent
      single_mom single_mother single_dad single_father single_adult empty_nester mature_couple mature_adult young_couple
      young_family single_person single_individual single_occupant one_person one_occupant growing_family large_family
      big_family multigenerational_family newlywed newlywed_couple one_or_two_people pregnant_woman pregnant_lady
      expectant_mother nuclear_family one_or_two_persons bachelor_or_couple tween juvenile mum mama papa tyke brood grown_up grownup
      foster_child foster_family single_mum soccer_mom working_mom working_parent new_parent
    `,
  ],
  ['g', 'familial_status', 'dinks dink'],
  ['a', 'familial_status', 'childless child_free childfree kid_free kidfree'],
  ['k', 'familial_status', 'single pregnant expecting mature school_age school_aged underage grade_school'],
  // Marital status
  [
    'h',
    'marital_status',
    `
      widows widowers divorcees brides engaged_couples husband_and_wife_teams husband_and_wife_team unmarried_couples unmarried_partners married_couples cohabiting_couples unmarrieds husbands
      wives
    `,
  ],
  [
    'H',
    'marital_status',
    `
      engaged_pair married_pair unmarried_pair wedded_pair widow widower divorcee bride_and_groom bride_to_be engaged_couple husband_and_wife husband_wife married_couple unmarried_couple bachelor_or_divorcee husband wife
    `,
  ],
  [
    'a',
    'marital_status',
    `
      married unmarried divorced separated legally_separated unwed widowed newly_divorced recently_divorced newly_single never_married legally_married
    `,
  ],
  // Disability
  [
    'g',
    'disability',
    `
      mentally_ill psychiatric_patients patients the_mentally_ill wheelchair_users wheelchair_user cripples invalids
      alcoholics addicts recovering_addicts recovering_alcoholics drug_addicts ex_addicts paraplegics quadriplegics epileptics
      schizophrenics psychos retards amputees diabetics mental_patients group_homes sober_homes sober_houses halfway_houses
      handicaps people_with_disabilities persons_with_disabilities the_blind the_deaf blind_people deaf_people the_sick
      sick_people wheelchair_people wheelchair_persons anyone_in_a_chair people_in_chairs someone_in_a_chair anybody_in_a_chair crazies nutcases nutjobs nutters wackos loonies gimps basket_cases
      head_cases mental_cases shut_ins the_insane the_disabled the_handicapped the_mentally_disabled hoarders
      the_mentally_challenged drug_users people_in_recovery people_in_therapy dwarfs midgets stutterers dyslexics autistics
      asthmatics cancer_patients dialysis_patients mentally_challenged_people special_needs_people ex_alcoholics drunks
      methadone_patients the_lame the_frail the_weak the_sickly the_feeble the_unhealthy the_obese the_bedridden the_infirm the_mentally_unstable the_wheelchair_bound
    `,
  ],
  [
    'a',
    'disability',
    `
      disabled handicapped autistic able_bodied ablebodied bipolar schizophrenic crippled hiv_positive wheelchair_bound
      special_needs physically_challenged mentally_handicapped mentally_disabled mentally_challenged mentally_stable
      physically_disabled physically_fit physically_handicapped hearing_impaired visually_impaired impaired infirm retarded
      demented insane unstable mentally_unstable developmentally_disabled learning_disabled non_disabled nondisabled
      handicaped sight_impaired vision_impaired mobility_impaired cognitively_impaired bedridden housebound arthritic
      asthmatic diabetic dyslexic paralyzed deaf_mute hard_of_hearing legally_blind low_vision wheelchair_dependent
      wheelchair_using chronically_ill terminally_ill immunocompromised neurodivergent neurotypical suicidal psychotic
      paranoid senile feeble sound_bodied whole_bodied mentally_fit mentally_capable
    `,
  ],
  ['k', 'disability', 'healthy sober agile blind deaf sick fit ambulatory athletic crazy mobile ill frail unhealthy'],
  // Source of income
  [
    'g',
    'source_of_income',
    `
      voucher_holders section_8_holders welfare_recipients people_on_welfare people_on_benefits unemployed_people
      program_tenants jobless_people benefit_recipients people_on_assistance people_without_jobs people_on_disability
      people_on_unemployment voucher_families
    `,
  ],
  [
    'h',
    'source_of_income',
    `
      wage_earners professionals working_professionals working_people working_adults business_professionals executives
      working_families corporate_professionals medical_professionals full_time_workers full_time_employees salaried_people
      salaried_employees corporate_tenants corporate_transferees earners income_earners paycheck_earners breadwinners
      wage_workers nine_to_fivers w_2_earners w_2_employees w2_earners w2_employees
    `,
  ],
  ['H', 'source_of_income', 'professional working_professional working_adult business_professional executive working_person'],
  [
    'a',
    'source_of_income',
    `
      government_assisted publicly_assisted state_assisted subsidized voucher_holding voucher_assisted welfare_dependent unemployed employed gainfully_employed fully_employed self_employed low_income subsidized salaried jobless unemployable
      high_earning well_employed
    `,
  ],
  ['k', 'source_of_income', 'working'],
  // Military status
  [
    'g',
    'military_status',
    `
      veterans soldiers servicemembers service_members servicemen servicewomen military_personnel active_duty
      active_duty_military active_duty_personnel military_members military_tenants sailors marines reservists national_guard
      national_guard_members vets military_families military_family ex_military army_families navy_families gis gi troops
      airmen guardsmen cadets military_folks military_people service_people service_men service_women enlisted_personnel
      enlisted_people combat_veterans disabled_veterans military_spouses military_renters military_applicants army_people
      navy_people those_who_served those_who_have_served people_who_served people_who_have_served anyone_who_served anyone_who_has_served
      army_brats military_brats guard_families reserve_families guard_members va_buyers va_buyer va_borrowers va_borrower va_families
    `,
  ],
  ['h', 'military_status', 'civilians'],
  ['a', 'military_status', 'military civilian enlisted army navy dishonorably_discharged'],
  // Whoever they are
  [
    'p',
    null,
    [
      combine('young old older nice quiet single', 'soul souls'),
      `
        background practitioners followers adherents sharers spouses spouse investors investor shoppers seekers occupiers doctors doctor physicians physician teachers
        teacher lawyers lawyer engineers engineer professors professor musicians scientists firefighters officers technicians
        interns travelers travellers commuters loners household_members newcomers gentlefolk people persons person tenants
        occupancy descent ancestry extraction lineage origin backgrounds faith vegetarians tenant residents resident
        applicants applicant renters renter buyers buyer purchasers purchaser roommate housemates housemate flatmate neighbors
        neighbor neighbours neighbour individuals individual occupants occupant folks folk someone somebody anyone anybody
        owners owner homeowner homeowners roommates candidates candidate inhabitants those crowd clientele types type friends
        brothers sister brother nurses nurse workers worker lodgers lodger boarder boarders guests lessee lessees partners
        partner members member households_only soul souls investor_families owner_occupant dwellers population_only speaker
        speakers others customers clients personnel speaking_tenants humans everyone everybody au_pair au_pairs nannies nanny
        housekeepers housekeeper creatives techies entrepreneurs go_getters urbanites bohemians freelancers roomie roomies roommie roommies housie mates subtenants subletters cosigners co_tenants cotenants flatmates
      `,
    ].join(' '),
  ],
];
