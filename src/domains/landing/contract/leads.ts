import { z } from 'zod';
import { CONTACT_LIMIT, contactAnswerFields, messageField, senderFields } from '#lib/contact-form.ts';
import { defineEndpoint } from '#lib/endpoint.ts';
import { personNameField } from '#lib/person-name.ts';
import { INT4_MAX } from '#lib/stored-values.ts';
import { LEAD_WISH_KEYS } from '../model/lead-wishes.ts';

export { consentOf, LEAD_CONSENT } from '../model/lead-consent.ts';
export { LEAD_WISHES, type LeadWish } from '../model/lead-wishes.ts';

export const MOST_MESSAGE_LETTERS = 2000;
const MOST_ADDRESS_LETTERS = 200;

/** The address of a landing page from the site's root. */
export const landingPathField = z
  .string()
  .max(100, 'Send the path of a landing page')
  .regex(/^\/landing\/[a-z0-9]+(-[a-z0-9]+)*$/, 'Send the path of a landing page');

const nameField = personNameField('Tell us your name, at least 2 characters');

export const leadFormSchema = z
  .object({
    ...senderFields,
    // Forms that editors make may leave it out (`missingFields` says what a form requires).
    name: z.preprocess((name) => (name === '' ? undefined : name), nameField.optional()).transform((name) => name ?? ''),
    consent: z.literal(true, 'Check the box so we can keep and answer this'),
    consentVersion: z.string().max(200, 'Send the version of the consent'),
    page: landingPathField,
    form: z
      .object({ blockId: z.uuid(), version: z.number().int().min(1).max(INT4_MAX) })
      .nullable()
      .default(null)
      .describe('The form of an editor’s page, and the version of the page that it stood on'),
    zip: z
      .string()
      .trim()
      .max(10, 'Give a ZIP code of 5 digits')
      .regex(/^(\d{5}(-\d{4})?)?$/, 'Give a ZIP code of 5 digits')
      .default(''),
    homeAddress: messageField(MOST_ADDRESS_LETTERS).default(''),
    wish: z.enum(LEAD_WISH_KEYS, 'Choose what we can do for you'),
    message: messageField(MOST_MESSAGE_LETTERS).default(''),
  })
  .refine((form) => !form.mayCall || form.phone !== undefined, {
    path: ['phone'],
    message: 'Add a phone number, or uncheck the call box',
  })
  .refine((form) => form.wish !== 'call' || form.mayCall, {
    path: ['mayCall'],
    message: 'Check the call box so we can call you, or ask for an answer by email',
  });

export const findCallHost = defineEndpoint({
  method: 'GET',
  path: '/api/landing/call-host',
  summary: 'Who of this site can be booked for a call and is free first; null if no one opened their calendar for calls.',
  access: 'public',
  response: z.object({ host: z.object({ handle: z.string(), name: z.string() }).nullable() }),
});

export const sendLead = defineEndpoint({
  method: 'POST',
  path: '/api/landing/leads',
  summary: 'Asks the people of this site for help from a landing page. No account needed. A repeat changes nothing.',
  access: 'public',
  body: leadFormSchema,
  response: z.object({ leadId: z.string(), ...contactAnswerFields }),
  limit: CONTACT_LIMIT,
});
