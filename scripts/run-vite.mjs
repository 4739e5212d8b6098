// Runs Vite as a child of `build-parts.mjs`: the bundler's allocator reserves a gigabyte and gives none of it back, so a
// server that built itself would hold it for as long as it runs.
import { build } from 'vite';

// The parent was killed.
process.on('disconnect', () => process.exit(1));

const [configFile, outDir, ...modes] = process.argv.slice(2);
try {
  for (const mode of modes) await build({ configFile, mode, build: { outDir, emptyOutDir: false } });
  process.exit();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
