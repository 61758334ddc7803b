import { SaxesParser } from 'saxes';

/** It is no EDMX that we can read. */
export class MetadataBroken extends Error {
  override name = 'MetadataBroken';
}

/** What a server's `$metadata` says about itself. */
export interface ServerMetadata {
  /** Fields by entity, and what each is. */
  fields: Map<string, Map<string, string>>;
  /** Lists of sub-records by entity, such as Media. */
  navigation: Map<string, Set<string>>;
  /** The lookup that a field of Property takes its words from, by field (RCP-32). */
  lookups: Map<string, string>;
}

const LOOKUP_NAME = 'RESO.OData.Metadata.LookupName';

/** Reads EDMX. Throws {@link MetadataBroken} if it is none. */
export function readMetadata(xml: string): ServerMetadata {
  const metadata: ServerMetadata = { fields: new Map(), navigation: new Map(), lookups: new Map() };
  if (/<!ENTITY/i.test(xml.slice(0, 4096))) throw new MetadataBroken('the metadata declares entities');
  const parser = new SaxesParser();
  let entity: string | undefined;
  /** The field that an annotation is about: the one around it, or the one it names as its target. */
  let field: string | undefined;
  let isEmpty = true;
  parser.on('error', (error) => {
    throw new MetadataBroken(`the metadata is no XML: ${error.message}`);
  });
  parser.on('opentag', ({ name, attributes }) => {
    const local = name.slice(name.indexOf(':') + 1);
    const given = String(attributes['Name'] ?? '');
    if (local === 'EntityType') {
      entity = given;
      metadata.fields.set(entity, new Map());
      metadata.navigation.set(entity, new Set());
      isEmpty = false;
    } else if (local === 'Property' && entity !== undefined) {
      metadata.fields.get(entity)?.set(given, String(attributes['Type'] ?? ''));
      field = entity === 'Property' ? given : undefined;
    } else if (local === 'NavigationProperty' && entity !== undefined) metadata.navigation.get(entity)?.add(given);
    else if (local === 'Annotations') field = /(?:^|\.)Property\/(\w+)$/.exec(String(attributes['Target'] ?? ''))?.[1];
    else if (local === 'Annotation' && field !== undefined && attributes['Term'] === LOOKUP_NAME)
      metadata.lookups.set(field, String(attributes['String'] ?? ''));
  });
  parser.on('closetag', ({ name }) => {
    const local = name.slice(name.indexOf(':') + 1);
    if (local === 'EntityType') entity = undefined;
    if (local === 'Property' || local === 'Annotations') field = undefined;
  });
  parser.write(xml).close();
  if (isEmpty) throw new MetadataBroken('the metadata names no resources');
  return metadata;
}
