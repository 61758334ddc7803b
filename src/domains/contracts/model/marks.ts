/** A box with a mark in it, as fonts of forms, typewriters and markdown write it. */
export const TICKED = String.raw`(?:\[ {0,3}[xX✓✔√] {0,3}\]|\( {0,3}[xX✓✔√] {0,3}\)|[☒☑✔✓✗✘])`;
/** An empty box. */
export const UNTICKED = String.raw`(?:\[ {0,3}\]|\( {0,3}\)|[☐□❏❑❒▢])`;

/** What a form leaves for a pen: lines, dots, wide gaps, brackets with an instruction, marks of templates. */
const BLANK = /^(?:[\s_.…\-–—$%:,;()/|]|\[[^\]\n]{0,80}\]|\{\{[^}\n]{0,60}\}\}|<[^>\n]{1,60}>)*$/;
const PLACEHOLDER =
  /^(?:\$?\s*(?:x{3,}|tbd|tba|to be determined|to be agreed|n\/?a|none|insert[^.]{0,40}|enter[^.]{0,40}|name of [a-z ]{3,20}|(?:buyer|seller|purchaser|tenant|landlord)(?:'s)? names?)\s*)$/i;

/** Whether nothing stands where a value belongs: only lines, dots, brackets, or words such as "TBD". */
export function isBlank(value: string): boolean {
  return BLANK.test(value) || PLACEHOLDER.test(value.trim());
}
