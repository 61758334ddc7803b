import { ChoiceCard, type ChoiceCardProps } from './choice-card.tsx';

/** One of several cards with the same `name`; put them in a `FieldGroup`. */
export function RadioCard(props: ChoiceCardProps) {
  return <ChoiceCard {...props} type="radio" />;
}
