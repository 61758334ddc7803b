/** Whether a date is one to do something by: not the age of a house, nor what was paid until then. */
export function isDated(plain: string, before: string, lead: string, day: string): boolean {
  const isSpan = /^(?:through|until|till)/i.test(lead.trim());
  const isPaid =
    isSpan && (/^through/i.test(lead.trim()) || !(/\b(?:shall|will|must|may|can)\b/.test(plain) || HAS_UNTIL.test(before)));
  const isOld =
    /\b(?:built|constructed|manufactured|installed|enacted|born|recorded|(?<!\bnot (?:been |be )?)issued)\b[^.;]{0,60}$/i.test(
      before,
    );
  return isDuty(plain) && !isPaid && !isOld && day > OLDEST;
}

/** "The bank has until November 27 to approve me" */
const HAS_UNTIL = /\b(?:has|have|gets?|wants?|needs?)\s+(?:until|till)\b[^.;]{0,40}$/i;

/** Laws and houses are older; no paper that is read today names such a day to do something by. */
const OLDEST = '2000';

/** A sentence that binds or allows somebody; one that only says how days are counted does not. */
export const isDuty = (plain: string) => DUTY.test(plain) && !COUNTING.test(plain);
const DUTY =
  /^\W{0,4}(?:and )?\$ ?[\d,.]{3,14} (?:more )?(?:on or before|by|within|no later than)\b|\b(?:shall|will|must|may|has|have|having|had|agrees?|is to|are to|can (?:keep|have|stay|leave|get)|to (?:be|bring|clear|deliver|fix|furnish|give|have|leave|notify|obtain|order|pay|provide|remove|repair|return|send|show|sign|submit|tell|vacate)|non-?refundable|(?:is|are|\w+:) (?:to be |hereby )?(?:delivered|due|furnished|given|handed|paid|provided|tested|inspected|treated|pumped|completed|finished|performed|ordered|obtained|installed|removed|repaired|submitted|returned|extended|changed|moved|postponed|amended)|entitled|due|payable|gives?|(?:buyer|seller|purchaser|vendor|builder|owner)s? (?:then )?(?:furnish|deliver|provid|order|obtain|pay|bring|appl|answer|remov|complet|mak|send|submit|get|return|notif|finish|select|choos)\w*|\b(?:is|becomes?) (?:null and )?void\b|\b(?:buyers|sellers|purchasers|vendors|owners|tenants|lessees|residents|landlords) (?:open|put|carry|insure|transfer|turn|show|give|pay|deliver|send|provide|sign|return|list|get|apply|bring|complete|submit|obtain|order|make|take|notify|hand|furnish)\b|(?<=[a-z] )should (?:come|be|have|reach|arrive)\b|\b(?:we|i) (?:need|want)\b|\b(?:we|i|you) (?:tell|notify|take|remove|give|hand|leave|clear|fix|repair|pay|bring|send|show|get|finish|deliver|haul|clean|order|provide|return|sign)\b|\b(?:buyer|seller|purchaser|vendor|builder|owner|tenant|landlord|assignee|assignor|lender|broker|attorney|association|escrow agent|title company|residents?)(?: then| also| first| each)? (?!is\b|was\b|has\b)[a-z]{3,12}s\b|contingent|cancel\w*|terminat\w*|handed|fails?|does not|do not|if (?:there|no))\b/;
export const COUNTING =
  /\bif (?:left )?blank,? (?:then )?(?:the )?[a-z ]{3,40} (?:shall be|is|will be) the\b|\be\.g\b|\bacts? (?:that|which)\b[^.]{0,120}\b(?:full|clear|whole) days\b|\bmeans? (?:\w+ )?(?:full|clear|whole) days\b|\bcomput(?:ing|ed|ation)|\bin counting|\b(?:a|the|calendar|business|banking)? ?["“]?days?["”]? (?:means?|is an? (?:day|calendar|business|period)|ends?|shall mean)|\bis not (?:itself )?counted|\bday (?:0|1|zero|one)\b|\bfirst day\b/;

/** "Seller replaced the roof by May 3 of last year": a day without a year that something was done on. */
export const isOfPast = (before: string, after: string): boolean =>
  /^,? (?:of )?(?:last|the past|the previous|that) year\b/i.test(after) ||
  (/\b(?:was|were|had|[a-z]{3,}ed)\b[^.;]{0,60}$/i.test(before) && !AHEAD.test(before));
// In small letters: "May 5" allows nothing.
const AHEAD =
  /\b(?:shall|will|must|may|can|to|be|is|are|has|have|agrees?|contingent|due|unless|if|until|wants?|ends?|expires?|[a-z]{3,10}s (?:the|it|them|his|her|its|all))\b/;
