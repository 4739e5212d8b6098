// Begins the child process with one of our modules: Node 20 cannot begin with TypeScript, and a module of the build needs
// its source map alone.
const module = process.argv[2];
if (module.endsWith('.ts')) {
  const { register } = await import('tsx/esm/api');
  register();
} else {
  process.setSourceMapsEnabled(true);
}
await import(module);
