import type { ReactNode } from 'react';
import { Stat, StatRow } from '#ui/stat.tsx';
import type { ComparedWith } from '../../contract.ts';
import { changeOf, sayFigure, TOO_FEW } from '../figure-words.ts';

interface SpanStatsProps<Name extends string> {
  now: Readonly<Record<Name, number | null>>;
  before: Readonly<Record<Name, number | null>>;
  compare: ComparedWith | undefined;
  stats: readonly { name: NoInfer<Name>; label: string; say?: (value: number | null) => string }[];
  /** What stands beside them and is not compared. */
  children?: ReactNode;
}

const sayValue = (text: string) => (text === TOO_FEW ? { value: '–', asOf: `Of ${TOO_FEW} people` } : { value: text });

/** Figures of a span side by side, each with how it changed from the span that it is compared with. */
export function SpanStats<Name extends string>({ now, before, compare, stats, children }: SpanStatsProps<Name>) {
  return (
    <StatRow>
      {stats.map(({ name, label, say = sayFigure }) => (
        <Stat key={name} label={label} {...sayValue(say(now[name]))} change={changeOf(now[name], before[name], compare)} />
      ))}
      {children}
    </StatRow>
  );
}
