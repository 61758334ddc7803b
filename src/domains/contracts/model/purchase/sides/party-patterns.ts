import { ROW_START, words } from '../../text/contract-text.ts';
import type { SideWords } from './side-words.ts';

const NAME = String.raw`(?<slot>[^\n"“”()]{2,160}?(?:\n[^\n"“”()]{0,100}?)?)`;

/** What a clause about somebody follows. */
const NAME_ALONE = String.raw`(?<slot>(?:(?!\bwho\b)[^\n"“”()]){2,160}?)`;

/** "Mr. Vernon Tall / 1915 Redbud Circle / … / Dear Mr. Tall: … your home": whom an offer is written to. */
const ADDRESSEE =
  /(?:^|\n)\s{0,8}(?:(?:Mr|Ms|Mrs|Dr|Messrs)s?\.?\s(?:and\s(?:Mr|Ms|Mrs|Dr)s?\.?\s)?)(?<slot>[A-Z][^\n\t:;]{3,60})\n(?:[^\n]{0,80}\n){1,5}\s{0,8}Dear\s[^]{0,400}?\byour\s(?:home|house|property|place|condo|land)\b/dg;

/** "Dear Norma, … your house … Norma Fitch /s/": the same, where the letter is signed by whom it is written to. */
const SIGNED_ADDRESSEE =
  /(?:^|\n)\s{0,8}(?:Dear\s)?(?<first>[A-Z][a-z]{1,15}),(?=[^]{0,800}?\b(?:your\s(?:house|home|property|place|condo|land)|you\s\$\s?[\d,]{5,12}\sfor\sthe\s(?:house|home|property|place|condo|land))\b)[^]{0,6000}?\n\s{0,8}(?<slot>\k<first>\s[A-Z][^\n\t/_\d,]{2,40}?)\s{0,4}(?:\/s\/|(?:,|\n|\t)\s{0,8}(?:[A-Z][a-z]{2,8}\.?\s\d{1,2},\s\d{4}|\d{1,2}\/\d{1,2}\/\d{2,4}))/dg;

/** "I will buy … your house … Yours, / Felix Nunes /s/": who writes a letter. */
const writerOf = (does: string) =>
  new RegExp(
    String.raw`\bI\s(?:am\swriting\sto|will|shall|hereby|want\sto|wish\sto|agree\sto|offer\sto|propose\sto|(?:should|would)\slike\sto)\s(?:${does})\b[^]{0,6000}?\n\s{0,8}(?:Yours|Sincerely|Respectfully|Best|Kind|With|Regards|Cordially)[A-Za-z ]{0,24},\s{1,8}(?<slot>[A-Z][^\n\t/_\d,]{3,50}?)(?=\s{0,8}(?:/s/|\n|\t|$|(?:${MONTHS})[a-z]{0,6}\s\d))`,
    'dg',
  );
const MONTHS = 'Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec';

const [LETTER_OF_BUYER, LETTER_OF_SELLER] = [
  writerOf(String.raw`buy|purchase|(?:give|pay|offer)\s(?:you\s)?\$\s?[\d,]{5,12}\sfor\s(?:the|your)\s`),
  writerOf('sell'),
];

/** Patterns by which papers name a side; the surest first. */
export function patternsOf({ own, other, label }: SideWords): readonly RegExp[] {
  const alias = String.raw`\(?(?:hereinafter|hereafter|herein|the|collectively|individually|each|jointly|and|or|as|be|called|known|referred|to|,|\s){0,20}["“']?(?:the\s{1,3})?(?:${own})\b["”']?`;
  const otherAlias = String.raw`\(?(?:hereinafter|hereafter|herein|the|collectively|individually|called|known|referred|to|as|,|\s){0,16}["“']?(?:the\s{1,3})?(?:${other})\b["”']?\)?`;
  return [
    words`parties to this contract are ${NAME} \((?:${own})\)`,
    words`\((?:${other})\) and ${NAME} \((?:${own})\)`,
    // A label over a block: "SELLER:", then "Name: …".
    new RegExp(
      String.raw`(?:^|\n)${ROW_START}(?:\*\*)?(?:the\s)?(?:${own})(?:\*\*)?\s{0,3}:?(?:\*\*)?[ \t]{0,4}\n[ \t]{0,8}(?:[-*]\s)?(?:\*\*)?(?:full\s|legal\s)?names?(?:\*\*)?\s{0,3}:(?:\*\*)?[ \t]{0,12}(?<slot>[^\n\t|]{0,160})`,
      'gdi',
    ),
    // A label and its value, also in a table or as bold markdown.
    new RegExp(
      String.raw`(?:^|\n|\t|\|)[\s\d.()a-zA-Z]{0,6}?[-*#\s]{0,4}(?:\*\*)?(?:you,?\s)?(?:the\s)?(?:${own})(?:\(s\)|'s|’s|s'|s’)?(?:\s?(?:\/\s?(?:purchaser|vendor|grantor|grantee|lessor|lessee)s?))?(?:\s{1,3}(?:legal\s)?(?:full\s)?names?(?:\(s\))?)?(?:\s?\(s\))?(?:\*\*)?\s{0,3}[:|](?:\*\*)?[ \t]{0,20}(?<slot>[^\n\t|]{0,160})`,
      'gdi',
    ),
    // "Buyer (print name(s))  Ana Ruiz", before what else the row or the sentence says
    new RegExp(
      String.raw`(?:^|\n|\t|\.\s|:\s|\bfrom\s)[\s\d.()]{0,8}(?:${own})(?:\(s\))?\s\((?:please\s)?(?:print|type|insert|full|legal)[^()\n]{0,24}(?:\(s\))?[^()\n]{0,16}\):?[ \t]{1,8}(?<slot>[A-Z][^\n\t:;_]{3,90})(?=\n|\t|$)`,
      'gdi',
    ),
    // "(SELLER)  Ana Ruiz   (DATE) 5/26/2026"
    new RegExp(
      String.raw`(?:^|\n|\t)[ ]{0,8}\((?:${own})\)[ \t]{1,12}(?<slot>[A-Z][^\n\t()_\d]{3,60}?)(?=[ \t]{1,12}\(?date\b)`,
      'gdi',
    ),
    // "Your client (Seller): …"
    new RegExp(
      String.raw`(?:^|\n|\t)[^\n\t:]{0,24}\bclients?\s\((?:the\s)?["“]?(?:${own})["”]?\)\s{0,3}:[ \t]{0,12}(?<slot>[^\n\t]{3,140})`,
      'gdi',
    ),
    // "Printed name of SELLER: …"
    new RegExp(
      String.raw`(?:^|\n|\t)[\s\d.()]{0,8}print(?:ed)?\s(?:full\s)?name\sof\s(?:the\s)?(?:${own})(?:\(s\))?\s{0,3}:[ \t]{0,8}(?<slot>[^\n\t:]{3,80})`,
      'gdi',
    ),
    // "(a) “Seller”: …", "2.3. Seller. … (Seller) is the owner".
    new RegExp(String.raw`(?:^|\n)[\s\d.()a-z]{0,10}["“](?:${own})["”]\s{0,2}[:=–-]\s{0,6}(?<slot>[^\n\t]{0,160})`, 'gdi'),
    new RegExp(
      String.raw`(?:^|\n|[.;]\s)[ ]{0,8}["“](?:${own})["”]\s(?:is|are|means)\s(?<slot>[A-Z][^\n\t:;."“”]{3,80})(?=[.;\n])`,
      'gdi',
    ),
    new RegExp(
      String.raw`(?:^|\n)[\s\d.()a-zA-Z]{0,10}(?:${own})\.\s{1,4}(?<slot>[^\n"“”()]{2,120}?)\s{0,3}\((?:the\s)?["“]?(?:${own})["”]?\)`,
      'gdi',
    ),
    // "between Leland and Opal Crabtree, who are the sellers, and Dashiell Monroe, who is the buyer"
    words`\bbetween:? ${NAME_ALONE},? who (?:is|are) (?:called )?(?:the )?(?:${own})\b`,
    words`\bwho (?:is|are) (?:called )?(?:the )?(?:${other}),? and ${NAME_ALONE},? who (?:is|are) (?:called )?(?:the )?(?:${own})\b`,
    words`(?:by and )?between:? ${NAME},? ${alias}`,
    words`${otherAlias},?;? and ${NAME},? ${alias}`,
    words`(?:from|to|and|;|undersigned,) ${NAME},? ${alias}\)(?!\s{0,3}:)`,
    words`(?:entered into|made)\b[^.;]{0,80}? by (?:and between )?${NAME},? ${alias}`,
    words`(?:^|\n|to |and |i\/we, )(?<slot>[^\n"“”(),]{2,80}?(?:, (?:llc|inc\.?|l\.p\.|trustee))?), (?:hereinafter called )?(?:${own}), ?(?:agrees?|offers?|hereby|and|sells?|buys?|leases?|rents?|lets?|the )`,
    words`(?:i\/we|i|we), ${NAME}, hereinafter (?:called|referred to as)(?: the)? ["“]?(?:${own})\b`,
    words`(?:^|\n)to: ${NAME} \((?:[a-z]+ and )?(?:the )?(?:${own})\)`,
    new RegExp(
      String.raw`(?:^|\n)[\s\d.()a-z]{0,8}(?:${own})\s{1,2}names?(?:\(s\))?\s{0,3}(?:\[[^\]\n]{1,24}\]|\([^)\n]{1,24}\))\s{0,6}(?<slot>[^\n\t]{0,160})`,
      'gdi',
    ),
    words`\b(?:${own})\(s\),? ${NAME}(?=,? (?:\([^)\n]{2,80}\) )?(?:hereby )?(?:offers?|agrees?) to (?:buy|purchase|sell))`,
    // "all of which property the undersigned Seller Ann Lee and Tom Lee has this day agreed to sell"
    words`\bundersigned,? (?:${own}),? ${NAME}(?=,? (?:has|have|hereby|does|do|this day|agrees?)\b)`,
    // "We, Greg and Pam Hall (“us”), agree to sell, and Nadia Osei (“you”) agrees to buy".
    words`(?:^|\n|\. )(?:we|i), ${NAME} \(["“](?:us|we|me|i)["”]\),? (?:hereby |will )?(?:agree|promise|offer|are|am)s? (?:to )?(?:${/buyer/.test(own) ? 'buy|purchase|buying' : 'sell|convey|selling'})`,
    words`(?:, and|and|to) (?<slot>[A-Z][^\n\t:;,."“”()]{3,60}?) \(["“]you["”]\),? (?:hereby |will )?(?:agree|promise|offer)s? to (?:${/buyer/.test(own) ? 'buy|purchase' : 'sell|convey'})`,
    // "We, Henrik and Solveig Aasen, offer to purchase".
    ...(/buyer/.test(own)
      ? [
          words`(?:^|\n|\. )(?:i\/we|we|i), (?<slot>(?:(?!\bsell\b)[^\n"“”()]){2,160}?), (?:(?:hereby )?(?:offer|propose|agree)|would like|want|wish) to (?:purchase|buy)`,
          // "your house, which I, June Sayles, am buying from you"
          words`\b(?:i|we), (?<slot>(?:(?!\bsell\b)[^\n"“”()]){2,80}?), (?:am|are) (?:buying|purchasing)\b`,
          LETTER_OF_BUYER,
        ]
      : [ADDRESSEE, SIGNED_ADDRESSEE, LETTER_OF_SELLER]),
    // "the offer of Buyer Ann Lee dated May 1"
    words`\boffer (?:of|by|from) (?:the )?(?:${own}),? (?<slot>[A-Z][^\n\t;:,."“”_]{3,60}?)(?=,? (?:dated|on|for|made)\b|[,;\n])`,
    // "between Buyer: Ann Lee"
    words`\b(?:between|and|by) (?:the )?(?:${own})(?:\(s\))?: (?<slot>[^\n\t;:"“”_]{3,100})`,
    // "Odalys Brandt offers to buy from Percival Knox the house at …"
    /buyer/.test(own)
      ? words`(?:^|\n)(?<slot>[A-Z][^\n\t:;,.]{3,60}?) (?:hereby )?(?:offers?|agrees?) to (?:buy|purchase) from `
      : words`(?:offers?|agrees?) to (?:buy|purchase) from (?:(?:the )?owners?,? )?(?<slot>(?!the\b|sellers?\b|vendors?\b|owners?\b)[A-Z][^\n\t:;,.]{3,60}?)(?=,? (?:the|a|certain|his|her|their|that|all|\d)\b)`,
    // "Seller Blue Ridge Cabin Co., LLC and Buyer Farrah Idris agree on the sale of …"
    words`\band (?:${own}) (?<slot>[A-Z][^\n\t:;.]{3,60}?)(?= (?:hereby )?agree\b)`,
    words`(?:^|\n)(?:${own}) (?<slot>[A-Z][^\n\t:;]{3,60}?) and (?:the )?(?:${other}) (?=[A-Z])`,
    // "Seller Marguerite Swain sells and Buyer Colby Rusk buys 31 Osprey Landing"
    words`(?:^|\n|\. |\band )(?:the )?(?:${own}) (?<slot>[A-Z][^\n\t:;.]{3,60}?) (?:hereby )?(?:sells?|buys?|leases?|rents?|lets?|will (?:sell|buy|lease|rent))\b`,
    // "Landlord Harbor Row Associates leases to Tenant Solveig Aune the apartment at …"
    words`\b(?:leases?|rents?|lets?|sells?) to (?:the )?(?:${own}) (?<slot>[A-Z][^\n\t:;.]{3,60}?)(?=,? (?:the|a|that|those|certain|real)\b)`,
    // "Buyer Name(s): Camille Durand and Felix Durand. Seller Name(s): Stanislaw Wojcik."
    new RegExp(
      String.raw`(?<=[.;]["”]?\s{1,3})(?:the\s)?(?:${own})(?:\(s\))?(?:\s(?:full\s|legal\s)?names?(?:\(s\))?)?:\s{1,3}(?<slot>[A-Z][^\n\t:;_]{3,80}?)(?=\.(?:\s|$)|\n|;|$)`,
      'gdi',
    ),
    // "By and Between: SELLER Prudence Ballard, of Warren; PURCHASER Ezekiel Thorn and Maeve Thorn, of Albany"
    words`(?:between:?|;|[,;] and) (?:the )?(?:${own}),? (?<slot>[A-Z][^\n\t:;(]{3,80}?)(?=, of [A-Z]|;|\.\s|\n)`,
    // "Buyer Ines Chavez offers to buy from Seller Las Palomas Trust the property"
    /buyer/.test(own)
      ? words`(?:^|\n|: |\. )(?:the )?(?:${own}) (?<slot>[A-Z][^\n\t:;,]{3,60}?) (?:hereby )?offers? to (?:buy|purchase)\b`
      : words`\b(?:buy|purchase) from (?:the )?(?:${own}) (?<slot>[A-Z][^\n\t:;]{3,60}?)(?=,? (?:the|that|certain)\b)`,
    // "Felicia Stroud (Buyer) offers Bernard Oakes (Seller) $519,900.00 for …"
    words`\b(?:offers?|pays?|sells?) (?<slot>[A-Z][^\n\t:;.()]{3,60}?) \((?:the )?["“]?(?:${own})["”]?\)`,
    // "We, Gwen Hatfield and Royce Hatfield, are selling our house at … to Amparo Solis for $371,000."
    /buyer/.test(own)
      ? words`\b(?:is|are|am) selling (?:the|our|my|his|her|their) (?:house|home|property|place|land)\b[^.;$]{0,90}?,? to (?<slot>[A-Z][^\n\t:;,.$]{3,60}?)(?= for \$|,? the sum)`
      : words`\b(?:we|i), (?<slot>[A-Z][^\n\t:;.]{3,80}?),? (?:are|am) selling (?:the|our|my) (?:house|home|property|place|land)\b`,
    // "by Quentin Marsh, who is selling, and Leona Fitch, who is buying"
    /buyer/.test(own)
      ? words`\b(?:and|by|between|among) (?<slot>[A-Z][^\n\t:;.()]{3,60}?),? who (?:is|are) buying\b`
      : words`\b(?:and|by|between|among) (?<slot>[A-Z][^\n\t:;.()]{3,60}?),? who (?:is|are) selling\b`,
    // "From: Ann Lee / To: Tom Bell / Subject: Offer for 4 Oak Street"
    /buyer/.test(own)
      ? words`(?:^|\n)from: (?<slot>[A-Z][^\n\t:;<]{3,50}?)(?=(?: <[^>\n]{3,60}>)?\n(?:[^\n]{0,80}\n){0,3}?(?:subject|re): [^\n]{0,24}\b(?:(?<!your )offer|your (?:house|home|place|property|land|cabin|cottage|farm|condo))\b)`
      : words`(?:^|\n)to: (?<slot>[A-Z][^\n\t:;<]{3,50}?)(?=(?: <[^>\n]{3,60}>)?\n(?:[^\n]{0,80}\n){0,3}?(?:subject|re): [^\n]{0,24}\b(?:(?<!your )offer|your (?:house|home|place|property|land|cabin|cottage|farm|condo))\b)`,
    // "Who: Roland Beecher sells; Ottilie Graves buys."
    /buyer/.test(own)
      ? words`(?:;|, and|\band) (?<slot>[A-Z][^\n\t:;.,]{3,60}?) (?:buys|purchases)(?=[.;,]| (?:the|it)\b)`
      : words`(?:^|\n|: )(?<slot>[A-Z][^\n\t:;.,]{3,60}?) sells(?=[;,]| and\b)`,
    // "Purchaser Ioana Dumitru | Seller Malcolm Tierney": a row with a cell for each
    new RegExp(
      String.raw`(?:^|\n)[ ]{0,8}(?:${own})\s{1,3}(?<slot>(?!name|sign)[a-z][^\n\t:;_]{3,60})(?=\t\s?(?:${other})\s{1,3}[a-z])`,
      'gdi',
    ),
    new RegExp(
      String.raw`(?:^|\n)[ ]{0,8}(?:${other})\s{1,3}[^\n\t:;_]{4,60}\t\s?(?:${own})\s{1,3}(?<slot>(?!name|sign)[a-z][^\n\t:;_]{3,60})(?=[\n\t]|$)`,
      'gdi',
    ),
    // "THE PARTIES: Buyer Imani Brooks, Seller Renata Kowalczyk"
    words`\bparties:? [^\n:;]{0,100}?(?<=[:,;] )(?:${own}) (?<slot>[A-Z][^\n,;.:"“”()]{3,60})(?=[\n,;.])`,
    // "I, Ann Lee, sell and you, Tom Bell, buy the house"
    /buyer/.test(own)
      ? words`\b(?:you|i|we), (?<slot>[A-Z][^\n;:,"“”]{2,60}),(?: of [A-Z][A-Za-z .]{2,24}(?:, [A-Z][A-Za-z ]{2,16})?,)? (?:will |hereby )?(?:agree to )?buy\b`
      : words`\b(?:you|i|we), (?<slot>[A-Z][^\n;:,"“”]{2,60}),(?: of [A-Z][A-Za-z .]{2,24}(?:, [A-Z][A-Za-z ]{2,16})?,)? (?:will |hereby )?(?:agree to )?sell\b`,
    // "the owner of the Property, Landlord: Cedar Elm Rentals LLC ; and"
    words`, (?:${own}): (?<slot>[A-Z][^\n;:"“”]{2,120}?)(?= ?(?:;|\n|, and ))`,
    // "Abelard J. Fontenot, Jr., seller" where he signs.
    new RegExp(String.raw`(?:^|\n)\s{0,8}(?<slot>[A-Z][^\n\t:_]{3,60}),\s(?:${own})\s{0,4}(?=\n|$)`, 'gdi'),
    // "______" over "Bianca Castellano, Seller".
    new RegExp(String.raw`_{4,}[^\n]{0,30}\n\s{0,8}(?<slot>[^\n\t:,_]{3,60}),\s(?:as\s)?(?:${own})\s{0,4}(?=\n|$)`, 'gdi'),
    words`part(?:y|ies): ${NAME},? ${alias}`,
    // "Frederick and Lois Baumann, husband and wife, are the Seller."
    words`(?:^|\n|\. )(?<slot>[A-Z][^\n"“”():;.]{3,80}?),? (?:(?:husband and wife|a married couple|an? (?:single|unmarried) (?:person|man|woman)),? )?(?:is|are) the (?:${own})(?=[.,;]| and )`,
    // "by Lorene Tubbs, Seller, and Jarvis Pettway, Buyer", "Ann Lee, as Buyer, agrees"
    words`\b(?:by|between|among|and|from|to) (?<slot>[A-Z](?:(?!\b(?:${own}|${other})\b)[^"“”():;]){2,100}?), (?:as )?(?:the )?(?:${own})(?=[,.;]| and | agrees?| will )`,
    words`(?:^|\n|\. |, and |, )(?:we, |i, )?(?<slot>[A-Z](?:(?!\b(?:${own}|${other})\b)[^\n"“”():;_]){2,100}?),? as (?:the )?(?:${own})(?=[,.;]| and | agrees?| will )`,
    // A name, lines of its address, and only then what it is called.
    new RegExp(
      String.raw`\b(?:between|and)\s{1,6}(?<slot>[^\n"“”():]{3,120})\n(?:[^\n"“”]{0,140}\n){1,4}?[^\n"“”]{0,30}hereinafter\s(?:called|referred\sto\sas|the)\s{1,3}(?:the\s)?["“]?(?:${own})\b`,
      'gdi',
    ),
    // "To: The Mayhew Revocable Trust, Owner"
    ...(label === undefined
      ? []
      : [
          new RegExp(
            String.raw`(?:^|\n)\s{0,8}(?:to|from):\s{1,6}(?<slot>[^\n\t:]{3,80}?),\s(?:the\s)?(?:${own}|${label})(?=[\s,.]|$)`,
            'gdi',
          ),
        ]),
    // "Harbor Lofts Development LLC (“Developer”) and …"
    ...(label === undefined
      ? []
      : [words`(?:^|\n|between:? |and )(?<slot>[A-Z][^\n"“”():;]{2,120}?),? \((?:the )?["“](?:the )?(?:${label})["”]\)`]),
    // "To: …" over "(Seller and spouse)".
    new RegExp(String.raw`(?:^|\n)to:\s{1,6}(?<slot>[^\n\t:]{3,80})(?:\t[^\n]{0,80})?\n\s{0,8}\((?:${own})\b`, 'gdi'),
    // A line to sign on, with the name in print behind it.
    new RegExp(
      String.raw`(?:^|\n)[\s\d]{0,6}(?:${own})(?:'s|’s)?\s(?:signature|sign)\b[^\n:]{0,60}?print(?:ed)?\sname(?:\shere)?:?\s{1,4}(?<slot>[^\n\t:_]{3,60}?)(?=\s(?:date|time)\b|\t|\n|_|$)`,
      'gdi',
    ),
    // "Seller's Signature - Gerald Poulsen"
    new RegExp(
      String.raw`(?:^|\n|\t|\.\s)[\s\d]{0,8}(?:${own})(?:'s|’s)?\ssignature\s?[-–:]\s?(?<slot>[^\n\t:_]{3,60})(?=\t|\n|$)`,
      'gdi',
    ),
    // "Seller /s/ Bernadette Oduya Date 02/11/2026".
    new RegExp(
      String.raw`\b(?:${own})(?:\(s\)|'s|’s)?(?:\ssignature)?:?\s{1,4}(?:by:?\s)?\/s\/\s{1,3}(?<slot>[^\n\t:,_/]{3,60}?)(?=\s{1,8}(?:\(?date\b|\d|(?:co-?)?(?:${own}|${other})(?:\(s\)|'s|’s)?(?:\ssignature)?:)|\t|\n|$)`,
      'gdi',
    ),
    // "Signed: …, Buyer".
    new RegExp(String.raw`(?:signed|by|\/s\/):?\s{1,6}(?<slot>[^\n\t:,_]{3,60}),\s(?:as\s)?(?:${own})\b`, 'gdi'),
    new RegExp(String.raw`(?:^|\n|\.\s)[ ]{0,6}${NAME},?\s{0,3}\(?(?:hereinafter\s|["“])+(?:the\s)?(?:${own})\b`, 'gdi'),
    words`\b(?:the(?: undersigned)?|our clients?,?|my clients?,?) (?:${own}), ${NAME}(?=,| (?:agree|accept|have|has|will|hereby|offer)|(?<!\b[a-z])\.)`,
    // "We, the sellers, Ann Lee and Tom Lee, thank you for your offer", "We, the sellers: Ann and Tom Lee"
    words`\b(?:we|i),? (?:the )?(?:undersigned )?(?:${own})[,:] (?<slot>[A-Z][^\n\t:;.()]{3,80}?)(?=,? (?:thank|agree|accept|offer|have|has|will|would|cannot|counter|hereby|are|propose|reject|sell|buy|make)\b|[,.;]? ?\n|, (?:of|residing)\b|\.)`,
    words`\b(?:${own})\(s\),? ${NAME}(?=[:;\n]|, (?!inc|llc|l\.|ltd|corp|lp|jr|sr)| hereby | agrees? )`,
    words`\((?:${own})(?:\/s|\(s\))\):? ${NAME}(?= and \(|\n|, (?:agree|offer)|$)`,
    words`\b(?:${own}),? ${NAME}(?= (?:hereby )?accepts?\b)`,
    words`(?:${own}):? ${NAME}(?:, )?(?:agrees?|hereby) to`,
    words`(?:^|\n|the )(?:${own}), ${NAME}, (?:hereby )?(?:agrees?|offers?) to`,
  ];
}
