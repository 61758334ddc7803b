export { TestedTitle } from './trials/tested-title.tsx';
