import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { defineEndpoint } from '#lib/endpoint.ts';
import { ApiError, createApiClient } from './api-client.ts';

const readHome = defineEndpoint({
  method: 'GET',
  path: '/api/homes/{key}',
  summary: 'A home',
  access: 'public',
  params: z.object({ key: z.string() }),
  query: z.object({ types: z.array(z.string()).optional(), q: z.string().optional() }),
  response: z.object({ key: z.string() }),
});
const addHome = defineEndpoint({
  method: 'POST',
  path: '/api/homes',
  summary: 'Adds a home',
  access: 'public',
  body: z.object({ key: z.string() }),
});

/** A client whose server answers `response` and remembers the request. */
function clientOf(response: Response) {
  const seen: Request[] = [];
  const client = createApiClient(async (url, init) => {
    seen.push(new Request(new URL(url, 'http://localhost'), init));
    return response;
  });
  return { client, seen };
}

describe('the API client', () => {
  it('fills in the path, joins lists, leaves out what is not set, and sends cookies', async () => {
    const { client, seen } = clientOf(Response.json({ key: 'a b' }));
    expect(await client.call(readHome, { params: { key: 'a/b' }, query: { types: ['House', 'Condo'], q: '' } })).toEqual({
      key: 'a b',
    });
    expect(seen[0]?.url).toBe('http://localhost/api/homes/a%2Fb?types=House%2CCondo');
    expect(seen[0]?.credentials).toBe('include');
    expect(seen[0]?.headers.has('content-type')).toBe(false);
  });

  it('lets short writes outlive their page, and no long ones, which browsers would refuse', async () => {
    const { client, seen } = clientOf(new Response(null, { status: 204 }));
    await client.call(addHome, { body: { key: 'short' } });
    await client.call(addHome, { body: { key: 'long'.repeat(20_000) } });
    expect(seen.map(({ keepalive }) => keepalive)).toEqual([true, false]);
  });
  it('sends bodies as JSON, and takes 204 for null', async () => {
    const { client, seen } = clientOf(new Response(null, { status: 204 }));
    expect(await client.call(addHome, { body: { key: 'K1' } })).toBeNull();
    expect(seen[0]?.headers.get('content-type')).toBe('application/json');
    expect(await seen[0]?.json()).toEqual({ key: 'K1' });
  });

  it('throws "{status}: {text}" with what a problem document tells', async () => {
    const text = JSON.stringify({
      code: 'invalid',
      detail: 'Too short',
      fields: { key: 'Too short', odd: 1 },
      requestId: 'r-1',
    });
    const { client } = clientOf(new Response(text, { status: 422 }));
    const error: unknown = await client.call(addHome, { body: { key: '' } }).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      message: `422: ${text}`,
      status: 422,
      code: 'invalid',
      detail: 'Too short',
      fields: { key: 'Too short' },
      requestId: 'r-1',
    });
  });

  it.each([
    ['Bad gateway', '502: Bad gateway'],
    ['', '502: Bad Gateway'],
    ['null', '502: null'],
    ['{"fields":"none","detail":{}}', '502: {"fields":"none","detail":{}}'],
  ])('says what it got where anything else answered: %j', async (text, message) => {
    const { client } = clientOf(new Response(text, { status: 502, statusText: 'Bad Gateway' }));
    await expect(client.call(readHome, { params: { key: 'x' } })).rejects.toMatchObject({
      message,
      detail: undefined,
      fields: {},
    });
  });
});

it('tells people what is wrong without the path that it has for programs', () => {
  const refusal = { code: 'invalid', detail: 'people.0.name: Give the name', fields: { 'people.0.name': 'Give the name' } };
  const error = new ApiError(422, JSON.stringify(refusal));
  expect(error.detail).toBe('Give the name');
  expect(error.fields).toEqual(refusal.fields);
  expect(new ApiError(409, JSON.stringify({ ...refusal, detail: 'At 5: closed' })).detail).toBe('At 5: closed');
});
