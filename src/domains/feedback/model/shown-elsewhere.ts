import type { WidgetConfig } from '../contract.ts';

/** Why the script of a widget shows nothing on other sites, for who sets it up; undefined where it does. */
export function sayHiddenElsewhere({ isLive, config }: { isLive: boolean; config: Pick<WidgetConfig, 'audience' | 'origins'> }) {
  if (!isLive) return 'This widget isn’t live, so other sites show nothing yet. Check “Live” and save it.';
  if (config.audience === 'signed-in')
    return 'This widget is only for people who are signed in, and other sites don’t know who is. They show nothing.';
  if (config.origins.length === 0) return 'No other site is named with this widget, so none may show it.';
  return undefined;
}
