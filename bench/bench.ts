/*
  `npm run bench`: when pages paint on a slow phone, how soon they answer a tap, when the next page paints,
  how long the site takes to build, and what the server answers; each beside a floor that is measured in the
  same run. `npm run bench -- pages` measures only one of pages, interaction, next, builds and serving, on the
  built site; builds takes the fixture site: `node tests/fixtures/build.ts full`. Nothing is asserted: the
  figures depend on the machine.
*/
import { showHelp } from '#tools/help.ts';
import { measureBuilds } from './builds.ts';
import { measureInteraction } from './interaction.ts';
import { measureNextPage } from './next-page.ts';
import { measurePages } from './pages.ts';
import { measureServing } from './serving.ts';

showHelp(import.meta.filename);

const questions = {
  pages: measurePages,
  interaction: measureInteraction,
  next: measureNextPage,
  builds: measureBuilds,
  serving: measureServing,
};
for (const [name, measure] of Object.entries(questions)) {
  if (process.argv.slice(2).every((wanted) => wanted === name)) await measure();
}
