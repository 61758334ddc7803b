import { randomUUID } from 'node:crypto';
import { type SalePaperKey, USUAL_COMPENSATION_TEXT } from '#domains/selling/contract.ts';
import {
  getOwnListing,
  saveAlertLimits,
  saveLockBox,
  savePlan,
  saveSellerDefaults,
  uploadSaleDocument,
} from '#domains/selling/server/index.ts';
import type { ServerContext } from '#platform/ports/server-context.ts';
import { actAs, type DemoPerson } from './act-as.ts';
import { writePaper } from './write-paper.ts';

interface Paper {
  item: SalePaperKey;
  name: string;
  title: string;
  /** Days from now. */
  day: number;
}

const PAPERS: readonly Paper[] = [
  { item: 'deed', name: 'Deed.pdf', title: 'Warranty deed', day: -24 },
  { item: 'survey', name: 'Survey 2016.pdf', title: 'Boundary survey', day: -24 },
  { item: 'warranties', name: 'Furnace warranty.pdf', title: 'Warranty of the furnace', day: -23 },
  { item: 'state-form', name: 'Disclosure of the seller.pdf', title: 'What the seller knows about the home', day: -22 },
];

/** The settings of a sale: its way of selling and help, the way in, later alerts, and how the next listings start. */
export async function settleSale(ctx: ServerContext, person: DemoPerson, id: string): Promise<void> {
  const then = actAs(ctx, person, -20);
  const changes = [
    { path: ['intent', 'route'], value: 'by-owner' },
    { path: ['services'], value: ['photographer', 'attorney'] },
  ];
  await savePlan(then, { id, writer: randomUUID(), seq: 1, changes });
  await saveLockBox(then, {
    id,
    note: 'Box at the gas meter, on the left side of the house. Code 0000, as this is a demonstration.',
  });
  await saveAlertLimits(then, { id, quietDays: 10, tourlessDays: 14, slowPercent: 100 });
  await saveSellerDefaults(then, { compensation: 'ask', compensationText: USUAL_COMPENSATION_TEXT });
}

/** Some papers of the sale; those of the later stages are still missing. */
export async function keepPapers(ctx: ServerContext, person: DemoPerson, id: string): Promise<void> {
  const { label } = await getOwnListing(actAs(ctx, person, 0), id);
  for (const { item, name, title, day } of PAPERS) {
    const body = writePaper(title, [label, 'A paper of the demonstration. It has no legal effect.']);
    const request = new Request('http://localhost/', { method: 'PUT', body: new Uint8Array(body) });
    await uploadSaleDocument(actAs(ctx, person, day), { id, item, documentId: randomUUID(), name, request });
  }
}
