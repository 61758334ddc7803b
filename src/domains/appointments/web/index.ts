export { TourForm, type TourFormProps } from './components/tour-form.tsx';
