/** Codes of three letters, as some feeds write them, of countries whose homes they have; the standard has two letters. */
const THREE_LETTERS = `
  AE ARE  AR ARG  AT AUT  AU AUS  BB BRB  BE BEL  BM BMU  BR BRA  BS BHS  BZ BLZ  CA CAN  CH CHE  CL CHL  CN CHN  CO COL  CR CRI
  CY CYP  CZ CZE  DE DEU  DK DNK  DO DOM  EC ECU  EG EGY  ES ESP  FI FIN  FR FRA  GB GBR  GR GRC  GT GTM  HN HND  HR HRV  HU HUN
  ID IDN  IE IRL  IL ISR  IN IND  IS ISL  IT ITA  JM JAM  JP JPN  KE KEN  KR KOR  KY CYM  LU LUX  MA MAR  MT MLT  MX MEX  MY MYS
  NG NGA  NI NIC  NL NLD  NO NOR  NZ NZL  PA PAN  PE PER  PH PHL  PL POL  PT PRT  RO ROU  RU RUS  SA SAU  SE SWE  SG SGP  SV SLV
  TC TCA  TH THA  TR TUR  TT TTO  TW TWN  UA UKR  US USA  UY URY  VG VGB  VI VIR  VN VNM  ZA ZAF`;

const OTHER_NAMES: Readonly<Record<string, string>> = {
  america: 'US',
  unitedstatesofamerica: 'US',
  greatbritain: 'GB',
  britain: 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  northernireland: 'GB',
  republicofireland: 'IE',
  holland: 'NL',
  thenetherlands: 'NL',
  thebahamas: 'BS',
  uae: 'AE',
};

const lettersOf = (text: string) =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '');

let known: ReadonlyMap<string, string> | undefined;

/** Codes, also old ones such as DD for DE, and English names. */
function readCountries(): ReadonlyMap<string, string> {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const letters = Array.from({ length: 26 }, (_, at) => String.fromCodePoint(97 + at));
  const codes = letters.flatMap((first) =>
    letters.flatMap((second) => {
      const code = new Intl.Locale(`und-${first}${second}`).region ?? '';
      const name = names.of(code);
      return name === undefined ? [] : [{ sent: first + second, code, name }];
    }),
  );
  return new Map([
    ...codes.map(({ name, code }) => [lettersOf(name), code] as const),
    ...codes.map(({ sent, code }) => [sent, code] as const),
    ...Object.entries(OTHER_NAMES),
    ...[...THREE_LETTERS.matchAll(/(\w\w) (\w{3})/g)].map(([, two = '', three = '']) => [three.toLowerCase(), two] as const),
  ]);
}

let [lastSent, lastSpelled] = ['', ''];

/** RESO's Country, a code of two letters (ISO 3166), from that or a name; words that mean none stay as they are. */
export function spellCountry(sent: string): string {
  // The records of a feed have mostly the same.
  if (sent !== lastSent) {
    known ??= readCountries();
    [lastSent, lastSpelled] = [sent, known.get(lettersOf(sent)) ?? sent];
  }
  return lastSpelled;
}
