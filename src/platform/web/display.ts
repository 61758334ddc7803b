/** How this browser shows pages. The first script of a page reads the same keys before anything is drawn. */
export interface DisplayChoices {
  theme: 'system' | 'light' | 'dark';
  units: 'imperial' | 'metric';
  motion: 'system' | 'reduced';
  /** An IANA name, or system. */
  timeZone: string;
}

const ZONE_KEY = 'time_zone';

/** Shows pages like this from now on, here and after a reload. */
export function applyDisplay({ theme, units, motion, timeZone }: DisplayChoices): void {
  keep('theme', theme === 'system' ? null : theme);
  keep('units', units === 'imperial' ? null : units);
  keep('motion', motion === 'system' ? null : motion);
  store(ZONE_KEY, timeZone === 'system' ? null : timeZone);
}

/** The zone for times: the chosen one, or the device's. The server knows neither, and gets an error. */
export function viewerTimeZone(): string {
  if (typeof document === 'undefined') throw new Error('Only the browser knows its reader’s zone: see AfterHydration');
  const chosen = localStorage.getItem(ZONE_KEY);
  return chosen ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
}

function keep(name: 'theme' | 'units' | 'motion', value: string | null): void {
  store(name, value);
  const { dataset } = document.documentElement;
  if (value === null) delete dataset[name];
  else dataset[name] = value;
}

function store(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // A browser that stores nothing shows it until the page is left.
  }
}
