import { z } from 'zod';
import { defineEndpoint } from '#lib/endpoint.ts';

export const pushDeviceSchema = z.object({
  id: z.uuid(),
  label: z.string().describe('Such as “Firefox on Windows”'),
  createdAt: z.string(),
  lastSentAt: z.string().nullable(),
  isCurrent: z.boolean().describe('Whether the caller asks from it'),
});
export type PushDevice = z.infer<typeof pushDeviceSchema>;

const pushDevicesSchema = z.object({
  publicKey: z
    .string()
    .nullable()
    .describe('What a browser subscribes with (VAPID, P-256, base64url); null where nothing can be sent'),
  devices: z.array(pushDeviceSchema),
});
export type PushDevices = z.infer<typeof pushDevicesSchema>;

export const pushSubscriptionSchema = z.object({
  endpoint: z
    .url({ protocol: /^https?$/ })
    .max(1000)
    .describe('Where the browser’s maker takes messages for it'),
  p256dh: z
    .string()
    .max(90)
    .regex(/^[\w-]{86,88}={0,2}$/, 'give a point of P-256 in base64url')
    .describe('The browser’s public key'),
  auth: z
    .string()
    .max(24)
    .regex(/^[\w-]{22}={0,2}$/, 'give 16 bytes in base64url'),
  timeZone: z.string().min(1).max(60).describe('IANA name: at night, news that can wait does'),
});
export type PushSubscriptionForm = z.infer<typeof pushSubscriptionSchema>;

const deviceWrites = { name: 'push-devices', hits: 60, perSeconds: 3600 } as const;

export const listPushDevices = defineEndpoint({
  method: 'GET',
  path: '/api/push-devices',
  summary: 'The devices that show the caller’s news while the site is closed, newest first.',
  access: 'signed-in',
  response: pushDevicesSchema,
});

export const addPushDevice = defineEndpoint({
  method: 'PUT',
  path: '/api/push-devices',
  summary: 'Shows the caller’s news on this device too, until they turn it off or sign out here.',
  access: 'signed-in',
  body: pushSubscriptionSchema,
  response: pushDevicesSchema,
  limit: deviceWrites,
});

export const endPushDevice = defineEndpoint({
  method: 'DELETE',
  path: '/api/push-devices/{id}',
  summary: 'Shows no more news on a device of the caller.',
  access: 'signed-in',
  params: z.object({ id: z.uuid() }),
  response: pushDevicesSchema,
  limit: deviceWrites,
});
