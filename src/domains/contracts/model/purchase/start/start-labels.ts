import { ROW_START, words } from '../../text/contract-text.ts';

/** A line whose sentence goes on in the next one leaves its first words no label. */
export const NOT_GOING_ON = String.raw`(?<!\b(?:the|an?|after|from|of|this|such|following|before|or|and)[ \t]?)`;
export const EFFECTIVE_PATTERNS: readonly RegExp[] = [
  new RegExp(String.raw`^[^]{0,500}?\n\s{0,8}this\s(?<slot>(?:\d{1,2}(?:st|nd|rd|th)|[a-z-]{5,14})\sday\sof[^\n]{4,30})`, 'gdi'),
  words`executed the (?<slot>[^]{0,90}?)\(effective date\)`,
  // From the name backward: what may stand before it begins anywhere, and names are few.
  words`(?<=(?<slot>[^.;\n]{0,60}[^.;\s(]) ?)\(?(?:the )?["“(]effective date["”)]`,
  new RegExp(
    String.raw`${NOT_GOING_ON}(?:^|\n|\t|\|)${ROW_START}(?:\*\*)?(?:effective date|date of (?:this )?(?:agreement|contract|acceptance|mutual acceptance)|contract date|agreement date|binding agreement date|acceptance date|mutual acceptance(?: date)?|date of mutual acceptance)(?:\*\*)?\s{0,3}[:|\t.]{1,30}(?:\*\*)?[ ]{0,10}(?<slot>[^;\n]{0,50})`,
    'gdi',
  ),
  words`effective date\b(?:(?!days|after|prior|before|from)[^.;]){0,60}?(?:is|shall be|means|of|:) (?<slot>[^.;]{0,40})`,
  words`(?<!\btrust )(?:agreement|contract|lease)\b[^.;]{0,80}?(?:is |was )?(?:made|entered into|executed|dated|effective)(?:,? and (?:entered into|executed|made|effective))?(?: (?:and is )?effective)?,? (?:as of|on|this|effective|the)?:? ?(?:the )?(?:date )?(?<slot>[^;]{0,50})`,
  words`(?:copy of (?:the )?(?:signed )?acceptance|acceptance of this (?:offer|agreement))\b[^.;]{0,160}?(?:received|delivered|given)\b[^.;]{0,120}?\bon (?:\(date\) )?(?<slot>[^;]{0,40})`,
  words`(?:effective|finalized|binding agreement|acceptance) date: [^.;\n:]{0,120}: (?<slot>[A-Z0-9][^.;\n]{0,40})`,
  words`(?:(?:mutual |final )?acceptance|binding agreement) occurred on:? (?:\(date\) )?(?<slot>[^;]{0,40})`,
  words`\btakes effect(?: on| as of)? ?(?<slot>[^.;(]{0,60})`,
  words`(?:accepted|mutual acceptance)(?: (?:by [a-z ]{3,30}|and agreed))? (?:on|as of|this) (?<slot>[^;]{0,40})`,
];

export const EFFECTIVE_LABEL =
  /^(?:effective date|mutually (?:executed|accepted|signed)|(?:fully )?signed by (?:both|all|the last)(?: (?:parties|sides|party|side|of (?:us|them)))?|binding (?:agreement |contract )?date|mutual execution(?: of (?:the |this )?contract)?|(?:date of )?ratification(?: date)?|signing date|date signed by (?:both|all)|finalized date|date of (?:mutual |final |contract )?acceptance(?: by (?:the )?(?:sellers?|vendors?|owners?))?|date (?:this |the )?(?:contract|agreement|offer) (?:is|was|became) (?:fully |last )?(?:executed|signed|accepted|binding)|contract acceptance date|(?:mutual |final )?acceptance(?: date)?|date of acceptance|(?:contract|agreement|start) date|date of (?:this )?(?:agreement|contract)|date of (?:the )?(?:auction|sale) and (?:of )?(?:this )?(?:agreement|contract)|execution date)(?: of (?:this )?(?:agreement|contract))?$/;
/** The labels of the start itself, and none of the day on which a paper was written. */
export const OWN_LABEL =
  /^(?:effective date|mutually (?:executed|accepted|signed)|(?:fully )?signed by (?:both|all|the last)(?: (?:parties|sides|party|side|of (?:us|them)))?|binding (?:agreement |contract )?date|mutual execution(?: of (?:the |this )?contract)?|(?:date of )?ratification(?: date)?|date signed by (?:both|all)|finalized date|date of (?:mutual |final |contract )?acceptance(?: by (?:the )?(?:sellers?|vendors?|owners?))?|date (?:this |the )?(?:contract|agreement|offer) (?:is|was|became) (?:fully |last )?(?:executed|signed|accepted|binding)|contract acceptance date|(?:mutual |final )?acceptance(?: date)?|execution date|contract date|start date)(?: of (?:this )?(?:agreement|contract))?$/;
/** What a paper that changes another calls the start of that one. */
export const ACCEPTED_LABEL =
  /^(?:effective date|binding agreement date|(?:date of )?(?:ratification|(?:mutual |final )?acceptance)(?: date)?|mutual execution)(?: of (?:the )?(?:purchase |sales? |original )?(?:contract|agreement))?$/;
export const WHOLE_DATE = String.raw`(?:[A-Z][a-z]{2,8}\.?\s{1,24}\d{1,2}(?:st|nd|rd|th)?,?\s{1,24}\d{4}|\d{1,2}[/-]\d{1,2}[/-]\d{2,4}|\d{1,2} [A-Z][a-z]{2,8} \d{4}|(?:the )?(?:\d{1,2}(?:st|nd|rd|th)?|[a-z-]{5,14}) day of [A-Z][a-z]{2,8}\s?,?\s\d{2}\s?\d{2})`;

/** An assignment tells its own day, and that of the contract that it hands on. */
export const OF_ASSIGNMENT_LABEL =
  /^(?:effective date|(?:effective )?date of (?:this )?assignment|assignment date)(?: of (?:this )?assignment)?$/;
export const OF_ASSIGNMENT: readonly RegExp[] = [
  words`\bthis assignment(?: (?:and assumption )?of (?:[a-z]+ ){0,5}?(?:agreement|contract))?\b ?(?:\([^)\n]{0,40}\) )?(?:(?!contract|purchase)[^.;]){0,60}?\b(?:made|entered into|executed|dated|effective)(?:,? and (?:entered into|executed|made|effective))?,? (?:as of|on|this|effective)?:? ?(?:the )?(?<slot>[^;]{0,50})`,
];
