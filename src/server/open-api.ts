import type { Hono } from 'hono';
import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiPathsObject } from 'zod-openapi';
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
  return createDocument({
    openapi: '3.1.0',
    info: {
      title: `${site.productName} API`,
      version: '1',
      description: 'Listings carry RESO Data Dictionary names in camelCase; money is decimal dollars.',
    },
    servers: [{ url: site.publicUrl }],
    paths,
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
  });
}

function describeOperation(endpoint: Endpoint): ZodOpenApiOperationObject {
  const requestParams: Record<string, unknown> = {};
  if (endpoint.params !== undefined) requestParams['path'] = endpoint.params;
  if (endpoint.query !== undefined) requestParams['query'] = endpoint.query;
  return {
    summary: endpoint.summary,
    tags: [endpoint.path.split('/')[2] ?? 'api'],
    requestParams,
    ...(endpoint.access === 'public' ? {} : { security: [{ bearer: [] }] }),
    ...(endpoint.body === undefined ? {} : { requestBody: { content: { 'application/json': { schema: endpoint.body } } } }),
    responses: {
      ...(endpoint.response === undefined
        ? { '204': { description: 'Done' } }
        : { '200': { description: 'OK', content: { 'application/json': { schema: endpoint.response } } } }),
      default: { description: 'A problem (RFC 9457)', content: { 'application/problem+json': { schema: PROBLEM_SCHEMA } } },
    },
  };
}

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
