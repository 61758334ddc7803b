export { TourForm, type TourFormProps } from './components/tour-form.tsx';
export { TakeTime } from './sent/take-time.tsx';
export { TourEntry } from './sent/tour-entry.tsx';
export { TourList } from './sent/tour-list.tsx';
export { TourAnswer, TourStanding } from './components/tour-answer.tsx';
