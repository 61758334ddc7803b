import { ALERT_KINDS, type AlertKind } from './classify-event.ts';

/** How often mail comes, the soonest first. */
export const FREQUENCIES = ['instant', 'daily', 'weekly', 'off'] as const;
export type Frequency = (typeof FREQUENCIES)[number];
export const ALERT_CHANNELS = ['in-app', 'email'] as const;
export type AlertChannel = (typeof ALERT_CHANNELS)[number];

export interface AlertSettings {
  kinds: AlertKind[];
  onlyPriceCuts: boolean;
  channels: AlertChannel[];
  frequency: Frequency;
  /** The most homes in a mail. */
  mailCap: number;
}

/** The default settings of a followed search. */
export const USUAL_ALERTS: AlertSettings = {
  kinds: [...ALERT_KINDS],
  onlyPriceCuts: true,
  channels: [...ALERT_CHANNELS],
  frequency: 'daily',
  mailCap: 10,
};
