import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { sql } from "kysely";
import { writeListingFile } from "../../../../bench/listing-records.ts";
import { openTestDatabase, type TestDatabase } from "../../../../tests/support/test-database.ts";

const RECORDS = 4000;
const REALTY = path.resolve(import.meta.dirname, "../../../../bin/realty.ts");

let test: TestDatabase;
let folder: string;
let file: string;
beforeAll(async () => {
  test = await openTestDatabase();
  folder = await mkdtemp(path.join(os.tmpdir(), "realty-kill-"));
  file = path.join(folder, "listings.json");
  await writeListingFile(file, RECORDS);
});
afterAll(async () => {
  await test.close();
  await rm(folder, { recursive: true, force: true });
});

function startImport() {
  return spawn(process.execPath, [REALTY, "--json", "import", "listings", file], {
    env: { ...process.env, DATABASE_URL: test.connectionString, REALTY_DATA_DIR: folder, LOG_LEVEL: "silent" },
    stdio: ["ignore", "pipe", "pipe"],
  });
}

async function finish(child: ReturnType<typeof startImport>): Promise<Record<string, unknown>> {
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const [code]: unknown[] = await once(child, "close");
  expect(code).toBe(0);
  return JSON.parse(output) as Record<string, unknown>;
}

const countListings = async () => (await test.db.selectFrom("listings").select((eb) => eb.fn.countAll<number>().as("n")).executeTakeFirstOrThrow()).n;

async function fingerprint(): Promise<unknown> {
  const { rows } = await sql<object>`
    select (select count(*) from listings) as listings, (select count(*) from listing_details) as details, (select count(*) from listing_media) as media,
      (select count(*) from price_history) as history, (select count(*) from places) as places,
      (select md5(string_agg(listing_key || encode(source_hash, 'hex') || photos_count, ',' order by listing_key)) from listings) as hash,
      (select coalesce(sum(listings), 0) from cell_agg where zoom = 10) + (select coalesce(sum(listings), 0) from cell_changes) as counted,
      (select count(*) from listings where standard_status = 'Active' and display_listing) as active`.execute(test.db);
  return rows[0];
}

it("ends as if run once when it was killed half-way and is run again", async () => {
  const killed = startImport();
  const closed = once(killed, "close");
  while ((await countListings()) < 500) await new Promise((resolve) => setTimeout(resolve, 5));
  killed.kill("SIGKILL");
  await closed;
  const half = await countListings();
  expect(half).toBeLessThan(RECORDS);
  expect(await finish(startImport())).toMatchObject({ read: RECORDS, inserted: RECORDS - half, unchanged: half, quarantined: 0 });
  const resumed = await fingerprint();

  await sql`truncate listings, places restart identity cascade`.execute(test.db);
  expect(await finish(startImport())).toMatchObject({ read: RECORDS, inserted: RECORDS });
  expect(await fingerprint()).toEqual(resumed);
  expect(await finish(startImport())).toMatchObject({ unchanged: RECORDS, updated: 0 });
}, 120_000);
