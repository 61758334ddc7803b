import { DomainError } from '#platform/verb/domain-error.ts';

const MOST_TAGS = 3_000_000;
const TAG = /<(\/?)([\w:]+)((?:[^<>"']|"[^"]*"|'[^']*')*?)(\/?)>|([^<]+)/g;

/** A tag of a part of a DOCX, without its prefix, or the text between two. */
export interface DocxTag {
  name: string;
  attributes: string;
  isOpen: boolean;
  isClose: boolean;
  /** What stands between tags; undefined for a tag. */
  text?: string;
}

/** The tags and texts of a part in their order. Throws invalid for a part with too many. */
export function* readTags(xml: string): Generator<DocxTag> {
  let count = 0;
  for (const [, closing, name = '', attributes = '', empty, text] of xml.matchAll(TAG)) {
    count += 1;
    if (count > MOST_TAGS) throw new DomainError('invalid', 'This document is too large when unpacked.');
    if (text !== undefined) yield { name: '', attributes: '', isOpen: false, isClose: false, text };
    else {
      const isClose = closing !== '';
      yield { name: name.slice(name.indexOf(':') + 1), attributes, isOpen: !isClose && empty === '', isClose };
    }
  }
}

const valuePattern = (name: string) => new RegExp(String.raw`(?:^|[\s:])${name}=["']([^"']{0,120})["']`);
const VALUES = {
  val: valuePattern('val'),
  id: valuePattern('id'),
  numId: valuePattern('numId'),
  abstractNumId: valuePattern('abstractNumId'),
  ilvl: valuePattern('ilvl'),
  styleId: valuePattern('styleId'),
};

/** The value of an attribute, whatever its prefix. */
export const attributeOf = (attributes: string, name: keyof typeof VALUES) => VALUES[name].exec(attributes)?.[1];
