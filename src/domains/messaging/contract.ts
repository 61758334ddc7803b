import { z } from 'zod';
import { contactAnswerFields, messageField, senderFields } from '#lib/contact-form.ts';
import { defineEndpoint } from '#lib/endpoint.ts';

export const inquiryFormSchema = z
  .object({
    ...senderFields,
    message: messageField(2000).pipe(z.string().min(10, 'Write at least 10 characters, so that the agent can answer')),
  })
  .refine((form) => !form.mayCall || form.phone !== undefined, {
    path: ['phone'],
    message: 'Add a phone number, or untick the call box',
  });

export const sendInquiry = defineEndpoint({
  method: 'POST',
  path: '/api/listings/{listingKey}/inquiries',
  summary: 'Asks the listing firm about a home. No account needed.',
  access: 'public',
  params: z.object({ listingKey: z.string().min(1).max(64) }),
  body: inquiryFormSchema,
  response: z.object({ inquiryId: z.string(), ...contactAnswerFields }),
  limit: { name: 'contact', hits: 20, perSeconds: 3600 },
});
