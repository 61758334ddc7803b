import { PROOF_MINUTES } from '#lib/kept-for.ts';
import { capitalize } from '#lib/format.ts';
import type { Hono } from 'hono';
import { z } from 'zod';
import { createDocument, type ZodOpenApiObject, type ZodOpenApiOperationObject, type ZodOpenApiPathsObject } from 'zod-openapi';
import type { Endpoint } from '#lib/endpoint.ts';
import type { HonoEnv } from '#platform/http/hono-env.ts';
import type { Route } from '#platform/http/route.ts';
import type { Site } from '#platform/web/site.ts';
import { mountApiDocs } from './api-docs.ts';

/** `/api/openapi.json` from the contracts themselves, and `/api/docs` to read it. */
export function mountOpenApi(app: Hono<HonoEnv>, routes: Route[], site: Site): void {
  let document: string | undefined;
  app.get('/api/openapi.json', (c) => {
    document ??= JSON.stringify(describeApi(routes, site));
    return c.body(document, 200, { 'content-type': 'application/json', 'cache-control': 'public, max-age=300' });
  });
  mountApiDocs(app, site);
}

function describeApi(routes: Route[], site: Site): object {
  const paths: ZodOpenApiPathsObject = {};
  for (const { endpoint } of routes) {
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: describeOperation(endpoint) };
  }
  const document = {
    openapi: '3.1.0' as const,
    info: {
      title: `${site.productName} API`,
      version: '1',
      description: 'Listings carry RESO Data Dictionary names in camelCase; money is decimal dollars.',
    },
    servers: [{ url: site.publicUrl }],
    paths,
    components: { schemas: { Problem: PROBLEM_SCHEMA }, securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
  } satisfies ZodOpenApiObject;
  return createDocument(document, { override: describePreprocessed });
}

/** Describes a preprocessed value by the schema that checks it. */
export function describePreprocessed({ zodSchema, jsonSchema }: { zodSchema: unknown; jsonSchema: object }): void {
  if (!(zodSchema instanceof z.ZodPipe) || !(zodSchema.in instanceof z.ZodTransform)) return;
  Object.assign(jsonSchema, z.toJSONSchema(zodSchema.out, { io: 'input', unrepresentable: 'any' }), { $schema: undefined });
}

function objectBehind(schema: z.ZodType): unknown {
  return schema instanceof z.ZodPipe && schema.in instanceof z.ZodTransform ? schema.out : schema;
}

function describeOperation(endpoint: Endpoint): ZodOpenApiOperationObject {
  const requestParams: Record<string, unknown> = {};
  if (endpoint.params !== undefined) requestParams['path'] = objectBehind(endpoint.params);
  if (endpoint.query !== undefined) requestParams['query'] = objectBehind(endpoint.query);
  return {
    operationId: operationIdOf(endpoint),
    summary: endpoint.summary,
    ...describeUse(endpoint),
    tags: [endpoint.path.split('/')[2] ?? 'api'],
    requestParams,
    ...describeSecurity(endpoint),
    ...describeBody(endpoint),
    responses: {
      ...describeAnswer(endpoint),
      default: {
        description: 'A problem (RFC 9457)',
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    },
  };
}

function describeBody({ body, consumes }: Endpoint): Pick<ZodOpenApiOperationObject, 'requestBody'> {
  if (body !== undefined) return { requestBody: { content: { 'application/json': { schema: body } } } };
  return consumes === undefined ? {} : { requestBody: { content: { [consumes]: { schema: FILE_SCHEMA } } } };
}

function describeSecurity({ access, personalBy }: Endpoint): Pick<ZodOpenApiOperationObject, 'security'> {
  if (access !== 'public') return { security: [{ bearer: [] }] };
  return personalBy === undefined ? {} : { security: [{}, { bearer: [] }] };
}

function describeUse({ personalBy, proof }: Endpoint): Pick<ZodOpenApiOperationObject, 'description'> {
  if (personalBy !== undefined) return { description: sayPersonal(personalBy) };
  if (proof === 'recent')
    return {
      description: `Needs a sign-in or a confirmation (\`POST /api/auth/confirm-identity\`) of the last ${PROOF_MINUTES} minutes.`,
    };
  return {};
}

function sayPersonal(names: readonly string[]): string {
  return `With ${names.map((name) => `\`${name}\``).join(' or ')} the answer is the caller’s own: it needs a session, and no cache keeps it.`;
}

/** GET /api/listings/{listingKey}/similar → getListingsByListingKeySimilar */
function operationIdOf({ method, path }: Endpoint): string {
  const words = path
    .replace('/api/', '')
    .replaceAll('{', 'by-')
    .split(/[^A-Za-z]+/)
    .filter((word) => word !== '');
  return method.toLowerCase() + words.map((word) => capitalize(word)).join('');
}

function describeAnswer({ response, produces }: Endpoint): ZodOpenApiOperationObject['responses'] {
  if (response !== undefined) return { '200': { description: 'OK', content: { 'application/json': { schema: response } } } };
  if (produces === undefined) return { '204': { description: 'Done' } };
  return { '200': { description: 'A file', content: { [produces]: { schema: FILE_SCHEMA } } } };
}

const FILE_SCHEMA = { type: 'string' as const, format: 'binary' };

const PROBLEM_SCHEMA = {
  type: 'object' as const,
  required: ['type', 'title', 'status', 'code', 'detail', 'requestId'],
  properties: {
    type: { type: 'string' as const },
    title: { type: 'string' as const },
    status: { type: 'integer' as const },
    code: { type: 'string' as const },
    detail: { type: 'string' as const },
    fields: { type: 'object' as const, additionalProperties: { type: 'string' as const } },
    requestId: { type: 'string' as const },
  },
};
