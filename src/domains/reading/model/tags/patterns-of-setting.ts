import type { Tag } from './vocabulary.ts';

/** Where a home is, and what people see and hear from it; see ontology.ts. */
export const SETTING_PATTERNS = {
  busy_road: [
    '(busy|main|major|noisy|loud|high traffic|heavily traveled|through|big|thru|four lane|4 lane) (roads?|rds?|streets?|avenues?|boulevards?|intersections?)',
    '(?<!(take|taking|use|using|drive on) (the |a )?)(highways?|freeways?|interstates?)',
    '(traffic|road|street|highway|freeway) noise',
    'heavy traffic',
    '(faces?|facing|fronting|fronts) (on |onto |the |a |to )*(traffic|cars)',
    'arterials?',
    'autopistas?',
    'autoroutes?',
    'autobahn',
    'autostrad[ae]',
    'hauptstra(?:ss|ß)en?',
    'carreteras?',
  ],
  city_view: ['(city|skyline|downtown|urban) (lights? )?views?', 'views? of (the )?(city|skyline|downtown)'],
  corner_lot: ['corner (lots?|locations?)', 'on (a|the) corner(?! of)'],
  creek: ['(on |backs? (on)?to |by )?(a |the )?(creeks?|streams?|brooks?)( in the back)?( frontage)?'],
  cul_de_sac: ['cul ?(de?|du)? ?sacs?', 'dead end( streets?)?', 'no through traffic'],
  flight_path: ['(flight|landing|plane) paths?', '(airport|airplane|plane|aircraft) noise', 'under (the )?planes'],
  flood_zone: [
    'flood ?(zones?|plains?|areas?|risk|prone( areas?)?)',
    'flooding',
    'flood(s|ed)?(?! (insurance|lights?|lighting|maps?|control))',
  ],
  golf_course: ['(on |near |by |overlooking )?(a |the )?golf(?! carts?)( (courses?|community|club|views?|frontage))?'],
  lake_view: ['lake ?views?', 'views? of (the )?lake', 'overlook(s|ing) (the |a )?lake'],
  mountain_view: ['(mountains?|mtn|hill|peak|mt [a-z]+) views?', 'views? of (the )?(mountains?|mt [a-z]+|hills)'],
  ocean_view: [
    '(ocean|sea|beach|gulf|pacific|atlantic|coastal) ?views?',
    'views? of (the )?(ocean|sea|beach|gulf|pacific|atlantic)',
    'vue (sur )?(la )?mer',
    'vista (al )?mare?',
    'meerblick',
  ],
  power_lines: ['(power|high voltage|transmission|electric(al)?) (lines?|towers?)', 'pylons?'],
  railroad: ['(rail ?(road|way)|train)s?( ?(tracks?|lines?|noise))?', 'train noise', 'tracks'],
  river_view: ['rivers? ?views?', 'views? of (the )?river', 'overlook(s|ing) (the |a )?river'],
  view: [
    '(with )?(a |great |nice |good |amazing |beautiful |stunning |scenic |panoramic |territorial |valley |canyon |park |sunset |unobstructed |killer )*views?(?! (of|to|on|onto|into|over|from) (the |my |our |a )?(kitchen|yards?|back ?yards?|kids|children|street|driveway|pool|garden|road|parking|neighbou?rs?|playground|living room)(?: |$))',
    'vistas?',
    'overlooks? (the )?\\w+',
    'belle vue',
  ],
  water_view: [
    '(water|bay|harbor|sound|pond|marina|canal|inlet|puget sound) ?views?',
    'views? of (the )?(water|bay|harbor|sound|pond|marina)',
  ],
  waterfront: [
    '(water|lake|river|ocean|beach|bay|sea|canal) ?(front|side)( (homes?|house|property|lot))?',
    '(water|lake|river|ocean|beach|creek) frontage',
    '(on|directly on|right on) (the |a )?(water|lake|river|ocean|beach|bay|canal)',
    '(water|lake|beach) access',
  ],
} satisfies Partial<Record<Tag, string[]>>;
