import { foldText } from '#lib/fold-text.ts';
import type { EditorFields } from '../../contract.ts';

const textOf = (fields: EditorFields, name: string): string => (typeof fields[name] === 'string' ? fields[name].trim() : '');

/**
 * How an address on record begins, if it is the one typed: without the kind of street, which offices shorten. Undefined before
 * number, street and ZIP code are there.
 */
export function recordSearchOf(fields: EditorFields): string | undefined {
  const [number, name, zip] = ['StreetNumber', 'StreetName', 'PostalCode'].map((field) => textOf(fields, field));
  if (!number || !name || !zip) return undefined;
  const words = name.split(' ');
  const isSuffixApart = textOf(fields, 'StreetSuffix') !== '';
  const kept = isSuffixApart || words.length === 1 ? words : words.slice(0, -1);
  return [number, textOf(fields, 'StreetDirPrefix'), ...kept].filter(Boolean).join(' ');
}

/** Whether an address on record lies in the ZIP code that was typed, and is that unit, if one was typed. */
export function isOfAddress(address: string, fields: EditorFields): boolean {
  const zip = textOf(fields, 'PostalCode').slice(0, 5);
  const unit = foldText(textOf(fields, 'UnitNumber')).replace(/^#|^(?:apt|unit)\.? /, '');
  return address.includes(` ${zip}`) && (unit === '' || foldText(address).includes(`#${unit},`));
}
