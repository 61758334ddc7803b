import { combine, type Row } from './row.ts';

/**
 * Roundabout wordings that name nobody and are still understood: "the urban crowd", "out of the closet", "fresh off the boat". They
 * are warnings, because each can be meant otherwise. The letter is that of `lexicon.ts`.
 */
export const WORDS_THAT_HINT: Row[] = [
  [
    '~',
    'race_color',
    [
      combine('black african_american minority latino', 'owned', 'shops businesses barbershops restaurants stores salons clubs'),
      combine('nordic aryan', 'stock heritage descent blood roots ancestry families people looks features'),
      combine('kinky nappy frizzy wooly', 'hair'),
      combine(
        'kept keeps keep stayed stays',
        'the_street the_block the_neighborhood the_town it us',
        '- all',
        'one_color one_race the_same_color all_one_color white pale',
      ),
      combine('darken darkens darkened darkening', 'the our this', 'block street door neighborhood doorstep lane'),
      combine('certain some those other such', 'folks people families', 'swim in live_here move_in buy'),
      combine(
        'harriet_tubman frederick_douglass rosa_parks martin_luther_king malcolm_x cesar_chavez',
        '- house home',
        'museum center birthplace',
      ),
      combine(
        'who',
        'could_not cannot may_not couldnt cant',
        '- never',
        'live buy move rent',
        'here in on_this on_our on_the on_these',
      ),
      combine('who', 'can', '- never', 'live buy rent', 'here in on_this on_our on_the on_these'),
      combine(
        'people folks families those anyone tenants applicants',
        'of from',
        'that this such certain those',
        'background backgrounds heritage culture stripe persuasion',
      ),
      combine('every each', 'face', '- you_see you_meet in on at'),
      combine('noses hair lips', 'like_ours like_theirs like_yours'),
      combine(
        'civil_rights underground_railroad slavery negro_leagues tuskegee_airmen black_history',
        'museum memorial center monument heritage_trail trail',
      ),
      combine('black african_american latino hispanic asian', 'cultural arts heritage historic', 'district quarter corridor'),
      combine(
        'family families people couple couples somebody someone buyer buyers tenant tenants neighbors folks household',
        'of',
        'another a_different other the_wrong any_other their_own our_own',
        'color race complexion hue',
      ),
      combine('mixed_race', 'couples couple families family'),
      combine('urban inner_city big_city ghetto hood hip_hop', 'crowd element elements types youth youths thugs transplants'),
      combine('city', 'element elements crowd thugs problems'),
      combine('fair pale dark light brown black white olive darker lighter fairer paler', 'skins complexions'),
      combine('of', 'a the', 'darker lighter different other certain same', 'shade hue persuasion color complexion tint'),
      combine('burn burns burning turn turns', 'in_the_sun_too easily_in_the_sun pink_in_the_sun'),
      combine(
        'historic historically traditionally',
        'black african_american',
        '- business',
        'district neighborhood area community',
      ),
      combine('changing shifting right favorable better good stable same', 'demographics demographic'),
      combine(
        'before since',
        'integration desegregation busing forced_busing civil_rights the_civil_rights_act the_riots white_flight',
      ),
      combine('blond blonde flaxen fair', 'ponytails heads hair_and_freckles haired_children'),
      combine('mixed interracial biracial', 'couples couple marriages marriage'),
      combine('black african_american', 'history heritage culture', 'museum center district trail'),
      combine(
        'museum museums center institute',
        'of of_the for',
        'african_diaspora african_american black negro_leagues african mexican chinese latino hispanic',
        '- american',
        '- history art culture heritage life',
      ),
      combine(
        'look looks looking',
        'like',
        'one_another each_other our_own the_rest_of_us everyone_else our_family family_already',
      ),
      `
        burns_in_the_sun burn_in_the_sun own_hue own_shade the_demographics demographics_are demographic_shift ethnic_mix ethnic_blend
        melting_pot confederate_flag rebel_flag redlined redlining sundown_town color_line color_barrier the_other_race other_races
        another_race any_other_race blue_veins brown_paper_bag nappy dreadlocks cornrows durags do_rags sagging_pants baggy_pants rap_music gangsta
        skin_tones the_right_color wrong_color wrong_shade right_shade racial_change same_stock old_stock good_stock of_good_stock european_stock
        northern_stock anglo_saxon pure_blooded purebred_families bloodlines bloodline
      `,
    ].join(' '),
  ],
  [
    '~',
    'religion',
    [
      combine(
        'same',
        'chapel church temple mosque synagogue parish pew pews congregation services choir sunday_school seminary yeshiva prayer_group hymnal bible_study',
      ),
      combine('sing sings sang', '- all', '- in', 'the_church_choir the_parish_choir the_same_choir'),
      combine('bible', 'hour circle club night reading readings'),
      combine('faith god christ church', 'first', '- always'),
      combine('house home household people family', 'of', '- deep strong great', 'faith prayer worship'),
      combine('cross crosses crucifix', 'over on above', 'every each all_the', 'door doors doorway'),
      combine('what which', 'congregation church_family denomination'),
      combine('church parish', 'choir bell_ringing picnic supper suppers'),
      combine('other another different', 'faith faiths creeds religions'),
      combine('religious', 'fanatics nuts zealots types folks freaks objectors'),
      combine('strictly all', 'halal kosher'),
      combine('shabbat sabbath shabbos', 'elevator elevators mode_elevator'),
      combine('of_the of_our of_that of_another', 'faith religion flock fold'),
      combine('dress dresses dressing', 'modestly in_the_modest_way'),
      combine('godly pious devout prayerful saintly', 'home house household people family families couple neighbors'),
      combine(
        'family families people couple couples somebody someone buyer buyers tenant tenants neighbors folks',
        'of',
        'another a_different other the_wrong any_other the_same',
        'faith religion creed denomination belief',
      ),
      combine('keep keeps kept lose lost', 'the their our', 'faith'),
      combine(
        'put puts putting keep keeps keeping place places',
        'god christ jesus the_lord faith',
        'first at_the_center in_the_center',
      ),
      combine(
        'bow bows bowing kneel kneels kneeling pray prays praying face faces facing',
        'to toward towards',
        'mecca the_east jerusalem god',
      ),
      combine('bow bows bowing', '- your their our his her its', 'head heads', '- at before in'),
      combine('kneel kneels kneeling', 'beside in with together before at'),
      combine(
        'cross crosses crucifix mezuzah icon icons menorah',
        'over on by above in',
        'the your their our every each',
        'door doorpost front_door mantel wall window door_frame',
      ),
      combine(
        'sunday sundays',
        '- here around_here',
        'is are belongs belong',
        'for to',
        'church worship the_lord god rest_and_worship',
      ),
      combine(
        'evening morning daily nightly family weekly community group',
        'devotion devotions vespers rosary worship bible_reading',
      ),
      combine('like same kindred common one', 'faith beliefs creed'),
      combine('the our', 'flock faithful fellowship gospel good_book good_news redeemer savior almighty holy_spirit holy_ghost'),
      combine('church prayer parish', 'family families community fellowship'),
      combine(
        'walk steps stroll walking_distance steps_away',
        'to from',
        'shul mass services_on_shabbat friday_prayers jummah minyan evening_prayers sunday_services sunday_worship',
      ),
      combine(
        'kosher halal',
        'market markets grocer grocers grocery groceries butcher butchers bakery bakeries deli delis restaurants shops stores',
      ),
      combine(
        'people folks those families tenants neighbors someone anyone',
        'of',
        'the_cloth the_book the_cross prayer the_church',
      ),
      `
        of_like_spirit of_the_same_spirit in_jesus_name in_jesus in_the_name_of_jesus in_christ praise_the_lord praise_god glory_to_god
        house_of_prayer prayer_chapel god_fearing the_lord_day lord_day sunday_best bible_study bible_studies bible_class call_to_prayer
        the_muezzin grace_before grace_at_table before_breaking_bread blessed_by_god christian_fellowship saved_by_grace
        the_high_holidays high_holy_days fast_during_ramadan break_the_fast meatless_fridays no_meat_on_fridays fish_on_fridays tithing tithes
        eruv mikvah mikveh yeshiva chabad hillel stake_center the_ward our_ward unequally_yoked missionary_work heathens prayer_meeting prayer_meetings
        daily_mass the_creator higher_power godless ungodly prayerful unsaved unbelief
      `,
    ].join(' '),
  ],
  [
    '~',
    'national_origin',
    [
      combine('proof evidence', 'of', '- us american legal lawful', 'citizenship residency status birth_here presence'),
      combine('american', 'owned_and occupied run_by', '- american_occupied american_run operated'),
      combine('how_long', 'you_have youve they_have', 'been lived', 'in', 'the_states this_country america the_us the_country'),
      combine('in another other several three many', 'languages language_we language_the language_you language_they tongues'),
      combine(
        'where',
        'your their his her',
        'people family folks parents ancestors grandparents kin relatives',
        'are come hail is came',
        'from',
      ),
      combine('like', 'an_american americans a_foreigner foreigners a_native natives'),
      combine('names', 'like'),
      combine('wash_up washed_up landed', 'here', 'from'),
      combine(
        'people folks those families tenants neighbors renters',
        'from',
        'other far_off foreign distant different',
        'lands countries nations places shores cultures',
      ),
      combine(
        'food foods dishes cooking customs music',
        'from of',
        'their_country their_homeland another_country back_home other_countries their_culture',
      ),
      combine('your their his her all proper', 'papers', '- are is all', 'in_order in_hand ready'),
      combine('immigration residency citizenship legal_residency resident', 'status statuses'),
      combine('fresh just right straight newly', 'off', 'the_boat the_plane the_bus a_plane'),
      combine(
        'just recently newly freshly',
        'arrived landed come here',
        'from_abroad from_overseas in_this_country in_the_country in_america in_the_states to_this_country to_america',
      ),
      combine('new newcomers recent_arrivals', 'to', 'this_country the_country america the_states the_us our_country'),
      combine(
        'been lived families_here roots_here here',
        '- in_this_country in_america here',
        'for_generations since_the_mayflower since_the_revolution',
      ),
      combine('from off on over_on since', 'the', 'mayflower old_country'),
      combine('call calls called calling phone', '- the', 'ice immigration border_patrol immigration_authorities'),
      combine(
        'only nothing_but just all everyone_speaks plain',
        'english',
        'spoken heard is_spoken is_heard on_this_street in_the_halls in_the_hallways in_the_hall in_this_building on_the_block',
      ),
      combine('speak speaks speaking talk talks spoken spoke hear', '- only nothing_but just', 'english american'),
      combine('without_an without_any without_a no', 'accent interpreter translator accents'),
      combine('english', 'is isnt', 'shaky limited poor broken weak spoken_here not_so_good not_good a_struggle still_new'),
      combine('shaky limited poor weak little broken', 'english'),
      combine('other_than another_than besides', 'english'),
      combine('real true all proud patriotic good red_blooded native', 'americans'),
      combine('all red_blooded true real good_old', 'american', 'family families household households boys neighbors folks'),
      combine('names', 'end_in that_end_in on_our_mailboxes on_the_mailboxes on_the_buzzers on_the_buzzer'),
      combine('names name', 'we it they you he she one anyone', 'can can_actually could', 'say spell read'),
      combine(
        'foreign foreign_sounding ethnic strange unusual unpronounceable difficult',
        'name names last_name last_names surname surnames tongue tongues',
      ),
      combine(
        'smell smells odor odors aroma aromas',
        'of',
        'curry cumin garlic_and_ginger kimchi fish_sauce spices foreign_cooking foreign_food incense',
      ),
      combine('foreign strange', 'chatter voices talk babble jabber speech tongues songs'),
      combine('foreign exotic ethnic overseas', 'cooking food foods dishes smells spices'),
      combine('same', 'village island homeland tribe clan old_country hometown_abroad'),
      combine('where in', 'our their your my', 'native home old', 'country land'),
      combine('fresh straight', 'off from', 'the a', 'airport plane border ship'),
      combine('back_in from_back', '- the_old the_home', 'country home'),
      `
        immigration_papers the_old_country off_the_boat first_generation_americans not_from_around_here isnt_from_around_here arent_from_around_here
        from_around_here ice_raids ice_raid ice_agents ice_has_the_number deported deportation build_the_wall send_them_back born_on_the_fourth
        speak_our_language speaks_our_language our_language the_language_of_the_land foreign_tongue pronounce unpronounceable pronounceable
        papers_to_be_here here_legally legally_here here_illegally illegally green_cards native_soil american_soil us_soil
        american_born_and_bred homegrown_families fellow_countrymen one_of_our_countrymen our_countrymen own_countrymen e_verify
        chain_migration sanctuary_city the_border_crossers sent_back passport_with
      `,
    ].join(' '),
  ],
  [
    '~',
    'sex',
    [
      combine('man woman', 'of_the', 'family household'),
      combine('lady lord master mistress', 'of_the', 'manor house'),
      combine('sorority frat fraternity', 'sisters brothers girls boys types crowd house'),
      combine('men boys guys', 'can_be will_be', 'men boys guys'),
      combine('better_luck less_trouble more_trouble fewer_problems', 'with', 'girls women men boys ladies guys gentlemen'),
      combine('be is a_third a_fourth', 'a', 'she he'),
      combine('bring invite have', 'the', 'guys boys girls ladies', 'over'),
      combine('every any a', 'wife husband housewife homemaker', 'dream'),
      combine('fairer gentler weaker stronger fair softer', 'sex'),
      combine(
        'feminine masculine womanly manly girly ladylike',
        '- and',
        'touch touches home retreat charm space bedroom interior feel vibe hideaway',
      ),
      combine('a the', 'woman lady girl man', 'touch'),
      combine('even', 'a the', 'woman girl lady wife', 'can could by_herself alone'),
      combine('woman girl lady gal', 'by_herself on_her_own alone'),
      combine('sorry no_offense apologies', 'fellas fellows ladies gentlemen guys gals girls boys men women lads'),
      combine('gentleman lady gentlemen ladies', 'residence retreat quarters club_room den'),
      combine('the', 'little_woman missus wife_will wife_can wife_gets ladies_will girls_will guys_will boys_will'),
      `
        for_the_ladies for_the_fellas for_the_gents for_the_guys for_the_girls womans_work woman_work man_job mans_job mans_world boys_club boy_club no_place_for_a_lady
        girls_night guys_night tomboy male_bonding bachelorette_living
      `,
    ].join(' '),
  ],
  [
    '~',
    'sexual_orientation_gender_identity',
    [
      combine('who which_of_you', 'is are will', 'sleeping sleep', 'where in with'),
      combine('one sex gender box', 'you_were they_were', 'born_with born_as'),
      combine('that another a_different', 'sort_of kind_of type_of', 'couple couples'),
      combine('couple couples', 'of', 'the_usual the_normal the_regular the_other that', 'kind sort type'),
      combine('who', 'sleeps_where sleeps_with_whom sleeps_with_who shares_a_bed'),
      combine('body', 'you they', 'were are', 'born_in born_with born_into'),
      combine(
        'two',
        'fellows guys gentlemen ladies gals girls lads',
        '- in_one in_a sharing_a sharing_one sharing_the',
        'bedroom bed one_bedroom',
      ),
      combine('man he him', '- and_his with_his or_his', 'husband boyfriend'),
      combine('woman she her', '- and_her with_her or_her', 'wife girlfriend'),
      combine('what which', 'sex gender', '- you they someone'),
      combine('confused unsure', 'about', '- their his her your', 'gender sex sexuality'),
      combine(
        'alternative gay homosexual queer deviant immoral sinful unconventional unnatural nontraditional non_traditional that that_sort_of that_kind_of that_type_of such_a',
        'lifestyle lifestyles',
      ),
      combine('of', '- a', 'that certain different', 'persuasion orientation inclination bent'),
      combine('rainbow pride', 'flag flags banner banners stickers sticker colors_in_the_window'),
      combine('drag', 'queen queens show shows'),
      combine(
        'two same',
        'men women husbands wives dads moms mommies daddies grooms brides males females',
        '- in_one in_a sharing_a sharing_one',
        'bedroom bed household',
      ),
      combine('gay queer lesbian lgbtq', 'owned run friendly'),
      combine('two', 'husbands wives dads moms mommies daddies grooms brides mothers fathers'),
      combine('his', '- own', 'husband boyfriend'),
      combine('her', '- own', 'wife girlfriend'),
      combine('one a', 'man husband mr', 'and_one and_a', 'woman wife mrs'),
      combine('born', '- a', 'male female man woman boy girl'),
      combine(
        'dress dresses dressed dressing',
        'as like',
        'the_sex the_gender a_man a_woman the_opposite the_other men women their_sex their_gender the_other_sex the_opposite_sex the_man the_woman',
      ),
      combine(
        'sex gender',
        'on',
        'your their his her the a',
        'driver_license drivers_license license birth_certificate passport id id_card',
      ),
      combine('sex gender', 'assigned_to marked_on listed_on printed_on given_at recorded_at shown_on'),
      combine(
        'restroom restrooms bathroom bathrooms locker_room locker_rooms shower',
        'of matching for_their that_matches that_match',
        '- the their your',
        'birth sex gender birth_sex sex_they birth_certificate',
      ),
      combine('preferred your their gender', 'pronouns'),
      combine('change changed changes changing', '- their your his her', 'sex gender sexes genders'),
      combine('gay queer lesbian lgbt lgbtq pride', 'village district quarter enclave bars bar nightlife mecca scene strip'),
      `
        boy_meets_girl nothing_in_between rainbow_crosswalk rainbow_crosswalks one_of_those_couples those_kinds_of_couples on_your_birth_certificate on_their_birth_certificate gayborhood gayborhoods boystown out_and_proud out_of_the_closet confirmed_bachelor confirmed_bachelors light_in_the_loafers friend_of_dorothy friends_of_dorothy
        adam_and_steve adam_and_eve god_made_them biblical_marriage natural_family natural_marriage the_way_god_made pronouns pride_parade
        swing_both_ways love_who_they_love sexual_preference sexual_preferences sexual_orientation bedroom_habits gender_confused
        gender_ideology gender_bending opposite_sexes
      `,
    ].join(' '),
  ],
];
