import type { FieldType } from './filter.ts';
import { lookupOf } from './lookups.ts';
import { fieldsFor, RESOURCES, type ResourceName, type Rights } from './resources.ts';

const EDM: Record<FieldType, string> = {
  string: 'Edm.String',
  int: 'Edm.Int32',
  decimal: 'Edm.Double',
  boolean: 'Edm.Boolean',
  date: 'Edm.Date',
  timestamp: 'Edm.DateTimeOffset',
  strings: 'Collection(Edm.String)',
};

const NAMESPACE = 'org.reso.metadata';
/** Says which list of `Lookup` a field takes its words from (RCP-032). */
const LOOKUP_NAME = 'RESO.OData.Metadata.LookupName';

/** The EDMX of what somebody with these rights can ask. */
export function writeMetadata(rights: Rights): string {
  const names = servedTo(rights);
  const entities = names.map((name) => {
    const { key, expands } = RESOURCES[name];
    const fields = [...(fieldsFor(rights, name) ?? [])].map(([field, { type }]) => {
      const start = `<Property Name="${field}" Type="${EDM[type]}"${field === key ? ' Nullable="false"' : ''}${type === 'timestamp' ? ' Precision="3"' : ''}`;
      const list = lookupOf(field);
      return list === undefined ? `${start}/>` : `${start}><Annotation Term="${LOOKUP_NAME}" String="${list}"/></Property>`;
    });
    const nested = Object.entries(expands)
      .filter(([, { resource }]) => names.includes(resource))
      .map(([expand, { resource }]) => `<NavigationProperty Name="${expand}" Type="Collection(${NAMESPACE}.${resource})"/>`);
    return `<EntityType Name="${name}"><Key><PropertyRef Name="${key}"/></Key>${fields.join('')}${nested.join('')}</EntityType>`;
  });
  const sets = names.map((name) => `<EntitySet Name="${name}" EntityType="${NAMESPACE}.${name}"/>`);
  return `<?xml version="1.0" encoding="utf-8"?><edmx:Edmx xmlns:edmx="http://docs.oasis-open.org/odata/ns/edmx" Version="4.0"><edmx:DataServices><Schema xmlns="http://docs.oasis-open.org/odata/ns/edm" Namespace="${NAMESPACE}">${entities.join('')}<EntityContainer Name="Default">${sets.join('')}</EntityContainer></Schema></edmx:DataServices></edmx:Edmx>`;
}

/** The resources that somebody with these rights can ask. */
export function servedTo(rights: Rights): ResourceName[] {
  return (Object.keys(RESOURCES) as ResourceName[]).filter((name) => rights[name] !== undefined);
}
