import { combine, type Row } from './row.ts';

/** Names for people that advertisements use less often, from lists of names for the groups that the law protects. */
export const WORDS_OF_MORE_PEOPLE: Row[] = [
  [
    'g',
    'race_color',
    'spics wetbacks gooks towelheads ragheads honkies beaners darkies niggers niggas redskins injuns squaws half_breeds octoroons bipocs',
  ],
  ['a', 'race_color', 'bipoc brown_skinned olive_skinned ebony melanated aboriginal native_hawaiian'],
  [
    'g',
    'national_origin',
    'japs dagos krauts pakis fobs boat_people dreamers daca_kids illegal_people anchor_babies naturalized_citizens permanent_residents recent_arrivals people_from_abroad outsiders_from_abroad',
  ],
  ['a', 'national_origin', 'naturalized foreign_speaking non_english_speaking english_speaking'],
  [
    'C',
    'national_origin',
    'austria belgium netherlands holland sweden norway denmark finland iceland switzerland scotland england britain uk united_kingdom canada australia new_zealand libya tunisia algeria angola uganda rwanda zambia zimbabwe tanzania senegal mali cameroon liberia sierra_leone gambia kazakhstan uzbekistan armenia azerbaijan moldova belarus lithuania latvia estonia slovakia slovenia croatia macedonia kosovo montenegro bulgaria czech_republic singapore sri_lanka tibet mongolia qatar kuwait bahrain saudi_arabia oman palestine trinidad barbados guyana belize costa_rica uruguay paraguay suriname fiji samoa tonga eastern_europe western_europe central_asia south_asia southeast_asia north_africa west_africa your_homeland my_homeland the_homeland the_old_country third_world_countries',
  ],
  ['T', 'national_origin', 'visa a_visa visas h1b h1b_visa work_visa student_visa temporary_visa tourist_visa'],
  [
    'g',
    'religion',
    'kikes heebs bible_thumpers jesus_freaks holy_rollers papists rastafarians taoists calvinists unitarians witnesses_of_jehovah observant_jews orthodox_jews',
  ],
  [
    'a',
    'religion',
    'unitarian rastafarian taoist calvinist unchurched churched spirit_led christ_centered christ_loving jesus_loving torah_keeping catholic_raised',
  ],
  [
    'h',
    'sex',
    'gents fellas blokes chaps broads chicks dames maidens spinsters gentlewomen frat_boys sorority_girls bros young_ladies young_men young_women old_ladies old_men widowed_ladies',
  ],
  ['H', 'sex', 'gent fella bloke chap broad maiden spinster gentlewoman wifey hubby'],
  [
    'g',
    'sexual_orientation_gender_identity',
    'homos fags faggots dykes trannies heteros pansexuals lgbtq_people lgbt_people queer_people gay_folks transgendered_people same_sex_partners gay_roommates',
  ],
  [
    'a',
    'sexual_orientation_gender_identity',
    'hetero homo pansexual asexual intersex lesbian_owned gender_fluid genderqueer two_spirit mtf ftm',
  ],
  [
    'h',
    'familial_status',
    'tweens juveniles youths mums mamas papas tykes wee_ones broods bambinos little_people_under_ten step_kids foster_kids grade_schoolers school_agers expecting_mothers single_mums single_mamas new_parents young_parents working_parents new_moms working_moms soccer_moms stay_at_home_moms nursing_mothers',
  ],
  [
    'H',
    'familial_status',
    'tween juvenile mum mama papa tyke brood foster_child foster_family single_mum soccer_mom working_mom working_parent new_parent',
  ],
  [
    'g',
    'disability',
    'dwarfs midgets stutterers dyslexics autistics asthmatics cancer_patients dialysis_patients mentally_challenged_people special_needs_people ex_addicts ex_alcoholics drunks methadone_patients the_infirm the_mentally_unstable the_wheelchair_bound',
  ],
  [
    'a',
    'disability',
    'bedridden housebound arthritic asthmatic diabetic dyslexic paralyzed deaf_mute hard_of_hearing legally_blind low_vision wheelchair_dependent wheelchair_using chronically_ill terminally_ill immunocompromised neurodivergent neurotypical suicidal psychotic paranoid senile feeble sound_bodied whole_bodied mentally_fit mentally_capable physically_active',
  ],
  [
    'h',
    'age',
    'oldsters old_timers old_fogies geriatrics sixty_somethings fifty_somethings forty_somethings mature_folks mature_people mature_residents mature_tenants mature_renters the_over_60s recent_college_grads young_couples_and_singles golden_agers',
  ],
  ['a', 'age', 'geriatric over_the_hill college_educated_young'],
  [
    'j',
    'source_of_income',
    'ebt wic disability_payments disability_benefits social_security_income retirement_income government_aid public_aid vash hud_vash housing_subsidy rental_subsidy housing_subsidies third_party_rent cash_assistance general_assistance state_assistance state_aid county_assistance emergency_assistance subsidized_rent income_assistance section_8s unemployment_benefits unemployment_checks alimony_income assistance_checks',
  ],
  [
    'g',
    'source_of_income',
    'jobless_people benefit_recipients people_on_assistance people_without_jobs people_on_disability people_on_unemployment voucher_families',
  ],
  ['a', 'source_of_income', 'jobless unemployable high_earning well_employed'],
  [
    'g',
    'military_status',
    'troops airmen guardsmen cadets military_folks military_people service_people service_men service_women enlisted_personnel enlisted_people combat_veterans disabled_veterans military_spouses military_renters military_applicants army_people navy_people',
  ],
  [
    'p',
    null,
    'everyone everybody au_pair au_pairs nannies nanny housekeepers housekeeper subtenants subletters cosigners co_tenants cotenants flatmates',
  ],
  ['p', null, combine('young old older nice quiet single', 'soul souls')],
  ['g', 'religion', 'jehovahs'],
  [
    'g',
    'national_origin',
    combine(
      'h_1b h1b f_1 f1 j_1 j1 work_visa student_visa temporary_visa visa passport green_card ead daca',
      'holders workers recipients students employees families',
    ),
  ],
  ['T', 'disability', 'recovery rehab drug_rehab psychiatric_treatment psychiatric_care a_sponsor'],
  // What nobody may be asked.
  ['^', 'religion', combine('what which', 'church religion faith denomination place_of_worship synagogue mosque parish')],
  ['^', 'race_color', combine('what which', 'race ethnicity ethnic_group skin_color')],
];
