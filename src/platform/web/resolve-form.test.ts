import type { ResolverOptions } from 'react-hook-form';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { resolveForm } from './resolve-form.ts';

const schema = z.object({
  name: z.string().trim().min(1, 'Say your name').regex(/^\w/, 'Begin with a letter'),
  slots: z.array(z.object({ day: z.string().min(1, 'Choose a day') })),
});
const options: ResolverOptions<z.input<typeof schema>> = { fields: {}, shouldUseNativeValidation: false };

test('hands on what the rules make of what was typed', async () => {
  const values = { name: ' Ada ', slots: [] };
  expect(await resolveForm(schema)(values, undefined, options)).toEqual({ values: { name: 'Ada', slots: [] }, errors: {} });
});

test('says the first thing wrong with each field, at its place', async () => {
  const { errors } = await resolveForm(schema)({ name: '', slots: [{ day: 'Monday' }, { day: '' }] }, undefined, options);
  expect(errors).toMatchObject({ name: { message: 'Say your name' }, slots: [undefined, { day: { message: 'Choose a day' } }] });
});
