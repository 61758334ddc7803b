import { z } from 'zod';

/** Kinds of road, from the fastest to the narrowest. `path` is for feet and bicycles. */
export const ROAD_CLASSES = ['motorway', 'arterial', 'collector', 'street', 'lane', 'path'] as const;

const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'give a time of day as HH:MM');
const longitude = z.number().min(-180).max(180);
const latitude = z.number().min(-90).max(90);

/** A road and transit network as an operator loads it; README.md describes it. */
export const networkFileSchema = z.object({
  name: z.string().min(1).max(120),
  nodes: z
    .array(z.tuple([longitude, latitude]))
    .min(2)
    .describe('Junctions and bends'),
  segments: z
    .array(
      z
        .tuple([z.number().int().min(0), z.number().int().min(0), z.number().min(0).nullable(), z.enum(ROAD_CLASSES)])
        .rest(z.literal('oneway')),
    )
    .min(1)
    .describe('[from node, to node, meters or null for the straight line, class, "oneway"?]'),
  stops: z.array(z.object({ name: z.string(), longitude, latitude })).default([]),
  lines: z
    .array(
      z.object({
        name: z.string(),
        stops: z.array(z.number().int().min(0)).min(2).describe('Places in the list of stops, in order'),
        minutesBetween: z.array(z.number().min(0)).describe('From each stop to the next, standing included'),
        headwayMinutes: z.number().positive(),
        firstDeparture: clockTime.default('05:00'),
        lastDeparture: clockTime.default('23:30'),
        bothWays: z.boolean().default(true),
      }),
    )
    .default([]),
});
export type NetworkFile = z.input<typeof networkFileSchema>;
export type Network = z.output<typeof networkFileSchema>;

/** Faults that a schema cannot see: numbers of nodes and stops that the file does not have. */
export function findNetworkFault({ nodes, segments, stops, lines }: Network): string | undefined {
  const segment = segments.findIndex(([from, to]) => from >= nodes.length || to >= nodes.length);
  if (segment >= 0) return `segments[${segment}] names a node that is not there: there are ${nodes.length}, counted from 0`;
  const line = lines.findIndex((one) => one.stops.some((stop) => stop >= stops.length));
  if (line >= 0) return `lines[${line}] names a stop that is not there: there are ${stops.length}, counted from 0`;
  const gap = lines.findIndex((one) => one.minutesBetween.length !== one.stops.length - 1);
  if (gap >= 0) return `lines[${gap}].minutesBetween needs one number for each stretch between two stops`;
  return undefined;
}
