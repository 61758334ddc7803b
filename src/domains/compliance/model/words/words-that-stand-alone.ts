import { combine, type Row } from './row.ts';

/** Phrases that say enough without a word for people: questions that nobody may ask, steering, talk of crime. The letters are those of `lexicon.ts`. */
export const WORDS_THAT_STAND_ALONE: Row[] = [
  // National origin and language
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
      `
        your_nationality your_national_origin your_accent your_immigration_status your_citizenship your_native_language
        first_language second_language native_tongue mother_tongue english_only english_required english_is_required english_a_must locals_only only_take_locals
        locals_preferred can_pronounce cant_pronounce cannot_pronounce hard_to_pronounce easy_to_pronounce can_spell_and_pronounce own_nationality same_nationality what_country what_nationality what_ethnicity
      `,
    ].join(' '),
  ],
  // Race and color
  [
    '^',
    'race_color',
    [
      combine(
        'racial ethnic',
        'makeup mix composition demographics balance profile homogeneity harmony majority purity background diversity character identity stock heritage',
      ),
      combine('what which', 'race ethnicity ethnic_group skin_color'),
      combine('- about', 'the_same one similar_in lighter_in darker_in fairer_in', 'complexion complexions'),
      combine(
        'hasnt has_not havent have_not not never didnt did_not',
        'changed change gone_through_a_change_of',
        'color colors complexion',
      ),
      combine('complexion', 'of_the of_our of_this', 'area neighborhood block street town building community'),
      combine('lack absence', 'of', 'diversity'),
      combine('not_a_lot_of not_much little no without_the without_all_the', 'diversity'),
      `
        its_complexion your_race your_ethnicity your_ethnic_background your_skin_color own_race same_race own_ethnicity same_ethnicity blue_eyes fair_hair blond_hair blonde_hair fair_skin blue_eyed_blonds racially racially_changing white_flight lily_white
        racial_lines skin_color skin_tone
      `,
    ].join(' '),
  ],
  // Religion
  [
    '^',
    'religion',
    [
      combine('sunday daily morning evening saturday', '- morning evening', 'mass worship church_services'),
      combine('what which', 'church religion faith denomination place_of_worship synagogue mosque parish'),
      `
        christian_values biblical_values catholic_values godly_values judeo_christian_values good_christian_values own_faith same_faith own_religion same_religion church_community parish_community faith_community your_religion your_faith your_church your_place_of_worship christian_principles biblical_principles christian_owned
        bells_on_sunday bells_on_sundays sunday_bells bible_study_group bible_study_groups prayer_group prayer_groups eruv on_shabbat on_shabbos on_the_sabbath are_you_saved have_you_been_saved
      `,
    ].join(' '),
  ],
  // Sex
  ['^', 'sex', combine('bachelor bachelorette', 'pad pads loft lofts digs quarters lair palace')],
  [
    '^',
    'sex',
    `
      man_cave mancave she_shed house_wife lady_of_the_house man_of_the_house
      woman_of_the_house
    `,
  ],
  // Orientation and gender identity
  [
    '^',
    'sexual_orientation_gender_identity',
    [
      combine('the', 'gender sex', 'god nature', 'made_them gave_them intended'),
      combine('the', 'gender sex', '- they_were they_are', 'born born_with born_as assigned_at_birth'),
      'your_sexual_orientation your_sexuality your_sexual_preference your_gender_identity biological_men biological_women biological_males biological_females',
    ].join(' '),
  ],
  // Age
  [
    '^',
    'age',
    [
      combine('golden twilight sunset retirement', 'years'),
      `
        place_to_retire spot_to_retire ready_to_retire young_in_age your_own_age people_your_age folks_your_age own_age_group neighbors_your_age retire_in_style
        retirement_community retirement_living senior_living senior_community senior_housing seniors_community retirement_home
        active_adult_living active_adult_community active_adult_lifestyle adult_lifestyle_community senior_lifestyle
        young_and_hip retire_here retire_in_comfort snowbird_lifestyle
      `,
    ].join(' '),
  ],
  // Familial status
  [
    '^',
    'familial_status',
    [
      combine(
        'adult mature',
        'property properties building buildings residence residences retreat oasis haven getaway sanctuary hideaway enclave lifestyle environment atmosphere setting complex household households park home_park mobile_home_park park_living occupancy',
      ),
      `
        diaper_stage diaper_years diaper_phase toddler_stage toddler_years done_with_diapers out_of_diapers nest_is_empty nest_has_emptied your_family_plans your_family_planning adult_living mature_living quiet_building quiet_complex empty_nest emptynesters
      `,
    ].join(' '),
  ],
  // Marital status
  [
    '^',
    'marital_status',
    'married_life wedded_bliss tie_the_knot just_married love_nest love_nests lovers_nest honeymoon_cottage your_marital_status your_husband your_wife out_of_wedlock',
  ],
  // Disability
  [
    '^',
    'disability',
    'independent_living_at independent_living_for independent_living_only your_disability your_disabilities your_diagnosis your_medical_history your_mental_health',
  ],
  // Source of income
  [
    '^',
    'source_of_income',
    `
      from_a_paycheck your_own_paycheck their_own_paycheck his_own_paycheck her_own_paycheck from_a_job from_your_own_job from_your_job no_assistance_of_any_kind
      no_help_with_the_rent private_pay_only private_pay cash_income_only employment_income_only from_employment_only from_employment no_programs
      cash_tenants
    `,
  ],
  // Steering
  [
    '&',
    'steering',
    [
      combine(
        'wrong bad good right better criminal undesirable rough shady unsavory',
        'element elements crowd people types folks characters',
      ),
      combine(
        'people folks neighbors families residents',
        'like_us like_you like_ourselves like_yourself like_yourselves who_look_like_you who_look_like_us who_share_your_values who_think_like_you of_your_kind of_our_kind of_the_same_background who_belong_here who_belong',
      ),
      combine('fit_in', 'here perfectly nicely with_us with_the_neighbors with_the_neighborhood with_our_neighbors'),
      combine('share shares sharing', 'your our the_same these their', 'values way_of_life standards outlook worldview'),
      combine('of', 'your our their', '- own', 'class caliber race stature standing breed station ilk social_class'),
      combine('wrong right better proper', 'sort kind crowd element class sorts'),
      combine('the that this', 'element', 'there here around over_there in_there down_there up_there'),
      combine('you', 'know', 'what_we_mean what_i_mean'),
      combine('quality caliber class breeding', 'of', 'the our', 'people neighbors residents tenants families'),
      combine('right better', 'demographics'),
      combine('knows know', 'who', 'belongs doesnt_belong does_not_belong'),
      combine('look looks take takes', 'after care_of', 'their its', 'own'),
      combine('wrong undesirable', 'families tenants neighbors buyers renters'),
      combine('best finest', 'people families'),
      combine(
        'people folks families buyers others clients',
        'of from with',
        'your',
        '- own',
        'background heritage culture community faith persuasion race religion ethnicity kind',
      ),
      combine('look looks', 'like', 'you us we_do you_do'),
      combine('everyone everybody people neighbors folks all_the_neighbors', 'looks look', '- just', 'like', 'them me him her'),
      combine(
        'blend_in blends_in blending_in',
        'with_the with_our with_us with_those with_everybody with_everyone',
        '- neighbors folks families people residents rest rest_of_us',
      ),
      combine('people families neighbors tenants', 'with', 'good_values values morals good_morals class'),
      combine('discerning chosen fortunate privileged', 'few'),
      combine('right best', 'clubs circles connections schools_and_clubs'),
      combine('get take catch', 'my our', 'meaning'),
      combine('of', '- a', 'certain', 'class standing caliber background'),
      combine(
        'if_you',
        'understand_what_we_mean get_our_drift get_my_drift get_what_we_mean catch_our_drift catch_my_drift know_what_i_mean know_what_we_mean',
      ),
      `
        country_club_crowd country_club_set own_background our_sort your_sort their_sort kind_of_neighbors kind_of_people sort_of_people
        type_of_people kinds_of_people type_of_neighbors fit_right_in fit_in_well fit_right_in_with normal_tenants
        normal_couples normal_families good_character good_breeding good_moral_character traditional_families
        traditional_couples traditional_family traditional_couple one_of_those_neighborhoods traditional_american_neighborhood
        traditional_american_family bible_belt riff_raff riffraff undesirables inner_city_element those_people our_kind
        your_kind your_own_kind their_own_kind traditional_marriage traditional_marriages same_values shared_values traditional_values family_values like_minded_people
        people_just_like_you people_like_us people_just_like_us folks_like_us folks_just_like_you neighbors_just_like_you
        better_people better_class_of_people
        like_minded_neighbors like_minded_families like_minded_residents like_minded_renters respectable_people
        respectable_families decent_people decent_families quality_people quality_neighbors good_people select_few
        respectable_neighbors upstanding_people law_abiding_people hardworking_people normal_people people_of_quality
        people_of_means people_of_your_caliber ghetto the_hood slum slums the_projects wrong_side_of_the_tracks
        neighborhood_is_changing area_is_changing who_fit_in similar_backgrounds same_background well_bred right_people
        our_way_of_life old_money our_own_kind one_of_us not_our_kind
      `,
    ].join(' '),
  ],
  [
    '%',
    'steering',
    [
      combine('not_the not_that isnt_the isnt_that', 'kind sort type', 'of', 'area neighborhood street block part_of_town'),
      combine(
        'good right better nice nicer bad desirable other safer',
        'side_of_the_tracks side_of_town part_of_town end_of_town',
      ),
      combine('escape leave far_from away_from', '- the', 'inner_city hood ghetto bad_neighborhoods'),
      combine('you_know', 'who', 'lives goes moves moved buys rents comes', '- in there here'),
      combine('you_know', 'what which', 'kind sort type kinds sorts types', 'of'),
      combine('the', 'right good proper same', 'mix'),
      combine('not_just', 'anyone anybody', 'gets_in gets_to can_live_here is_let_in belongs fits_in can_get_in'),
      combine(
        'part_of_town side_of_town end_of_town',
        '- where',
        'you_want you_want_to you_dont_want you_would_want people_want',
      ),
      'the_mix_right the_mix_as_it_is',
      combine('stable', 'neighborhood community area'),
      combine('neighborhood_is area_is block_is street_is', 'on_the_way_up coming_up on_the_rise on_the_upswing'),
      combine('feel feels feeling', 'safe secure safer', '- at_night walking here'),
      `
        crime crimes gangs gang_activity drug_activity criminals safe_and_secure_neighborhood low_crime lower_crime
        lowest_crime no_crime little_crime zero_crime crime_free crime_rate crime_rates gang_free safe_walking safe_at_night
        safe_to_walk safe_place_to_live safe_place_to_raise safe_place safe_environment safe_for_women crime_ridden high_crime
        drug_infested
      `,
    ].join(' '),
  ],
  // The right kind of
  [
    'K',
    null,
    [
      combine(
        'right wrong same our proper certain better desirable undesirable good bad decent particular nicer',
        'kind kinds sort sorts type types class caliber calibre quality breed',
        'of',
      ),
      'higher_class_of',
    ].join(' '),
  ],
];
