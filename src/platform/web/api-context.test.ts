import { expect, it } from 'vitest';
import { ApiError } from './api-client.ts';
import { loadForPage } from './api-context.ts';

const answerTo = (status: number, code: string) =>
  loadForPage(() =>
    Promise.reject(new ApiError(status, JSON.stringify({ code, detail: 'code: This code is not complete' }))),
  ).catch((thrown: unknown) => thrown);

it('makes the answer of a call that of the page, and of an address that cannot be read a page that is not there', async () => {
  expect(await answerTo(410, 'gone')).toMatchObject({ init: { status: 410 }, data: { code: 'gone' } });
  expect(await answerTo(422, 'unusable-path')).toMatchObject({ init: { status: 404 }, data: {} });
});
