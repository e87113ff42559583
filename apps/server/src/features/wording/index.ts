export { sayTo } from './say-to.ts';
