import { z } from 'zod';
import { defineEndpoint } from '#lib/endpoint.ts';

function isTimeZone(name: string): boolean {
  return Intl.supportedValuesOf('timeZone').includes(name) || name === 'UTC';
}

/** How pages are shown; `system` follows the device. */
export const displaySettingsSchema = z.object({
  theme: z.enum(['system', 'light', 'dark']),
  units: z.enum(['imperial', 'metric']),
  motion: z.enum(['system', 'reduced']),
  timeZone: z
    .string()
    .max(60)
    .refine((zone) => zone === 'system' || isTimeZone(zone), 'Choose a time zone such as America/Denver')
    .describe('IANA name, or system'),
});
export type DisplaySettings = z.infer<typeof displaySettingsSchema>;
const displayChangesSchema = displaySettingsSchema.partial();
export type DisplayChanges = z.infer<typeof displayChangesSchema>;

export const USUAL_DISPLAY: DisplaySettings = { theme: 'system', units: 'imperial', motion: 'system', timeZone: 'system' };

export const getDisplaySettings = defineEndpoint({
  method: 'GET',
  path: '/api/display-settings',
  summary: 'The caller’s display settings, for every device.',
  access: 'signed-in',
  response: displaySettingsSchema,
});

export const changeDisplaySettings = defineEndpoint({
  method: 'PATCH',
  path: '/api/display-settings',
  summary: 'Changes the caller’s display settings that are given; others stay.',
  access: 'signed-in',
  body: displayChangesSchema,
  response: displaySettingsSchema,
  limit: { name: 'display-settings', hits: 600, perSeconds: 3600 },
});
