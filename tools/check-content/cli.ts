/*
  `npm run check:content`: checks the content and texts of the project in the working directory. Exits with 1 when
  there is an error; a warning may be published as it is.
*/
import { checkContent } from './check.ts';
import { formatFinding } from './messages.ts';

/** A longer list is a mistake that was copied, and nobody reads it. */
const shown = 50;

const { findings, files } = await checkContent(process.cwd());
const errors = findings.filter(({ severity }) => severity === 'error');
const warnings = findings.filter(({ severity }) => severity === 'warning');
const lines = [...warnings.slice(0, shown), ...errors.slice(0, shown)].map(formatFinding);
if (lines.length > 0) console.error(`${lines.join('\n')}\n`);
for (const [file, more] of Map.groupBy(errors.slice(shown), (finding) => finding.file))
  console.error(`${file}: ${more.length} more`);
const summary = `Content: ${files} files, ${errors.length} errors, ${warnings.length} warnings.`;
if (errors.length > 0) {
  console.error(summary);
  process.exitCode = 1;
} else console.log(summary);
