export { LoanTermField } from './components/loan-term-field.tsx';
