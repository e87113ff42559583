export { builtInFor, sayTo } from './say-to.ts';
