// A worker thread does not inherit what lets its parent read TypeScript.
import { register } from 'tsx/esm/api';

register();
await import('./media-worker.ts');
