export { SentFiles } from './sent-files.tsx';
