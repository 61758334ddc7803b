import { Cpu, Ruler, Bot } from '#ui/icons/index.ts';
import { Badge } from './badge.tsx';

export type Engine =
  | { kind: 'rules' }
  | { kind: 'semantic' }
  | { kind: 'model'; name: string }
  | { kind: 'statistics'; name?: string | undefined };

/** Says how a result was made. */
export function EngineBadge({ engine, className }: { engine: Engine; className?: string | undefined }) {
  return (
    <Badge icon={icons[engine.kind]} className={className}>
      <span className="sr-only">Made by: </span>
      <span className="truncate">{nameEngine(engine)}</span>
    </Badge>
  );
}

const icons = { rules: Ruler, semantic: Cpu, model: Bot, statistics: Cpu } as const;

/** The words that results use for their engine. */
export function nameEngine(engine: Engine): string {
  switch (engine.kind) {
    case 'rules':
      return 'Rules';
    case 'semantic':
      return 'On-device semantic match';
    case 'model':
      return `AI model ${engine.name}`;
    case 'statistics':
      return engine.name === undefined ? 'Statistical model' : `Statistical model ${engine.name}`;
  }
}
