/* Imported into a build: notes at its end what it has cost, in the file that BENCH_USAGE names. */
import { writeFileSync } from 'node:fs';

process.on('exit', () => {
  writeFileSync(process.env['BENCH_USAGE'] ?? '', JSON.stringify(process.resourceUsage()));
});
