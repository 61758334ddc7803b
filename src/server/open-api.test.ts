import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { LONGEST_LIMIT_SECONDS } from '#platform/http/rate-limit.ts';
import { DOMAIN_JOBS } from './domain-jobs.ts';
import { DOMAIN_ROUTES } from './domains.ts';

const ENDPOINTS = DOMAIN_ROUTES.map(({ endpoint }) => endpoint);
const NAMES = ENDPOINTS.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const);

describe('the table of calls', () => {
  it('has calls, each once', () => {
    expect(NAMES.length).toBeGreaterThan(15);
    expect(new Set(NAMES.map(([name]) => name)).size).toBe(NAMES.length);
  });

  it('puts a fixed path before one with a parameter in its place', () => {
    const shape = (path: string) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
    ENDPOINTS.forEach(({ path, method }, index) => {
      const hidden = ENDPOINTS.slice(index + 1).filter(
        (later) => later.method === method && !later.path.includes('{') && shape(path).test(later.path),
      );
      expect(hidden.map((endpoint) => endpoint.path)).toEqual([]);
    });
  });

  it.each(NAMES)('%s says who may call it, what it takes and what it gives', (_name, endpoint) => {
    expect(['public', 'signed-in', 'admin']).toContain(endpoint.access);
    expect(endpoint.summary).toMatch(/^[A-Z].*\.$/);
    const named = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
    const declared = endpoint.params instanceof z.ZodObject ? Object.keys(endpoint.params.shape) : [];
    expect(declared).toEqual(named);
    if (endpoint.method === 'GET') expect(endpoint.response ?? endpoint.produces).toBeDefined();
    if (endpoint.access !== 'public') expect(endpoint.cacheSeconds).toBeUndefined();
  });

  it.each(NAMES.filter(([, { method, readsOnly, isBeacon }]) => method !== 'GET' && readsOnly !== true && isBeacon !== true))(
    '%s has a limit of its own',
    (_name, endpoint) => {
      expect(endpoint.limit?.hits).toBeGreaterThan(0);
      expect(endpoint.limit?.perSeconds).toBeLessThanOrEqual(LONGEST_LIMIT_SECONDS);
    },
  );

  it('gives limits of one name the same numbers', () => {
    const limits = new Map<string, string>();
    for (const { limit } of ENDPOINTS) {
      if (limit === undefined) continue;
      const numbers = `${limit.hits}/${limit.perSeconds}`;
      expect(limits.get(limit.name) ?? numbers).toBe(numbers);
      limits.set(limit.name, numbers);
    }
  });

  it('names each kind of background work once', () => {
    const names = DOMAIN_JOBS.map((job) => job.name);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('the OpenAPI document', () => {
  let app: TestApp;
  let document: Record<string, unknown>;
  beforeAll(async () => {
    app = await openTestApp({ environment: { PUBLIC_URL: 'https://homes.example.com' } });
    document = z.record(z.string(), z.unknown()).parse(await (await app.request('/api/openapi.json')).json());
  });
  afterAll(() => app.close());

  it('is 3.1, and names this installation', () => {
    expect(document).toMatchObject({
      openapi: '3.1.0',
      info: { title: 'Realty AI API' },
      servers: [{ url: 'https://homes.example.com' }],
    });
  });

  it('describes every call, its parameters, its body and its answers', () => {
    const parameter = z.object({ name: z.string(), in: z.enum(['path', 'query']), schema: z.unknown() });
    const operation = z.object({
      operationId: z.string(),
      parameters: z.array(parameter).default([]),
      requestBody: z.object({ content: z.record(z.string(), z.object({ schema: z.unknown() })) }).optional(),
      responses: z.record(z.string(), z.object({ description: z.string() })),
    });
    const paths = z.record(z.string(), z.record(z.string(), operation)).parse(document['paths']);
    const ids = new Set<string>();
    for (const { method, path, body, consumes } of ENDPOINTS) {
      const described = paths[path]?.[method.toLowerCase()];
      expect(described, `${method} ${path}`).toBeDefined();
      ids.add(described?.operationId ?? '');
      const inPath = described?.parameters.filter((one) => one.in === 'path').map((one) => `{${one.name}}`) ?? [];
      for (const name of inPath) expect(path).toContain(name);
      expect(inPath).toHaveLength(path.split('{').length - 1);
      expect(described?.requestBody !== undefined).toBe(body !== undefined || consumes !== undefined);
      expect(Object.keys(described?.responses ?? {})).toEqual([expect.stringMatching(/^20[04]$/), 'default']);
    }
    expect(ids.size).toBe(ENDPOINTS.length);
    expect(Object.values(paths).flatMap((path) => Object.keys(path))).toHaveLength(ENDPOINTS.length);
  });

  it('tells what parameters that are made ready first may be', () => {
    expect(document).toMatchObject({
      paths: {
        '/api/listings': {
          get: {
            parameters: expect.arrayContaining([
              expect.objectContaining({
                name: 'priceMin',
                in: 'query',
                schema: expect.objectContaining({ type: 'number', minimum: 0 }),
              }),
            ]),
          },
        },
      },
    });
    expect(JSON.stringify(document).includes('"schema":{}')).toBe(false);
  });

  it('refers to nothing it does not hold', () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map((match) => match[1] ?? '');
    for (const reference of references) {
      const found = reference
        .split('/')
        .reduce<unknown>(
          (value, name) => (typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined),
          document,
        );
      expect(found, reference).toBeDefined();
    }
  });

  it('is shown by a page that is ours alone', async () => {
    const page = await (await app.request('/api/docs')).text();
    expect(page).not.toMatch(/https?:\/\/|<script(?![^>]* src=)|style=|\son\w+=/);
    for (const [, address] of page.matchAll(/(?:src|href)="(\/api\/docs[^"]*)"/g)) {
      expect((await app.request(address ?? '')).status, address).toBe(200);
    }
  });
});
