import { SESSION_DAYS } from '#lib/kept-for.ts';

/** What is known of where people sign in, and of what they let read along. */
export const SESSIONS_AND_DEVICES = {
  what: 'Sessions, devices and connected assistants',
  data: 'Network address, kind of browser and system, times; where you turn on news, the address and keys that your browser gives for it',
  why: 'To keep you signed in, tell you of devices you do not know, and show you news there',
  kept: `Sessions ${SESSION_DAYS} days at most; devices until you close your account; news until you turn it off or sign out there; assistants until you end them`,
  who: 'Nobody; your browser’s maker passes news on, and cannot read it',
  tables: [
    'sessions',
    'known_devices',
    'push_devices',
    'push_messages',
    'assistant_connections',
    'assistant_codes',
    'assistant_tokens',
  ],
};
