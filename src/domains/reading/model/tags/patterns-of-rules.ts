import type { Tag } from './vocabulary.ts';

/** What a building or association offers, allows and asks for; see ontology.ts. */
export const RULES_PATTERNS = {
  cats_allowed: [
    'cats? (allowed|ok|okay|friendly|welcome)',
    '(allows?|accepts?|takes|ok with|okay with|fine with) (my |our |a |\\d |big |large |small |old )*cats?',
    'bring my cats?',
  ],
  community_pool: ['(community|shared|hoa|association|building|neighborhood|complex|common) (swimming )?pools?'],
  dogs_allowed: [
    '(cats? (and|or) dogs?|dogs? (and|or) cats?) (allowed|ok|okay|friendly|welcome)',
    'dogs? (allowed|ok|okay|friendly|welcome)',
    '(allows?|accepts?|takes|ok with|okay with|fine with) (my |our |a |\\d |small |old )*dogs?',
    'bring my dogs?',
    '(good|great|ok) for (my )?dogs?',
    '(que )?(acept[ae]n?|admit[ae]n?|permit[ae]n?) (a )?(mi |mis |un |\\d )*perr[oa]s?',
    'perr[oa]s? (permitid[oa]s?|aceptad[oa]s?|bienvenid[oa]s?)|chiens? (acceptes?|admis|autorises?|bienvenus?)|hunde? (erlaubt|willkommen|moglich)|cani (ammessi|accettati)',
  ],
  doorman: ['door ?m[ae]n', 'concierge( service)?', '(front|24 hour) desk'],
  gated_community: [
    'gated(?! (yard|backyard|driveway|parking|garden|porch|pool))( (community|communities|neighborhood|entry|entrance|complex|access))?',
    'guard gated',
  ],
  gym: [
    '(building|community|on ?site|shared|complex) (gym|fitness( (center|room))?)',
    'fitness (center|centre|room|club)',
    'gym in (the )?building',
    'gym(?= and (a )?(pool|fitness|elevator|doorman|concierge))',
  ],
  hoa_includes_water: [
    '(hoa |dues |fee )?(that )?(includes?|covers?|including|pays?)( the)? (heat and |gas and )?water( bill)?',
    'water (is )?(included|covered|paid)( in (the )?hoa)?',
  ],
  land_included: [
    '(on )?(its|their|your|my|our|own(ed)?) (own )?land',
    '(on )?(its|their|your|my|our)? ?own lot',
    'land (is )?(included|owned)',
    '(owns?|owning) the (land|lot)',
    'includes? (the )?land',
    'owned (land|lot)',
    '(?<=(?:manufactured|mobile|double|single|wide|trailer|modular) (?:[a-z]+ )?)on land',
    'not (on |in )(a )?(leased|rented) (land|lot)',
  ],
  large_dogs_allowed: [
    '(large|big) (dogs?|breeds?)( (allowed|ok|okay|friendly|welcome))?',
    '(allows?|accepts?|takes|ok with|fine with) (large|big) (dogs?|breeds?)',
    'no (breed|weight) (restrictions?|limits?)',
    '(german shepherds?|great danes?|labs?|labradors?|pit ?bulls?)( (allowed|ok))?',
  ],
  mello_roos: ['mello roos'],
  mobile_home_park: [
    '(mobile|manufactured|trailer) ?(home )?(parks?|communit(y|ies))',
    '55 park',
    '((in|inside|outside) (of )?)?(?<!(?:near|to|by|from|overlooking|facing) )a park( with (lot|space) rent)?',
  ],
  no_hoa_restrictions: [
    '(no|without|few|minimal) hoa (restrictions?|rules?)',
    'no (deed )?restrictions',
    'no ccrs?',
    'no covenants?',
  ],
  rental_allowed: [
    '(rentals?|renting|short term rentals?|airbnb|vrbo|subletting|leasing) (is |are )?(allowed|ok|okay|permitted|friendly|possible)',
    '(can|could|able to|allowed to|option to) (be )?(rent|rented|airbnb|lease|sublet)( (it|it out|out|this out))?',
    '(allows?|permits?) (short term )?(rentals?|airbnb|renting|subletting)',
    '(no|without) (any )?rental (restrictions?|caps?|limits?)',
    '(no|without) (hoa )?(restrictions?|limits?|rules?) (on|against|for) (rentals?|renting|leasing|airbnb|short term rentals?)',
    'rentable',
    'rental (income|potential|unit|suite)|income (potential|suite)',
    'airbnb',
  ],
  tennis_court: ['(tennis|pickle ?ball|sports?|basketball) courts?', 'tennis', 'pickle ?ball'],
} satisfies Partial<Record<Tag, string[]>>;
