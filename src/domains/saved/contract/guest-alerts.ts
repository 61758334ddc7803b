import { z } from 'zod';
import { MORNING_HOUR_UTC } from '#lib/morning.ts';
import { MAIL_HOUR } from '../model/digest-times.ts';
import { emailField } from '#lib/contact-form.ts';
import { DELIVERIES } from '#lib/contact-words.ts';
import { nameTimeZone } from '#lib/zoned-time.ts';
import { defineEndpoint } from '#lib/endpoint.ts';
import { linkTokenParams } from '#lib/link-token.ts';
import { alertFields, savedSearchFormSchema } from './searches.ts';
import { invitations, writes } from './limits.ts';

export const guestAlertFormSchema = savedSearchFormSchema.omit({ channels: true }).extend({
  email: emailField,
  consent: z.literal(true, 'Check the box so we can write to you'),
  timeZone: z
    .string()
    .max(60)
    .refine((name) => nameTimeZone(name) !== undefined, 'Give a time zone such as America/Denver')
    .transform(nameTimeZone)
    .optional()
    .describe(
      `IANA zone; daily and weekly mail comes at ${MAIL_HOUR} in the morning there, without it at ${MORNING_HOUR_UTC}:00 UTC`,
    ),
});

export const requestGuestAlert = defineEndpoint({
  method: 'POST',
  path: '/api/search-alerts',
  summary: 'Asks for alerts by mail without an account. Sends nothing until the address is confirmed.',
  access: 'public',
  body: guestAlertFormSchema,
  response: z.object({ delivery: z.enum(DELIVERIES) }),
  limit: invitations,
});

const guestAlertSchema = z.object({
  name: z.string(),
  filters: z.record(z.string(), z.string()),
  frequency: alertFields.frequency,
  isConfirmed: z.boolean(),
});
export type GuestAlert = z.infer<typeof guestAlertSchema>;

export const getGuestAlert = defineEndpoint({
  method: 'GET',
  path: '/api/search-alerts/{token}',
  summary: 'What a confirmation link is about. Confirms nothing.',
  access: 'public',
  params: linkTokenParams,
  response: guestAlertSchema,
});

export const confirmGuestAlert = defineEndpoint({
  method: 'POST',
  path: '/api/search-alerts/{token}/confirm',
  summary: 'Confirms the address: alerts come from now on.',
  access: 'public',
  params: linkTokenParams,
  response: guestAlertSchema,
  limit: writes,
});

export const claimGuestAlerts = defineEndpoint({
  method: 'POST',
  path: '/api/search-alerts/claim',
  summary: 'Turns alerts that were set up without an account for the caller’s confirmed address into saved searches.',
  access: 'signed-in',
  response: z.object({ claimed: z.number().int() }),
  limit: writes,
});
