/* Names of peoples, faiths and other groups by the class that protects them: for readers of searches and of copy alike. */

export type ProtectedClass =
  | 'race_color'
  | 'religion'
  | 'national_origin'
  | 'sex'
  | 'sex_orientation_gender'
  | 'familial_status'
  | 'marital_status'
  | 'disability'
  | 'age'
  | 'source_of_income'
  | 'steering'
  | 'steering_safety';

/** Nations, peoples and faiths; with or without a plural s. */
export const PEOPLES: Partial<Record<ProtectedClass, string>> = {
  national_origin: `afghan afghani african albanian algerian angolan anglo arab arabic argentine argentinian armenian assyrian azeri bangladeshi bengali belarusian bolivian
    bosnian brazilian bulgarian burmese caribbean cambodian cameroonian chaldean chechen chilean chinese colombian congolese coptic croatian cuban czech desi dominican druze
    ecuadorian egyptian eritrean estonian ethiopian fijian filipino filipina finnish gambian ghanaian guatemalan gujarati guyanese haitian hmong honduran hungarian indian
    indonesian iranian iraqi israeli ivorian jamaican jordanian karen kenyan korean kosovar kurd kurdish kuwaiti laotian lao latvian lebanese liberian libyan lithuanian
    macedonian malaysian malian mexican moldovan mongolian nepali nepalese nicaraguan nigerian norwegian pakistani palestinian panamanian paraguayan pashtun persian
    peruvian punjabi romanian romani russian rwandan salvadoran salvadorian samoan saudi scottish senegalese serbian singaporean slavic slovak slovenian somali sudanese
    swede syrian taiwanese tajik tamil telugu tanzanian thai tibetan tongan trinidadian tunisian ugandan uighur ukrainian uruguayan uzbek venezuelan vietnamese welsh
    yemeni yoruba zambian zimbabwean immigrant migrant refugee foreigner expat newcomer illegal`,
  religion: `muslim moslem islamic jew jewish christian catholic hindu sikh mormon lds buddhist protestant evangelical pentecostal lutheran methodist presbyterian
    episcopalian anglican baptist mennonite amish quaker adventist hasidic hasid chasidic haredi ultraorthodox sephardic ashkenazi sunni shia shiite jain bahai atheist agnostic
    pagan wiccan heathen infidel gentile goy nonbeliever unbeliever churchgoer zealot satanist scientologist zoroastrian coptic copt`,
  race_color: `hispanic latino latina latinx chicano caucasian asian negro afro aryan mestizo mulatto nonwhite biracial creole`,
  sex_orientation_gender: `gay lesbian queer lgbt lgbtq lgbtqia lgbtqi bisexual homosexual heterosexual transgender transsexual nonbinary`,
};

/** Peoples that also name a style, a language or a dish: "Spanish, three beds" speaks of the house. */
export const ALSO_STYLES = `american austrian belgian british canadian cypriot danish dutch english european finnish french german greek irish italian japanese mediterranean moroccan
  polish portuguese scandinavian spanish swedish swiss turkish native oriental western eastern georgian creole caribbean thai orthodox reform`;

/** What only people are called, and no home: a wish with such a word is about who lives there. */
export const CALLED: Partial<Record<ProtectedClass, string>> = {
  age: `geezers geezer oldsters oldies codgers codger fogeys fogies biddies grannies grandmas oldtimers whippersnappers zoomers boomers millennials undergrads undergraduates coeds frosh sophomores
    retirees pensioners octogenarians septuagenarians twentysomethings thirtysomethings fortysomethings fiftysomethings twentysomething thirtysomething youngsters adolescents partygoers elders`,
  religion: `worshippers worshipers parishioners believers congregants jesusfreaks cultists fundamentalists`,
  national_origin: `illegals aliens immigrants migrants refugees foreigners expats expatriates newcomers countrymen compatriots fobs asylees`,
  race_color: `negroes minorities caucasians poc bipoc wasps`,
  sex_orientation_gender: `gayborhood gays lesbians queers homosexuals heterosexuals transsexuals transvestites crossdressers`,
  familial_status: `brats rugrats crotchfruit playmates schoolkids schoolchildren preschoolers youngsters teenyboppers`,
  marital_status: `divorcees spinsters unmarrieds`,
  source_of_income: `freeloaders moochers welfarequeens paupers claimants recipients millionaires yuppies billionaires proletarians peasants`,
  steering: `riffraff rabble rednecks redneck hillbillies hillbilly hipsters hippies yuppies bogans chavs snobs undesirables lowlifes lowlife weirdos plebs plebeians commoners deplorables
    misfits outcasts liberals conservatives democrats republicans leftists progressives libertarians socialists communists maga trumpers trumpsters outsiders transients rabblerousers
    yokels bumpkins gypsies gypsy townies carpetbaggers elites bourgeoisie`,
  steering_safety: `thugs thug hoodlums hoodlum gangsters gangster gangbangers felons felon junkies addicts crackheads criminals crooks burglars muggers robbers thieves vagrants hobos bums
    winos drunks drunkards pimps prostitutes hookers perverts pedophiles predators parolees convicts excons delinquents hooligans squatters lawbreakers offenders`,
  disability: `cripples invalids retards retarded schizos schizophrenics psychos lunatics paraplegics quadriplegics autists wheelchairbound amputees diabetics epileptics`,
};
