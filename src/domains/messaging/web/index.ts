export { AskForm, type AskFormProps } from './components/ask-form.tsx';
