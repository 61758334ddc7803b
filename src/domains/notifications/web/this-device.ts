import { browserApi } from '#platform/web/api-client.ts';
import { addPushDevice, endPushDevice, listPushDevices, type PushDevices } from '../contract.ts';

const WORKER = '/sw.js';

export type Ability =
  | 'can'
  /** iPhones and iPads show news only for a site on the home screen. */
  | 'needs-home-screen'
  /** The person said no, which only the browser's settings change. */
  | 'blocked'
  | 'cannot';

/** Whether this browser can show news while the site is closed. */
export function readAbility(): Ability {
  const isApple = /iPhone|iPad/.test(navigator.userAgent) || (navigator.platform === 'MacIntel' && navigator.maxTouchPoints > 1);
  const hasPush = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (!hasPush) return isApple ? 'needs-home-screen' : 'cannot';
  return Notification.permission === 'denied' ? 'blocked' : 'can';
}

/** Asks the person and subscribes this browser. It must follow a press. Undefined if they say no. */
export async function turnOn(publicKey: string): Promise<PushDevices | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined;
  const registration = await navigator.serviceWorker.register(WORKER);
  await navigator.serviceWorker.ready;
  const key = toBytes(publicKey);
  const before = await registration.pushManager.getSubscription();
  // Made for another installation's key, it would never bring anything.
  if (before !== null && !isSame(before.options.applicationServerKey, key)) await before.unsubscribe();
  const subscription = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  return send(subscription);
}

/** Ends news on a device of the person; on this one, in the browser too. */
export async function turnOff({ id, isCurrent }: { id: string; isCurrent: boolean }): Promise<PushDevices> {
  const left = await browserApi.call(endPushDevice, { params: { id } });
  if (isCurrent) await (await findSubscription())?.unsubscribe();
  return left;
}

/**
 * Tells the site where this browser takes messages now: that changes, and nobody but the browser knows. Where news was ended from
 * elsewhere, the browser forgets its address too.
 */
export async function keepSubscribed(): Promise<void> {
  if (readAbility() !== 'can' || Notification.permission !== 'granted') return;
  const subscription = await findSubscription();
  if (subscription === null) return;
  const known = await browserApi.call(listPushDevices);
  if (known === null) return;
  if (known.devices.some(({ isCurrent }) => isCurrent)) await send(subscription);
  else await subscription.unsubscribe();
}

async function findSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration('/');
  return (await registration?.pushManager.getSubscription()) ?? null;
}

function send(subscription: PushSubscription): Promise<PushDevices> {
  return browserApi.call(addPushDevice, {
    body: {
      endpoint: subscription.endpoint,
      p256dh: toText(subscription.getKey('p256dh')),
      auth: toText(subscription.getKey('auth')),
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    },
  });
}

function toText(bytes: ArrayBuffer | null): string {
  const text = String.fromCodePoint(...new Uint8Array(bytes ?? new ArrayBuffer(0)));
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function toBytes(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.codePointAt(0) ?? 0);
}

function isSame(one: ArrayBuffer | null, other: Uint8Array): boolean {
  return one !== null && toText(one) === toText(other.slice().buffer);
}
