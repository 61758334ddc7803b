import type { Category } from '../finding.ts';
import { type Item, remembering, sentenceAround } from '../text/item.ts';

/*
 * What a home or an office has for people: room, no stairs, an interpreter, forms for a voucher. People are named because they are
 * served.
 */

const OFFERS: readonly RegExp[] = [
  // "You are welcome to bring an interpreter."
  /\b(?:interpreters?|translators?|translate|sign language)\b/,
  // "Seating for the kids"
  /\b(?:seating|bunks?|hooks?|cubb(?:y|ies)|desks?|storage|shelves|nook|table|benches|stools) for (?:the |all |both )?(?:kids|children)\b/,
  // "What language do you prefer?"
  /\b(?:what|which) languages? (?:do|would|should|shall) (?:you|we|i) (?:prefer|like|want|write|send|print|use)\b/,
  // "Your three children are welcome."
  /\byour (?:\w+ )?(?:kids?|child(?:ren)?|family|baby|babies|twins|son|daughter|sons|daughters) (?:is|are) (?:very |most |always )?welcome\b/,
  // "Our agent will show it; she speaks Portuguese."
  /\b(?:agents?|brokers?|colleagues?|owners?|managers?)\b.*\b(?:he|she|they) (?:also )?speaks?\b/,
  /\b(?:caregivers?|aides?|nurse)\b.*\b(?:come|measure|visit|join|tour|park)\b/,
  /\b(?:office|business|opening|showing) hours\b/,
  // "The owner speaks English and Korean."
  /\b(?:owners?|sellers?|agents?|landlord|landlady|managers?|staff|team|office|super|brokers?|(?<!what )we|i|colleagues?) (?:\w+ ){0,2}(?:speaks?|spoke)\b/,
  /\b(?:staff|team|office|agents?|colleagues)\b(?: \w+){0,3} speakers of\b/,
  // "If you have a voucher, tell us who issued it so that we can send the forms."
  /\b(?:vouchers?|section 8|housing authority|assistance)\b.*\b(?:forms?|paperwork|packets?|inspections?|request for tenancy|send|issued|upload|so that we)\b/,
  /\baccessible (?:for|to)\b/,
  // "The lease ends if you get orders."
  /\b(?:leases?|clauses?|contracts?)\b(?: \w+){0,8} orders\b/,
  // "Buyers who use a wheelchair can enter without a step."
  /\b(?:wheelchairs?|walkers?|canes?|scooters?|strollers?)\b.*\b(?:can|may) (?:easily )?(?:enter|get|reach|use|turn|roll|pass|move|come|go)\b/,
  // "We take every kind of voucher."
  /\b(?:take|takes|accept|accepts|honor|honors) (?:every|all|any|both) (?:\w+ ){0,3}(?:vouchers?|subsid(?:y|ies)|programs?|benefits)\b/,
  // "We participate in the voucher program."
  /\b(?:participates?|participating|enrolled|takes? part) in (?:\w+ ){0,3}(?:housing choice|vouchers?|section 8|hcv|assistance)\b/,
  // "The community center has classes for toddlers, teens and seniors."
  /\b(?:center|library|ymca|museum|gym|park|club|college|school|church|rink|pool|studio|theater)\b(?: \w+){0,3} (?:offers?|has|have|runs?|holds?|hosts?)(?: \w+){0,3} (?:classes|lessons|programs?|camps?|clubs?|leagues?|story ?times?|activities|clinics?|workshops?)\b/,
  // "Yes to kids, yes to vouchers"
  /\byes to \w+.*\byes to \w+/,
  // "A kosher deli, a halal butcher and a pharmacy": shops for everybody, and these among them
  /^(?!.*\b(?:shul|synagogue|mosque|masjid|eruv|mikv\w+|yeshiva)\b)(?=.*\b(?:kosher|halal)\b).*\b(?:pharmac(?:y|ies)|drugstores?|banks?|hardware|coffee|cafes?|bakery|bakeries|supermarkets?|grocer(?:y|ies|s)|hairdressers?|laundromats?|post office|library|gyms?|restaurants?|taquer\w+|pizza|pizzer\w+|diners?|bagels?|noodles?|ramen|sushi|barbers?|farmers market|florists?|dry cleaners?)\b/,
  // "We work with the housing authority every week."
  /\b(?:work|works|working|contracts?|registered|partners?) with (?:the |our |your |local |county |city ){0,3}(?:housing (?:authority|office|agency)|voucher\w*|section 8|hud)\b/,
  // "The award letter is all we need."
  /\b(?:letters?|passports?|vouchers?|statements?|cards?|documents?|papers)\b(?: \w+){0,4} (?:is|are) (?:all (?:we|i|they) need|enough|sufficient|just fine|as good)\b/,
  // "Do you need the paperwork in another language?"
  /\b(?:paperwork|forms?|leases?|documents?|contract|application|disclosures?|notices?|copy|copies|summary|it)\b(?: \w+){0,3} in (?:another|a different|any other|other|several|more|your (?:own |first |preferred )?)(?: \w+)? ?languages?\b/,
  // "The park across the street has a toddler area."
  /\b(?:parks?|pools?|library|libraries|playgrounds?|splash pad|museum|gym|clubhouse|rec center|beach)\b(?: \w+){0,6} (?:toddlers?|kids?|child(?:ren)?s?|tots?|teens?) (?:area|section|corner|pool|room|zone|lot|wing)\b/,
  // "The mosque you asked about is half a mile away."
  /\b(?:church|mosque|temple|synagogue|shul|parish) (?:that )?you (?:asked|mentioned|wrote)\b/,
  // "A gift from your parents? The lender says whether that counts."
  /\b(?:gifts?|gift letters?|cosign\w*|co sign\w*|down payment)\b(?: \w+){0,4} (?:from|by|with) (?:your|his|her|their|the|a) (?:parents?|mother|father|mom|dad|family|grandparents?|aunt|uncle)\b/,
  // "Does the house have a mikveh?"
  /^(?:hi |hello )?does (?:the|this|your|that) (?:house|home|property|building|unit|place|apartment|community) (?:have|come with|include) an? \w+(?: \w+){0,2}$/,
  // "We fill in the forms of the housing authority today."
  /\b(?:fill|fills|complete|send|sign|handle|file)(?: \w+){0,3} (?:forms?|paperwork|packets?|papers)(?: \w+){0,3} (?:housing (?:authority|office|agency)|vouchers?|section 8|caseworker)\b/,
  // "What church is that in the third photo?"
  /\bwhat (?:church|temple|mosque|synagogue|chapel) (?:is|was) (?:that|this|it|in|at|on|next|near|across|behind)\b/,
  // "Do you have papers to show from your lender?"
  /\b(?:papers|paperwork|documents?)\b(?: \w+){0,3} (?:from|for|by) (?:\w+ ){0,2}(?:lenders?|banks?|sellers?|mover|movers|inspectors?|breeders?|vets?|adjuster|insurer|closing|loan|title|survey|sale|permit|permits)\b/,
  // "Your church friends are welcome to park here", "your pastor may pick up the keys".
  /\b(?:is|are) (?:always |very |all |most )?welcome to (?:park|use|come (?:by|along|in)|visit|bring|join|tour|stop by|pick up|borrow|wait)\b/,
  /\byour (?:pastor|rabbi|imam|priest|minister|deacon|church|mosque|synagogue|temple|parish)\b(?: \w+){0,2} (?:may|can|could|called|wrote|emailed|asked)\b(?! you)/,
  // "Near your church, as you asked\"
  /\bas you (?:asked|requested|wished)\b/,
  // "Big enough for two kids"
  /\b(?:big|large|wide|long|roomy|spacious|deep|sturdy) enough for (?:a family of )?(?:one|two|three|four|five|six|\d)\b/,
  // "Three units are leased to voucher holders."
  /\b(?:units?|homes?|apartments?|floors?|tenants|of them)\b.*\b(?:are|is|were|currently|already) (?:currently |already )?(?:leased|rented|let|occupied)(?: to| by)?\b/,
  // "The place is sold under a program of HUD."
  /\b(?:owner occupants?|foreclos\w+|bids?|homes? of hud|fha|203k|appraisal)\b.*\bhud\b|\bhud\b.*\b(?:owner occupants?|foreclos\w+|bids?|fha|203k|appraisal|homes? (?:store|sale))\b/,
];
/** Ways without steps, which serve people who have trouble with stairs. They say nothing of age or family. */
const WITHOUT_STEPS: readonly RegExp[] = [
  // "A bedroom on the first floor for those who would rather not climb stairs"
  /\b(?:first floor|main floor|main level|ground floor|single level|one level|single story|one story|ranch|elevators?|lift|ramps?|no steps|step free)\b.*\b(?:those|anyone|people|buyers|whoever|everyone|somebody|someone)\b(?: \w+){0,2} (?:rather|prefers?|wants?|likes?|needs?|has|have|uses?|cannot|tired of|done with|finds?)\b/,
  // "You mentioned a walker: the way from the garage has no steps."
  /\b(?:no steps?|step free|no stairs|level entry|without (?:a |any )?(?:steps?|stairs))\b/,
  // "A ramp for wheelchair users"
  /\b(?:ramps?|lifts?|elevators?|entrances?|grab bars?|parking|spaces?) for (?:\w+ )?(?:wheelchairs?|people|persons|guests|residents|disabled|deaf|blind)\b/,
];
const NOT_SERVED: ReadonlySet<Category | null> = new Set<Category>(['age', 'familial_status', 'marital_status', 'sex']);
/** Animals that a rule leaves out. */
const SPARED =
  /\b(?:dont|do not|doesnt|does not|never|not) (?:be )?count(?:ed)?\b(?! as pets? (?:but|only))|\bnone for\b|\b(?:animals?|dogs?) none\b|\b(?:need|require|owe|pay)s? none\b|\b(?:dont|do not|doesnt|never|not) (?:limit|restrict|charge|require|ask|cap|weigh|need)\b|\bcome free\b|\bfree of\b|\bwaiv\w+\b/;
/** "Pay stubs, benefit letters or a bank statement" */
const PROOFS =
  /^(?=.*\b(?:benefits?|awards?|award letters?|vouchers?|benefit letters?|ssi|ssdi|pensions?)\b).*\b(?:pay ?stubs?|bank statements?|tax returns?|wages|w 2s?|offer letters?|proof of income)\b.*\b(?:or|and|alike|same|both)\b/;
/** Rules of a program: "students must meet an exception of the IRS" */
const PROGRAM = /\b(?:lihtc|tax credit|irs)\b.*\bstudents?\b|\bstudents?\b.*\b(?:lihtc|tax credit|irs)\b/;
const NO_BAR = /^(?:steps?|stairs?|fees?|charge|cost|deposit|problem)$/;
const RATHER = /\b(?:we|wed|i|id|owners?|landlord|landlady|he|hed|she|shed|they|theyd)(?: would| d)? rather\b/;
const BARS = /^(?:only|prefer|prefers|preferred|preferring|must|required?|elsewhere|but|however|instead|sorry|unfortunately)$/;

const isOfProgram = remembering((said) => PROGRAM.test(said));
/** "Your support animal is fine." */
const ACCEPTED =
  /^(?!.*\b(?:deposit|fees?|rent|if|but|with|after|only|subject|unless|until|not)\b).*\b(?:animals?|dogs?|cats?) (?:is|are) (?:\w+ )?(?:fine|welcome|okay|ok|allowed|approved|accepted|all right)\b/;
const listsProofs = remembering((said) => PROOFS.test(said));
const offers = remembering((said) => OFFERS.some((one) => one.test(said)));
const hasNoSteps = remembering((said) => WITHOUT_STEPS.some((one) => one.test(said)));

/** Whether the sentence of a place says what people get, and bars nobody. */
export function isOffered(items: readonly Item[], from: number): boolean {
  const sentence = sentenceAround(items, from, 30);
  const said = sentence.map(({ words }) => words).join(' ');
  if (
    sentence.some(({ letter }) => letter === 'y') &&
    SPARED.test(said) &&
    // "Does not need" asks for nothing.
    !sentence.some(
      ({ letter, words }, at) =>
        'Vo'.includes(letter) ||
        (letter === 'm' && sentence[at - 1]?.letter !== 'n') ||
        (letter === 'J' && !/^(?:dont|doesnt) count$/.test(words)),
    )
  )
    return true;
  if (items[from]?.letter === 'y' && ACCEPTED.test(said)) return true;
  if (isOfProgram(said)) return true;
  if (listsProofs(said) && !sentence.some(({ letter }) => 'nNVJo'.includes(letter))) return true;
  if (sentence.some(({ letter, words }, at) => ('NJomR'.includes(letter) && !isAskedKindly(sentence, at)) || BARS.test(words)))
    return false;
  if (RATHER.test(said)) return false;
  const isServed = !NOT_SERVED.has(items[from]?.category ?? null) && hasNoSteps(said);
  if (!isServed && !offers(said)) return false;
  return !sentence.some(
    ({ letter }, at) =>
      letter === 'n' &&
      sentence[at + 1]?.letter !== 'A' &&
      !sentence.slice(at + 1, at + 3).some(({ words }) => NO_BAR.test(words)),
  );
}

/** "Do you need the forms in another language?", "it is all we need" */
const isAskedKindly = (sentence: readonly Item[], at: number): boolean =>
  /^(?:need|want|prefer|like)$/.test(sentence[at]?.words ?? '') &&
  /^(?:(?:do|would|should|will) you|all (?:we|i|they))$/.test(`${sentence[at - 2]?.words} ${sentence[at - 1]?.words}`);
