import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Context } from '#platform/verb/context.ts';
import { DomainError } from '#platform/verb/domain-error.ts';
import { requireSystem } from '#platform/verb/require-system.ts';
import { buildGraph } from '../model/build-graph.ts';
import { findNetworkFault, networkFileSchema } from '../model/network-file.ts';
import { packGraph } from '../model/pack-graph.ts';
import { prepareGraph } from '../model/prepare-graph.ts';
import { deleteGraph, replaceGraph } from './queries.ts';
import { forgetNetworks } from './read-graphs.ts';

const zip = promisify(gzip);

export interface StoredNetwork {
  name: string;
  nodes: number;
  segments: number;
  stops: number;
  lines: number;
  bytes: number;
}

/** Stores a network and replaces what its source had before. Throws `invalid` with the first fault if the file is unusable. */
export async function storeNetwork(ctx: Context, source: string, file: unknown): Promise<StoredNetwork> {
  requireSystem(ctx);
  const parsed = networkFileSchema.safeParse(file);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new DomainError('invalid', `${issue?.path.join('.') ?? 'The file'}: ${issue?.message ?? 'cannot be read'}`);
  }
  const fault = findNetworkFault(parsed.data);
  if (fault !== undefined) throw new DomainError('invalid', fault);
  const graph = buildGraph(parsed.data);
  const data = await zip(packGraph(graph));
  await replaceGraph(ctx.db, source, graph, prepareGraph(graph).bounds, data);
  forgetNetworks(ctx.db);
  return {
    name: graph.name,
    nodes: graph.firstStop,
    segments: parsed.data.segments.length,
    stops: parsed.data.stops.length,
    lines: parsed.data.lines.length,
    bytes: data.length,
  };
}

/** Removes a source's network; its area then has no travel times. */
export async function removeNetwork(ctx: Context, source: string): Promise<void> {
  requireSystem(ctx);
  await deleteGraph(ctx.db, source);
  forgetNetworks(ctx.db);
}
