import { readDemonstration, type CityPart, type Demonstration } from '#domains/feeds/server/index.ts';
import type { Db } from '#platform/db/database.ts';
import type { Log } from '#platform/log/log.ts';

/** The parts of the demonstration city still being built while people browse it. */
export interface CityGrowth {
  /** In words; empty once everything stands. */
  coming(): readonly string[];
}

export const GROWN: CityGrowth = { coming: () => [] };

const LOOK_EVERY_MS = 500;
const WORDS: Record<CityPart, string> = {
  homes: 'more homes for sale',
  records: 'recorded sales and taxes',
  sold: 'homes sold in the last two years',
  surroundings: 'what lies around each home',
  market: 'market figures',
};

/** Checks the city's progress until it is complete, whichever process builds it. */
export async function watchCity(options: {
  db: Db;
  log: Log;
  isPossible: boolean;
}): Promise<CityGrowth & { close(): Promise<void> }> {
  const { db, log, isPossible } = options;
  let known = isPossible ? await readDemonstration(db) : undefined;
  let looking: Promise<void> | undefined;
  const look = async () => {
    known = await readDemonstration(db).catch((error: unknown) => {
      log.debug({ err: error }, 'how far the city is could not be read');
      return known;
    });
    if (!isGrowing(known)) clearInterval(timer);
    looking = undefined;
  };
  const timer = setInterval(() => {
    looking ??= look();
  }, LOOK_EVERY_MS).unref();
  if (!isGrowing(known)) clearInterval(timer);
  return {
    coming: () => (isGrowing(known) ? (known?.missing ?? Object.keys(WORDS).filter(isPart)).map((part) => WORDS[part]) : []),
    async close() {
      clearInterval(timer);
      await looking;
    },
  };
}

function isGrowing(known: Demonstration | undefined): boolean {
  return known?.state === 'seeding';
}

function isPart(name: string): name is CityPart {
  return name in WORDS;
}
