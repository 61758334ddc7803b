import { ChoiceCard, type ChoiceCardProps } from './choice-card.tsx';

export function CheckboxCard(props: ChoiceCardProps) {
  return <ChoiceCard {...props} type="checkbox" />;
}
