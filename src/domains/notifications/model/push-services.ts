/** Where browsers' makers take messages for their browsers: names, and what stands before them for those with many. */
const SERVICES = [
  'fcm.googleapis.com',
  'jmt17.google.com',
  'updates.push.services.mozilla.com',
  '*.push.services.mozilla.com',
  'web.push.apple.com',
  '*.push.apple.com',
  '*.notify.windows.com',
] as const;

/** Whether an address is a browser maker's: nobody else is sent anything. */
export function isPushService(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, port, username, password } = new URL(address);
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return false;
  return SERVICES.some((name) => (name.startsWith('*') ? hostname.endsWith(name.slice(1)) : hostname === name));
}
